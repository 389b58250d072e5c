### For people who play the printed games: setting up, the crier, timers, tallies and the count at the end. Browser and terminal read the same.

## Salem 1692: setting up

salem1692-setup-tryals = Take { $tryals } Tryals from the box: { $innocent } × Not a Witch, { $witch } × Witch, { $constable } × Constable. The rest stays in the box.
salem1692-setup-deal-tryals = Shuffle these and deal them all out face down. Everyone has { $each }, looks at them alone and lays them in a row.
salem1692-setup-characters = Shuffle the Town Hall cards and deal one to each player, face up.
salem1692-setup-choose-characters = Deal two Town Hall cards to each player. Everyone keeps one; then all show theirs.
salem1692-setup-apart = Take the Black Cat, Conspiracy and Night out of the deck. Shuffle the other { $shuffled } cards.
salem1692-setup-hands = Deal a hand of { $hand } to each player. { $rest } cards are left.
salem1692-setup-deck = Shuffle Conspiracy into what is left and put Night at the very bottom: the deck has { $deck } cards. The Black Cat lies beside it.
salem1692-setup-kills = Pick out the Kill cards of your Town Hall characters, one for each of the { $players } players. They lie in a pile until Night.
salem1692-setup-gentle = Gentle reveal: while the accused has 4 or 5 hidden Tryals, two are pointed at and the accused turns up one of them.
salem1692-setup-gavel = Put the gavel in the middle. Then the crier calls Dawn.

## Salem 1692: the town crier. What it says stands in salem1692.ftl.

salem1692-scene-dawn = Dawn
salem1692-scene-conspiracy = Conspiracy
salem1692-scene-night = Night
salem1692-mark-constable = The Constable card is still face down
salem1692-mark-cat = The Black Cat can harm somebody (no: it lies before nobody, Mary Warren, or Martha Corey as her)
salem1692-cat-here = The Black Cat lies here
salem1692-mark-watcher = Somebody who does not play keeps watch
salem1692-pause-settle = Closing eyes
salem1692-pause-dawn = The witches at Dawn
salem1692-pause-prepare = Laying out the Kill cards
salem1692-pause-night = The witches at Night
salem1692-pause-constable = The Constable
salem1692-pause-confess = Confession
salem1692-pause-cat = The Black Cat’s Tryal
salem1692-pause-take = Taking Tryals
salem1692-pause-mix = Mixing and dealing Tryals
salem1692-pause-turn = A turn
## The pages

companion-of = { $game }: beside the box
companion-parts = Parts of the companion
companion-part-setup = Set-up
companion-part-crier = Crier
companion-part-turns = Turns
companion-part-tally = Accusations
companion-none = There is no companion for this game.
companion-names = Names
companion-names-and-dead = Names, and who is dead
companion-names-how = In turn order. With a name for everyone the crier calls you by name; nothing leaves this device.
companion-player = Player { $n }
companion-dead = Dead
companion-new-evening = A new game, same people
companion-options = Options
companion-choose-limit = Only up to { $limit } players.
companion-count-right = That is right.
companion-count-over = Too many by { $n }: it should be { $expected }.
companion-count-under = Too few by { $n }: it should be { $expected }.
companion-done = Done: { $n } of { $total }
companion-all-done = Everything is in place. You may begin.
companion-again = Again
companion-longer = Longer
companion-on = Go on
companion-stop = Stop
companion-show-buttons = Show the buttons
companion-tonight = This evening
companion-voice = Voice
companion-voice-here = The crier speaks with the voice “{ $name }”.
companion-voice-none = This browser has no voice for English: the crier plays instruments and shows large text.
companion-wish-spoken = Speak aloud
companion-wish-wind = Wind while eyes are closed, so that nobody hears hands move
companion-wish-discreet = Discreet: a black screen for a phone in the middle of the table
companion-sound-owl = Owl
companion-sound-drum = Drum
companion-sound-knocker = Knocker
companion-sound-horn = Horn
companion-sound-cock = Cock
companion-sound-bell = Bell
salem1692-sound-owl = The witches open their eyes.
salem1692-sound-drum = The witches close them.
salem1692-sound-knocker = The Constable opens.
salem1692-sound-horn = The Constable closes.
salem1692-sound-cock = Everybody opens their eyes.
salem1692-sound-bell = Hear whom the witches chose.
companion-pauses = Pauses, in seconds
companion-usual = As usual
companion-pause = Pause
companion-start = Start the clock
companion-next = Next player
companion-whose-turn = Whose turn?
companion-less = Less: { $what }
companion-more = More: { $what }

## Salem 1692 on its pages

companion-count-salem1692-tryals = Count the Tryals:
companion-count-salem1692-deal-tryals = How many has each player?
companion-count-salem1692-apart = Count the cards you shuffle:
companion-count-salem1692-hands = Count the cards that are left:
companion-count-salem1692-deck = Count the deck:
companion-salem-deck = The other { $shuffled } cards, kind by kind
companion-character-of = Character: { $name }
companion-no-character = No character
companion-as = Has the power { $character } has
companion-due = The limit is reached: one Tryal is turned up.
companion-early = A card of { $names }? Then a Tryal may be turned up now, one early.
companion-turned-up = Turned up: clear the red cards
companion-clear-all = Clear all red cards

## New Salem: setting up. What is marked as ours stands in our own card set; your box may differ, and its cards say so

new-salem-setup-characters = Shuffle Witches and Puritans in two piles. Take { $witches } Witches and { $puritans } Puritans without looking: { $characters } Characters.
new-salem-setup-deal-characters = Shuffle these together and deal one to each player, face down. { $away ->
    [one] One goes back into the box unseen.
   *[other] { $away } go back into the box unseen.
}
new-salem-setup-buildings = Put away the Buildings with a number above { $players } and shuffle the others into a deck: { $buildings } cards in our own set.
new-salem-setup-events = Do the same with the Events: { $events } cards in the Event deck of our own set, besides those with a red border.
new-salem-setup-red-border = Lay the Events with a red border face up in the middle: Cleansing and the Trials (our own set has { $trials } for this table; your box may have others).
new-salem-setup-badges = Put one Badge for each player in reach: { $players } Badges. Hope and Despair lie beside them.
new-salem-setup-constable = Choose the first Constable: by chance, or whoever was last accused without cause. They take a Badge.
new-salem-setup-first-hope = The first Constable gets 1 Hope, laid on the first Building they play.
new-salem-setup-threshold = Say it aloud once: a Witch wins with { $needed } Despair or more at the end.
companion-town-deck = These { $deck } cards, kind by kind
companion-count-new-salem-characters = Count the Characters:
companion-count-new-salem-deal-characters = How many went back?
companion-count-new-salem-badges = Count the Badges:

## Affliction: setting up

affliction-setup-first = Choose the First Player by chance. They take the First Player token.
affliction-setup-factions = Take the factions for { $players } players: { $factions } cards. Everyone draws one, from the First Player on.
affliction-setup-starters = Find the { $starters } Starting Colonists. Everyone gets one by chance, face up, as the beginning of their circle; the others join the blue cards.
affliction-setup-choose-starters = Find the { $starters } Starting Colonists. Deal two to each; all keep one for their circle and show it. The others join the blue cards.
affliction-setup-grievances = Deal one grievance to each player, face down. The rest stays hidden.
affliction-setup-messengers = Everyone takes { $messengers } messengers and { $influence } influence.
affliction-setup-red = Shuffle the Prominent Colonists (red backs): { $prominent } cards.
affliction-setup-red-row = Turn up { $row } of them beside the deck: the top row. { $upper } stay in the red deck.
affliction-setup-blue = Put the two end cards aside and shuffle the Colonists (blue backs): { $colonists } cards.
affliction-setup-packet = Take { $below } blue cards without looking, shuffle the end cards among them and put these { $packet } under the blue deck.
affliction-setup-blue-row = Turn up { $row } blue cards: the bottom row. { $lower } stay in the blue deck.
affliction-setup-tokens = Put accusations, Fear, Spectral Evidence and Protection beside the Esteemed board.
companion-count-affliction-factions = Count the factions:
companion-count-affliction-starters = Count the Starting Colonists:
companion-count-affliction-choose-starters = Count the Starting Colonists:
companion-count-affliction-red = Count the red cards:
companion-count-affliction-red-row = Count the red deck:
companion-count-affliction-blue = Count the blue cards:
companion-count-affliction-packet = Count the packet:
companion-count-affliction-blue-row = Count the blue deck:

## New Salem on its pages

companion-part-rounds = Rounds
companion-part-end = The end
companion-start-over = Start over
companion-count-out = The count
companion-town-round = Round { $n } of { $total }
companion-town-over = The five rounds are over.
companion-town-phase-draft = Draft
companion-town-phase-event = Event
companion-town-phase-initiate = Initiate
companion-town-phase-end = End of the round
companion-town-do-draft = Deal { $dealt } Buildings to each. Everyone keeps one and passes the rest to the left, { $played } times in all. Of the last two keep one, or discard both and take the top of the deck.
companion-town-do-event = Turn up one Event from the Event deck.
companion-town-do-initiate = { $edition ->
    [en] Whoever likes gives Hope to the Constable.
   *[other] Whoever likes gives Hope to any other player.
} The Constable pays for one face-up Event and carries it out, then chooses the next Constable, who takes a Badge and 1 Hope. A Constable who could pay for the dearest Event must initiate one; with less Hope they may end the round. { $edition ->
    [en] Only an Event without a red border is replaced.
   *[other] Every card that leaves the table is replaced, a Trial too.
}
companion-town-do-end = Shuffle the Building deck with everything that was put under it. Badges and Constable stay as they are.
companion-town-next = Next
companion-town-despair = Despair in the town
companion-town-short = A Witch needs { $needed }: { $n } more.
companion-town-enough = Enough for a Witch (needed: { $needed }), before Trials and sets are counted.
companion-town-people = The town
companion-town-first = Choose the first Constable.
companion-town-able = May be the next Constable: { $names }.
companion-town-stays = All others are on Trial: { $name } stays Constable.
companion-town-constable = Constable
companion-town-badge = Badge
companion-town-choose = { $name } becomes Constable
companion-town-try = Trial: { $name }
companion-town-kind = { $side }: { $types }
companion-town-own-card = Another card: tick its side and types
companion-our-cards = Our own cards
companion-town-extra = Points of other cards
companion-town-as-printed = Your box is right: set here whomever your cards make Constable, as many Trials as the box has, and a Badge that a card gives or takes.
companion-town-badge-of = Badge of { $name }
companion-free-numbers = Numbers of your own
companion-aff-free-circle = People in the circle
companion-aff-free-arrested = People arrested
companion-aff-free-houses = Houses of the arrested
companion-aff-free-status = Points of the faction
companion-aff-free-grievances = Points of the grievance
companion-aff-free-tie = Equal points: the highest reputation in circle and prison decides, then the next.
companion-town-character = Character
companion-town-on-trial = On Trial
companion-town-held = { $event } ({ $n })
companion-town-hope = Hope left
companion-town-buildings = Count the Buildings, piece by piece:
companion-town-piece-left = left
companion-town-piece-middle = middle
companion-town-piece-right = right
companion-town-of = { $type }, { $piece }: { $name }
companion-town-missing = Still without a Character: { $names }.
companion-town-lies = There are { $n } Despair on the Buildings.
companion-town-step-witch-tried = { $name } is a Witch on Trial: −{ $n }, makes { $after }.
companion-town-step-witch-free = { $name } is a Witch and not on Trial: +{ $n }, makes { $after }.
companion-town-step-puritan-tried = { $name } is a Puritan on Trial: +{ $n }, makes { $after }.
companion-town-step-death-set = { $name } has complete Death sets: +{ $n }, makes { $after }.
companion-town-step-justice-set = { $name } has complete Justice sets: −{ $n }, makes { $after }.
companion-town-step-floor = Despair never drops below 0.
companion-town-reached = { $n } Despair; needed: { $needed }. The Witches win.
companion-town-not-reached = { $n } Despair; needed: { $needed }. The Puritans win.
companion-town-line-own = Own types
companion-town-line-sets = Sets
companion-town-line-charter = Charter
companion-town-line-letter = Letter
companion-town-line-extra = Other cards
companion-town-line-total = Points
companion-town-by-points = { $names } wins: most points on the winning side.
companion-town-by-hope = { $names } wins: equal points, most Hope.
companion-town-by-shared = { $names } share the win: equal points, equal Hope.
companion-town-by-nobody = Enough Despair and no Witch at the table: everyone loses.

## Affliction on its pages

companion-part-spaces = Spaces
companion-part-prices = Prices
companion-back = Back
companion-ours = The numbers are those of our own card set. Where your printed card says otherwise, the card is right.
companion-aff-place = Place messengers, one each in turn, from the First Player on.
companion-aff-now = { $n }. { $space }
companion-aff-next = Next space
companion-aff-round = Next round
companion-aff-after = After space 14: slide the rows away from the decks and fill them up. If nobody of the bottom row was arrested or brought in, the one farthest from the deck goes under it and a new one comes.
companion-aff-faction = arrests: { $arrests }; protects: { $protects }
companion-aff-who = Colonist
companion-aff-belongs = Village or Town
companion-aff-is-prominent = The card has a red back (Prominent)
companion-aff-where = Where?
companion-aff-in-row = in a row
companion-aff-in-circle = in another player’s circle
companion-aff-in-mine = in your own circle
companion-aff-by = How?
companion-aff-by-usual = space 8 or 13
companion-aff-by-space = space 9 or 14
companion-aff-by-ability = by an ability
companion-aff-you = Your faction
companion-aff-is-spectral = Spectral Evidence lies on the card
companion-aff-is-protection = The Protection token lies on the card
companion-aff-is-silenced = Three Fear lie on the card
companion-aff-has-nurse = { $name } is in the same circle, able to act
companion-aff-has-willard = { $name } is in another player’s circle, able to act
companion-aff-has-porter = { $name } is in your circle, able to act
companion-aff-has-andrew = { $name } is in your circle, able to act
companion-aff-arrest = Arrest
companion-aff-bring = Bring into your circle
companion-aff-part-reputation = Reputation
companion-aff-part-advocates = Advocates
companion-aff-part-accusations = Accusations
companion-aff-part-defence = The circle’s defence
companion-aff-part-floor = Not below 0
companion-aff-part-nurse = Rebecca Nurse
companion-aff-part-willard = John Willard
companion-aff-part-space = The dearer space
companion-aff-part-ability = The ability
companion-aff-total = Costs { $cost } influence
companion-aff-no-mine = { $name } is in your own circle.
companion-aff-no-protected = { $name } is protected and cannot be arrested.
companion-aff-no-unaccused = Without an accusation or Spectral Evidence there is no arrest.
companion-aff-no-proctor = { $name } can be arrested only with { $needed } accusations or more.
companion-aff-no-place = Your faction cannot bring in people of the other place.
companion-aff-its-faction = Faction
companion-aff-its-grievance = Grievance
companion-aff-circle = In the circle
companion-aff-arrested = Arrested
companion-aff-tap = Tap everyone who lies there: { $name }
companion-aff-circle-of = circle: { $name }
companion-aff-jail-of = arrested: { $name }
companion-aff-missing = Still without faction or grievance: { $names }.
companion-aff-line-righteousness = 1 for each in the circle or arrested
companion-aff-line-wealth = houses of the arrested
companion-aff-line-status = what the faction arrests and protects
companion-aff-line-grievances = targets you arrested; an ally in jail
companion-aff-line-total = all together
companion-aff-tie = equal points: compared from the highest down
companion-aff-won-points = { $names } wins with the most points.
companion-aff-won-reputation = { $names } wins: equal points, higher reputation.
companion-aff-won-shared = { $names } share the win.
companion-why-clock = No clock is running.
companion-why-beginning = This is the beginning of the round.
companion-aff-taken = { $what } ({ $name })
