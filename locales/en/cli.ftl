### The `meetinghouse` command and the game in the terminal.

## Help of the command

cli-about = Salem 1692, New Salem and Affliction: play them, study them, or run a table for others.
cli-about-play = Play one seat against bots in the terminal.
cli-about-learn = Learn a game by playing it, scene by scene.
cli-about-trial = Solve the puzzle of the day, or make more of them.
cli-about-replay = Tell a recorded game as one seat saw it.
cli-about-rules = Show the rules, one section, or one numbered rule.
cli-about-verify = Check that the cards of a finished game were dealt honestly.
cli-about-analyse = Look back at a finished game: chances over time, what moved them, what bots thought.
cli-about-crier = Lay out a printed game and call its Dawn, Conspiracy and Night, aloud where espeak-ng is installed.
cli-about-simulate = Play many games between bots and sum them up.
cli-about-arena = Pit bots against each other, or measure how strong a level is; without a game, all levels of all games.
cli-about-bench = Measure programs at the table: agents (how well they play) or tokens (how much text a seat is told).
cli-about-balance = Play a house card set out and write its balance page.
cli-about-export = Write games as a Parquet file, one row for each answer.
cli-about-cards = Begin, check or print a card set of your own: cards new GAME FILE, cards check FILE, cards show FILE.
cli-about-serve = Run the table server for browsers, terminals and bots.
cli-about-join = Play a seat at a server’s table in the terminal.
cli-about-bot = Seat a bot at a server’s table.
cli-about-agent = Let a language model play a seat at a server’s table.
cli-about-mcp = Serve a seat to a language model’s client over the Model Context Protocol.
cli-about-admin = List, close, export and prune a server’s tables.
cli-about-doctor = Look at everything a server needs on this machine, and say what to do.

cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = show this help and leave
cli-help-version = show the version and leave

cli-arg-game = one of { $games }
cli-arg-file = a file
cli-arg-records = records of finished games instead of new ones
cli-arg-views = add all that the seat knew, as JSON
cli-arg-hidden = add every seat’s true side and all that each seat knew
cli-arg-talk = let the bots talk: beside their answers and once a lap
cli-arg-record = a record, as saved by --save or downloaded from a server
cli-arg-number = a rule such as S4.2, or a section such as S4
cli-arg-what = new, check or show
cli-arg-base-url = the address of an OpenAI-compatible server
cli-arg-model = the model’s name there
cli-arg-max-tokens = the most tokens that one game may cost; 0: no limit
cli-arg-max-calls = the most calls; 0: no limit
cli-arg-max-money = the most money, by the prices given; 0: no limit
cli-arg-prices = what a million tokens cost, read and written
cli-arg-table = a game to play here with bots, instead of a link
cli-arg-mcp-port = serve over HTTP on this machine and port, instead of over standard input and output
cli-arg-bench = agents or tokens
cli-arg-link = an invite link or a seat’s own link
cli-arg-seats = how many seats
cli-arg-seat-mine = which seat is yours, from 1
cli-arg-scene = at which scene of the lesson to begin, from 1
cli-arg-seat-eyes = through whose eyes, from 1; 0 is somebody watching
cli-arg-lang = en, fr or es
cli-arg-seed = a number that fixes everything chance decides
cli-arg-date = the day whose trial it is, such as 2026-11-18 (today if not given)
cli-arg-make = find so many new puzzles of the game and write them to the file of --into
cli-arg-into = the file for the puzzles of --make
cli-arg-options = rules of the table, such as extra_witch=yes
cli-arg-cards = a card set of your own
cli-arg-card-sets = a folder of card sets that hosts may choose from
cli-arg-page = a folder that “meetinghouse page” built, handed out below /page/
cli-arg-voices = a folder of recorded lines for the walls of rooms
cli-arg-subject = the game of a new card set, or the file of one that is there
cli-arg-target = where to write a new card set
cli-arg-level = how well the bots play: { $levels }
cli-arg-bot = a bot of your own instead of a level
cli-arg-measure = what to measure instead: levels (all levels of the game in one table), fairness (whether seats are treated alike), tells (how easily sides are told apart), remarks (how often a bot repeats itself), tempers (what a character costs or gains)
cli-arg-level-strength = which level is measured
cli-arg-name = your name at the table
cli-arg-save = where to keep the record afterwards
cli-arg-plain = line by line, for screen readers and pipes
cli-arg-quick = bots do not wait for you to read
cli-arg-coach = a coach says what matters before each question, and what a good player might do
cli-arg-step = wait for Enter after each event
cli-arg-all = tell everything at once
cli-arg-games = how many games
cli-arg-games-each = how many games of each kind
cli-arg-strength = also measure the bots, with this many games each; 0 for none
cli-arg-keep = a file for the games played, from which a run that broke off goes on
cli-arg-bots = who plays, separated by commas: level2, random, first, or FILE.py:CLASS
cli-arg-jobs = how many processes play at the same time
cli-arg-cluster = an address of a Dask scheduler to play on, or local:2 for two workers here
cli-arg-json = also write the numbers to this file
cli-arg-write = renew the table in this page
cli-arg-host = the address to listen on
cli-arg-port = the port to listen on
cli-arg-database = where tables are kept: nothing for a file of ours, sqlite:///PATH, or postgresql://...
cli-arg-public-url = the address under which players reach this server
cli-arg-node = the name of this server among several
cli-arg-bot-workers = how many processes think for bots
cli-arg-log-level = debug, info, warning or error
cli-arg-open = open the browser as soon as the server runs
cli-arg-lan = listen on the local network, too, and show how phones get there
cli-arg-drain = finish the games that only this version can play, and begin none: for an upgrade
cli-arg-temper = its character: bold, cautious, vengeful, trusting, talkative or silent; by chance without it
cli-arg-stay = sit down again for the rematch
cli-arg-players = how many play
cli-arg-names = their names in turn order, separated by commas
cli-arg-pauses = seconds of single pauses, such as night=30,confess=60
cli-arg-watcher = somebody who does not play keeps their eyes open
cli-arg-silent = text and bells only
cli-arg-lines = print the lines that can be recorded for a wall, with the names of their files, and stop

## Mistakes

# $code is for searching and reporting, $text the sentence.
cli-error-line = { $code }: { $text }
cli-error-facts = Expected { $expected }, got { $got }.
# $which is "missing" where $words are still wanted, and "wrong" where they do not belong there.
cli-error-usage = { $which ->
    [missing] Something is missing: { $words }.
   *[wrong] These words do not fit: { $words }.
} { $usage }. More: { $command } --help
cli-error-not-a-number = “{ $got }” is not a whole number.
cli-error-not-a-date = { $got } is not a day, such as 2026-11-18.
cli-error-trial-make = Name the game and the file: meetinghouse trial GAME --make N --into FILE.
cli-error-out-of-range = { $got } is outside { $low } to { $high }.
cli-error-not-one-of = “{ $got }” is not known here. Known: { $choices }.
cli-error-bad-option = “{ $got }” is not an option of this game. Write name=value with one of: { $choices }.
cli-error-bad-option-value = The option { $option } cannot be “{ $got }”. It can be: { $choices }.
cli-error-no-terminal = The screen needs a terminal. Add --plain to play line by line.
cli-error-no-lesson = { $game } has no lesson.
cli-error-cannot-read = { $file } cannot be read: { $why }.
cli-error-cannot-write = { $file } cannot be written: { $why }.
cli-error-not-text = { $file } is not a text file.
cli-error-no-such-rule = There is no rule { $got }. Sections: { $known }.
cli-error-no-rules-page = { $game } has no rules in this language. There are some in: { $choices }.
cli-error-no-marks = { $file } has no place for the table: write <!-- { $mark } --> and <!-- /{ $mark } --> into it.
cli-error-needs-extra = The package { $package } is not installed: pip install "meetinghouse[{ $extra }]".
cli-error-export-what = Name a game to play or, with --records, files to read; not both.
cli-error-cluster-lost = No cluster answers at { $address }.
cli-error-cannot-serve = The server could not start at { $host }, port { $port }. Is the port in use?
cli-error-one-card-set = { $game } has only the cards of the box.
cli-error-bad-cards = { $file } cannot be used. meetinghouse cards check { $file } says why.
cli-error-exists = { $file } is there already; give another name.
cli-error-agent-what = Name a --model, and a --base-url that begins with http:// or https://.
cli-error-not-an-amount = “{ $got }” is not an amount.
cli-error-mcp-what = Give a link to a seat, or --table GAME for a game with bots here; not both.
cli-error-refused = The table cannot be joined: { $why }
cli-error-no-sides = { $game } has no sides to tell apart.
cli-error-no-balance = { $game } has no house card set to balance.
cli-error-no-crier = Nobody closes their eyes in { $game }, so there is nothing to call. { $page ->
    [yes] Its companion is a page: start “meetinghouse serve --open” and choose “With the printed box” at its game.
   *[no] It has no companion.
} Games with a crier: { $games }.
cli-error-crier-names = There are { $got } names for { $players } players.
cli-error-crier-pauses = “{ $got }” is not a pause. Write name=seconds with one of: { $choices }.

## At the table

# Names for bots: given names of the Salem of 1692, separated by commas; at least fourteen.
cli-bot-names = Hester, Ezekiel, Dorcas, Josiah, Patience, Jonas, Temperance, Caleb, Keziah, Micah, Charity, Gideon, Verity, Amos, Tamar
cli-nobody = nobody
cli-welcome = Welcome to { $game }.
cli-says = { $name } says: { $text }
cli-your-seat = You are { $name }, seat { $seat }.
cli-plain-keys = Answer with a number. Also: { $table } the table, { $mine } your cards, { $help } and a word for help, { $rules } and a number for a rule, { $vote } what the table decides together, { $again } the question again, { $quit } to leave.
cli-key-help = ?
cli-key-table = t
cli-key-mine = m
cli-key-rules = r
cli-key-vote = v
cli-key-again = a
cli-key-quit = q
cli-key-hint = h
cli-key-back = b
cli-key-coach = c
cli-coach-keys = A coach sits beside you: { $coach } asks what a good player might do.
cli-learn-keys = Answer with a number. Also: { $hint } a hint, { $back } to take your last answer back, { $table } the table, { $mine } your cards, { $help } and a word for help, { $rules } and a number for a rule, { $again } the question again, { $quit } to leave.
cli-learn-nothing = There is nothing to take back.
cli-learn-later = To go on later: { $command }
cli-learn-play = Now play a first game: { $command }
cli-trial-made = Puzzles in { $file }: { $n }. Games: { $games }; moments looked into: { $candidates }; proven: { $proven }, of these wrong: { $wrong }; processor time: { $seconds } s.
cli-prompt = >
cli-option = { $n }. { $text }
cli-let-be = Say nothing
cli-no-such-option = “{ $got }” is not on offer. { $n ->
    [one] Write 1, or a letter from above.
   *[other] Write a number from 1 to { $n }, or a letter from above.
}
cli-left = You have left the table.
cli-help-how = Write the word for help and one of these, or part of it:
cli-rules-how = Write a number such as S4.2 after it, or a word to look for.
cli-help-nothing = Nothing found about “{ $about }”.
cli-you-won = You have won.
cli-you-lost = You have lost.
# A seat by its number, in a picture of the table.
cli-seat-number = Seat { $seat }
cli-you = you
cli-saved = The record is in { $file }.

cli-title-seats = The table
cli-title-mine = Yours alone
cli-title-log = What happened
cli-foot-help = Help and rules
cli-foot-cover = Cover secrets
cli-foot-quick = Pace
cli-foot-coach = coach
cli-foot-vote = Ask the table
cli-foot-leave = Leave
cli-ask-pause = Ask for a pause
cli-ask-resume = Ask to go on
cli-ask-close = Ask to end the game for all
cli-ask-kick = Ask to send { $name } away
cli-nobody-votes = Nobody else sits at this table: there is nothing to vote on.
cli-others-play = The others are playing …
cli-help-title = Help: cards, characters, options, rules
cli-help-search = A name, a rule’s number, or any word
cli-close-with-escape = Esc closes · at the table, Ctrl+↑↓ and Ctrl+PgUp/PgDn scroll the table and the story
cli-covered = Your secrets are covered. Press F2 to see them again.
cli-end-keys = Enter: look at the table · Q: leave
cli-end-keys-table = The game is over. Q: leave
cli-column-player = Player

## Server

cli-serving = Open { $url } in a browser. Ctrl+C stops the server.
cli-serving-bare = The browser’s part has not been built here; terminals and bots can play. (make web builds it.)
cli-serving-lan = Phones on the same network: scan the code, or open { $url }
cli-serving-lan-help = No page on the phone? Put it on the same Wi-Fi as this machine (no guest network, no mobile data, no VPN), and let this machine’s firewall accept port { $port }. Some Wi-Fi routers keep devices apart (“client isolation”): turn that off, or open a hotspot on one phone and join it with the others and this machine.
cli-serving-lan-none = This machine is on no network: only its own browser can play. Join a Wi-Fi, or open a hotspot on a phone, and start again.

## doctor

cli-doctor-well = well
cli-doctor-doubtful = doubtful
cli-doctor-wrong = wrong
cli-doctor-database = The database answers and is up to date ({ $version }).
cli-doctor-database-new = There is no database yet; the server will make one at { $path }.
cli-doctor-database-empty = The database answers and is empty; the server will set it up when it starts.
cli-doctor-database-old = The database is at version { $version }; the next start brings it to { $head }. Make a copy first.
cli-doctor-database-newer = The database was written by a newer server (version { $version }). Install that one.
cli-doctor-database-away = The database does not answer: { $problem }. Check its address, its password and whether it runs.
cli-doctor-database-corrupt = The database file is damaged: { $problem }. Stop the server and put a copy in its place.
cli-doctor-clock-off = The clocks of this machine and of the database are { $n } s apart. Let both follow a time server.
cli-doctor-clock-behind = { $n ->
    [one] This machine’s clock is at least 1 minute behind: the database or our own files are newer.
   *[other] This machine’s clock is at least { $n } minutes behind: the database or our own files are newer.
} Set it right before the server starts.
cli-doctor-port = Port { $port } is free.
cli-doctor-port-taken = Port { $port } is in use. If that is not this server, choose another.
cli-doctor-disk = The disk has room: { $n } MB.
cli-doctor-disk-full = The disk has only { $n } MB left. Make room before people play.
cli-doctor-files = Enough files and sockets may be open at once ({ $n }).
cli-doctor-files-few = Too few files and sockets may be open at once ({ $n }). Raise the limit (ulimit -n, or LimitNOFILE).
cli-doctor-proxy = People come by { $url }.
cli-doctor-proxy-none = The server is for this machine only.
cli-doctor-proxy-missing = Others can reach this server, but it does not know its own address. Give it as --public-url.
cli-doctor-proxy-url = { $url } is not an address a browser can open.
cli-doctor-proxy-trusting = Every sender may claim any address. Name your proxy in MEETINGHOUSE_TRUSTED_PROXIES.
cli-doctor-proxy-plain = { $url } is not encrypted. Put a proxy with TLS in front of it.
cli-doctor-push = Push: the key is there; people who are away can be called.
cli-doctor-push-new = Push: the first start makes a key beside the database.
cli-doctor-push-none = Push: no key, so nobody can be called. Set MEETINGHOUSE_PUSH_KEY, the same on every node: meetinghouse admin push-key prints a fresh one.
cli-doctor-push-key = Push: MEETINGHOUSE_PUSH_KEY is no key ({ $problem }). meetinghouse admin push-key prints a fresh one.
cli-doctor-push-contact = Push: some push services want to know whom to write to. Set MEETINGHOUSE_PUSH_CONTACT=mailto:you@your.domain.
cli-doctor-client = The pages for browsers are there.
cli-doctor-client-missing = The pages for browsers are not built. Run: make web

## Records

cli-replay-head = { $game } with { $seats } players, seen by { $eyes }.
cli-replay-prompt = Enter: on, { $table }: the table, { $quit }: leave >
cli-replay-unfinished = The record ends here; the game was not over.
cli-verify-honest = Honest: all { $outcomes } outcomes of chance follow from the key that was committed to before the deal.
cli-verify-played-on = Honest, and played on from table { $table }: the outcomes of chance up to answer { $inputs } follow from that game’s key, all others of the { $outcomes } from the key that was committed to before play went on. That the answers until then are that game’s, its own record shows.
cli-verify-other-rules = Honest: all { $outcomes } outcomes of chance follow from the key that was committed to before the deal. The moves were not played again: this version plays other rules.
cli-verify-unfinished = The game is not over, so its key has not been shown yet.
cli-verify-no-key = The record ends without its key, so nothing can be checked.
cli-verify-wrong-key = Not honest: the key is not the one that was committed to.
cli-verify-resealed = Cannot be checked to the end: the game was taken up again with a new key.
cli-verify-outcome-differs = Not honest: outcome { $place } of { $outcomes } does not follow from the key.
cli-cards-good = { $file } can be played.
cli-cards-begun = { $file } is ready: change what you like, then say meetinghouse cards check { $file }.
cli-cards-name = name
cli-cards-bad = { $n ->
    [one] { $file } has one mistake.
   *[other] { $file } has { $n } mistakes.
}

## Many games

cli-bar-games = Playing
cli-bar-seats = { $seats } seats
cli-stopped-early = Stopped after { $played } of { $games } games; these are their results.
cli-exported = { $rows } rows are in { $file }.
cli-simulate-title = { $game }, { $seats } seats, { $games } games
cli-arena-title = { $game }, { $games } games for each number of seats, seats rotated
cli-strength-title = { $game }, level { $level } against random play on the same deals, { $games } games
cli-column-what = What
cli-column-share = Share, 95% interval
cli-column-seats = Seats
cli-column-bot = Bot
cli-column-side = Side
cli-column-wins = Wins, 95% interval
cli-column-played-well = Played well
cli-column-at-random = At random
cli-fairness-title = { $game }, { $games } games for each number of seats: what first befell each seat
cli-tells-title = { $game }, { $games } games for each number of seats: how easily sides are told apart by what all can see
cli-remarks-title = { $game }, { $games } games for each number of seats: what bots say
cli-tempers-title = { $game }, { $games } games for each number of seats: one bot with a character among plain ones
cli-column-lap = After lap
cli-column-looks = Looks
cli-column-deeds = AUC of deeds
cli-column-facts = AUC of facts alone
cli-column-remarks = Remarks a game
cli-column-temper = Character
cli-column-repeated = Repeated
cli-column-by-seat = By seat
cli-column-worst = Most, times its share
cli-column-chance = p (chi-squared)
cli-column-odds = Odds ratio, 95% interval
cli-levels-title = Each level among bots of the usual one, on the same deals
cli-who-one = one alone
cli-column-game = Game
cli-column-games = Games
cli-column-times = A decision (longest)
cli-tokens-title = Tokens that { $game } costs one seat with { $seats } seats, { $games } games (four characters each)
cli-column-decisions = Decisions
cli-column-rules = Rules in brief
cli-column-question = A question
cli-column-whole = Whole game
cli-column-longest = Longest game
cli-agents-title = Programs at one seat of { $game }, { $seats } seats
cli-column-pair = Against level 2, same deals
cli-column-problems = Illegal / unparsable / empty / fall-backs for 100
cli-column-brier = Brier: stated / level 2 / facts
cli-column-auc = AUC: stated / level 2 / facts
cli-column-hidden = Believed beyond the facts
cli-column-claims = Claims of sides: true / false
cli-column-promises = Promises: kept / broken
cli-column-time = A decision
cli-seat-wins = Seat { $seat } wins
cli-answers-per-game = Answers in a game
cli-side-alone = alone

## Salem 1692

cli-salem-column-character = Character
cli-salem-column-tryals = Tryals
cli-salem-column-accused = Accused
cli-salem-column-front = In front
cli-salem-column-hand = Hand
cli-salem-phase-characters = Choosing characters
cli-salem-phase-dawn = Dawn
cli-salem-phase-day = { $nights ->
    [0] Day, before the first Night
    [one] Day, after one Night
   *[other] Day, after { $nights } Nights
}
cli-salem-phase-night = Night
cli-salem-phase-conspiracy = Conspiracy
cli-salem-phase-over = The game is over
cli-salem-turn = { $name } to play
cli-salem-deck = { $deck } in the deck, { $discards } discarded
cli-salem-living = { $n } alive
cli-salem-gavel = gavel
cli-salem-was-witch = had been a witch
cli-salem-side = You play for
cli-salem-hand = Hand
cli-salem-my-tryals = Your hidden Tryals
cli-salem-i-know = You know
cli-salem-includes = { $name } has { $tryal } face down
cli-salem-holds = { $name } holds { $cards }
cli-salem-points = { $name } points at { $target }
cli-salem-kill = the witches chose { $name }
cli-salem-next-cards = the deck begins with { $cards }
cli-salem-story-witches = { $n ->
    [one] The witch was { $names }.
   *[other] The witches were { $names }.
}
# $stage: 0 whom they suspected, 1 whom they trusted, 2 whom they would have saved.
cli-salem-story-said = { $stage ->
    [0] { $name } suspected { $targets }.
    [1] { $name } trusted { $targets }.
   *[2] { $name } would have saved { $targets }.
}

## New Salem

cli-newsalem-round = Round { $round } of 5
cli-newsalem-despair = Despair { $despair } of { $needed }
cli-newsalem-hope = Hope { $hope }
cli-newsalem-constable = Constable: { $name }
cli-newsalem-column-buildings = Buildings
cli-newsalem-has-despair = Despair { $despair }
cli-newsalem-badge = Badge
cli-newsalem-holds = holds { $cards }
cli-newsalem-has-shown = has shown { $types }
cli-newsalem-complete = { $n ->
    [one] one set
   *[other] { $n } sets
}
cli-newsalem-lacks = lacks the { $piece }
cli-newsalem-you-are = You are
cli-newsalem-hand = Hand
cli-newsalem-seen = You have seen
cli-newsalem-passed = in the hand of { $name }: { $cards }
cli-newsalem-events = Events
cli-newsalem-cart = Laid out to be taken
cli-newsalem-story = { $name } was { $character }: { $side }, { $points ->
    [one] one point
   *[other] { $points } points
}.

## Affliction

cli-affliction-round = Round { $round }
cli-affliction-first = First Player: { $name }
cli-affliction-decks = { $red } prominent and { $blue } other cards in the decks
cli-affliction-resolving = Now: { $space }
cli-affliction-factions = Factions
cli-affliction-column-influence = Influence
cli-affliction-column-messengers = Messengers
cli-affliction-column-circle = Circle
cli-affliction-column-arrested = Arrested
cli-affliction-column-points = Points
cli-affliction-accusations = { $n ->
    [one] one accusation
   *[other] { $n } accusations
}
cli-affliction-fear = { $n } Fear
cli-affliction-advocates = { $n ->
    [one] one advocate
   *[other] { $n } advocates
}
cli-affliction-protected = protected
cli-affliction-grievance = Your grievance
cli-affliction-targets = against { $names }
cli-affliction-ally = ally { $name }
cli-affliction-spaces = Messengers on
cli-affliction-space = { $n }. { $space }: { $name }
cli-affliction-space-number = space { $n }
cli-affliction-price-arrest = [arrest { $n }]
cli-affliction-price-bring = [circle { $n }]
cli-affliction-story = { $name }: { $points }. Grievance: { $grievance }.

## The crier of a printed game

cli-crier-key-again = a
cli-crier-key-longer = l
cli-crier-key-stop = s
cli-crier-aloud = The crier speaks. While a pause runs: { cli-crier-key-again } again, { cli-crier-key-longer } longer, { cli-crier-key-stop } stop, Enter to go on.
cli-crier-text = No espeak-ng here, so the crier writes and rings. While a pause runs: { cli-crier-key-again } again, { cli-crier-key-longer } longer, { cli-crier-key-stop } stop, Enter to go on.
cli-crier-no-voice = espeak-ng does not speak, so the crier writes and rings from here on.
cli-crier-pause = … { $n } s
cli-crier-stopped = Stopped.
cli-crier-line = { $path }: { $text }
cli-crier-mark = { $text }: { $so ->
    [yes] yes
   *[no] no
}
cli-crier-leave = { cli-key-quit }. Leave
cli-crier-dead = Dead: { $who }
cli-crier-who = Who? { $seats }

cli-about-page = Build all of Meetinghouse into a folder of static files: it plays in any browser, without a server.
cli-arg-folder = the folder, which must be empty or new
cli-arg-pyodide = Pyodide as npm packs it, a file or a folder; without it npm fetches it
cli-arg-msgspec = msgspec’s wheel for Pyodide; without it pip fetches it
cli-arg-server = address of a server to which the page sends people with friends elsewhere
cli-error-page-no-client = The client of the page is not here: build it with “tools/build_page.sh client”, or install the wheel.
cli-error-page-not-empty = { $folder } is not an empty folder.
cli-error-page-no-pyodide = Pyodide { $version } is needed and could not be fetched. Get it with “npm pack pyodide@{ $version }” and name the file: --pyodide FILE.
cli-error-page-other-pyodide = Pyodide { $version } is needed, and this is { $got }.
cli-error-page-no-msgspec = The wheel of msgspec { $version } for Python { $python } on { $platform } is needed and could not be fetched. Name it: --msgspec FILE.
cli-page-building = Putting the page together…
cli-page-done = The page is in { $folder }: put it on any file server.
