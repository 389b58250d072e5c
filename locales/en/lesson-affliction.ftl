### The lesson of Affliction. At the table sit Alex (the learner), Hester and Caleb.

affliction-lesson-messengers = Messengers
affliction-lesson-messengers-first = You lead a faction of Salem: you win people for your circle and see others arrested, and both are points at the end. Put your first messenger on space 1: it brings one influence and one accusation.
    .hint1 = Choose space 1.
    .met = Now the others send one each. What is taken is taken, and when all messengers stand, the spaces are resolved from 1 to 14.
    .else = { $space }. { $space-text } That can be good, too. Take it back if you want to begin with space 1.
affliction-lesson-messengers-second = Your second messenger. Spaces 8 and 9 arrest, 13 and 14 bring somebody into your circle, 12 brings two influence and two accusations. Choose any free one; you may also just keep others out.
    .met = All messengers are placed. Now the spaces are resolved in order, from 1 to 14.
affliction-lesson-messengers-resolve = Space 1 comes first, and it is yours: you already have its influence. Now place the accusation that goes with it, on anybody in the rows or in a circle.
    .hint1 = Choose a colonist. In the first round it hardly matters on whom.
    .met = An accusation lies on { $colonist }. So it goes on from space to space, to 14: what comes early can prepare what comes late, and an accusation on space 1 makes an arrest on space 8 cheaper.
    .else = Go on, until your space is resolved.

affliction-lesson-accuse = Accusations
affliction-lesson-accuse-one = Space 12 gave you two influence and two accusations. Each accusation makes an arrest 1 cheaper, for everyone. Your faction wants Putnams arrested, and Thomas Putnam is also a target of your secret grievance: 2 points more. Accuse somebody.
    .met = { $colonist-id ->
        [thomas_putnam] An accusation lies on Thomas Putnam. Nobody’s arrest would bring you more: a Putnam, and on your grievance.
        [nathaniel_putnam] An accusation lies on Nathaniel Putnam: one of those whom your faction wants arrested.
        [abigail_williams] Abigail Williams is in your own circle: now the others may arrest her. You rarely want that.
        [sarah_good] Sarah Good is in your own circle: now the others may arrest her. You rarely want that.
       *[other] An accusation lies on { $colonist }. A Putnam would bring your faction 2 points more.
    }
affliction-lesson-accuse-two = And once more: on the same colonist, or on another.
    .met = Nobody can be arrested without an accusation. But the others can use yours, too: whoever stands on the arrest space first takes the prize.

affliction-lesson-arrest = An arrest and its price
affliction-lesson-arrest-arrest = Your messenger on space 8 may arrest. The price is the reputation minus the accusations: Edward Putnam and Israel Porter both have 5 and one accusation, so 4 each, and you have 6 influence. Your faction wants Proctors arrested and Putnams kept safe. Whom do you arrest?
    .hint1 = A Putnam would cost you a point at the end.
    .hint2 = Arrest Israel Porter.
    .met = Paid: { $cost } influence. { $colonist } is 1 point for you at the end, and 1 more for each house.
    .else = Try to arrest Israel Porter.
    .try-putnam = An arrest counts 1, and each house 1. But a Putnam is of the family your faction protects: minus 1. Take it back, and look at the Porters.
    .try-pass = You may decline, and keep your influence. But both are cheap now, and somebody else will see that. Take it back if you like.

affliction-lesson-circle = Your circle
affliction-lesson-circle-bring = Space 13 brings a colonist into your circle at the price of the reputation; accusations do not help here. Each is worth 1 point at the end, and many bring influence or an ability. From another player’s circle it costs 5 more. You have 4 influence: bring somebody in.
    .hint1 = John Alden costs all you have, but brings influence later. The others are cheaper.
    .met = { $colonist } is in your circle for { $cost } influence. To arrest somebody there costs the others 5 more, too. Thomas and Nathaniel Putnam could not come: they are of the Village, and you lead a party of the Town. Whoever is of neither goes with anyone.
    .else = Bring somebody into your circle.
    .try-pass = You may decline. But people in your circle work for you for the rest of the game. Take it back if you like.

affliction-lesson-fear = Exonerate, and Fear
affliction-lesson-fear-exonerate = Two accusations lie on Abigail Williams in your own circle: for 5 influence the others could arrest her, and without any accusation they could not. Space 3 exonerates: it takes two accusations off one colonist, and more for 1 influence each. Help somebody.
    .hint1 = Choose Abigail Williams: she is the one you would lose.
    .met = { $colonist-id ->
        [abigail_williams] Abigail Williams is cleared: nobody can arrest her now, before somebody accuses her anew.
       *[other] Nothing lies on { $colonist } any more, or less than before. But Abigail Williams in your own circle can still be arrested.
    }
    .else = Go on; the accusations stay where they are.
    .try-pass = You may decline. But then two accusations stay on Abigail Williams. Take it back if you like.
affliction-lesson-fear-fear = Your other messenger stands on space 11: put a Fear on a colonist and gain 2 influence, or take a Fear away. With two Fear a colonist brings no influence, with three the ability stops. Frighten somebody who is of use to the others.
    .hint1 = Giles Corey brings Caleb influence. A second Fear, another time, will stop it.
    .met = { $colonist-id ->
        [abigail_williams] You have 2 influence more. But Abigail Williams is in your own circle: with a third Fear her ability stops.
        [ann_putnam] You have 2 influence more. But Ann Putnam is in your own circle: with a third Fear her ability stops.
       *[other] { $colonist } is afraid, and you have 2 influence more.
    }
    .else = Put a Fear on somebody who is of use to the others.
    .try-comfort = That is the other thing space 11 does, without the influence. Take it back if you want to see the first.

affliction-lesson-spectral = Spectral Evidence, and 5 more
affliction-lesson-spectral-haunt = Elizabeth Hubbard has reputation 2. But she stands in Hester’s circle, and a circle defends its people: an arrest there costs 5 more. Space 10 places the Spectral Evidence: whoever has it brings no influence, has no ability, and can be arrested without an accusation and without the 5. There is only one. Place it on her.
    .hint1 = Elizabeth Hubbard is not in the rows: look below, where those in circles are laid out for you.
    .met = It lies on { $colonist }, until somebody moves it. She costs 2 now instead of 7. But the arrests of this round are over: they come on 8 and 9, before space 10.
    .else = Now { $colonist } brings no influence, has no ability and can be arrested without an accusation. But Elizabeth Hubbard stays behind Hester’s 5. Take it back, and place it on her.
affliction-lesson-spectral-send = So the arrest is for the next round. Caleb places first, then you. Send a messenger to an arrest space before somebody else sees the same.
    .hint1 = Space 8. Space 9 arrests, too, but costs 1 more.
    .met = Good: the space is yours.
    .else = Take it back, or hope that an arrest space is still free for your second messenger.
affliction-lesson-spectral-other = Your second messenger: wherever you like. What comes before space 8 comes before the arrest.
    .met = All messengers are placed. From 1 to 14, then.
affliction-lesson-spectral-arrest = Now it is resolved. When your arrest space comes, arrest Elizabeth Hubbard.
    .hint1 = If you are asked for something else first, answer as you like. Then choose her.
    .hint2 = She is among those laid out for you, with her price.
    .met = { $cost } influence for somebody out of a circle: one point for you, and one fewer for Hester. The Spectral Evidence goes back to the supply.
    .else = Go on, and arrest Elizabeth Hubbard when you can.
    .try-putnam = That is an arrest, too. But the Spectral Evidence stays behind, and the next player can use it. Take it back.
    .try-pass = She will hardly be as cheap again. Take it back.

affliction-lesson-protection = Protection and influence
affliction-lesson-protection-protect = Space 4 protects a colonist: nobody can arrest them until the token is moved. It also makes you First Player. Mary Warren is in your circle. Protect somebody.
    .hint1 = Protect whom you would hate to lose: Mary Warren, for instance.
    .met = { $colonist-id ->
        [mary_warren] Mary Warren is safe for now, and from the next round on you place first.
       *[other] { $colonist } is safe for now, but Mary Warren in your circle is not. From the next round on you place first.
    }
    .else = Protect somebody.
    .try-pass = You are First Player all the same, but nobody is protected. Take it back if you like.
affliction-lesson-protection-gather = Space 5 is yours as well. It does two things: the hammer abilities of your circle, and influence, one for each quill on your people and on your faction. Space 6 gives the influence alone, space 7 the abilities alone. Gain your influence.
    .hint1 = Choose “Gain influence”.
    .met = { $n } influence. The more quills in your circle, the more it is worth: that is why early rounds are about people, and late ones about arrests.
    .else = And now gain the influence.
    .try-use = You may use her first: abilities and influence come in whatever order you like. Then gain the influence.

affliction-lesson-abilities = Abilities
affliction-lesson-abilities-use = Another table. Your messengers stand on 7 and 8: first the abilities of your circle, then an arrest. Elizabeth Hubbard, who is in your circle, has a hammer: she may place an accusation. Other signs work by themselves: a clock all the time, a hat when something happens. Use her.
    .hint1 = Choose Elizabeth Hubbard in your circle.
    .met = Each hammer works once for each space.
    .else = Use Elizabeth Hubbard, if you are still asked.
    .try-done = Abilities may be declined, but then there is no accusation where you need one. Take it back.
affliction-lesson-abilities-accuse = Your faction wants Putnams arrested, and John Putnam is also one of the three on your secret grievance. He has no accusation yet, so nobody can arrest him. On whom does hers go?
    .hint1 = Who would be worth the most to you on space 8?
    .hint2 = On John Putnam.
    .met = John Putnam now costs 6 less 1, and you have 6 influence.
    .else = Think of space 8, which comes next.
    .try-other = That may hurt somebody. But John Putnam stays out of reach, and your arrest comes next. Take it back.
affliction-lesson-abilities-arrest = Space 8: your arrest. You have what it costs.
    .hint1 = Arrest John Putnam.
    .met = { $cost } influence. An ability on 7 has prepared an arrest on 8: in this order you plan a round.
    .else = Arrest John Putnam.
    .try-other = His family means nothing to you. John Putnam would count for your faction and for your grievance. Take it back.
    .try-pass = You prepared it, and somebody else will harvest it. Take it back.

affliction-lesson-grievance = Factions and grievances
affliction-lesson-grievance-arrest = You lead a party of Salem Town that wants Putnams arrested and Porters kept safe: 2 points for each. Your grievance is secret: 2 more for each of three people that you arrest yourself, and John Putnam is one of them. He costs 3, Elizabeth Porter 2. Whom do you arrest?
    .hint1 = Count: an arrest, the houses, your faction, your grievance.
    .hint2 = Arrest John Putnam.
    .met = One for the arrest, one for the house, two for your faction, two for your grievance: six points for { $cost } influence.
    .else = Try to arrest John Putnam.
    .try-porter = Cheaper, but the Porters are the family your faction protects: minus 1. And the one you want is right beside her. Take it back.
    .try-pass = Six points are waiting, and the next player on an arrest space may take them. Take it back.

affliction-lesson-scapegoat = A scapegoat
affliction-lesson-scapegoat-name = Caleb wants to arrest Israel Porter out of your circle. When it is a Prominent Colonist, with a red back, everybody is asked for a moment whether a scapegoat is arrested instead. Mary Black stands in Hester’s circle and can be named. Do it, before the arrest goes on.
    .hint1 = Choose Mary Black.
    .met = Mary Black is arrested in his place. That is Caleb’s arrest, and he pays nothing; Hester has lost her, and Israel Porter stays with you. Sarah Good is the other scapegoat.
    .else = The arrest has gone on. Take it back to see what a scapegoat does.
    .try-pass = Nobody named a scapegoat, and Caleb has Israel Porter. Take it back, if you would rather keep him.

affliction-lesson-end = The end
affliction-lesson-end-last = The decks run low. When this round is over, the rows are filled up again, and as soon as an end card is turned up, Mary Spencer Hill or Increase Mather, the game is over. Place your last accusation.
    .met = It is counted: { $righteousness } for circle and arrests, { $wealth } for houses, { $status } for your faction, { $grievances } for your grievance. { $total } in all, and the most points win.
