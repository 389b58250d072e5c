### The lesson of New Salem. At the table sit Alex (the learner), Hester, Caleb and Dorcas.

new-salem-lesson-draft = Building a town
new-salem-lesson-draft-draft = In five rounds you all build a new town, and there are Witches among its builders. Choose a Building: everyone does so at the same time, and passes the rest to the left.
    .met = It is turned up for all to see. Your Character is secret: this time you are a Puritan, and a Building of one of your types is worth 1 point at the end. Left, middle and right piece of one type make a set: 2 points, whatever the type.
new-salem-lesson-draft-last = Now you hold what was passed to you. With two cards left, keep one of them, or throw both away and try the top of the deck.
    .met = So it goes for five rounds. Remember what you passed on: you know what somebody else could choose from.

new-salem-lesson-sets = A set
new-salem-lesson-sets-complete = Round three. Your town stands in six streets, one for each type, with three places each: left, middle and right. In the street of Education only the middle is missing, and you hold it. All three together are a set: 2 points, and 1 more for each piece of a type on your Character. Choose it.
    .hint1 = Look at the street of Education: the dashed place says what is missing.
    .hint2 = It is { new-salem-building-education-middle.a }.
    .met = A set: its picture is whole now. Two sets are special: at the end Justice takes 3 Despair away from the town, and Death adds 3.
    .else = A good Building, too, but the street of Education is still open. Take it back, or hope that the piece comes round again.
    .try-type = You have that piece already. A second copy counts for its type, but makes no set. Take it back, and look at the street of Education.
new-salem-lesson-sets-remove = Its symbol, a crossed-out cube, takes a Despair off any Building, yours or another’s. From which one?
    .met = Whoever brought that Despair will remember who took it away.
new-salem-lesson-sets-last = Two cards are left in your hand. Keep one, or throw both away and try the deck. You can see in your streets what each of them is good for.
    .met = Now the Events of this round come, and then two more rounds.

new-salem-lesson-cubes = Hope and Despair
new-salem-lesson-cubes-hope = Buildings bring cubes. Hope pays for Events. Despair decides who wins: with 8 or more in the town at the end, a Witch wins, with less a Puritan. You are a Puritan. Look at the symbols on your cards and choose the Building that brings Hope.
    .hint1 = It is { new-salem-building-finance-right.a }, a piece of Finance.
    .met = One Hope now lies on it. It is yours to spend while you are Constable, or to give away.
    .else = This one brings no Hope. Take it back, or look for Hope in the next hand.
    .try-despair = It brings Despair. Puritans do build such things for their points, but every cube helps the Witches. Take it back, if that was not what you wanted.
    .try-remove = It takes one Despair off a Building, if there is any: good for Puritans, but it is no Hope. Take it back, or look for Hope in the next hand.
new-salem-lesson-cubes-watch = Choose again, whatever you like. What matters to you more, points or cubes?
    .met = The line above the town says at any time how much Despair there is, and how much a Witch needs.

new-salem-lesson-constable = The Constable
new-salem-lesson-constable-initiate = You are the Constable. Only the Constable can initiate Events, and pays for them with Hope. You have three Hope, enough for Cleansing, which takes Despair away. Initiate it.
    .hint1 = Choose Cleansing among the Events.
    .met = Three Hope are gone.
    .else = Go on, and try Cleansing when you can.
    .try-end = Now the round is over, and the Despair stays. Take it back, if you want to see what Cleansing does.
    .try-other = That Event does something else. Take it back and try Cleansing, or see what comes of it.
new-salem-lesson-constable-remove = Take a Despair off any Building, your own or another’s.
    .met = One cube less.
new-salem-lesson-constable-hand-on = After an Event the post goes to somebody else, without a Badge and not on Trial. Choose whom you trust.
    .hint1 = Take the last cube away first, if you are asked for it. Then name a player.
    .met = { $seat } is the Constable now, gets a Badge and one Hope, and may initiate the next Event, or end the round.
    .else = Go on: name the next Constable.

new-salem-lesson-give = Giving Hope
new-salem-lesson-give-give = Hester is the Constable and has little Hope. Before she chooses, everyone may give her some of theirs. Give her one.
    .hint1 = Choose how much, then confirm.
    .met = Hester decides what becomes of it. You will see whether she uses it for the town.
    .else = Hester still has little Hope.
    .try-keep = Nobody has to give. But when nobody does, nothing is ever done about Despair. Take it back, if you want to try it.

new-salem-lesson-beg = Asking for Hope, and the Constable’s duty
new-salem-lesson-beg-lay = You are the Constable with 2 Hope, and the cheapest Event costs 3. So you ask the others aloud for Hope: that is half of the game. Hester and Caleb believe you and give 1 each. Lay the cubes on one of your Buildings.
    .met = You have four Hope now. You may promise anything for it, and keep it or not.
new-salem-lesson-beg-duty = Four is what the dearest Event here costs, the Trial. Whoever could pay for the dearest one must initiate an Event: that is the Constable’s duty, and why nobody can ask for Hope and then sit on it. You need not take the dearest. Which one?
    .met = Initiated. What the Event asks of you, you are asked now.
new-salem-lesson-beg-hand-on = Do what the Event says. Then name the next Constable: perhaps one of those who helped you.
    .hint1 = Answer what you are asked, one question after the other; the last one is who comes next.
    .met = { $seat } is the Constable now, and may ask for Hope in turn. With less Hope than the dearest Event costs, a Constable may also end the round.
    .else = Go on: the Event first, then the next Constable.

new-salem-lesson-event = Other Events
new-salem-lesson-event-initiate = Each round turns up one more Event, and it stays until somebody uses it. Some move Buildings or Hope, some tell you who people are. { new-salem-event-midnight-visit } costs 2 and shows you somebody’s Character. You are a Puritan; find out whom you can trust. Initiate it.
    .hint1 = Choose { new-salem-event-midnight-visit } among the Events.
    .met = Two Hope, for something that nobody else will know.
    .else = Go on, and see what comes of it.
    .try-other = That Event does something else. Take it back and try { new-salem-event-midnight-visit }, or see what comes of it.
new-salem-lesson-event-whom = Pay, and choose whose Character you look at. Dorcas has brought the most Despair. But does that make her a Witch?
    .hint1 = The payment comes first. Then choose a player.
    .met = { $character-id ->
        [moneylender] { $target } is a Witch. You know it, and { $target } knows that you looked.
       *[other] { $target } is a Puritan. You know it, and { $target } knows that you looked.
    } You may tell the others. Whether they believe you is another matter: a Witch would say the same.
    .else = Choose whose Character you look at.
new-salem-lesson-event-trust = Now the post goes on. Whoever gets it gets a Hope and chooses what is done next. Whom do you trust?
    .met = { $seat } it is. Watch what is done with the post: deeds tell more than words.

new-salem-lesson-trial = A Trial
new-salem-lesson-trial-initiate = You are the Constable again and hold four Hope. That is enough for the dearest Event here, so you must use one: that is the Constable’s duty. Initiate the Trial.
    .hint1 = Choose the Trial among the Events.
    .met = Four Hope are paid.
    .else = Go on, and see what comes of it.
    .try-other = Your duty is done with that, too. Take it back if you want to see a Trial.
new-salem-lesson-trial-whom = Whom do you put on Trial? Hester has brought two of the three Despair. At the end a Witch on Trial takes 2 Despair away, but a Puritan on Trial adds 2.
    .met = { $target-id ->
        [0] You have put yourself on Trial: a Puritan there adds 2 Despair at the end, and can never be Constable again. Take it back, unless that is what you wanted to see.
       *[other] { $target } is on Trial: free to play and to win, but never to be Constable. Whether you were right, only the end will tell.
    }

new-salem-lesson-witch = Playing a Witch
new-salem-lesson-witch-despair = Another game, round four, and this time you are a Witch. Your side wins if there is enough Despair in the end, and nobody knows you, not even the other Witches. There are 7 Despair, and it takes 8. Early on you hide; now is the time. Choose a Building that brings Despair.
    .hint1 = It is { new-salem-building-education-right.a }.
    .met = If anybody asks: it was for your points. A Witch who is not on Trial adds 2 more at the end.
    .else = This one brings no Despair. Take it back, or wait for the next hand.
    .try-hope = Hope buys trust, and a Witch may do that early. But there are only two rounds left. Take it back if you like.
    .try-remove = That takes Despair away, and a Witch has to do it, too, once the card is built. Take it back.
new-salem-lesson-witch-last = Two cards are left, among them { new-salem-building-finance-left.a }. It brings Despair and Hope at once: a good one for somebody who wants to look useful.
    .hint1 = Every card is allowed; the one with two cubes does two things for you.
    .met = Enough Despair for today. The rest is talk.
    .else = Choose one of the two, or try the deck.
new-salem-lesson-witch-give = Caleb is the Constable and asks for Hope. He may buy a Cleansing with it, and take your Despair away again; he may also put somebody else on Trial. Do you give?
    .met = Both can be right. A little Hope buys trust, and trust buys the post of Constable; kept Hope cannot clean the town. Just never be the one who always says no.

new-salem-lesson-end = The count
new-salem-lesson-end-end = The last round. You are a Puritan and the Constable. There are 10 Despair in the town, and with four players a Witch needs 8. But Caleb is on Trial. End the round, and see how it is counted.
    .hint1 = Choose to end the round.
    .met = Caleb was a Witch: on Trial he takes away 2. A Justice set took 3 more. That leaves { $n }, and a Witch would have needed { $needed }. So the Puritans win, and among them whoever has the most points, or, in a tie, the most Hope.
    .else = End the round when you are ready.
    .try-event = You may still do something for the town, if you have the Hope. Then end the round, or take it back.
