### Salem 1692. Card names and what players say at the table; every text in our own words.
### `.a` is the name as it stands inside a sentence, `.text` says what the thing does, `.who` tells a life.

## The game

salem1692-name = Salem 1692
    .text = Witches sit among you, and you may become one before the week is out. Accuse, defend, and live to see the dawn.
salem1692-side-town = the town
salem1692-side-witches = the witches
# Stands beside a name at the end.
salem1692-guilty = witch

## Playing cards

salem1692-card-accusation = Accusation
    .a = an Accusation
    .text = Red. Lay it in front of another player: 1 accusation. At the limit one of their Tryals is turned up.
salem1692-card-evidence = Evidence
    .a = a piece of Evidence
    .text = Red. Lay it in front of another player: 3 accusations.
salem1692-card-witness = Witness
    .a = a Witness
    .text = Red. Lay it in front of another player: 7 accusations.
salem1692-card-alibi = Alibi
    .a = an Alibi
    .text = Green. Take red cards worth up to 3 accusations away from another player.
salem1692-card-stocks = Stocks
    .a = the Stocks
    .text = Green. Lay them in front of another player, who will miss their next turn.
salem1692-card-scapegoat = Scapegoat
    .a = a Scapegoat
    .text = Green. Move every red, green and blue card in front of one other player to another one.
salem1692-card-arson = Arson
    .a = Arson
    .text = Green. Another player loses their whole hand.
salem1692-card-curse = Curse
    .a = a Curse
    .text = Green. Discard one blue card in front of another player.
salem1692-card-robbery = Robbery
    .a = Robbery
    .text = Green. Give the whole hand of one other player to another one.
salem1692-card-matchmaker = Matchmaker
    .a = a Matchmaker
    .text = Blue. The two players who have one are linked: when one dies, so does the other.
salem1692-card-asylum = Asylum
    .a = Asylum
    .text = Blue. The witches cannot kill this player at Night.
salem1692-card-piety = Piety
    .a = Piety
    .text = Blue. No red card can be played on this player.
salem1692-card-black-cat = Black Cat
    .a = the Black Cat
    .text = Blue. When Conspiracy is drawn, this player first has a Tryal turned up.
salem1692-card-conspiracy = Conspiracy
    .a = Conspiracy
    .text = Black. A Tryal of the player with the Black Cat is turned up; then everyone takes a hidden Tryal from the left.
salem1692-card-night = Night
    .a = Night
    .text = Black. The town closes its eyes, the witches choose a victim, the Constable protects someone.

## Tryals

salem1692-tryal-not-a-witch = Not a Witch
    .a = a Not a Witch card
    .text = Nothing to fear from this one.
salem1692-tryal-witch = Witch
    .a = a Witch
    .text = Whoever has ever held it is a witch. Turned up, it kills its owner.
salem1692-tryal-constable = Constable
    .a = the Constable
    .text = At Night its owner protects another player with the gavel.

## Town Hall

salem1692-character-abigail-williams = Abigail Williams
    .text = When you place the final accusation, you may discard all red cards in front of you.
    .who = A child of about eleven in the minister’s house, among the first to fall ill and to name neighbours.
salem1692-character-ann-putnam = Ann Putnam
    .text = When you place the final accusation, you may draw two cards before the Tryal is turned up.
    .who = Twelve years old and one of the best-known accusers; in 1706 she asked her church for forgiveness.
salem1692-character-cotton-mather = Cotton Mather
    .text = Evidence in front of you is worth only 1.
    .who = A Boston minister and writer who warned against ghostly evidence and yet defended the court.
salem1692-character-george-burroughs = George Burroughs
    .text = It takes eight accusations to turn up a Tryal of yours.
    .who = Once minister of the Village, known for his strength; hanged in August 1692 after saying the Lord’s Prayer without a fault.
salem1692-character-giles-corey = Giles Corey
    .text = When you draw two Accusations on your turn, you may show them and draw a third card.
    .who = An old farmer who would not answer to the charge and was pressed to death under stones in September 1692.
salem1692-character-john-proctor = John Proctor
    .text = When another player dies, their hand and the blue cards in front of them come into your hand.
    .who = A farmer and innkeeper who stood by his wife Elizabeth and doubted the accusers aloud; hanged in August 1692.
salem1692-character-martha-corey = Martha Corey
    .text = You have the power of the first living player on your right.
    .who = A churchgoing woman who spoke against the trials from the start; hanged in September 1692.
salem1692-character-mary-warren = Mary Warren
    .text = Matchmaker and Black Cat do you no harm.
    .who = A servant in the Proctor house, by turns accuser and accused, jailed and in the end set free.
salem1692-character-rebecca-nurse = Rebecca Nurse
    .text = When a Tryal of another player is turned up by accusations or the Black Cat, you may draw a card.
    .who = Seventy-one years old and loved by her neighbours, 39 of whom signed for her; hanged in July 1692.
salem1692-character-samuel-parris = Samuel Parris
    .text = Twice in the game, take two cards from the discards as your turn.
    .who = Minister of Salem Village; the trouble began in his house, and the Village later sent him away.
salem1692-character-sarah-good = Sarah Good
    .text = Arson and Robbery against you come to nothing.
    .who = A poor woman who went begging from door to door, among the first three accused; hanged in July 1692.
salem1692-character-thomas-danforth = Thomas Danforth
    .text = You may turn up a Tryal when you bring a player to one accusation below the limit.
    .who = Deputy governor who led early hearings and later spoke against the way the court worked.
salem1692-character-tituba = Tituba
    .text = Once in the game, before you draw, look at the deck and put it in any order.
    .who = An enslaved woman in the minister’s house, the first made to confess; she spent more than a year in jail and was never tried.
salem1692-character-will-griggs = Will Griggs
    .text = You may play Alibi as Witness, worth 7.
    .who = The Village physician, said to have been the first to blame an evil hand for the girls’ illness.
salem1692-character-william-phips = William Phips
    .text = Once in the game you may confess without turning up a Tryal.
    .who = Shipbuilder, treasure hunter and governor, who set up the witchcraft court and then dissolved it.

## Options

salem1692-option-choose-character = Choose your character
    .text = Everyone is dealt two characters and keeps one (7 players or fewer).
salem1692-option-conspiracy = Conspiracy
    .text = What happens to the Tryals taken at Conspiracy.
salem1692-option-conspiracy-left = taken from the left
    .text = Everyone keeps the Tryal taken from the player on the left.
salem1692-option-conspiracy-shuffled = mixed in the middle
    .text = The Tryals taken are shuffled and dealt out again, so nobody knows where a card went.
salem1692-option-hide-former-witches = Former witches stay hidden
    .text = Nothing is said about anybody who dies without showing a Witch card: neither that they had been a witch, nor that they never were.
salem1692-option-extra-witch = One more Witch
    .text = Two Witch cards with 4 or 5 players, three with 6 to 12.
salem1692-option-gentle-reveal = Gentle reveal
    .text = While the accused has 4 or 5 hidden Tryals, two are pointed at and the accused chooses one.
salem1692-option-griggs-beats-piety = Griggs beats Piety
    .text = Will Griggs may play Alibi as Witness against Piety too.

## How it ended

salem1692-outcome-last-witch-revealed = The last Witch card is face up: the town wins.
salem1692-outcome-only-witches-left = Only witches are left alive: the witches win.
salem1692-outcome-endless-night = The ninety-ninth Night is over and the Witch is still hidden: the witches win.

## By what a Tryal was turned up or a player died; what saved whom

salem1692-how-accusation = by accusations
salem1692-how-black-cat = by the Black Cat
salem1692-how-own-cat = by the Black Cat, own choice
salem1692-how-confession = by confession
salem1692-how-death = by death
salem1692-how-tryals = by Tryals turned up
salem1692-how-linked = by the Matchmaker
salem1692-how-night = by the witches
salem1692-saved-no = nothing
salem1692-saved-gavel = the gavel
salem1692-saved-confession = a confession
salem1692-saved-asylum = Asylum
salem1692-saved-already-dead = death itself

## Before characters are chosen

salem1692-character-none = no character
    .text = No power.
    .who = Nobody yet.

## What you are asked

salem1692-ask-choose-character = Which character do you keep?
salem1692-ask-dawn = Dawn: everyone is pointing at someone.
salem1692-ask-dawn-again = Dawn: everyone is pointing once more.
salem1692-ask-night = Night: everyone is pointing at someone.
salem1692-ask-night-again = Night: everyone is pointing once more.
salem1692-ask-constable = Night: everyone says whom to save.
salem1692-ask-cat-first = You are a witch. Who should receive the Black Cat? Any other witch will see your choice.
salem1692-ask-cat-second = Your final choice: who receives the Black Cat?
salem1692-ask-kill-first = You are a witch. Who should die tonight? Any other witch will see your choice.
salem1692-ask-kill-second = Your final choice: who dies tonight?
salem1692-ask-suspect = Whom do you suspect? Your answer stays secret until the end of the game.
salem1692-ask-trust = Whom do you trust? Your answer stays secret until the end of the game.
salem1692-ask-gavel = You are the Constable. To whom do you give the gavel?
salem1692-ask-save = If it were up to you, whom would you save tonight?
salem1692-ask-confess = Do you confess? A Tryal you turn up keeps you safe tonight, unless it is a Witch or your last.
salem1692-ask-turn = Your turn: draw two cards, or play cards on the others.
salem1692-ask-target = On whom do you play it?
salem1692-ask-scapegoat-to = In front of whom do the cards go?
salem1692-ask-robbery-to = Who receives the hand?
salem1692-ask-alibi = Which red card does the Alibi take away?
salem1692-ask-curse = Which blue card goes?
salem1692-ask-black-cat = Conspiracy: which Tryal of the player with the Black Cat is turned up?
salem1692-ask-pass-tryals = Conspiracy: which hidden Tryal do you take from the left?
salem1692-ask-call-early = One accusation below the limit: do you turn up a Tryal now?
salem1692-ask-reveal = The limit is reached: which Tryal of the accused is turned up?
salem1692-ask-point-first = Point at the first of two Tryals of the accused.
salem1692-ask-point-second = Point at the second one. The accused will choose between the two.
salem1692-ask-choose-of-two = Two of your Tryals were pointed at. Which one do you turn up?
salem1692-ask-inherit = Which card of the dead do you take?
salem1692-ask-abigail = Your accusation was the final one. Discard all red cards in front of you?
salem1692-ask-ann = Your accusation was the final one. Draw two cards before the reveal?
salem1692-ask-giles = Show two Accusations and draw a third card? You can only if you drew two.
salem1692-ask-rebecca = Another player’s Tryal was turned up. Draw a card?
salem1692-ask-parris = Which card do you take from the discards?
salem1692-ask-order = Which card comes next, from the top? Leave the rest as it is whenever you like.

## What you may answer

salem1692-do-draw = Draw two cards
salem1692-do-end-turn = End the turn
salem1692-do-pass = Pass
salem1692-do-play = Play { $card-a }
salem1692-do-play-as-witness = Play an Alibi as a Witness
salem1692-do-play-on = Play { $card-a } on { $seat }
salem1692-do-take-discards = Take two cards from the discards
salem1692-do-order-deck = Look at the deck, put it in order, then draw two
salem1692-do-seat = { $seat }
salem1692-do-tryal = { $at ->
    [0] The first hidden Tryal
    [1] The second hidden Tryal
    [2] The third hidden Tryal
    [3] The fourth hidden Tryal
   *[other] The fifth hidden Tryal
}
salem1692-do-show = Turn up { $tryal-a }
salem1692-do-card = { $card }
salem1692-do-front-card = { $card } (lay face up)
salem1692-do-character = { $character }
salem1692-do-yes = Yes
salem1692-do-no = No
salem1692-do-done = Leave the rest as it is
salem1692-do-stay-silent = Do not confess
salem1692-do-confess-unseen = Confess without turning up a Tryal

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
salem1692-deed-curse-card = Discard { $card }
salem1692-deed-inherit-card = Take { $card }
salem1692-deed-inherit-front-card = Take { $card } (lay face up)
salem1692-deed-parris-card = Take { $card }
salem1692-deed-choose-character-character = Play { $character }
salem1692-deed-scapegoat-to-seat = Move it all to { $seat }
salem1692-deed-robbery-to-seat = Give { $seat } the cards

## What happened

salem1692-dealt = { $cards ->
    [unknown] { $seat } receives a hand and a row of hidden Tryals.
   *[other] { $seat } receives a hand, { $cards }, and Tryals: { $tryals }.
}
salem1692-characters-offered = { $characters ->
    [unknown] { $seat } looks at two characters.
   *[other] { $seat } may keep one of these: { $characters }.
}
salem1692-character = { $seat } is { $character }.
salem1692-dawn = Dawn. The town closes its eyes.
salem1692-eyes-open = { $seats-n ->
    [one] { $seats }, the only witch, opens both eyes.
   *[other] The witches open their eyes: { $seats }.
}
salem1692-witches-pointed = { $seats-n ->
    [one] { $seats }’s first choice: { $targets }.
   *[other] First choices ({ $seats }, in this order): { $targets }.
}
salem1692-cat-given = The town opens its eyes. In front of { $seat } sits { $card-a }.
salem1692-turn = It is { $seat }’s turn.
salem1692-turn-skipped = { $seat } sits in the Stocks and misses a turn.
salem1692-passed = { $seat } can neither draw nor play and passes.
salem1692-drew = { $cards ->
    [unknown] { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
   *[other] { $seat } draws: { $cards }.
}
salem1692-black-drawn = { $seat } draws { $card-a }!
salem1692-set-aside = { $seat } draws { $card-a }, which two players cannot use: another card takes its place.
salem1692-reshuffled = { $n ->
    [one] The discards are shuffled: a new deck of one card.
   *[other] The discards are shuffled: a new deck of { $n } cards.
}
salem1692-laid-out = { $seat } holds up { $card-a }.
salem1692-played = { $seat } plays { $card-a } on { $target }.
salem1692-played-as-witness = { $seat } plays { $card-a } on { $target } as if it were a Witness.
salem1692-alibi-took = { $seat } takes { $card-a } away from { $target }.
salem1692-scapegoat-moved = { $seat } moves everything in front of { $giver } to { $target }.
salem1692-fizzled = { $card } comes to nothing against { $target }.
salem1692-hand-burnt = { $seat } burns { $target }’s hand: { $cards }.
salem1692-cursed = { $seat } curses { $target }, who loses { $card-a }.
salem1692-robbed = { $cards ->
    [unknown] { $n ->
        [one] { $seat } robs { $giver } of one card for { $target }.
       *[other] { $seat } robs { $giver } of { $n } cards for { $target }.
    }
   *[other] { $seat } robs { $giver } for { $target }: { $cards }.
}
salem1692-matchmakers-parted = Both Matchmakers lie in front of { $seat }: both are discarded.
salem1692-called-early = { $seat } calls for one of { $target }’s Tryals, one accusation early.
salem1692-two-pointed-at = { $tryals ->
    [unknown] { $seat } points at two of { $target }’s Tryals: one of them must be turned up.
   *[other] { $seat } points at two of { $target }’s Tryals: { $tryals }.
}
salem1692-tryal-revealed = { $how-id ->
    [black_cat] The Black Cat brings it out: { $seat } turns up { $tryal-a }.
    [own_cat] With the Black Cat at hand, { $seat } chooses to turn up { $tryal-a }.
    [confession] { $seat } confesses and turns up { $tryal-a }.
   *[other] { $seat } stands accused and turns up { $tryal-a }.
}
salem1692-tryals-turned-up = { $tryals ->
    [none] { $was-witch ->
        [1] { $seat } had been a witch.
        [0] { $seat } had never been a witch.
       *[other] { $seat } has no Tryal left to turn up.
    }
   *[other] { $was-witch ->
        [1] { $seat } turns up the rest: { $tryals }. A witch!
        [0] { $seat } turns up the rest: { $tryals }. Never a witch.
       *[other] { $seat } turns up the rest: { $tryals }.
    }
}
salem1692-died = { $how-id ->
    [linked] { $seat } dies too, linked by the Matchmaker.
    [night] { $seat } dies by the hand of the witches.
    [confession] { $seat } dies by that confession.
   *[other] That Tryal costs { $seat } their life.
}
salem1692-hand-discarded = { $cards ->
    [none] { $seat } leaves an empty hand behind.
   *[other] { $seat } leaves a hand behind, which is discarded: { $cards }.
}
salem1692-inherited = { $seat } takes { $target }’s hand ({ $cards ->
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
salem1692-estate-opened = { $cards ->
    [unknown] { $n ->
        [0] { $seat } leaves an empty hand.
        [one] { $seat } leaves one card in hand, and the heirs share everything.
       *[other] { $seat } leaves { $n } cards in hand, and the heirs share everything.
    }
    [none] { $seat } leaves an empty hand.
   *[other] { $seat } leaves this hand for the heirs to share: { $cards }.
}
salem1692-heir-took = { $card ->
    [unknown] { $seat } takes a card from the hand of the dead.
   *[other] { $seat } takes { $card-a } from the hand of the dead.
}
salem1692-heir-took-front = { $seat } takes { $card-a }, which lay face up in front of the dead.
salem1692-blue-removed = Two players are left; these cards leave the game: { $cards }.
salem1692-abigail-cleared = { $n ->
    [one] { $seat } shakes off a red card.
   *[other] { $seat } shakes off { $n } red cards.
}
salem1692-ann-draws = Before the reveal { $seat } claims two cards.
salem1692-giles-shows = { $seat } shows two Accusations and draws a third card.
salem1692-rebecca-draws = At the reveal { $seat } claims a card.
salem1692-parris-takes = { $seat } turns to the discards instead of the deck.
salem1692-took-discard = { $seat } takes { $card-a } from the discards.
salem1692-deck-ordered = { $cards ->
    [unknown] { $seat } looks at the deck and puts it in order.
   *[other] { $seat } puts the deck in order, from the top: { $cards }.
}
salem1692-tryal-passed = { $tryal ->
    [unknown] { $seat } takes a hidden Tryal from { $giver }.
   *[other] { $seat } takes { $tryal-a } from { $giver }.
}
salem1692-tryal-given = { $tryal ->
    [unknown] { $seat } gives up a hidden Tryal.
   *[other] { $seat } gives up { $tryal-a }.
}
salem1692-tryal-dealt = { $tryal ->
    [unknown] { $seat } is dealt a hidden Tryal.
   *[other] { $seat } is dealt { $tryal-a }.
}
salem1692-night-falls = Night { $n } falls. The town closes its eyes.
salem1692-kill-chosen = The witches have chosen { $target }.
salem1692-gavel-placed = The gavel lies in front of { $target }.
salem1692-no-gavel = There is no Constable, and no gavel tonight.
salem1692-confessed-unseen = { $seat } confesses without turning up a Tryal.
salem1692-kill-named = { $saved-id ->
    [gavel] The witches chose { $target }. The gavel saves that life.
    [confession] The witches chose { $target }. The confession saves that life.
    [asylum] The witches chose { $target }. Asylum saves that life.
    [already_dead] The witches chose { $target }, who is dead already.
   *[other] The witches chose { $target }, and nothing saves that life.
}
salem1692-morning = Morning comes. The day goes on.
salem1692-game-over = { $winners ->
    [none] { $reason }
   *[other] { $winners-n ->
        [one] { $reason } { $winners } wins.
       *[other] { $reason } { $winners } win.
    }
}

## The one script of the moderator: crier, wall, browser, phone and lesson read these lines. $place is `box`, `room` (phones in one room) or `screen`;
## $names are those who live, none where the crier was told no names.

salem1692-crier-characters = Before the town gathers, choose who you are.
salem1692-crier-dawn-close = It is Dawn. { $place ->
    [room] From now on everybody looks at their own phone alone, and nobody speaks.
    [box] { $watcher ->
        [yes] Keep your hands still.
       *[no] The Black Cat lies in the middle, where every hand can reach it.
    } { $names ->
        [none] Close your eyes, all of you.
       *[other] { $names }: close your eyes.
    }
   *[screen] Close your eyes, all of you.
}
salem1692-crier-dawn-witches = { $place ->
    [room] { $witch ->
        [one] You who hold the Witch card, name the one who gets the Black Cat. It may be yourself.
       *[other] You who hold a Witch card see each other now. Name the one who gets the Black Cat; it may be one of you.
    } All others name the one they suspect.
    [box] { $witch ->
        [one] You who hold the Witch card, open your eyes.
       *[other] You who hold a Witch card, open your eyes and know each other.
    } { $watcher ->
        [yes] Point at the one who gets the Black Cat. You may choose yourselves.
       *[no] Lay the Black Cat in front of the one who gets it. You may choose yourselves.
    }
   *[screen] { $witch ->
        [one] You who hold the Witch card, open your eyes. Point at the one who gets the Black Cat; it may be yourself.
       *[other] You who hold a Witch card, open your eyes and know each other. Point at the one who gets the Black Cat; it may be one of you.
    } All others, think of the one you suspect.
}
salem1692-crier-dawn-again = { $witch ->
    [one] Once more, Witch: this time it counts.
   *[other] Witches, you have seen what the others want. Once more: this time it counts.
} { $place ->
    [room] All others name the one they trust.
   *[screen] All others, think of the one you trust.
}
salem1692-crier-witches-close = Witches, close your eyes.
salem1692-crier-dawn-open = { $place ->
    [room] Look up, all of you, and see where the Black Cat sits.
    [box] { $watcher ->
        [yes] Whoever keeps watch lays the Black Cat where the witches pointed.
       *[no] The choice is made.
    } Open your eyes, all of you.
   *[screen] Open your eyes, all of you, and see where the Black Cat sits.
} The player with the Black Cat takes the first turn.
salem1692-crier-conspiracy-cat = Conspiracy! Whoever drew it turns up one hidden Tryal of the player with the Black Cat.
salem1692-crier-conspiracy-no-cat = Conspiracy! The Black Cat does no harm this time.
salem1692-crier-conspiracy-take = { $place ->
    [box] All who live, lay a hand on one hidden Tryal of the next living player on your left. When every hand lies still, take it, all at once.
   *[screen] Then all who live take one hidden Tryal of the next living player on their left.
}
salem1692-crier-conspiracy-pairs = { $pairs }.
salem1692-crier-takes = { $taker } takes from { $giver }
salem1692-crier-conspiracy-mix = { $place ->
    [box] All who live, take one hidden Tryal of the next living player on your left and lay it face down in the middle. Mix them well, and deal one to each who lives.
   *[screen] Then all who live take one hidden Tryal of the next living player on their left. These are mixed, and each who lives is dealt one.
}
salem1692-crier-conspiracy-look = Look at your new Tryal alone. Whoever has received a Witch is a witch from now on; whoever gave one away remains one. The Constable’s office goes with its card.
salem1692-crier-night-kills = Night has come to Salem. Lay the Kill cards of the living face up where every hand can reach them: { $names ->
    [none] { $living } cards.
   *[other] those of { $names }.
}
salem1692-crier-night-close = { $place ->
    [room] Night has come to Salem. Everybody looks at their own phone alone, and nobody speaks.
    [box] The candles go out. { $names ->
        [none] Close your eyes, all of you.
       *[other] { $names }: close your eyes.
    }
   *[screen] Night has come to Salem. Close your eyes, all of you.
}
salem1692-crier-night-witches = { $place ->
    [room] You who hold a Witch card, or ever held one: name the one who is to die. It may be one of you. All others name the one they suspect.
    [box] You who hold a Witch card, or ever held one, open your eyes. { $watcher ->
        [yes] Point together at the one who is to die. You may choose one of yourselves.
       *[no] Lay the Kill card of the one who is to die face down beside the deck, and turn the other Kill cards over. You may choose one of yourselves.
    }
   *[screen] You who hold a Witch card, or ever held one, open your eyes. Point at the one who is to die; it may be one of you. All others, think of the one you suspect.
}
salem1692-crier-night-again = Witches, once more: this time it counts. { $place ->
    [room] All others name the one they trust.
   *[screen] All others, think of the one you trust.
}
salem1692-crier-night-constable = { $place ->
    [room] Constable, choose who gets the gavel, but never yourself. All others name the one they would save.
    [box] Constable, open your eyes. { $watcher ->
        [yes] Point at the player who gets the gavel, but never at yourself.
       *[no] Set the gavel in front of another player, never in front of yourself.
    }
   *[screen] Constable, open your eyes and choose who gets the gavel, but never yourself. All others, think of the one you would save.
}
salem1692-crier-constable-close = Constable, close your eyes.
salem1692-crier-night-open = { $place ->
    [room] Look up, all of you.
   *[screen] Open your eyes, all of you.
} { $constable ->
    [yes] See where the gavel lies.
   *[no] There is no Constable any more, and no gavel.
} Now you may confess: turn up one of your Tryals, and the witches cannot harm you tonight. { $place ->
    [box] { $seconds ->
        [one] You have 1 second.
       *[other] You have { $seconds } seconds.
    }
   *[screen] Decide now.
}
salem1692-crier-night-kill = { $place ->
    [box] Time is up; nobody confesses any more. { $watcher ->
        [yes] Whoever kept watch names the one whom the witches chose.
       *[no] Turn up the Kill card beside the deck.
    } That player dies, unless { $constable ->
        [no] a confession
       *[yes] the gavel, a confession
    } or an Asylum saves them.
   *[screen] Nobody confesses any more. Hear whom the witches have chosen.
}
salem1692-crier-morning = { $place ->
    [box] The night is over. If the deck has run out, shuffle the discards into a new one with Night at the bottom. Go on where you stopped.
   *[screen] The night is over. Go on where you stopped.
}
salem1692-crier-gavel-back = Put the gavel back in the middle.

## Why something cannot be done

error-own-target = You cannot play anything on yourself.
error-dead-target = That player is dead.
error-piety = Piety: no red card can be played on that player.
error-no-effect = That would do nothing.
error-two-left = With only two players left, that card cannot be played.
error-not-in-hand = You do not have that card.
error-already-played = You have played a card already: play on, or end your turn.
error-nothing-played = You have not played anything yet: draw two cards or play one.
error-may-not-pass = You can draw or play, so you may not pass.
error-not-your-power = That power is not yours, or it is used up.
error-gavel-self = You cannot give the gavel to yourself.

# Where one may write besides the table; `.text` explains it to the host.
salem1692-channel-witches = To the witches
    .allow = Witches may whisper
    .text = Witches can write to each other while they point, at Dawn and at Night.
salem1692-channel-dead = Among the dead
salem1692-channel-last-words = Three last words

## The story, once the game is over

salem1692-story-converted = { $seat } took a Witch card from { $giver } and was a witch from then on.
salem1692-story-converted-by-deal = { $seat } was dealt a Witch card in the Conspiracy and was a witch from then on.
salem1692-story-exposed = { $target ->
    [none] A Witch card of { $seat } turned up.
   *[other] { $target } found a Witch card of { $seat }.
}
salem1692-story-framed = { $seat }, a witch, had the innocent { $target } put to death.
salem1692-story-misled = { $seat }, a witch, had a Tryal of the innocent { $target } turned up.
salem1692-story-accused-to-death = { $was-witch ->
    [yes] { $seat } died of accusations, and had been a witch.
   *[no] { $seat } died of accusations, and was innocent.
}
salem1692-story-last-tryal = { $was-witch ->
    [yes] The last Tryal of { $seat } turned up without an accusation: { $seat } died, and had been a witch.
   *[no] The last Tryal of { $seat } turned up without an accusation: { $seat } died, and was innocent.
}
salem1692-story-killed = { $was-witch ->
    [yes] The witches killed { $seat }, one of their own.
   *[no] The witches killed { $seat } at Night.
}
salem1692-story-linked = { $was-witch ->
    [yes] { $seat }, a witch, died of a Matchmaker’s bond.
   *[no] { $seat }, who was innocent, died of a Matchmaker’s bond.
}
salem1692-story-saved = { $saved-id ->
    [gavel] The witches came for { $target }. The gavel held them off.
    [confession] The witches came for { $target }, who had confessed in time.
    [asylum] The witches came for { $target }. Asylum held them off.
   *[other] The witches came for { $target }, who was dead already.
}
salem1692-story-lost-constable = { $target } turned up the Constable of { $seat }: nobody guards the town at Night any more.
salem1692-story-dawn = Dawn
salem1692-story-day = Day { $n }
salem1692-story-night = Night { $n }
salem1692-story-chart = Who was still alive
salem1692-story-town = Townsfolk
salem1692-story-witches = Witches

## Why somebody is suspected or trusted, said after a remark and a colon

salem1692-why-draws = { $n } turns of drawing in a row, and not one accusation
salem1692-why-missed = { $n } Tryals turned up for nothing by those accusations
salem1692-why-hunts-me = { $n } cards laid against me
salem1692-why-shielded = a card to protect { $seat }, who held a Witch
salem1692-why-worst = nobody looks worse to me
salem1692-why-found = { $n ->
    [one] an accusation that brought a Witch to light
   *[other] { $n } accusations that brought Witches to light
}
salem1692-why-confessed = { $n ->
    [one] a confession at Night
   *[other] { $n } confessions at Night
}
salem1692-why-hunted = { $n ->
    [one] the witches went there at Night
   *[other] the witches went there on { $n } Nights
}
salem1692-why-clean = { $n } Tryals turned up there, and none a Witch
salem1692-why-my-cards = { $n } of my Tryals lie open, and none is a Witch
salem1692-why-took-no-witch = what I took at Conspiracy was no Witch
salem1692-why-constable = I am the Constable
salem1692-why-no-witch = I hold no Witch
