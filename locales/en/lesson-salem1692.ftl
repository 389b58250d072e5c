### The lesson of Salem 1692. At the table sit Alex (the learner), Hester, Caleb, Dorcas and Jonas.
### A step says what to do; `.hint1`… help, `.met` follows it, `.else` and `.try-…` answer whatever else was tried.

salem1692-lesson-tryals = Your five Tryals
salem1692-lesson-tryals-suspect = It is Dawn in Salem, 1692, and one of you is a witch: all eyes are closed, and everyone is asked for a name, so that nobody can tell who has a job to do. Whom do you suspect?
    .met = Nobody hears that name before the game is over. Meanwhile the witch has pointed, too, and hers counts.
salem1692-lesson-tryals-trust = Five cards lie face down before each of you, your Tryals: only you see yours, and none of them is a Witch, so you are of the town. Once more everybody answers something: whom do you trust?
    .met = The witch has given you the Black Cat. It means bad luck later, but also the first turn. One of your Tryals is the Constable: you will need that one at Night.

salem1692-lesson-turn = Draw or play
salem1692-lesson-turn-draw = It is your turn. You do one of two things: draw two cards, or play cards from your hand. Never both. Begin by drawing.
    .hint1 = Choose the deck, or “Draw two cards”.
    .met = Two more cards, and your turn is over. The others have had theirs meanwhile.
    .else = That can be done, too. When it is your turn again, try drawing.
    .try-play = That is the other thing a turn is good for, and now you cannot draw any more. Finish it, end your turn, and draw next time.
salem1692-lesson-turn-play = Your turn again. This time play a card on another player: an Accusation, for instance. Nothing is ever played on yourself.
    .hint1 = Choose an Accusation in your hand, then somebody at the table.
    .met = There it lies, for everyone to see. You may play as many cards as you like, one after another.
    .else = Also possible. Now play a card on somebody.
    .try-draw = Drawing is never wrong, but your turn is over with it. Play a card when it comes round again.
salem1692-lesson-turn-end = When you have played enough, end your turn.
    .hint1 = The button is below the question.
    .met = That is a whole turn. Now it is Hester’s, who sits next to you.
    .else = You may go on playing. End your turn when you are done.

salem1692-lesson-accuse = Seven accusations
salem1692-lesson-accuse-limit = Red cards accuse. Accusation counts 1, Evidence 3, Witness 7. At seven, one of the accused player’s Tryals is turned up. Caleb has four in front of him. Bring him to seven!
    .hint1 = Four and three are seven: look at your Evidence.
    .hint2 = Play the Evidence, then choose Caleb.
    .met = Seven! Whoever laid the last card chooses which Tryal is turned up: you.
    .else = That leaves Caleb below seven. You may try again, or take it back.
    .try-draw = Now somebody else may finish Caleb, or save him. Take it back if you want to do it yourself.
    .try-one = On Caleb that makes five. Go on afterwards: your turn lasts as long as you keep playing, and Evidence brings three more.
    .try-other = Somebody else now has accusations, but Caleb was so close to seven. Take it back if you like.
salem1692-lesson-accuse-pick = Choose one of Caleb’s hidden Tryals.
    .met = { $tryal-id ->
        [witch] A Witch! Caleb is dead.
       *[other] { $tryal }. It stays face up, and all the red cards in front of Caleb are gone. A Witch would have killed him; so would losing his last hidden Tryal.
    }

salem1692-lesson-colours = Green and blue
salem1692-lesson-colours-green = Jonas stands at six accusations, and you think he is innocent. Green cards act once and are gone. Play your Alibi on Jonas: it takes away red cards worth up to three.
    .hint1 = The Alibi is the green card in your hand.
    .hint2 = Choose the Alibi, then Jonas, then one of the red cards in front of him.
    .met = One less. Take away more if you like, up to three in all.
    .else = Possible, but it does not help Jonas. The Alibi would.
    .try-blue = Piety keeps further red cards away from somebody, and you will play it in a moment. But Jonas would still stand at six. Take it back, and begin with the Alibi.
    .try-draw = And in the meantime somebody may lay the seventh. Take it back, if you want to help Jonas.
    .try-red = On Jonas it would be the seventh! Is that what you want? If not, take it back.
salem1692-lesson-colours-blue = Blue cards stay in front of a player. Piety means that no red card can be played on them. Give it to Jonas, too.
    .hint1 = Finish with the Alibi first. Then choose Piety, and Jonas.
    .met = Now nobody can accuse Jonas until a Curse or a Scapegoat takes the Piety from him. You helped him openly: the others will remember who defends whom.
    .else = Fine. Now the blue card: Piety, on Jonas.
    .try-other = Jonas is still without Piety. If that was your Piety, take it back and give it to him.
    .try-end = Jonas is safer than before, but one could still accuse him. Take it back and give him Piety, or wait for your next turn.

salem1692-lesson-conspiracy = Conspiracy
salem1692-lesson-conspiracy-draw = Black cards happen the moment somebody draws them. Draw, and see.
    .hint1 = Choose the deck, or “Draw two cards”.
    .met = Conspiracy! First the Black Cat brings its bad luck to whoever has it.
    .else = That works. Now draw.
    .try-play = Fine, but then you cannot draw in this turn. Take it back, or end your turn and draw in the next.
salem1692-lesson-conspiracy-cat = The Black Cat lies in front of Caleb. You drew the card, so you choose which of his Tryals is turned up.
    .met = { $tryal-id ->
        [witch] A Witch!
       *[other] { $tryal }. Caleb has one hidden Tryal less.
    }
salem1692-lesson-conspiracy-take = Now everyone takes one hidden Tryal from the player on the left, all at once. On your left is Hester. Take one of hers, and look at it.
    .met = { $tryal-id ->
        [witch] A Witch! From now on you are a witch, for the rest of the game, even if that card moves on. Hester remains one, too, and she knows what she gave you. Nobody else does.
       *[other] { $tryal } this time. If it had been a Witch, you would be a witch for the rest of the game, and only the giver would know. That is how friends change sides.
    }

salem1692-lesson-night = Night in the town
salem1692-lesson-night-suspect = Later in a game: Night has been drawn. All eyes are closed, and everyone is asked the same kind of question. The witches are choosing a victim now. You are of the town, so say whom you suspect.
    .met = The witches have seen one another’s choice, and choose again.
salem1692-lesson-night-trust = And whom do you trust?
    .met = The witches have made up their minds. You do not know whom they chose.
salem1692-lesson-night-gavel = You hold the Constable. Give the gavel to another player: the witches cannot kill that one tonight. You can never give it to yourself.
    .met = All see where the gavel lies, but not who placed it.
salem1692-lesson-night-confess = Nobody protects you. Before the victim’s name is read out, everyone may confess: turn up one of your own Tryals, and be safe tonight. Show one that costs you little.
    .hint1 = A Not a Witch card tells nobody anything bad, and you have four.
    .met = { $tryal-id ->
        [constable] The witches had chosen you, and the confession saved you. But now there is no Constable any more: a Not a Witch card would have been cheaper.
       *[other] The witches had chosen you, and the confession saved you. It cost you one hidden Tryal of five.
    }
    .else = Try to confess with a Not a Witch card.
    .try-silent = The witches had chosen you, and you are dead. Silence is a risk that players do take; here it went wrong. Take it back and confess.

salem1692-lesson-witch = Night among witches
salem1692-lesson-witch-kill-first = Another game: this time you hold the Witch, and nobody else does. When it is Night, you choose who dies. Dorcas has Asylum and cannot be killed. Name somebody else; a first choice is only a proposal.
    .met = { $seat-id ->
        [3] Dorcas has Asylum: nothing will happen to her. It was only a proposal.
       *[other] If there were other witches, you would now see whom they named.
    }
salem1692-lesson-witch-kill-second = Name somebody again. This choice counts.
    .met = { $seat-id ->
        [0] You have chosen yourself. A witch may do that to look innocent, if a confession saves her.
        [3] Dorcas has Asylum, so nobody will die tonight. Take it back, if that was not what you wanted.
       *[other] Nobody but you knows it yet.
    }
salem1692-lesson-witch-save = The Constable places the gavel now, and everyone else is asked, too, whom they would save. What you answer changes nothing; everybody is asked the same, so that nobody can tell whose answer counts.
    .met = The gavel lies in front of Jonas. Whoever you chose may still save themselves.
salem1692-lesson-witch-confess = Everyone may confess, you as well. A witch may stay silent, or show a Not a Witch card to look innocent. What should you never show?
    .hint1 = Stay silent, or show a Not a Witch card. Never the Witch: it would kill you.
    .met = { $saved-id ->
        [no] The victim is dead, and the town is one fewer. The witches win when all who live have held a Witch card.
       *[other] The victim was saved tonight. There will be other Nights: the witches win when all who live have held a Witch card.
    }
    .else = Stay silent, or show a Not a Witch card.
    .try-witch = You showed the last Witch card of the game: you are dead, and the town has won. Take it back.

salem1692-lesson-win = How it ends
salem1692-lesson-win-accuse = The end of a long game. You are of the town. It wins the moment the last Witch card is face up. Jonas has one hidden Tryal left and four accusations; you hold three Accusations. Count, and finish it.
    .hint1 = Four and three are seven.
    .hint2 = Play an Accusation on Jonas, and go on until all three lie there.
    .met = That is seven.
    .else = You might have finished it this turn. Take it back, and count again.
    .try-draw = A turn later Jonas may have won. Take it back: you have what it takes in your hand.
    .try-other = Not this one: Jonas has one hidden Tryal left, and it needs only three more. Take it back.
salem1692-lesson-win-pick = Turn up his last Tryal.
    .met = The last Witch card is face up: the town has won, the living and the dead. If you had all become witches first, they would have won.
