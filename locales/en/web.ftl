### The browser client: everything that is not a game’s own word.

web-title = Meetinghouse
web-motto = Games of suspicion, for neighbours near and far.
web-skip = Skip to the page
web-home = Home page
web-more = More
web-close = Close
web-rules = Rules
web-how = How to play, in two minutes
web-learn = Learn it by playing
web-companion = With the printed box
web-coach-on = Ask a coach
web-coach-off = Without a coach
web-coach-may = May ask a coach
web-how-to = { $game } in two minutes
web-how-play = Play now, with bots
web-how-lesson = Play the lesson
web-how-box = I own the box: set it up
web-how-print = Print this page
web-credits = Credits and licences
web-language = Language
web-light = Daylight
web-dark = Candlelight
web-no-page = There is nothing at this address.
web-offline = No connection to the server.
web-offline-more = Rules and how-to pages still open. Your tables need a connection.
web-here-now = Play with bots here and now
web-here-now-why = This device has kept what a game with bots needs: you can play without a connection.
web-page-keep = Play without a connection
web-server-trouble = The server did not answer as it should. Try again in a moment.
web-try-again = Try again
web-opening = The door opens…
web-no-connection = No connection yet. Trying again…

## Games on the home page

web-players-minutes = { $min }–{ $max } players · { $minutes } min
web-players = Players
web-bots-of = { $n ->
    [one] 1 of them can be a bot
   *[other] { $n } of them can be bots
}
web-fewer = Fewer players
web-more-players = More players
web-open-table = Open a table
web-play-bots = Play now with bots
web-play-friends = Invite friends
web-guest = Guest
web-called = You are called { $name }
web-join-go = Join
web-page-alone = This page needs no server: you play on this device, also without a connection. Friends elsewhere need a Meetinghouse server.
web-page-server = To a server for friends elsewhere
web-page-nothing = This browser keeps nothing of this page: tables last as long as this tab is open. Take a game’s record at its end.
web-page-newer = A newer version of this page keeps its tables on this device, and this older one cannot read them. Load the page anew.
web-page-broken = This browser could not start the tables of this page. Load it anew, or try another browser.
web-play-here = Several on this device
web-code-or-link = Code or link
web-bad-code = That is not a table’s code or link. A code has four letters, such as KMRT.
web-way-in = Ways in
web-new-here = New here? Learn { $game } in seven minutes
web-new-here-or = or first:
web-quick-game = A quick game with bots
web-play-now = Play now, with people
web-any-game = Any game
web-which-game = Which game
web-gathering = Waiting for others
web-gathering-left = { $n ->
    [one] Bots take the free seats in one second.
   *[other] Bots take the free seats in { $n } seconds.
}
web-gathering-full = The game begins…
web-gathering-text = Seats are drawn by lot, and nobody is host. Nothing has to be arranged.
web-again = Again with whom?
web-again-with = Again with { $name }
web-again-text = Nobody is told. Two who both tap are friends and can call each other to a table.
web-apart = Keep apart
web-apart-from = Keep me apart from { $name }
web-friends = Call a friend
web-call-friend = Call { $name }
web-trial = Today’s trial: a puzzle
web-mine = Your running games
web-mine-turn = Your turn
web-mine-wait = The others are playing
web-mine-lobby = Not begun yet
web-mine-with = With { $names }
web-mine-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
web-mine-since = Begun { $time }
web-mine-play = Play on
web-been-here = Played here before? Come back with a passkey or a code.
web-me = Your games and what you are like
web-my-tables = Your tables
web-no-tables = No tables yet. Open the first.
web-table-running = Table { $code }
web-table-over = Table { $code }, over
web-return = Return
web-look = Look
web-forget = Forget table { $code }
web-open-tables = Open tables
web-no-open-tables = No table is open right now.
web-open-line = { $status ->
    [lobby] { $taken } of { $seats } seats taken
   *[other] { $seats } seats, being played
}
web-watch = Watch

## Sitting down and the lobby

web-invited = You are invited to
web-your-name = Your name
web-ask-name = Who are you?
web-ask-name-why = Your name, as the others see it at the table. You are asked once.
web-ask-name-go = Sit down as { $name }
web-ask-name-guest = Sit down as a guest
web-your-face = Your face
web-face-name = Drawn after the name
web-face-n = Face { $n }
web-face-taken = Face { $n }: somebody at the table has it
web-sit = Sit down
web-full = Every seat is taken.
web-empty-seat = Empty seat
web-bot = bot
web-program = program
web-bot-strength = Strength of this bot
web-host = host
web-you = You
web-seats = Seats
web-is-ready = ready
web-not-ready = not ready yet
web-away = away
web-add-bot = Bot
web-remove = Remove
web-kick = Send away
web-move-here = Sit here
web-swap-seats = Change places with me
web-seat-link = Seat link
web-seat-link-of = Secret link for seat { $n }
web-seat-link-how = Whoever opens this link sits on that seat: a friend, or a bot on another machine. Show it to nobody else.
web-fill = { $n ->
    [one] A bot on the empty seat
   *[other] Bots on all { $n } empty seats
}
web-start = Start the game
web-start-seats = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
web-start-ready = { $n ->
    [one] One player is not ready yet.
   *[other] { $n } players are not ready yet.
}
web-ready = I am ready
web-unready = Not ready after all
web-wait-host = The host starts the game.
web-rename = That is me
web-leave = Leave the table
web-watching = You are watching.
web-invite = Invite friends
web-only-here = Only this machine can open this page’s address, so there is no link for another device. Start the server with “make play”, or open this page under the machine’s address on the network.
web-invite-how = Send the link, show the picture, or read out the code.
web-qr = QR code of the invitation
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-share-text = A seat at { $game } is waiting for you.
web-options = Options
web-host-decides = the host decides
web-setting-pace = Pace
web-setting-pace-relaxed = Relaxed
    .text = Twice the usual time for each decision.
web-setting-pace-standard = Standard
    .text = Enough time to think; silence gets a default answer.
web-setting-pace-fast = Fast
    .text = For those who know the game.
web-setting-pace-untimed = No clock
    .text = Every decision waits for its answers.
web-setting-pace-slow = By letter
    .text = Days for each decision: play by correspondence.
web-setting-secret-stages = Secret stages
web-setting-secret-stages-brisk = Brisk
    .text = They end a few seconds after everyone has answered.
web-setting-secret-stages-strict = Strict
    .text = They always take their whole time.
web-setting-watch = Who may watch
web-setting-watch-anyone = Anyone
web-setting-watch-invited = Those with the link
web-setting-watch-nobody = Nobody
web-setting-programs = Programs at this table
web-setting-programs-never = Never
    .text = Only people and the bots of this house sit here. A program that does not say what it is cannot be told from a person.
web-setting-programs-ask = If the host invites them
    .text = A program sits down only with a link to a seat that the host made. Its name is marked, and what is said goes to whoever runs it.
web-setting-programs-welcome = Welcome
    .text = A program may sit down with any link. Its name is marked, and what is said goes to whoever runs it.
web-setting-watch-delay = Watchers lag behind
    .text = Nobody can help a player from the side.
web-setting-watch-delay-choice = { $n } s
web-setting-public = Open door
    .text = The table is listed on the home page.
web-setting-watchers-chat = Watchers may talk
    .text = Among themselves; players do not see it.
web-setting-one-room = We are in one room
    .text = A screen shows the table to all, and every phone is a hand: silent, and face down until it is held.

## At the table

web-prompt = What you may do
web-waiting = The table is being set.
web-waiting-for = { $n ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
web-over = The game is over.
web-paused = The game is paused.
web-paused-by = { $name ->
    [none] Paused by vote of the table
   *[other] Paused by { $name }
}
web-held = You chose: { $deed }. You may change it while the question is open.
# A thing and what is said of it, as the language sets the colon.
web-pair = { $name }: { $words }
web-choose-lit = Choose one of those with a golden border.
web-choose-seat = Tap a seat, then confirm.
web-town-give = Give { $n }
web-town-look-around = A candle marks whose Buildings you may choose from: tap a neighbour to see them.
web-whom = Whom do you name?
web-name-seat = { $me ->
    [yes] Name yourself
   *[other] Name { $name }
}
web-put-back = Change my mind
# What is laid out step by step: $what, $n of $of steps.
web-laid = { $what }: { $n } of { $of }
web-laid-go = Do all of it
web-laid-back = Take the last one back
web-take-back = Take my seat back from the bot
web-time-left = { $time } left
web-ten-seconds = Ten seconds left.
web-rule = Rule { $rule }
web-to-moment = To this moment in the replay
web-log = The log
web-log-empty = Nothing has happened yet.
web-older = Older lines
web-while-away = While you were away
web-talk = Talk
web-talk-empty = Nobody has spoken.
# A mark on words that somebody typed; $remark: what they were taken for, such as “I suspect Ann”.
web-understood = Understood by the bots: { $remark }
web-say = Say
web-say-something = Say something
web-hush = The town is hushed.
web-remarks = Remarks
web-more-remarks = more…
web-less-remarks = fewer
web-because = Because…
web-no-reason = Say it without a reason
web-channel = To whom
web-channel-table = To the table
web-channel-watchers = To the watchers
web-emotes = Emotes
web-mute-name = Mute { $name }
web-unmute-name = Hear { $name } again
web-notes = Notes
web-notes-private = Only you can read these. They stay with your seat.
web-menu = Menu
web-as-text = Table as text
web-as-board = Table as a board
web-hide-secrets = Hide my secrets
web-show-secrets = Show my secrets
web-other-device = Play on with another device of mine
web-other-device-how = Scan this with your other device, or open the link there. Show it to nobody: whoever has it sits in your place.
web-other-device-typed = No camera there? Open { $address } there and type this code. It is good once, for five minutes. Whoever types it is you.
web-other-device-page = Your own page makes a code to type
web-secrets-hidden = Hidden from prying eyes
web-voice-on = Narrator aloud
web-voice-off = Narrator silent
web-pause = Pause the game
web-unpause = Go on
web-by-vote = by vote
web-give-up-seat = Give up my seat
web-give-up-sure = A bot plays on in your place, for good. Give it up?
web-keep-seat = Stay
web-close-table = End the game for all
web-close-sure = The game is broken off and everything is revealed. End it?
web-mute = Do not show what they say
web-unmute = Show what they say
web-devices = Your seat is open on { $n ->
    [one] one device
   *[other] { $n } devices
}.
web-devices-away = Close all others
web-report = Report
web-report-how = The operator of this server gets your report about { $name }, with what they said at this table. Nobody here learns of it.
web-report-why = Reason
web-report-text = What happened
web-report-send = Send to the operator
web-report-sent = Your report is with the operator.
web-table-code = Table { $code }
web-lost = No connection. The table goes on; trying again in { $seconds } s.
web-back = Back at the table.
web-grace = { $name } has lost the connection; a bot takes over soon.
web-replaced-silent = Your time ran out, so a bot plays in your place.
web-replaced-gone = You were gone, so a bot played in your place.
web-bot-plays = A bot plays for { $name }.
web-deck = Deck { $n }
web-discards = Discards { $n }
web-dead = Dead
web-dead-witch = Dead: a witch
web-dead-not-witch = Dead: no witch
web-no-answers = Nothing is asked of you now.
web-options-now = Your choices
web-table = The table
web-secret-alike = Every screen looks like this one.
web-secret-then = Here everybody answered in secret.
web-seat-number = Seat { $n }

## The end

web-story = The story
web-won-with = { $n ->
    [one] { $names } wins with you.
   *[other] { $names } win with you.
}
web-winners = { $n ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
}
web-you-won = You won
web-you-lost = You lost
web-your-side = You stood with { $side }.
web-share-picture = A picture to share
web-picture-shared = The picture is shared.
web-picture-kept = The picture lies among your downloads.
web-turning-points = What turned the game
web-was-right = Right
web-right-of = { $n } of { $all }
web-who-fooled = Who fooled whom
# $me: whether the reader did the fooling, was the only one fooled, was fooled with others, or neither.
web-fooled = { $me ->
    [fooler] You fooled { $others }.
    [alone] { $name } fooled you.
    [among] { $name } fooled you, and { $others } too.
   *[other] { $name } fooled { $others }.
}
web-at-end = At the end
web-aborted = The game was broken off.
web-rematch = Play again
web-rematch-change = Change the table first
web-rematch-wait = { $n ->
    [one] One wants to play again.
   *[other] { $n } want to play again.
}
web-replay = Replay
web-record = Record
web-open-record = Open a recorded game
web-view-table = See the table
web-view-story = See the story
web-revealed = All revealed
web-scores = Scores, taken apart
web-suspicions = Who suspected whom
web-suspicion-true = a true suspicion
web-as-table = As a table
web-deal-check = Check the deal
web-deal-honest = The deal was honest: the secret matches what was sealed at the start, and every card follows from it.
web-deal-played-on = The deal was honest: what was taken over follows from the other game’s secret, and chance since then from the secret that was sealed when this game began.
web-deal-wrong = The deal does not match what was sealed at the start.
web-deal-secret = The secret { $secret } was sealed at the start as { $commitment }.
web-win-mark = won

## Replay

web-replay-of = Replay: { $game }
web-step = Step { $i } of { $total }
web-first = To the beginning
web-last = To the end
web-next = One step on
web-previous = One step back
web-play = Play
web-stop = Stop
web-scrub = Moment
web-eyes = Through the eyes of
web-eyes-open = All cards open
web-eyes-watch = A watcher
web-copy-moment = Copy a link to this moment
web-play-on = Play on from here
web-play-on-how = A new table with this position: everybody knows what they knew at this moment, and cards that lay hidden lie as they lay. From here on chance is new. It counts in nobody’s figures.
web-play-on-seat = Your seat
web-play-on-alone = Alone with bots
web-play-on-room = With others in this room
web-came-from = This game goes on from a moment of another one.
web-came-from-there = See that moment
web-replay-speed = Speed
web-jump-points = Turning points
web-jump-laps = Days and rounds
web-point-before = To the turning point before
web-point-next = To the next turning point
web-jump = Jump to
web-replay-not-yet = The replay opens when the game is over.

## Rules, how-to, credits

web-words = Words of the game
web-words-all = All words
web-rules-of = Rules of { $game }
web-search-rules = Search the rules
web-no-rules-found = No rule has those words.
web-rules-found = { $n ->
    [one] One rule
   *[other] { $n } rules
}
web-cards = The cards
web-cards-ours = Which card facts are ours
web-card-set-own = a set of one’s own
web-card-set-load = Load a file…
web-card-set-look = See its cards
web-card-set-text = One of ours, or a card set of your own
web-origin-rulebook = from the rulebook
web-origin-public = from public notes
web-origin-house = our own
web-origin-explain = What a card is comes from the rulebook where it says so, from public notes where someone wrote it down, and from us where nobody has. Ours are balanced by simulation.
web-tips = Tips
web-tips-witch = Tips for a first-time Witch
web-credits-type = Type
web-credits-type-text = IM Fell English by Igino Marini and Source Serif 4 by Frank Grießhammer for Adobe, both under the SIL Open Font License 1.1, shipped as they are.
web-credits-icons = Icons
web-credits-icons-text = From game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0, some in another colour or size.
web-credits-art = Pictures
web-credits-art-text = Cards, portraits, streets, frames, stocks, cubes and messengers are our own, drawn from shapes in your browser.
web-credits-games = Games
web-credits-games-text = Salem 1692, New Salem and Affliction: Salem 1692 belong to their publishers. We use none of their pictures and none of their sentences; the rules are told in our own words.
web-credits-code = Libraries
web-credits-code-text = Svelte, Vite, Fluent, marked and qrcode-generator, each under its own open licence.
web-credits-secrets = How secrets are kept
web-credits-secrets-text = The server sends your screen only what your seat may know. At night every living seat is asked the same kind of question for the same time. The deal is sealed before the first card, and anyone can check it when the game is over.
web-credits-people = The people of 1692
web-credits-people-text = They were real, and many of them died of this. The games are games; we try to treat the people with respect.

## Salem 1692 on the board

web-tryal-letter-not-a-witch = N
web-tryal-letter-witch = W
web-tryal-letter-constable = C
web-may-choose = May be chosen
web-show = Show
web-hide = Hide
web-none = none
web-earlier = { $card } earlier
web-later = { $card } later
web-salem-phase = { $phase ->
    [characters] Choosing characters
    [dawn] Dawn
    [night] Night { $nights }
    [conspiracy] Conspiracy
    [over] The end
   *[day] Day { $day }
}
web-salem-accused = { $n } of { $limit } accusations
web-salem-face-down = { $n ->
    [one] 1 Tryal face down
   *[other] { $n } Tryals face down
}
web-salem-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
web-salem-hides = Hides: { $tryals }
web-salem-turned = Turned up: { $tryals }
web-salem-front = In front: { $cards }
web-salem-gavel = Has the gavel
web-salem-town-wins = The town prevails
web-salem-witches-win = The witches prevail
web-salem-my-hand = My hand
web-salem-my-tryals = My Tryals
web-salem-enough = That is enough now against { $names }.
web-salem-empty-hand = No cards in hand
web-salem-sum = { $due ->
    [yes] { $now } + { $more } makes { $sum } of { $limit }. That is enough: you choose a Tryal, and it is turned up.
   *[no] { $now } + { $more } makes { $sum } of { $limit }.
}
web-salem-tryal-deed = { $how ->
    [take] Take Tryal { $n }
    [point] Point at Tryal { $n }
   *[up] Turn up Tryal { $n }
}
web-salem-alibi-deed = Free { $name } of: { $card }
web-salem-alibi-several = { $n ->
    [one] Take away an Accusation
   *[other] Take away { $n } Accusations
}
web-salem-alibi-leaves = { $now } less { $less } leaves { $left } of { $limit }.
web-salem-turn-on = Your turn: play another card, or end it.
web-salem-kin = a witch like you
web-salem-pointed = pointed at by { $names }
web-salem-fellows = { $n ->
    [0] You are the only witch alive.
   *[other] Witches like you: { $names }.
}
web-salem-safe-gavel = The gavel keeps you safe from the witches tonight.
web-salem-safe-asylum = Asylum keeps you safe from the witches tonight.
web-salem-whose-tryals = { $n ->
    [one] This is the last hidden Tryal of { $name }.
   *[other] These are the hidden Tryals of { $name }.
}
web-salem-deadly = This would be your death. Are you sure?
web-salem-deck-order = The deck
web-salem-deck-order-how = The first card is the top. Drag the cards, tap the arrows, or lift one with Enter and move it with the arrow keys; nobody sees how you change them.
web-salem-deck-at = { $card }: { $n } of { $total } from the top
web-salem-deck-order-done = Leave the deck like this

## New Salem on the board

web-town-despair-head = Despair
web-town-meter = Despair in the town: { $n }, and the Witches need { $needed }
web-town-of = { $n } of { $needed }
web-town-built = { $n } built
web-town-hope = { $n } Hope
web-town-despair = { $n } Despair
web-town-constable = Constable
web-town-badge = Has a Badge
web-town-on-trial = On Trial
web-town-holds = Holds: { $cards }
web-town-has-shown = Has shown: { $types }
web-town-seen = You have seen: { $character }
web-town-set = { $n ->
    [one] Set
   *[other] { $n } sets
}
web-town-copies = { $n ->
    [one] one copy
   *[other] { $n } copies
}
web-town-on-copy = { $hope } Hope and { $despair } Despair on copy { $n }
web-town-stays = stays
web-town-tab-district = District
web-town-tab-events = Events
web-town-tab-card = My card
web-town-my-district = Your district
web-town-district-of = District of { $name }
web-town-constable-pays = the Constable pays in Hope
web-town-end-witches = The Witches win
web-town-end-puritans = The Puritans win
web-town-end-all-lose = Everybody loses
web-town-cart = Laid out to be taken
web-town-my-hand = Your draft
web-town-price = Costs { $cost } of your { $have } Hope.
web-town-pass-left = { $n ->
    [one] Pick one. The other goes to { $name }.
   *[other] Pick one. The other { $n } go to { $name }.
}
web-town-counts = It counts for your Character.
web-town-counts-not = It does not count for your Character.
web-town-despair-side = { $side ->
    [witch] Its Despair serves your side.
   *[other] Its Despair harms your side.
}
web-town-give-why = It pays for the Events that { $name } chooses. What you give is no longer yours.
web-town-round = Round { $n } of 5
web-town-phase = Round { $round } of 5 · { $step ->
    [draft] draft
    [events] events
   *[end] the end
}

## Affliction on the board

web-aff-letter-village = V
web-aff-letter-town = T
web-aff-letter-afflicted = A
web-aff-afflicted = Afflicted
web-aff-path = The Esteemed board
web-aff-messenger-of = Messenger of { $name }
web-aff-aims = { $side ->
    [village] Village
   *[town] Town
}: arrest { $arrests }, shelter { $protects }
web-aff-influence = { $n } influence
web-aff-in-circle = { $n } in the circle
web-aff-arrested = { $n ->
    [one] 1 arrest
   *[other] { $n } arrests
}
web-aff-open-points = { $n ->
    [one] 1 point so far, grievances not counted
   *[other] { $n } points so far, grievances not counted
}
# Beside the sign that stands before those numbers.
web-aff-counts = points so far, without grievances
web-aff-first = First player
web-aff-note-first = 1st
web-aff-accusations = { $n ->
    [0] No accusation
    [one] 1 accusation
   *[other] { $n } accusations
}
web-aff-factions = Factions
web-aff-fear = { $n } Fear
web-aff-arrest-for = Arrest { $n }
web-aff-bring-for = Bring in { $n }
web-aff-costs = costs { $n }
web-aff-prices = Arrest: { $arrest }. Into your circle: { $bring }.
web-aff-advocates = { $n ->
    [one] 1 advocate
   *[other] { $n } advocates
}
web-aff-sum-reputation = reputation { $n }
web-aff-sum-advocates = advocates { $n }
web-aff-sum-defence = circle { $n }
web-aff-sum-accusations = accusations { $n }
web-aff-sum-extra = surcharge { $n }
web-aff-sum = { $price } ({ $parts ->
    [one] the reputation
   *[other] { $sum }
}). { $short ->
    [yes] You have { $have }.
   *[no] You keep { $left }.
}
# Where no heading says which deed it is.
web-aff-it-costs = It costs { $sum }
web-aff-price-arrest = To arrest: { $sum }
web-aff-price-bring = Into your circle: { $sum }
web-aff-accuse-sum = Accusations: { $n } + 1 = { $sum }.
web-aff-clear-sum = Accusations: { $n } − { $off } = { $sum }.
web-aff-frighten-sum = Fear: { $n } + 1 = { $sum }.
web-aff-comfort-sum = Fear: { $n } − 1 = { $sum }.
web-aff-stands-with = In the circle of { $name }.
web-aff-stands-mine = In your circle.
web-aff-held-by = Arrested by { $name }.
web-aff-deck-prominent = Prominent, { $n } left
web-aff-deck-colonist = Colonists, { $n } left
web-aff-circles = People in circles
web-aff-cell-of = { $name } (arrested)
web-aff-my-circle = My circle
web-aff-empty-circle = Nobody yet
web-aff-my-grievance = My grievance
web-aff-ally = your ally
web-aff-circle-of = Circle
web-aff-arrested-by = Arrested
web-aff-row-top = Top row
web-aff-row-bottom = Bottom row
web-aff-phase = { $space ->
    [0] Round { $round } · messengers
   *[other] Round { $round } · { $name }
}

## Fields of cards, on the rules page

web-field-copies = copies
web-field-worth = worth
web-field-name = name
web-field-type = type
web-field-types = types
web-field-piece = piece
web-field-seams = seams
web-field-symbols = cubes
web-field-numbers = player numbers
web-field-number = player number
web-field-cost = cost
web-field-effect = effect
web-field-after = what becomes of it
web-field-do = what it does
web-field-points = points
web-field-when = when it works
web-field-seats = from how many players
web-field-arrests = whom it arrests
web-field-protects = whom it shelters
web-field-arrest-bonus = points for an arrest
web-field-protect-bonus = points for a friend
web-field-penalty = points lost with a friend
web-field-colour = colour
web-field-boxes = boxes
web-field-removes = what it removes
web-field-side = side
web-field-id = name
web-field-deck = deck
web-field-reputation = reputation
web-field-family = family
web-field-place = Village or Town
web-field-influence = influence
web-field-houses = houses
web-field-icon = kind of ability
web-field-ability = ability
web-field-afflicted = Afflicted
web-field-starting = starting colonist
web-field-text = text
web-field-trade = trade
web-field-border = border
web-field-stays = stays
web-field-targets = targets
web-field-ally = ally
web-field-target-bonus = points for a target
web-field-ally-penalty = points lost with the ally

## Being called

web-title-table = { $game } · Meetinghouse
web-title-turn = ● Your turn · { $game }
web-call-me = Call me when it is my turn
web-call-on = This device is called when it is your turn
web-call-denied = Your browser does not let this page send notices. Its settings can change that.
web-call-failed = This browser cannot be called.
web-install = Keep Meetinghouse on this device
web-install-no = Do not offer this again

## Why something cannot be used now

web-why-wait = One moment: the last step is still under way.
web-why-name = Write a name first.
web-why-words = Write something first.
web-why-least = The least is { $n }.
web-why-most = The most is { $n }.
web-why-answer = You are asked something: answer that first.
web-why-fastest = It goes as fast as it can already.
web-why-top = This card lies on top already.
web-why-bottom = This card lies at the bottom already.
web-why-laid = { $n ->
    [one] One cube has no place yet.
   *[other] { $n } cubes have no place yet.
}
web-why-host = Only the host can change this.
web-why-not-asked = { $n ->
    [one] Not now: { $names } is asked.
   *[other] Not now: { $names } are asked.
}
web-why-nobody-asked = Not now: nobody is asked anything.

## What happens for the first time

web-firsts-on = Explanations the first time: on
web-firsts-off = Explanations the first time: off
web-firsts-again = Explain everything once more
