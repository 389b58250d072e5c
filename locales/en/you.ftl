### What happens, told to the one whom it befalls: `you-` to whoever does it, `at-you-` to whoever it is done to.
### Where an entry is missing the plain sentence is told with one’s own name.

you-name = you

## Salem 1692

you-salem1692-turn = It is your turn.
you-salem1692-cat-given = The town opens its eyes. In front of you sits { $card-a }.
you-salem1692-character = You are { $character }.
you-salem1692-dealt = Your hand: { $cards }. Your Tryals: { $tryals }.
you-salem1692-characters-offered = You may keep one of these: { $characters }.
you-salem1692-turn-skipped = You sit in the Stocks and miss a turn.
you-salem1692-passed = You can neither draw nor play, and pass.
you-salem1692-drew = You draw: { $cards }.
you-salem1692-black-drawn = You draw { $card-a }!
you-salem1692-set-aside = You draw { $card-a }, which two players cannot use: another card takes its place.
you-salem1692-laid-out = You hold up { $card-a }.
you-salem1692-played = You play { $card-a } on { $target }.
you-salem1692-played-as-witness = You play { $card-a } on { $target } as if it were a Witness.
you-salem1692-alibi-took = You take { $card-a } away from { $target }.
you-salem1692-scapegoat-moved = You move everything in front of { $giver } to { $target }.
you-salem1692-fizzled = You play { $card-a } against { $target }, and nothing comes of it.
you-salem1692-hand-burnt = You burn the hand of { $target }: { $cards }.
you-salem1692-cursed = You curse { $target }, who loses { $card-a }.
you-salem1692-matchmakers-parted = Both Matchmakers lie in front of you: both are discarded.
you-salem1692-called-early = You call for a Tryal of { $target }, one accusation early.
you-salem1692-two-pointed-at = You point at two Tryals of { $target }, who must turn up one of them.
you-salem1692-tryal-revealed = You turn up { $tryal-a }.
you-salem1692-died = You die.
you-salem1692-ann-draws = You draw two cards before the reveal.
you-salem1692-giles-shows = You show two Accusations and draw a third card.
you-salem1692-rebecca-draws = You draw a card at the reveal.
you-salem1692-parris-takes = You turn to the discards instead of the deck.
you-salem1692-took-discard = You take { $card-a } from the discards.
you-salem1692-deck-ordered = The deck from the top: { $cards }.
you-salem1692-heir-took = You take { $card-a } from the hand of the dead.
you-salem1692-heir-took-front = You take { $card-a }, which lay face up in front of the dead.
you-salem1692-tryal-passed = You take { $tryal-a } from { $giver }.
you-salem1692-tryal-given = The Tryal taken from you was { $tryal-a }.
you-salem1692-tryal-dealt = You are dealt { $tryal-a }.
you-salem1692-confessed-unseen = You confess without turning up a Tryal.
at-you-salem1692-tryal-passed = { $seat } takes { $tryal-a } from you.
at-you-salem1692-played = { $seat } plays { $card-a } on you.
at-you-salem1692-played-as-witness = { $seat } plays { $card-a } on you as if it were a Witness.
at-you-salem1692-alibi-took = { $seat } takes { $card-a } away from you.
at-you-salem1692-scapegoat-moved = { $seat } moves everything in front of { $giver } to you.
at-you-salem1692-fizzled = { $seat } plays { $card-a } against you, and nothing comes of it.
at-you-salem1692-hand-burnt = { $seat } burns your hand: { $cards }.
at-you-salem1692-cursed = { $seat } curses you: you lose { $card-a }.
at-you-salem1692-robbed = { $seat } robs { $giver } for you: { $cards }.
at-you-salem1692-called-early = { $seat } calls for a Tryal of yours, one accusation early.
at-you-salem1692-two-pointed-at = { $seat } points at two of your Tryals: { $tryals }.
at-you-salem1692-gavel-placed = The gavel lies in front of you.
at-you-salem1692-kill-chosen = The witches have chosen you.
you-salem1692-robbed = { $cards ->
    [unknown] { $n ->
        [one] You rob { $giver } of one card for { $target }.
       *[other] You rob { $giver } of { $n } cards for { $target }.
    }
   *[other] You rob { $giver } for { $target }: { $cards }.
}
you-salem1692-hand-discarded = { $cards ->
    [none] You leave an empty hand behind.
   *[other] Your hand is discarded: { $cards }.
}
you-salem1692-abigail-cleared = { $n ->
    [one] You shake off a red card.
   *[other] You shake off { $n } red cards.
}
you-salem1692-tryals-turned-up = { $tryals ->
    [none] You have no Tryal left to turn up.
   *[other] You turn up the rest: { $tryals }.
}
at-you-salem1692-kill-named = { $saved-id ->
    [gavel] The witches chose you. The gavel saves your life.
    [confession] The witches chose you. Your confession saves your life.
    [asylum] The witches chose you. Asylum saves your life.
    [already_dead] The witches chose you, but you are dead already.
   *[other] The witches chose you, and nothing saves your life.
}

## New Salem

you-new-salem-first-constable = You are the first Constable.
you-new-salem-took-top = You discard both cards and take the top of the deck.
own-new-salem-removed = You take 1 Despair off your { $building }.
own-new-salem-pardoned = You keep the Pardon.
own-new-salem-turned = You turn a cube on your { $building }: it is { $cube } now.
own-new-salem-voted = You vote for yourself.
you-new-salem-removed = You take 1 Despair off { $target }’s { $building }.
you-new-salem-gave = You give { $n } Hope to { $target }.
you-new-salem-initiated = You pay { $n } Hope for { $event }.
you-new-salem-trial-lifted = Your Trial is lifted.
you-new-salem-pardon-spent = Your Pardon stops the Trial and is used up.
you-new-salem-pardoned = You give the Pardon to { $target }.
you-new-salem-constable = You are the new Constable.
you-new-salem-constable-stays = You stay Constable.
you-new-salem-second-term = You stay Constable.
you-new-salem-badges-returned = All Badges go back, except yours.
you-new-salem-round-ended = You end round { $round }.
you-new-salem-type-shown = You show a type: { $type }.
you-new-salem-testified = You say that { $target } is { $side-a }.
you-new-salem-exchanged = You give { $building-a } to { $target } and get { $other-a }.
you-new-salem-seized = You seize { $target }’s { $building }; 1 Despair comes with it.
you-new-salem-cart-took = You take { $building-a } from the cart.
you-new-salem-cart-passed = You take nothing.
you-new-salem-claimed = You claim land: { $building-a }.
you-new-salem-feasted = You invite { $target }.
you-new-salem-turned = You turn a cube on { $target }’s { $building }: it is { $cube } now.
you-new-salem-voted = You vote for { $target }.
you-new-salem-elected = You are elected.
you-new-salem-chartered = You take the Royal Charter.
you-new-salem-lettered = You give the Scarlet Letter to { $target }.
you-new-salem-unmasked = You were { $character }.
at-you-new-salem-removed = { $seat } takes 1 Despair off your { $building }.
at-you-new-salem-gave = { $seat } gives you { $n } Hope.
at-you-new-salem-trial = { $seat } puts you on Trial.
at-you-new-salem-trial-moved = The Trial of { $source } goes to you.
at-you-new-salem-pardoned = { $seat } gives you the Pardon.
at-you-new-salem-looked = { $seat } looks at your Character.
at-you-new-salem-testified = { $seat } says that you are { $side-a }.
at-you-new-salem-exchanged = { $seat } gives you { $building-a } and gets { $other-a }.
at-you-new-salem-seized = { $seat } seizes your { $building }; 1 Despair comes with it.
at-you-new-salem-burnt = Fire takes your { $building } (Hope: { $hope }, Despair: { $despair }).
at-you-new-salem-deeded = { $source } has to hand { $building-a } over to you.
at-you-new-salem-feasted = { $seat } invites you.
at-you-new-salem-turned = { $seat } turns a cube on your { $building }: it is { $cube } now.
at-you-new-salem-voted = { $seat } votes for you.
at-you-new-salem-lettered = { $seat } gives you the Scarlet Letter.
you-new-salem-built = { $hope ->
    [0] { $despair ->
        [0] You build { $building-a }.
       *[other] You build { $building-a } (Despair: { $despair }).
    }
   *[other] { $despair ->
        [0] You build { $building-a } (Hope: { $hope }).
       *[other] You build { $building-a } (Hope: { $hope }, Despair: { $despair }).
    }
}
you-new-salem-placed = { $despair ->
    [0] You put { $hope } Hope on { $building-a }.
   *[other] You put { $despair } Despair on { $building-a }.
}
you-new-salem-cubes-lost = { $despair ->
    [0] You have no Building and lose { $hope } Hope.
   *[other] You have no Building; { $despair } Despair is lost.
}

## Affliction

you-affliction-first-player = You are First Player.
you-affliction-faction-drawn = You lead { $faction }.
you-affliction-grievance-drawn = You draw a grievance: { $grievance }.
you-affliction-starters-offered = You choose between { $colonists }.
you-affliction-starter = { $colonist } begins in your circle.
you-affliction-round-began = Round { $n } begins; you place first.
you-affliction-placed = You send a messenger to { $space }.
you-affliction-resolving = You resolve { $space }.
you-affliction-moved-accusation = You move an accusation from { $colonist } to { $onto }.
you-affliction-protected = You protect { $colonist }.
you-affliction-took-first = You take the First Player token.
you-affliction-haunted = You bring Spectral Evidence against { $colonist }.
you-affliction-frightened = You frighten { $colonist } (Fear { $n }).
you-affliction-used = You use { $colonist }.
you-affliction-advocate = You give { $colonist } an advocate ({ $n } now).
you-affliction-released = You have { $colonist } set free; { $target } loses the arrest.
you-affliction-sent-away = You let { $colonist } sail away.
you-affliction-declared-arrest = You want to arrest { $colonist }.
you-affliction-scapegoat = You point at { $colonist }: arrest her instead of { $instead-of }!
you-affliction-declined = You leave { $space } unused.
you-affliction-no-action = You can do nothing on { $space }.
you-affliction-no-accusations = There is no accusation left for you to place.
at-you-affliction-released = { $seat } has { $colonist } set free; you lose the arrest.
you-affliction-gained = { $n ->
    [one] You gain 1 influence.
   *[other] You gain { $n } influence.
}
you-affliction-gained-by = { $n ->
    [one] You gain 1 influence through { $colonist }.
   *[other] You gain { $n } influence through { $colonist }.
}
you-affliction-generated = { $n ->
    [one] You generate 1 influence.
   *[other] You generate { $n } influence.
}
you-affliction-accused = { $n ->
    [one] You accuse { $colonist }.
   *[other] You place { $n } accusations on { $colonist }.
}
you-affliction-accused-by = { $n ->
    [one] Your { $by } accuses { $colonist }.
   *[other] Your { $by } places { $n } accusations on { $colonist }.
}
you-affliction-cleared = { $n ->
    [one] You take an accusation off { $colonist }.
   *[other] You take { $n } accusations off { $colonist }.
}
you-affliction-took-influence = { $n ->
    [one] You take 1 influence from { $target }.
   *[other] You take { $n } influence from { $target }.
}
you-affliction-removed-influence = { $n ->
    [one] You make { $target } lose 1 influence.
   *[other] You make { $target } lose { $n } influence.
}
at-you-affliction-took-influence = { $n ->
    [one] { $seat } takes 1 influence from you.
   *[other] { $seat } takes { $n } influence from you.
}
at-you-affliction-removed-influence = { $n ->
    [one] { $seat } makes you lose 1 influence.
   *[other] { $seat } makes you lose { $n } influence.
}
you-affliction-arrested = { $cost ->
    [0] You arrest { $colonist } at no cost.
    [one] You arrest { $colonist } for 1 influence.
   *[other] You arrest { $colonist } for { $cost } influence.
}
you-affliction-scored = You had { $grievance }: righteousness { $righteousness }, wealth { $wealth }, status { $status }, grievances { $grievances }; { $total ->
    [one] 1 point.
   *[other] { $total } points.
}
you-affliction-brought = { $cost ->
    [one] You bring { $colonist } into your circle for 1 influence.
   *[other] You bring { $colonist } into your circle for { $cost } influence.
}
you-affliction-won-over = { $cost ->
    [one] You win { $colonist } over from { $target } for 1 influence.
   *[other] You win { $colonist } over from { $target } for { $cost } influence.
}
at-you-affliction-won-over = { $cost ->
    [one] { $seat } wins { $colonist } over from you for 1 influence.
   *[other] { $seat } wins { $colonist } over from you for { $cost } influence.
}

## What is said of the reader

at-you-remark-suspect = I suspect you
at-you-remark-trust = I trust you

## The end, told to one who was there

you-salem1692-story-converted = You took a Witch card from { $giver } and were a witch from then on.
at-you-salem1692-story-converted = { $seat } took a Witch card from you and was a witch from then on.
you-salem1692-story-converted-by-deal = You were dealt a Witch card in the Conspiracy and were a witch from then on.
you-salem1692-story-exposed = { $target ->
    [none] A Witch card of yours turned up.
   *[other] { $target } found a Witch card of yours.
}
at-you-salem1692-story-exposed = You found a Witch card of { $seat }.
you-salem1692-story-framed = A lie that worked: you, a witch, had the innocent { $target } put to death.
at-you-salem1692-story-framed = A lie that worked: { $seat }, a witch, had you put to death, and you were innocent.
you-salem1692-story-misled = You, a witch, had a Tryal of the innocent { $target } turned up.
at-you-salem1692-story-misled = { $seat }, a witch, had a Tryal of yours turned up, and you were innocent.
you-salem1692-story-accused-to-death = { $was-witch ->
    [yes] You died of accusations, and had been a witch.
   *[no] You died of accusations, and were innocent.
}
you-salem1692-story-killed = { $was-witch ->
    [yes] The witches killed you, one of their own.
   *[no] The witches killed you at Night.
}
you-salem1692-story-linked = { $was-witch ->
    [yes] You, a witch, died of a Matchmaker’s bond.
   *[no] You were innocent, and died of a Matchmaker’s bond.
}
at-you-salem1692-story-saved = { $saved-id ->
    [gavel] The witches came for you. The gavel held them off.
    [confession] The witches came for you, and you had confessed in time.
    [asylum] The witches came for you. Asylum held them off.
   *[other] The witches came for you, and you were dead already.
}
you-salem1692-story-lost-constable = { $target } turned up your Constable: nobody guards the town at Night any more.
at-you-salem1692-story-lost-constable = You turned up the Constable of { $seat }: nobody guards the town at Night any more.

you-new-salem-story-lied = A lie: you saw the Character of { $target } and swore it was { $side-a }.
at-you-new-salem-story-lied = A lie: { $seat } saw your Character and swore it was { $side-a }.
you-new-salem-story-vouched = You saw the Character of { $target } and told the truth: { $side-a }.
at-you-new-salem-story-vouched = { $seat } saw your Character and told the truth: { $side-a }.
you-new-salem-story-tried-witch = You put { $target } on Trial, and were right: a Witch.
at-you-new-salem-story-tried-witch = { $seat } put you on Trial, and was right: you were a Witch.
you-new-salem-story-tried-puritan = You put { $target } on Trial, wrongly: a Puritan.
at-you-new-salem-story-tried-puritan = { $seat } put you on Trial, wrongly: you were a Puritan.
you-new-salem-story-pardoned = { $was-witch ->
    [yes] You pardoned { $target }, a Witch.
   *[no] You pardoned { $target }, a Puritan.
}
at-you-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } pardoned you, and you were a Witch.
   *[no] { $seat } pardoned you, and you were a Puritan.
}
you-new-salem-story-seized = You seized { $target }’s { $building }.
at-you-new-salem-story-seized = { $seat } seized your { $building }.
you-new-salem-story-burnt = You had { $target }’s { $building } burnt down.
at-you-new-salem-story-burnt = { $seat } had your { $building } burnt down.
own-new-salem-story-burnt = You had your own { $building } burnt down.
own-new-salem-story-pardoned = You kept the Pardon.
own-new-salem-story-tried-witch = You, a Witch, took the Trial for yourself.
own-new-salem-story-tried-puritan = You, a Puritan, took the Trial for yourself.

you-affliction-story-lead = You took the lead with { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
you-affliction-story-arrested = You arrested { $colonist }.
you-affliction-story-arrested-from = You arrested { $colonist } out of the circle of { $target }.
at-you-affliction-story-arrested-from = { $seat } arrested { $colonist } out of your circle.
you-affliction-story-settled = You arrested { $colonist } and settled a secret grievance.
you-affliction-story-scapegoat = You gave up { $colonist } to save { $instead-of }.
you-affliction-story-won-over = You won { $colonist } over from { $target }.
at-you-affliction-story-won-over = { $seat } won { $colonist } over from you.
you-affliction-story-released = You had { $colonist } set free; { $target } lost the arrest.
at-you-affliction-story-released = { $seat } had { $colonist } set free; you lost the arrest.
at-you-affliction-story-grievances = The secret grievances turned it: you had led, { $winners } won.
you-affliction-outcome-points = You win with the most points.
you-affliction-outcome-reputation = You win the tie by the higher reputation.
you-affliction-outcome-shared = You share the win with { $winners }.
you-new-salem-outcome-witches = The town has fallen to Despair. { $winners-n ->
    [one] You are the Witch with the most points: you win.
   *[other] You and { $winners } are the Witches with the most points and win together.
}
you-new-salem-outcome-puritans = Hope has prevailed. { $winners-n ->
    [one] You are the Puritan with the most points: you win.
   *[other] You and { $winners } are the Puritans with the most points and win together.
}
