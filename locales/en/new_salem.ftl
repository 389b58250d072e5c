### New Salem. Names of cards and what is said at the table; every text in our own words.
### `.a` is the name as it stands inside a sentence, `.kind` its type and piece, `.text` says what the thing does.

## The game

new-salem-name = New Salem
    .text = Raise a new town, building by building. Keep Despair low, and watch who does not.
new-salem-side-puritan = Puritan
    .a = a Puritan
new-salem-side-witch = Witch
    .a = a Witch
new-salem-side-puritans = the Puritans
new-salem-side-witches = the Witches
# Stands beside a name at the end.
new-salem-guilty = witch
new-salem-cube-hope = Hope
new-salem-cube-despair = Despair

# What may be said at the table (N1.5); shown beside the talk.
new-salem-talk-limits = Say what you like, true or not. Only the picture, name, profession and looks of your Character must stay secret.

## Types of Buildings

new-salem-type-entertainment = Entertainment
new-salem-type-trade = Trade
new-salem-type-finance = Finance
new-salem-type-education = Education
new-salem-type-death = Death
new-salem-type-justice = Justice
new-salem-piece-left = left piece
new-salem-piece-middle = middle piece
new-salem-piece-right = right piece
new-salem-symbol-hope = Hope
new-salem-symbol-despair = Despair
new-salem-symbol-remove = Remove Despair

## Buildings

# What a card shows beside its name and text, from its facts: on every board, in labels, lists and texts.
new-salem-building-says = { $type }, { $piece }: { $cubes }
new-salem-building-cubes = { $symbols ->
    [none] no cubes
   *[other] { $symbols }
}
new-salem-building-entertainment-left = Tavern
    .a = the Tavern
    .kind = Entertainment, left
new-salem-building-entertainment-middle = Playhouse
    .a = the Playhouse
    .kind = Entertainment, middle
new-salem-building-entertainment-right = Fairground
    .a = the Fairground
    .kind = Entertainment, right
new-salem-building-trade-left = Wharf
    .a = the Wharf
    .kind = Trade, left
new-salem-building-trade-middle = Market Hall
    .a = the Market Hall
    .kind = Trade, middle
new-salem-building-trade-right = Tannery
    .a = the Tannery
    .kind = Trade, right
new-salem-building-finance-left = Counting House
    .a = the Counting House
    .kind = Finance, left
new-salem-building-finance-middle = Pawnshop
    .a = the Pawnshop
    .kind = Finance, middle
new-salem-building-finance-right = Mint
    .a = the Mint
    .kind = Finance, right
new-salem-building-education-left = Schoolhouse
    .a = the Schoolhouse
    .kind = Education, left
new-salem-building-education-middle = Library
    .a = the Library
    .kind = Education, middle
new-salem-building-education-right = Laboratory
    .a = the Laboratory
    .kind = Education, right
new-salem-building-death-left = Graveyard
    .a = the Graveyard
    .kind = Death, left
new-salem-building-death-middle = Gallows
    .a = the Gallows
    .kind = Death, middle
new-salem-building-death-right = Crypt
    .a = the Crypt
    .kind = Death, right
new-salem-building-justice-left = Watch House
    .a = the Watch House
    .kind = Justice, left
new-salem-building-justice-middle = Courthouse
    .a = the Courthouse
    .kind = Justice, middle
new-salem-building-justice-right = Meetinghouse
    .a = the Meetinghouse
    .kind = Justice, right

## Characters

new-salem-character-merchant = Obadiah Pryor, merchant
new-salem-character-fiddler = Constance Whitlock, fiddler
new-salem-character-innkeeper = Barnabas Thorne, innkeeper
new-salem-character-printer = Mercy Aldous, printer
new-salem-character-shipwright = Silas Garrow, shipwright
new-salem-character-notary = Prudence Vail, notary
new-salem-character-midwife = Tamsin Crewe, midwife
new-salem-character-apothecary = Ezra Locke, apothecary
new-salem-character-moneylender = Delilah Marsh, moneylender
new-salem-character-tutor = Ambrose Fenn, tutor
new-salem-character-says = { $types ->
    [none] { $side }.
   *[other] { $side }. { $types }.
}

## Events

new-salem-event-says = { $cost } Hope{ $border ->
    [red] , red border
   *[plain] {""}
}{ $points ->
    [0] {""}
   *[other] , { $points ->
        [1] 1 point
        [-1] −1 point
       *[other] { $points } points
    } for whoever keeps it
}
new-salem-event-cleansing = Cleansing
    .text = Take 2 Despair off any Buildings. Stays on the table.
new-salem-event-trial = Trial
    .text = Give it to a player who has none. At the end a Witch on Trial takes 2 Despair away, a Puritan on Trial adds 2.
new-salem-event-midnight-visit = Midnight Visit
    .text = Look at the Character of another player.
new-salem-event-sworn-oath = Sworn Oath
    .text = Show your Character to another player, who then takes 1 Hope or takes 1 Despair off any Building.
new-salem-event-letters-of-trade = Letters of Trade
    .text = Another player shows the town one type on their Character. Nobody can be asked a third time.
new-salem-event-character-witness = Character Witness
    .text = Choose two others. The second looks at the first one’s Character and tells the town what it is, true or not.
new-salem-event-exchange-of-deeds = Exchange of Deeds
    .text = Swap one of your Buildings for one of another player’s, cubes included.
new-salem-event-seizure = Seizure
    .text = Take a Building from another player and put 1 Despair on it.
new-salem-event-fire = Fire
    .text = Any one Building burns down with everything on it.
new-salem-event-deed-of-gift = Deed of Gift
    .text = A Building of another player goes to a third player.
new-salem-event-peddlers-cart = Peddler’s Cart
    .text = Turn up three Buildings. You may take one, then a player of your choice may take another. Symbols do not count.
new-salem-event-land-rush = Land Rush
    .text = Take the top two Buildings of the deck. The others secretly decide whether to take the next one for 1 Hope. Symbols do not count.
new-salem-event-tithe = Tithe
    .text = Up to three other players of your choice hand you 1 Hope each.
new-salem-event-thanksgiving = Thanksgiving
    .text = You and another player of your choice each take the top Building of the deck; symbols do not count. Then remove 1 Despair from any Building.
new-salem-event-change-of-heart = Change of Heart
    .text = Turn one cube on any Building: a Despair becomes Hope, or a Hope becomes Despair.
new-salem-event-silent-prayer = Silent Prayer
    .text = All secretly choose light or shadow. At most one shadow: take 1 Despair away. Otherwise you get 1 Despair for each shadow.
new-salem-event-pardon = Pardon
    .text = Give it to any player. Their Trial is lifted, and the next one that would come to them is stopped.
new-salem-event-rush-to-judgement = Rush to Judgement
    .text = Take the Trial of a player and give it to any player who has none.
new-salem-event-second-term = Second Term
    .text = The Constable stays in office for one more term.
new-salem-event-election = Election
    .text = All vote at once for the next Constable. Badges do not matter; whoever is on Trial cannot be elected.
new-salem-event-royal-charter = Royal Charter
    .text = Keep it: 3 points at the end. You get 1 Despair.
new-salem-event-scarlet-letter = Scarlet Letter
    .text = Give it to another player: 2 points less at the end. Take 1 Despair off any Building.

## What happens

new-salem-character = You are { $character }.
new-salem-first-constable = { $seat } is the first Constable.
new-salem-round = Round { $round }: { $n } Buildings are dealt to each player.
new-salem-no-draft = Round { $round }: too few Buildings are left to deal, so there is no draft.
new-salem-hand = Your hand: { $buildings }.
# The cubes that lie on a Building when it comes or goes.
new-salem-cubes = { $hope ->
    [0] { $despair ->
        [0] {""}
       *[other] {" "}(Despair: { $despair })
    }
   *[other] { $despair ->
        [0] {" "}(Hope: { $hope })
       *[other] {" "}(Hope: { $hope }, Despair: { $despair })
    }
}
new-salem-other-cubes = { $other-hope ->
    [0] { $other-despair ->
        [0] {""}
       *[other] {" "}(Despair: { $other-despair })
    }
   *[other] { $other-despair ->
        [0] {" "}(Hope: { $other-hope })
       *[other] {" "}(Hope: { $other-hope }, Despair: { $other-despair })
    }
}
new-salem-built = { $seat } builds { $building-a }{ new-salem-cubes }.
new-salem-took-top = { $seat } discards both cards and takes the top of the deck.
new-salem-removed = { $seat } takes 1 Despair off { $target }’s { $building }.
self-new-salem-removed = { $seat } takes 1 Despair off their own { $building }.
self-new-salem-pardoned = { $seat } keeps the Pardon.
self-new-salem-turned = { $seat } turns a cube on their own { $building }: it is { $cube } now.
self-new-salem-voted = { $seat } votes for themself.
self-new-salem-trial = { $seat } takes the Trial upon themself.
new-salem-placed = { $despair ->
    [0] { $seat } puts { $hope } Hope on { $building-a }.
   *[other] { $seat } puts { $despair } Despair on { $building-a }.
}
new-salem-cubes-lost = { $despair ->
    [0] { $seat } has no Building and loses { $hope } Hope.
   *[other] { $seat } has no Building; { $despair } Despair is lost.
}
new-salem-no-room = { $despair ->
    [0] No Building of { $seat }’s can bear more Hope. Lost: { $hope }.
   *[other] No Building of { $seat }’s can bear more Despair. Lost: { $despair }.
}
new-salem-laid = { $despair ->
    [0] { $seat } puts { $hope } Hope on { $target }’s { $building }.
   *[other] { $seat } puts { $despair } Despair on { $target }’s { $building }.
}
self-new-salem-laid = { $despair ->
    [0] { $seat } puts { $hope } Hope on their own { $building }.
   *[other] { $seat } puts { $despair } Despair on their own { $building }.
}
new-salem-taken-off = { $despair ->
    [0] { $seat } takes { $hope } Hope off { $target }’s { $building }.
   *[other] { $seat } takes { $despair } Despair off { $target }’s { $building }.
}
self-new-salem-taken-off = { $despair ->
    [0] { $seat } takes { $hope } Hope off their own { $building }.
   *[other] { $seat } takes { $despair } Despair off their own { $building }.
}
new-salem-levied = { $seat } makes { $target } pay { $n } Hope.
self-new-salem-levied = { $seat } pays { $n } Hope more.
new-salem-appointed = { $seat } names { $target } the next Constable.
self-new-salem-appointed = { $seat } claims the post of Constable for next time.
new-salem-cut-short = The rest of { $event } comes to nothing: it would never end.
new-salem-torn-down = { $seat } tears down { $target }’s { $building }{ new-salem-cubes }.
self-new-salem-torn-down = { $seat } tears down their own { $building }{ new-salem-cubes }.
new-salem-laid-out = Laid out for all: { $buildings }.
new-salem-buried = { $buildings ->
    [unknown] { $seat } looks at cards of the Building deck ({ $n }) and puts them under it.
   *[other] { $seat } puts under the deck: { $buildings }.
}
new-salem-peeked = { $buildings ->
    [unknown] { $seat } looks at the top of the Building deck ({ $n }).
   *[other] { $seat } looks at the top of the Building deck: { $buildings }.
}
new-salem-foresaw = { $events ->
    [unknown] { $seat } looks at the top of the Event deck ({ $n }).
   *[other] { $seat } looks at the top of the Event deck: { $events }.
}
new-salem-put-under = { $seat } puts a face-up Event under the deck: { $event }.
new-salem-passing = { $seat } turns the draft round: hands now go { $way }.
new-salem-way-left = to the left
new-salem-way-right = to the right
new-salem-more-dealt = { $n ->
    [one] By { $seat }’s card everybody is dealt one Building more in the next round.
   *[other] By { $seat }’s card everybody is dealt { $n } Buildings more in the next round.
}
new-salem-fewer-dealt = { $n ->
    [one] By { $seat }’s card everybody is dealt one Building fewer in the next round.
   *[other] By { $seat }’s card everybody is dealt { $n } Buildings fewer in the next round.
}
new-salem-answered = { $seat } uses a card they kept: { $event }.
new-salem-handed = { $seat } gives { $target } a card to keep: { $event }.
self-new-salem-handed = { $seat } keeps a card: { $event }.
new-salem-badge-given = { $seat } gives { $target } a Badge.
self-new-salem-badge-given = { $seat } takes a Badge.
new-salem-badge-taken = { $seat } takes { $target }’s Badge away.
self-new-salem-badge-taken = { $seat } gives back their Badge.
new-salem-revealed = { $seat } shows the whole town their Character: { $character }, { $side-a }.
new-salem-changed-characters = { $seat } and { $target } swap Characters.
new-salem-event-drawn = New Event: { $event }.
new-salem-gave = { $seat } gives { $n } Hope to { $target }.
new-salem-initiated = { $seat } pays { $n } Hope for { $event }.
new-salem-trial = { $seat } puts { $target } on Trial.
new-salem-trial-moved = { $seat } moves { $source }’s Trial to { $target }.
self-new-salem-trial-moved = { $seat } takes over { $source }’s Trial.
own-new-salem-trial-moved = { $seat } passes their Trial on to { $target }.
new-salem-trial-lifted = { $seat }’s Trial is lifted.
new-salem-pardon-spent = { $seat }’s Pardon stops the Trial and is used up.
new-salem-pardoned = { $seat } gives the Pardon to { $target }.
new-salem-constable = { $seat } is the new Constable.
new-salem-constable-stays = { $seat } stays Constable.
new-salem-second-term = { $seat } stays Constable.
new-salem-badges-returned = All Badges go back, except { $seat }’s.
new-salem-round-ended = { $seat } ends round { $round }.
new-salem-looked = { $character ->
    [unknown] { $seat } looks at { $target }’s Character.
   *[other] { $seat } looks at { $target }’s Character: { $character }, { $side-a }.
}
new-salem-shown = { $character ->
    [unknown] { $target } shows { $seat } their Character.
   *[other] { $target } shows { $seat } their Character: { $character }, { $side-a }.
}
new-salem-type-shown = { $seat } shows a type: { $type }.
new-salem-testified = { $seat } says that { $target } is { $side-a }.
self-new-salem-testified = { $seat } claims to be { $side-a }.
new-salem-exchanged = { $seat } gives { $building-a }{ new-salem-cubes } to { $target } and gets { $other-a }{ new-salem-other-cubes }.
new-salem-seized = { $seat } seizes { $target }’s { $building }{ new-salem-cubes }; 1 Despair is added to it.
new-salem-burnt = { $seat } burns down { $target }’s { $building }{ new-salem-cubes }.
self-new-salem-burnt = { $seat } burns down their own { $building }{ new-salem-cubes }.
new-salem-deeded = { $seat } has { $source } hand { $building-a }{ new-salem-cubes } over to { $target }.
self-new-salem-deeded = { $seat } has { $source } hand over { $building-a }{ new-salem-cubes }.
own-new-salem-deeded = { $seat } hands { $building-a }{ new-salem-cubes } over to { $target }.
new-salem-cart = On the Peddler’s Cart: { $buildings }.
new-salem-cart-took = { $seat } takes { $building-a } from the cart.
new-salem-cart-passed = { $seat } takes nothing.
new-salem-claimed = { $seat } takes { $building-a } from the deck.
new-salem-no-claims = Nobody else claims land.
new-salem-tithed = { $seats-n ->
    [one] { $seats } hands 1 Hope to { $seat }.
   *[other] { $seats } hand 1 Hope each to { $seat }.
}
new-salem-feasted = { $seat } invites { $target }.
new-salem-turned = { $seat } turns a cube on { $target }’s { $building }: it is { $cube } now.
new-salem-prayed = { $n ->
    [0] No shadow falls on the prayer.
    [one] One shadow falls on the prayer.
   *[other] { $n } shadows fall on the prayer.
}
new-salem-voted = { $seat } votes for { $target }.
new-salem-elected = { $seat } is elected.
new-salem-chartered = { $seat } takes the Royal Charter.
new-salem-lettered = { $seat } gives the Scarlet Letter to { $target }.
self-new-salem-lettered = { $seat } keeps the Scarlet Letter.
new-salem-unmasked = { $seat } was { $character }, { $side-a }.
new-salem-end-trials = Trials: Despair goes from { $before } to { $after }.
new-salem-end-sets = Sets: Despair goes from { $before } to { $after }.
new-salem-end-despair = Despair in the town: { $n }. Needed by a Witch: { $needed }.

## Questions

new-salem-ask-draft = Choose a Building to play; the rest goes to the left.
new-salem-ask-last = Keep one and discard the other, or discard both and take the top of the deck.
new-salem-ask-give = How much Hope do you give?
new-salem-ask-ponder = You are the Constable. Which Event do you initiate?
new-salem-ask-speak-up = You may still give Hope.
new-salem-ask-next-constable = Who is the next Constable?
new-salem-ask-place = On which of your Buildings do the cubes go?
new-salem-ask-pay-from = From which of your Buildings do you take 1 Hope?
new-salem-ask-remove-from = From which Building do you take 1 Despair?
new-salem-ask-which-copy = Which copy do you mean?
new-salem-ask-trial = Whom do you put on Trial?
new-salem-ask-midnight-visit = Whose Character do you look at?
new-salem-ask-sworn-oath = Whom do you show your Character?
new-salem-ask-oath-taken = You have seen a Character. What do you take?
new-salem-ask-letters-of-trade = Who has to show a type?
new-salem-ask-show-type = Which of your types do you show the town?
new-salem-ask-character-witness = Whose Character is in doubt?
new-salem-ask-call-witness = Who looks at it and testifies?
new-salem-ask-testify = What do you tell the town? It need not be true.
new-salem-ask-exchange-of-deeds = Which of your Buildings do you give away?
new-salem-ask-exchange-for = Which Building do you want for it?
new-salem-ask-seizure = Which Building do you seize?
new-salem-ask-fire = Which Building burns down?
new-salem-ask-deed-of-gift = Which Building changes hands?
new-salem-ask-deed-to = Who gets it?
new-salem-ask-peddlers-cart = Which Building do you take from the cart?
new-salem-ask-cart-guest = Who may take the next one?
new-salem-ask-land-rush = Do you pay 1 Hope for the top Building of the deck?
new-salem-ask-tithe = Who pays the tithe?
new-salem-ask-thanksgiving = Who is your guest?
new-salem-ask-change-of-heart = What should a cube become?
new-salem-ask-heart-of = On which Building?
new-salem-ask-silent-prayer = Light or shadow? Nobody will know.
new-salem-ask-pardon = Whom do you pardon?
new-salem-ask-rush-to-judgement = Whose Trial do you take away?
new-salem-ask-judge = Who is put on Trial?
new-salem-ask-election = Whom do you vote for?
new-salem-ask-election-tie = Equal votes. Who is elected?
new-salem-ask-scarlet-letter = Who gets the Scarlet Letter?

## Answers

new-salem-do-pick = { $building } ({ $building-kind })
new-salem-do-top = Discard both, take the top of the deck
new-salem-do-keep = Give nothing
new-salem-do-give = Give { $n } Hope to { $target }
new-salem-do-initiate = { $event }
new-salem-do-end-round = End the round
new-salem-do-seat = { $seat }
new-salem-do-building = { $building } ({ $seat })
# Of several copies of one Building: the one that bears these cubes.
new-salem-do-copy = { $hope ->
    [0] { $despair ->
        [0] The one without cubes
       *[other] The one with { $despair } Despair
    }
   *[other] { $despair ->
        [0] The one with { $hope } Hope
       *[other] The one with { $hope } Hope and { $despair } Despair
    }
}
new-salem-do-all-here = All on { $building-a }
new-salem-do-one-here = One on { $building-a }
new-salem-do-pay-for-me = Pay for me, from where there is most Hope
new-salem-do-type = { $type }
new-salem-do-take = { $building } ({ $building-kind })
new-salem-do-pass = Nothing
new-salem-do-enough = That is enough
new-salem-do-claim = Pay for it
new-salem-do-light = Light
new-salem-do-shadow = Shadow
new-salem-do-say = { $side }
new-salem-do-get-hope = Take 1 Hope
new-salem-do-remove-despair = Take 1 Despair off a Building
new-salem-do-turn = { $cube }

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
new-salem-deed-draft-pick = Play { $building }
new-salem-deed-last-pick = Keep { $building }
new-salem-deed-ponder-initiate = Initiate { $event }
new-salem-deed-next-constable-seat = Make { $seat } Constable
new-salem-deed-trial-seat = Put { $seat } on Trial
new-salem-deed-judge-seat = Put { $seat } on Trial
new-salem-deed-midnight-visit-seat = Visit { $seat }
new-salem-deed-sworn-oath-seat = Show it to { $seat }
new-salem-deed-letters-of-trade-seat = Ask { $seat }
new-salem-deed-show-type-type = Show { $type }
new-salem-deed-character-witness-seat = Doubt { $seat }
new-salem-deed-call-witness-seat = Call { $seat }
new-salem-deed-exchange-of-deeds-building = Give away { $building }
new-salem-deed-exchange-for-building = Ask for { $building } ({ $seat })
new-salem-deed-seizure-building = Seize { $building } ({ $seat })
new-salem-deed-fire-building = Burn { $building } ({ $seat })
new-salem-deed-deed-of-gift-building = Give { $building } ({ $seat })
new-salem-deed-deed-to-seat = Give it to { $seat }
new-salem-deed-peddlers-cart-take = Take { $building }
new-salem-deed-cart-guest-seat = Invite { $seat }
new-salem-deed-tithe-seat = Have { $seat } pay
new-salem-deed-thanksgiving-seat = Invite { $seat }
new-salem-deed-pardon-seat = Pardon { $seat }
new-salem-deed-rush-to-judgement-seat = Take it from { $seat }
new-salem-deed-election-seat = Vote for { $seat }
new-salem-deed-election-tie-seat = Elect { $seat }
new-salem-deed-scarlet-letter-seat = Give { $seat } the Letter
new-salem-deed-place-building = Put it on { $building }
new-salem-deed-pay-from-building = Pay from { $building }
new-salem-deed-remove-from-building = Take it off { $building } ({ $seat })
new-salem-deed-heart-of-building = Change it on { $building } ({ $seat })

## Endings

# $winners are the players who won, $winners-n how many.
new-salem-outcome-witches = The town has fallen to Despair. { $winners-n ->
    [one] The Witch with the most points wins: { $winners }.
   *[other] The Witches with the most points win together: { $winners }.
}
new-salem-outcome-puritans = Hope has prevailed. { $winners-n ->
    [one] The Puritan with the most points wins: { $winners }.
   *[other] The Puritans with the most points win together: { $winners }.
}
new-salem-outcome-all-lose = The town has fallen to Despair, and there was no Witch among you. Everyone loses.

## Options

new-salem-option-edition = Edition
    .text = Whose rulebook the table follows where the three differ.
new-salem-option-edition-en = English
    .text = 24 Events. The first Constable lays 1 Hope; Hope is given to the Constable only; a used Event with a red border is not replaced.
new-salem-option-edition-es = Spanish
    .text = 24 Events. Nobody begins with Hope; Hope may be given to anybody; every used Event is replaced.
new-salem-option-edition-fr = French
    .text = 23 Events. Nobody begins with Hope; Hope may be given to anybody; every used Event is replaced.
new-salem-option-first-constable = First Constable
    .text = By chance, or the player most recently accused without cause.
new-salem-option-first-constable-chance = by chance
new-salem-option-first-constable-0 = seat 1
new-salem-option-first-constable-1 = seat 2
new-salem-option-first-constable-2 = seat 3
new-salem-option-first-constable-3 = seat 4
new-salem-option-first-constable-4 = seat 5
new-salem-option-first-constable-5 = seat 6
new-salem-option-first-constable-6 = seat 7
new-salem-option-first-constable-7 = seat 8
new-salem-option-cards = Cards
    .text = The card set. The publisher’s list is not public; both sets are ours.
new-salem-option-cards-house = house set
new-salem-option-cards-hard-winter = hard winter: dearer Cleansing, more Despair

## Refusals

error-ns-must-act = You can pay for the dearest Event, so you must initiate one.
error-ns-too-dear = You do not have enough Hope for that Event.
error-ns-not-face-up = That Event is not face up.
error-ns-no-effect = That Event would do nothing now, and you must act.
error-ns-constable-only = Only the Constable may do that.
error-ns-constable-keeps = The Constable never gives Hope away.
error-ns-only-to-constable = In this edition Hope may be given to the Constable only.
error-ns-not-to-yourself = You cannot give Hope to yourself.
error-ns-not-enough-hope = You do not have that much Hope.
error-ns-just-given = Hope that you were just given may not be passed on yet.
error-ns-has-badge = That player has a Badge.
error-ns-on-trial = That player is on Trial.
error-ns-same-constable = The post has to pass to someone else.
error-ns-already-on-trial = That player is on Trial already.
error-ns-asked-twice = That player has shown two types already.
error-ns-not-in-hand = That Building is not in your hand.
error-ns-only-of-two = You may try the deck only when you have two cards.

## Events of a card set of one’s own

new-salem-ask-script-seat = Which player?
new-salem-ask-script-seats = Which players? Say when it is enough.
new-salem-ask-script-building = Which Building?
new-salem-ask-script-cube = What should a cube become?
new-salem-ask-script-thanks = What do you take?
new-salem-ask-script-vote = Whom do you vote for?
new-salem-ask-script-sale = Do you pay the price on the card for the top Building of the deck?
new-salem-ask-script-event = Which of the face-up Events?
new-salem-ask-answer = Do you use the card you kept?
new-salem-ask-script-cart = Which of the Buildings laid out do you take?
new-salem-ask-script-prayer = Light or shadow? Nobody will know.

## The story, once the game is over

new-salem-story-lied = A lie: { $seat } saw the Character of { $target } and swore it was { $side-a }.
new-salem-story-vouched = { $seat } saw the Character of { $target } and told the truth: { $side-a }.
new-salem-story-tried-witch = { $seat } put { $target } on Trial, and was right: a Witch.
new-salem-story-tried-puritan = { $seat } put { $target } on Trial: a Puritan.
new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } pardoned { $target }, a Witch.
   *[no] { $seat } pardoned { $target }, a Puritan.
}
new-salem-story-seized = { $seat } seized { $target }’s { $building }.
new-salem-story-burnt = { $seat } had { $target }’s { $building } burnt down.
self-new-salem-story-burnt = { $seat } had their own { $building } burnt down.
self-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat }, a Witch, kept the Pardon.
   *[no] { $seat }, a Puritan, kept the Pardon.
}
self-new-salem-story-tried-witch = { $seat }, a Witch, took the Trial for themself.
self-new-salem-story-tried-puritan = { $seat }, a Puritan, took the Trial for themself.
new-salem-story-despair-rose = Despair rose to { $n }, and { $needed } is enough for the Witches.
new-salem-story-despair-fell = Despair fell to { $n }, below the { $needed } that the Witches need.
new-salem-story-end-trials = The Trials were counted: Despair went from { $before } to { $after }.
new-salem-story-end-sets = Complete sets of Death and Justice were counted: Despair went from { $before } to { $after }.
new-salem-story-round = Round { $n }
new-salem-story-chart = Despair in the town
new-salem-story-despair = Despair
new-salem-story-limit = The Witches win from { $n } on
new-salem-story-buildings = Buildings of their types
new-salem-story-sets = Complete sets
new-salem-story-points = Points

## Why somebody is suspected, trusted or promised something, said after a remark and a colon

new-salem-why-kept = nothing for the Constable, { $n } rounds running
new-salem-why-despair = { $n } Despair with those Buildings
new-salem-why-tried-me = { $n ->
    [one] I was put on Trial
   *[other] I was put on Trial { $n } times
}
new-salem-why-broke-word = { $n ->
    [one] a promise broken
   *[other] { $n } promises broken
}
new-salem-why-cleansed = { $n ->
    [one] Despair taken away as Constable
   *[other] Despair taken away as Constable, { $n } times
}
new-salem-why-gave = { $n } Hope given
new-salem-why-kept-word = { $n ->
    [one] a promise kept
   *[other] { $n } promises kept
}
new-salem-why-i-cleansed = { $n ->
    [one] I have cleansed the town
   *[other] I have cleansed the town { $n } times
}
new-salem-why-i-gave = I have given { $n } Hope
new-salem-why-i-kept-word = I kept my promise
new-salem-why-cleanse = with { $n } more Hope I cleanse the town
new-salem-why-better-use = there was something more urgent
