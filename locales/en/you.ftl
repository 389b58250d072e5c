### What happens, told to a reader who plays a part in it. The form says which part, by the name of the argument
### that holds the reader: `you-` is the doer (`seat`), `target-you-`, `giver-you-`, `source-you-`, `seats-you-` the others;
### `seat-target-you-` is somebody who plays both. Every part that the plain sentence names needs its form. With `own-` before it a form
### is for a doer who is the `source`, too.

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
you-salem1692-fizzled = Your { $card } comes to nothing against { $target }.
you-salem1692-hand-burnt = You burn { $target }’s hand: { $cards }.
you-salem1692-cursed = You curse { $target }, who loses { $card-a }.
you-salem1692-matchmakers-parted = Both Matchmakers lie in front of you: both are discarded.
you-salem1692-called-early = You call for one of { $target }’s Tryals, one accusation early.
you-salem1692-two-pointed-at = You point at two of { $target }’s Tryals: one of them must be turned up.
you-salem1692-tryal-revealed = { $how-id ->
    [black_cat] The Black Cat brings it out: you turn up { $tryal-a }.
    [own_cat] With the Black Cat at hand, you choose to turn up { $tryal-a }.
    [confession] You confess and turn up { $tryal-a }.
   *[other] You stand accused and turn up { $tryal-a }.
}
you-salem1692-died = { $how-id ->
    [linked] You die too: the Matchmaker bound you to the dead.
    [night] You die by the hand of the witches.
    [confession] Your confession costs you your life.
   *[other] The Tryal turned up costs you your life.
}
you-salem1692-ann-draws = Before the reveal you claim two cards.
you-salem1692-giles-shows = You show two Accusations and draw a third card.
you-salem1692-rebecca-draws = At the reveal you claim a card.
you-salem1692-parris-takes = You turn to the discards instead of the deck.
you-salem1692-took-discard = You take { $card-a } from the discards.
you-salem1692-deck-ordered = You put the deck in order, from the top: { $cards }.
you-salem1692-heir-took = You take { $card-a } from the hand of the dead.
you-salem1692-heir-took-front = You take { $card-a }, which lay face up in front of the dead.
you-salem1692-tryal-passed = You take { $tryal-a } from { $giver }.
you-salem1692-tryal-given = The Tryal taken from you was { $tryal-a }.
you-salem1692-tryal-dealt = You are dealt { $tryal-a }.
you-salem1692-confessed-unseen = You confess without turning up a Tryal.
giver-you-salem1692-tryal-passed = { $seat } takes { $tryal-a } from you.
target-you-salem1692-played = { $seat } plays { $card-a } on you.
target-you-salem1692-played-as-witness = { $seat } plays { $card-a } on you as if it were a Witness.
target-you-salem1692-alibi-took = { $seat } takes { $card-a } away from you.
target-you-salem1692-scapegoat-moved = { $seat } moves everything in front of { $giver } to you.
giver-you-salem1692-scapegoat-moved = { $seat } moves everything in front of you to { $target }.
target-you-salem1692-fizzled = { $card } comes to nothing against you.
target-you-salem1692-hand-burnt = { $seat } burns your hand: { $cards }.
target-you-salem1692-cursed = { $seat } curses you: you lose { $card-a }.
target-you-salem1692-robbed = { $seat } robs { $giver } and hands you the loot: { $cards }.
giver-you-salem1692-robbed = { $seat } robs you of your hand for { $target }: { $cards }.
target-you-salem1692-called-early = { $seat } calls for one of your Tryals, one accusation early.
target-you-salem1692-two-pointed-at = { $seat } points at two of your Tryals, and you must turn up one of them: { $tryals }.
target-you-salem1692-gavel-placed = The gavel lies in front of you.
target-you-salem1692-kill-chosen = The witches have chosen you.
seats-you-salem1692-eyes-open = { $seats-n ->
    [one] You open your eyes alone: there is no other witch.
   *[other] The witches open their eyes: { $seats }.
}
seats-you-salem1692-witches-pointed = { $seats-n ->
    [one] Your first choice: { $targets }.
   *[other] First choices ({ $seats }, in this order): { $targets }.
}
winners-you-salem1692-game-over = { $winners-n ->
    [one] { $reason } You win.
   *[other] { $reason } You win together: { $winners }.
}
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
    [none] { $was-witch ->
        [1] Everybody now knows that you had been a witch.
        [0] Everybody now knows that you had never been a witch.
       *[other] You have no Tryal left to turn up.
    }
   *[other] You turn up the rest: { $tryals }.
}
you-salem1692-inherited = You take { $target }’s hand ({ $cards ->
    [unknown] { $n ->
        [0] empty
        [one] one card
       *[other] { $n } cards
    }
    [none] empty
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}and from the table: { $front }.
}
target-you-salem1692-inherited = { $seat } takes the hand you leave ({ $cards ->
    [unknown] { $n ->
        [0] empty
        [one] one card
       *[other] { $n } cards
    }
    [none] empty
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}and from the table: { $front }.
}
you-salem1692-estate-opened = { $cards ->
    [none] You leave an empty hand.
   *[other] You leave this hand for the heirs to share: { $cards }.
}
target-you-salem1692-kill-named = { $saved-id ->
    [gavel] The witches chose you. The gavel saves your life.
    [confession] The witches chose you. Your confession saves your life.
    [asylum] The witches chose you. Asylum saves your life.
    [already_dead] The witches chose you, but you are dead already.
   *[other] The witches chose you, and nothing saves your life.
}

## New Salem

you-new-salem-first-constable = You are the first Constable.
you-new-salem-took-top = You discard both cards and take the top of the deck.
seat-target-you-new-salem-removed = You take 1 Despair off your { $building }.
seat-target-you-new-salem-pardoned = You keep the Pardon.
seat-target-you-new-salem-turned = You turn a cube on your { $building }: it is { $cube } now.
seat-target-you-new-salem-voted = You vote for yourself.
you-new-salem-removed = You take 1 Despair off { $target }’s { $building }.
you-new-salem-gave = You give { $n } Hope to { $target }.
you-new-salem-initiated = You pay { $n } Hope for { $event }.
you-new-salem-trial = You put { $target } on Trial.
seat-target-you-new-salem-trial = You take the Trial upon yourself.
you-new-salem-trial-moved = You move { $source }’s Trial to { $target }.
seat-target-you-new-salem-trial-moved = You take over { $source }’s Trial.
seat-source-you-new-salem-trial-moved = You pass your Trial on to { $target }.
source-you-new-salem-trial-moved = { $seat } moves your Trial to { $target }.
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
you-new-salem-exchanged = You give { $building-a }{ new-salem-cubes } to { $target } and get { $other-a }{ new-salem-other-cubes }.
you-new-salem-seized = You seize { $target }’s { $building }{ new-salem-cubes }; 1 Despair is added to it.
you-new-salem-cart-took = You take { $building-a } from the cart.
you-new-salem-cart-passed = You take nothing.
you-new-salem-claimed = You take { $building-a } from the deck.
you-new-salem-looked = You look at { $target }’s Character: { $character }, { $side-a }.
you-new-salem-shown = { $target } shows you their Character: { $character }, { $side-a }.
target-you-new-salem-shown = You show your Character to { $seat }.
you-new-salem-tithed = { $seats-n ->
    [one] { $seats } hands you 1 Hope.
   *[other] { $seats } hand you 1 Hope each.
}
seats-you-new-salem-tithed = { $seats-n ->
    [one] You hand 1 Hope to { $seat }.
   *[other] You each hand 1 Hope to { $seat }: { $seats }.
}
you-new-salem-deeded = You have { $source } hand { $building-a }{ new-salem-cubes } over to { $target }.
source-you-new-salem-deeded = { $seat } has you hand { $building-a }{ new-salem-cubes } over to { $target }.
you-new-salem-feasted = You invite { $target }.
you-new-salem-turned = You turn a cube on { $target }’s { $building }: it is { $cube } now.
you-new-salem-voted = You vote for { $target }.
you-new-salem-elected = You are elected.
you-new-salem-chartered = You take the Royal Charter.
you-new-salem-lettered = You give the Scarlet Letter to { $target }.
you-new-salem-unmasked = You were { $character }, { $side-a }.
target-you-new-salem-removed = { $seat } takes 1 Despair off your { $building }.
target-you-new-salem-gave = { $seat } gives you { $n } Hope.
target-you-new-salem-trial = { $seat } puts you on Trial.
target-you-new-salem-trial-moved = { $seat } moves { $source }’s Trial to you.
own-target-you-new-salem-trial-moved = { $seat } passes their Trial on to you.
target-you-new-salem-pardoned = { $seat } gives you the Pardon.
target-you-new-salem-looked = { $seat } looks at your Character.
target-you-new-salem-testified = { $seat } says that you are { $side-a }.
seat-target-you-new-salem-testified = You claim to be { $side-a }.
target-you-new-salem-exchanged = { $seat } gives you { $building-a }{ new-salem-cubes } and gets { $other-a }{ new-salem-other-cubes }.
target-you-new-salem-seized = { $seat } seizes your { $building }{ new-salem-cubes }; 1 Despair is added to it.
you-new-salem-burnt = You burn down { $target }’s { $building }{ new-salem-cubes }.
target-you-new-salem-burnt = { $seat } burns down your { $building }{ new-salem-cubes }.
seat-target-you-new-salem-burnt = You burn down your own { $building }{ new-salem-cubes }.
target-you-new-salem-deeded = { $seat } has { $source } hand { $building-a }{ new-salem-cubes } over to you.
own-target-you-new-salem-deeded = { $seat } hands { $building-a }{ new-salem-cubes } over to you.
seat-target-you-new-salem-deeded = You have { $source } hand { $building-a }{ new-salem-cubes } over to you.
seat-source-you-new-salem-deeded = You hand { $building-a }{ new-salem-cubes } over to { $target }.
target-you-new-salem-feasted = { $seat } invites you.
target-you-new-salem-turned = { $seat } turns a cube on your { $building }: it is { $cube } now.
target-you-new-salem-voted = { $seat } votes for you.
target-you-new-salem-lettered = { $seat } gives you the Scarlet Letter.
seat-target-you-new-salem-lettered = You keep the Scarlet Letter.
you-new-salem-built = You build { $building-a }{ new-salem-cubes }.
you-new-salem-placed = { $despair ->
    [0] You put { $hope } Hope on { $building-a }.
   *[other] You put { $despair } Despair on { $building-a }.
}
you-new-salem-cubes-lost = { $despair ->
    [0] You have no Building and lose { $hope } Hope.
   *[other] You have no Building; { $despair } Despair is lost.
}
seat-target-you-new-salem-laid = { $despair ->
    [0] You put { $hope } Hope on your { $building }.
   *[other] You put { $despair } Despair on your { $building }.
}
you-new-salem-laid = { $despair ->
    [0] You put { $hope } Hope on { $target }’s { $building }.
   *[other] You put { $despair } Despair on { $target }’s { $building }.
}
target-you-new-salem-laid = { $despair ->
    [0] { $seat } puts { $hope } Hope on your { $building }.
   *[other] { $seat } puts { $despair } Despair on your { $building }.
}
seat-target-you-new-salem-taken-off = { $despair ->
    [0] You take { $hope } Hope off your { $building }.
   *[other] You take { $despair } Despair off your { $building }.
}
you-new-salem-taken-off = { $despair ->
    [0] You take { $hope } Hope off { $target }’s { $building }.
   *[other] You take { $despair } Despair off { $target }’s { $building }.
}
target-you-new-salem-taken-off = { $despair ->
    [0] { $seat } takes { $hope } Hope off your { $building }.
   *[other] { $seat } takes { $despair } Despair off your { $building }.
}
seat-target-you-new-salem-levied = You pay { $n } Hope more.
you-new-salem-levied = You make { $target } pay { $n } Hope.
target-you-new-salem-levied = { $seat } makes you pay { $n } Hope.
you-new-salem-appointed = You name { $target } the next Constable.
target-you-new-salem-appointed = { $seat } names you the next Constable.
seat-target-you-new-salem-appointed = You claim the post of Constable for next time.
you-new-salem-no-room = { $despair ->
    [0] No Building of yours can bear more Hope. Lost: { $hope }.
   *[other] No Building of yours can bear more Despair. Lost: { $despair }.
}
you-new-salem-torn-down = You tear down { $target }’s { $building }{ new-salem-cubes }.
you-new-salem-buried = You put under the deck: { $buildings }.
seat-target-you-new-salem-torn-down = You tear down your { $building }{ new-salem-cubes }.
target-you-new-salem-torn-down = { $seat } tears down your { $building }{ new-salem-cubes }.
you-new-salem-peeked = You look at the top of the Building deck: { $buildings }.
you-new-salem-foresaw = You look at the top of the Event deck: { $events }.
you-new-salem-put-under = You put a face-up Event under the deck: { $event }.
you-new-salem-passing = You turn the draft round: hands now go { $way }.
you-new-salem-more-dealt = { $n ->
    [one] By your card everybody is dealt one Building more in the next round.
   *[other] By your card everybody is dealt { $n } Buildings more in the next round.
}
you-new-salem-fewer-dealt = { $n ->
    [one] By your card everybody is dealt one Building fewer in the next round.
   *[other] By your card everybody is dealt { $n } Buildings fewer in the next round.
}
you-new-salem-answered = You use a card you kept: { $event }.
you-new-salem-handed = You give { $target } a card to keep: { $event }.
seat-target-you-new-salem-handed = You keep a card: { $event }.
target-you-new-salem-handed = { $seat } gives you a card to keep: { $event }.
you-new-salem-badge-given = You give { $target } a Badge.
seat-target-you-new-salem-badge-given = You take a Badge.
target-you-new-salem-badge-given = { $seat } gives you a Badge.
you-new-salem-badge-taken = You take { $target }’s Badge away.
target-you-new-salem-badge-taken = { $seat } takes your Badge away.
seat-target-you-new-salem-badge-taken = You give back your Badge.
you-new-salem-revealed = You show the whole town your Character: { $character }, { $side-a }.
you-new-salem-changed-characters = You and { $target } swap Characters.
target-you-new-salem-changed-characters = You and { $seat } swap Characters.

## Affliction

you-affliction-first-player = You are First Player.
you-affliction-faction-drawn = You lead { $faction }.
you-affliction-grievance-drawn = You draw a grievance: { $grievance }.
you-affliction-starters-offered = You choose between { $colonists }.
you-affliction-starter = { $colonist } begins in your circle.
you-affliction-round-began = Round { $n } begins; you place first.
you-affliction-placed = You send a messenger: { $space }.
you-affliction-resolving = You resolve: { $space }.
you-affliction-moved-accusation = You move an accusation from { $colonist } to { $onto }.
you-affliction-protected = You protect { $colonist }.
you-affliction-took-first = You take the First Player token.
you-affliction-haunted = You bring Spectral Evidence against { $colonist }.
you-affliction-frightened = You frighten { $colonist } (Fear { $n }).
you-affliction-used = You use { $colonist }.
you-affliction-advocate = You give { $colonist } an advocate ({ $n } now).
you-affliction-comforted = You take a Fear off { $colonist } ({ $n } left).
you-affliction-released = You have { $colonist } set free; { $target } loses the arrest.
seat-target-you-affliction-released = You have { $colonist } set free and lose that arrest.
you-affliction-sent-away = You let { $colonist } sail away.
you-affliction-declared-arrest = You want to arrest { $colonist }.
you-affliction-scapegoat = You point at { $colonist }: arrest her instead of { $instead-of }!
you-affliction-declined = You leave { $space } unused.
you-affliction-no-action = You can do nothing here: { $space }.
you-affliction-no-accusations = There is no accusation left for you to place.
target-you-affliction-released = { $seat } has { $colonist } set free; you lose the arrest.
you-affliction-gained = { $n ->
    [one] You gain 1 influence.
   *[other] You gain { $n } influence.
}
you-affliction-gained-by = { $n ->
    [one] You gain 1 influence through { $colonist }.
   *[other] You gain { $n } influence through { $colonist }.
}
you-affliction-paid = You pay { $n } influence for { $colonist }’s ability.
you-affliction-generated = { $n ->
    [one] You generate 1 influence.
    [0] You generate no influence.
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
    [one] You take an accusation off { $colonist }{ affliction-for-cost }.
   *[other] You take { $n } accusations off { $colonist }{ affliction-for-cost }.
}
you-affliction-took-influence = { $n ->
    [one] You take 1 influence from { $target }.
   *[other] You take { $n } influence from { $target }.
}
you-affliction-removed-influence = { $n ->
    [one] You make { $target } lose 1 influence.
   *[other] You make { $target } lose { $n } influence.
}
target-you-affliction-took-influence = { $n ->
    [one] { $seat } takes 1 influence from you.
   *[other] { $seat } takes { $n } influence from you.
}
target-you-affliction-removed-influence = { $n ->
    [one] { $seat } makes you lose 1 influence.
   *[other] { $seat } makes you lose { $n } influence.
}
you-affliction-arrested = You arrest { $colonist }{ $target ->
    [none] {" "}
   *[other] {" "}out of { $target }’s circle{" "}
}{ $cost ->
    [0] at no cost.
   *[other] for { $cost } influence.
}
target-you-affliction-arrested = { $seat } arrests { $colonist } out of your circle { $cost ->
    [0] at no cost.
   *[other] for { $cost } influence.
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
target-you-affliction-won-over = { $cost ->
    [one] { $seat } wins { $colonist } over from you for 1 influence.
   *[other] { $seat } wins { $colonist } over from you for { $cost } influence.
}

## What is said of the reader

about-you-remark-suspect = I suspect you
about-you-remark-trust = I trust you

## The end, told to one who was there

you-salem1692-story-converted = You took a Witch card from { $giver } and were a witch from then on.
giver-you-salem1692-story-converted = { $seat } took a Witch card from you and was a witch from then on.
you-salem1692-story-converted-by-deal = You were dealt a Witch card in the Conspiracy and were a witch from then on.
you-salem1692-story-exposed = { $target ->
    [none] A Witch card of yours turned up.
   *[other] { $target } found a Witch card of yours.
}
target-you-salem1692-story-exposed = You found a Witch card of { $seat }.
you-salem1692-story-framed = You, a witch, had the innocent { $target } put to death.
target-you-salem1692-story-framed = { $seat }, a witch, had you put to death, and you were innocent.
you-salem1692-story-misled = You, a witch, had a Tryal of the innocent { $target } turned up.
target-you-salem1692-story-misled = { $seat }, a witch, had a Tryal of yours turned up, and you were innocent.
you-salem1692-story-accused-to-death = { $was-witch ->
    [yes] You died of accusations, and had been a witch.
   *[no] You died of accusations, and were innocent.
}
you-salem1692-story-last-tryal = { $was-witch ->
    [yes] Your last Tryal turned up without an accusation: you died, and had been a witch.
   *[no] Your last Tryal turned up without an accusation: you died, and were innocent.
}
you-salem1692-story-killed = { $was-witch ->
    [yes] The witches killed you, one of their own.
   *[no] The witches killed you at Night.
}
you-salem1692-story-linked = { $was-witch ->
    [yes] You, a witch, died of a Matchmaker’s bond.
   *[no] You were innocent, and died of a Matchmaker’s bond.
}
target-you-salem1692-story-saved = { $saved-id ->
    [gavel] The witches came for you. The gavel held them off.
    [confession] The witches came for you, and you had confessed in time.
    [asylum] The witches came for you. Asylum held them off.
   *[other] The witches came for you, and you were dead already.
}
you-salem1692-story-lost-constable = { $target } turned up your Constable: nobody guards the town at Night any more.
target-you-salem1692-story-lost-constable = You turned up the Constable of { $seat }: nobody guards the town at Night any more.

you-new-salem-story-lied = A lie: you saw the Character of { $target } and swore it was { $side-a }.
target-you-new-salem-story-lied = A lie: { $seat } saw your Character and swore it was { $side-a }.
you-new-salem-story-vouched = You saw the Character of { $target } and told the truth: { $side-a }.
target-you-new-salem-story-vouched = { $seat } saw your Character and told the truth: { $side-a }.
you-new-salem-story-tried-witch = You put { $target } on Trial, and were right: a Witch.
target-you-new-salem-story-tried-witch = { $seat } put you on Trial, and was right: you were a Witch.
you-new-salem-story-tried-puritan = You put { $target } on Trial: a Puritan.
target-you-new-salem-story-tried-puritan = { $seat } put you on Trial, and you were a Puritan.
you-new-salem-story-pardoned = { $was-witch ->
    [yes] You pardoned { $target }, a Witch.
   *[no] You pardoned { $target }, a Puritan.
}
target-you-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } pardoned you, and you were a Witch.
   *[no] { $seat } pardoned you, and you were a Puritan.
}
you-new-salem-story-seized = You seized { $target }’s { $building }.
target-you-new-salem-story-seized = { $seat } seized your { $building }.
you-new-salem-story-burnt = You had { $target }’s { $building } burnt down.
target-you-new-salem-story-burnt = { $seat } had your { $building } burnt down.
seat-target-you-new-salem-story-burnt = You had your own { $building } burnt down.
seat-target-you-new-salem-story-pardoned = You kept the Pardon.
seat-target-you-new-salem-story-tried-witch = You, a Witch, took the Trial for yourself.
seat-target-you-new-salem-story-tried-puritan = You, a Puritan, took the Trial for yourself.

you-affliction-story-lead = You took the lead with { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
you-affliction-story-arrested = You arrested { $colonist }.
you-affliction-story-arrested-from = You arrested { $colonist } out of the circle of { $target }.
target-you-affliction-story-arrested-from = { $seat } arrested { $colonist } out of your circle.
you-affliction-story-settled = You arrested { $colonist } and settled a secret grievance.
you-affliction-story-scapegoat = You gave up { $colonist } to save { $instead-of }.
you-affliction-story-won-over = You won { $colonist } over from { $target }.
target-you-affliction-story-won-over = { $seat } won { $colonist } over from you.
you-affliction-story-released = You had { $colonist } set free; { $target } lost the arrest.
seat-target-you-affliction-story-released = You had { $colonist } set free and lost that arrest.
target-you-affliction-story-released = { $seat } had { $colonist } set free; you lost the arrest.
target-you-affliction-story-grievances = The secret grievances turned it: you had led, { $winners } won.
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
