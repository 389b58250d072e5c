### What a coach says beside a seat, from what that seat knows.

coach-title = Coach
coach-off = Without a coach
coach-consider = What would you do?
coach-worth = { $n ->
    [1] Worth thinking about: { $first }.
    [2] Worth thinking about: { $first }, or { $second }.
   *[other] Worth thinking about: { $first }, { $second }, or { $third }.
}
coach-silent = No answer here is known to cost you anything: choose as you like.
coach-overlooked = Perhaps you overlooked this: { $deed }.

## Salem 1692

salem1692-coach-last-tryal = You have one hidden Tryal left: if it is turned up, you die.
salem1692-coach-likeliest = From all that you know, { $seat } is the likeliest to hold a Witch.
salem1692-coach-likelier = From all that you know, { $seat } is a little likelier than the others to hold a Witch.
salem1692-coach-standing = { $seat } has { $n } of { $limit } accusations; { $up ->
    [0] none of the Tryals is up yet.
    [one] one Tryal is up, { $down } hidden.
   *[other] { $up } Tryals are up, { $down } hidden.
}
salem1692-coach-why-myself = Naming oneself can look innocent.
salem1692-coach-why-draw = With a hand of { $n }, there is more to gain by drawing than by playing.
salem1692-coach-why-red = { $card } brings somebody nearer to the limit.
salem1692-coach-why-confess = The witches may have named you, and you can spare one of your hidden Tryals ({ $n }).
salem1692-coach-why-show = Of your hidden Tryals, { $tryal } tells the others least.
salem1692-coach-why-end-turn = What is left in your hand is worth more later.
salem1692-coach-why-stay-silent = Your hidden Tryals are worth more than the risk.
salem1692-coach-why-cat = At Conspiracy the Black Cat costs { $seat } a Tryal.
salem1692-coach-why-kill = { $seat } can accuse nobody any more.
salem1692-coach-why-gavel = With the gavel, { $seat } cannot be killed tonight.
salem1692-coach-why-limit = With { $card-a }, { $seat } reaches the limit, and you turn up a Tryal.
salem1692-coach-why-on = { $card-id ->
    [alibi] It takes red cards away from { $seat }; accusations: { $n }.
    [stocks] { $seat } misses the next turn.
    [scapegoat] The cards in front of { $seat } go to somebody else: { $n } accusations among them.
    [arson] { $seat } loses a hand of { $n }.
    [robbery] { $seat } loses a hand of { $n } to somebody of your choice.
    [curse] A blue card in front of { $seat } goes.
    [matchmaker] When one of the two who are linked dies, the other does, too.
    [asylum] The witches cannot kill { $seat } at Night.
    [piety] Nobody can lay red cards in front of { $seat }.
   *[other] { $card } is of use now.
}
salem1692-coach-why-nearer = With it, { $seat } has { $n } of { $limit } accusations.
salem1692-coach-why-hidden = { $n ->
    [one] { $seat } has one hidden Tryal, which may be a Witch.
   *[other] Any of the { $n } Tryals that { $seat } has hidden may be a Witch.
}
salem1692-coach-why-card = { $card-id ->
    [alibi] An Alibi keeps somebody alive whom you do not suspect.
    [stocks] Whoever sits in the Stocks misses a turn: best somebody who is dangerous to you.
    [scapegoat] A Scapegoat moves all cards from somebody to another, who may reach the limit.
    [arson] Arson is worth most against a large hand.
    [robbery] Robbery takes a hand from somebody and gives it where you want it.
    [curse] A Curse takes a blue card away that protects somebody.
    [matchmaker] A Matchmaker links two: when one dies, so does the other.
    [asylum] Asylum keeps the witches away from somebody at Night.
    [piety] Piety keeps red cards away from somebody.
   *[other] { $card } is of use now.
}
salem1692-coach-why-tryal = Face down, all Tryals look alike: any of them may be the Witch.
salem1692-coach-why-take-tryal = Face down, they look alike. Whoever takes a Witch is a witch from then on.
salem1692-coach-why-this-card = { $card } is worth the most of these.
salem1692-coach-why-order = The deck is drawn in this order: { $card } is best here.
salem1692-coach-why-clean = All accusations against you go: { $n }.
salem1692-coach-why-free-card = One more card costs you nothing.
salem1692-coach-why-early = A Tryal is turned up now, before anybody can take accusations away.
salem1692-coach-why-no = It is better kept for later.
salem1692-coach-why-nothing = There is nothing that you could play or draw.
salem1692-coach-why-done = The rest may stay as it is.
salem1692-coach-why-confess-unseen = It keeps you safe, and no Tryal is turned up.
salem1692-coach-why-take-discards = The discards hold better cards than the deck is likely to.
salem1692-coach-why-order-deck = You see what comes, and who will draw it.
salem1692-coach-why-character = What { $character } can do helps you more.

## New Salem

new-salem-coach-likeliest = From all that you know, { $seat } is the likeliest to be a Witch.
new-salem-coach-why-set = { $building } completes a set: 2 points.
new-salem-coach-why-type = { $building } is { $type }, one of your types: 1 point.
new-salem-coach-why-hope = { $building } brings Hope, which pays for Events.
new-salem-coach-why-despair = { $side-id ->
    [witch] { $building } brings Despair, which your side needs: there are { $n }, and it takes { $needed }.
   *[puritan] { $building } brings Despair, but points as well. There are { $n }, and the limit is { $needed }.
}
new-salem-coach-why-remove = { $side-id ->
    [witch] { $building } takes a Despair away, which makes you look like a Puritan.
   *[puritan] { $building } takes a Despair away. There are { $n }, and the limit is { $needed }.
}
new-salem-coach-why-piece = { $building } is a piece of a set of { $n }.
new-salem-coach-why-event = { $event } costs { $n } Hope and leaves you { $left }.
new-salem-coach-why-end-round = No Event here is worth its Hope.
new-salem-coach-why-keep = { $side-id ->
    [witch] Hope that you keep can take no Despair away.
   *[puritan] Your Hope may do more later, or with another Constable.
}
new-salem-coach-why-give = { $side-id ->
    [witch] A gift buys trust; { $seat } has { $n } Hope with it.
   *[puritan] With it { $seat } has { $n } Hope to act with.
}
new-salem-coach-why-top = Neither of the two is worth much: the deck may have better.
new-salem-coach-seen = You have seen the Character of { $seat }: { $side }.
new-salem-coach-trusted = From all that you know, { $seat } is the least likely to be a Witch.
new-salem-coach-stands = { $seat } has { $n } of the town’s { $of } Despair on Buildings, and { $hope } Hope.
new-salem-coach-why-deny = { $seat } would get it next, and lacks nothing else for a set.
new-salem-coach-why-blame = { $side-id ->
    [witch] Whoever is accused, it is not you; a Puritan on Trial even adds 2 Despair.
   *[puritan] A Witch on Trial takes 2 Despair away, instead of adding 2.
}
new-salem-coach-why-favour = { $side-id ->
    [witch] { $seat } will do you little harm with it.
   *[puritan] It should go to somebody who will use it for the town.
}
new-salem-coach-why-look = Look where you know least.
new-salem-coach-why-myself = Nobody is surer to use it as you would.
new-salem-coach-why-where = It matters little where your cubes lie, unless a Building burns or changes hands.
new-salem-coach-why-bears = Despair on { $seat }’s { $building }: { $n }.
new-salem-coach-why-bears-mine = Despair on your { $building }: { $n }.
new-salem-coach-why-there-mine = Your pieces of { $type } with it: { $n }.
new-salem-coach-why-there = { $seat } has { $n ->
    [one] one piece
   *[other] { $n } pieces
} of { $type } with it.
new-salem-coach-why-cleansing = { $event } takes { $takes } Despair away. There are { $n }, and the limit is { $needed }.
new-salem-coach-why-show-type = { $n ->
    [0] Nobody has seen you build { $type } so far, so it gives little away.
   *[other] Your pieces of { $type }, { $n } so far, say it anyway.
}
new-salem-coach-why-light = Light is safe: with at most one shadow a Despair goes.
new-salem-coach-why-shadow = Nobody learns who chose shadow, and two of them bring Despair.
new-salem-coach-why-say = At the end every Character is turned up, and what you say now is remembered.
new-salem-coach-why-turn = One cube can decide it: there are { $n } Despair, and the limit is { $needed }.
new-salem-coach-why-claim = A Building for one Hope: points, or a piece of a set.
new-salem-coach-why-get-hope = Hope pays for the next Event, and breaks a tie.
new-salem-coach-why-remove-despair = There are { $n } Despair, and the limit is { $needed }.
new-salem-coach-why-leave = What it costs is worth more to you than what it brings.

## Affliction

affliction-coach-why-space = { $space }: there is the most to gain there now.
affliction-coach-why-space-arrest = { $space }: you could arrest { $colonist } there, { $n } influence for { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
affliction-coach-why-space-bring = { $space }: you could bring in { $colonist } there for { $n }.
affliction-coach-why-space-influence = { $space }: your quills bring { $n } influence there.
affliction-coach-why-space-abilities = { $space }: abilities of your circle that work there: { $n }.
affliction-coach-why-space-accuse = { $space }: { $n ->
    [one] an influence and an accusation, before the arrests.
   *[other] { $n } influence and { $n } accusations, for the next round.
}
affliction-coach-why-arrest = { $colonist } costs { $n } and brings { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
affliction-coach-why-pass = Your { $n } influence will do more later.
affliction-coach-threat = { $seat } could arrest { $colonist } out of your circle for { $n } influence.
affliction-coach-why-space-safe = { $space }: { $seat } could arrest { $colonist } for { $n } influence. Every accusation taken off makes it dearer.
affliction-coach-why-space-near = { $space }: { $seat } needs { $n } more influence to arrest { $colonist }. Every accusation taken off makes it dearer.
affliction-coach-why-space-first = { $space }: from the next round on you place first. Now { $n ->
    [one] one player places
   *[other] { $n } players place
} before you.
affliction-coach-why-space-first-mine = { $space }: you go on placing first, and nobody takes that from you.
affliction-coach-why-space-fear = { $space }: 2 influence, and a Fear for { $colonist }, who does the most for { $seat }.
affliction-coach-why-space-gain = { $space }: 2 influence, and a Fear to place.
affliction-coach-why-space-haunt = { $space }: Spectral Evidence lifts the defence of circles. An arrest of { $colonist } out of the circle of { $seat } would cost { $n }.
affliction-coach-why-space-deny = { $space }: { $seat } would gain the most there, and cannot if your messenger stands there.
affliction-coach-why-target = { $colonist } is a target of your grievance: { $n } of these points.
affliction-coach-why-safe = { $seat } could arrest { $colonist } for { $n } influence and gain { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
affliction-coach-why-near = { $seat } needs { $n } more influence to arrest { $colonist }.
affliction-coach-why-ally = { $colonist } is your ally: an arrest, by anybody, costs you { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
affliction-coach-why-mine = { $colonist } in your circle is worth { $points ->
    [one] about one point
   *[other] about { $points } points
} to you.
affliction-coach-why-theirs = { $seat } would gain the most by { $colonist }.
affliction-coach-why-accuse = With one more accusation an arrest of { $colonist } costs you { $n } influence, for { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
affliction-coach-why-protected = { $colonist } is protected: there an accusation helps nobody now.
affliction-coach-why-harmless = Somebody has to bear it: with { $colonist } it harms you least.
affliction-coach-why-lift = The Spectral Evidence leaves { $colonist }, and your circle.
affliction-coach-why-haunt = Without the defence of the circle of { $seat } an arrest of { $colonist } costs you { $n }. Until then neither quills nor ability work.
affliction-coach-why-haunt-row = { $colonist } can then be arrested without an accusation, for { $n }.
affliction-coach-why-fear-row = { $colonist } is in nobody’s circle: for now this Fear hurts nobody.
affliction-coach-why-fear = { $n ->
    [1] { $colonist } works for { $seat }: a second Fear will stop the quills, a third the ability.
    [2] With two Fear { $colonist } brings { $seat } no influence any more.
   *[other] With three Fear the ability of { $colonist } no longer works for { $seat }.
}
affliction-coach-why-comfort-mine = { $n ->
    [1] { $colonist } is then two Fear away from bringing you no influence.
    [2] { $colonist } brings you influence again.
   *[other] The ability of { $colonist } works for you again.
}
affliction-coach-why-comfort = Of all whom you can comfort, { $colonist } helps the others least.
affliction-coach-why-bring = { $colonist } costs { $n } and counts { $points ->
    [one] one point
   *[other] { $points } points
} at the end{ $quills ->
    [0] .
    [one] ; one more quill brings you influence.
   *[other] ; { $quills } more quills bring you influence.
}
affliction-coach-why-goat-mine = { $colonist } costs you nothing, and you keep your influence. Points for you: about { $points }.
affliction-coach-why-goat-saves = It saves { $colonist }, whom you would rather keep.
affliction-coach-why-goat = Points for { $seat }: about { $points } ({ $colonist }), instead of { $n }.
affliction-coach-why-let = A scapegoat instead of { $colonist } would cost you more than it saves.
affliction-coach-why-let-mine = { $colonist } brings you more than a scapegoat would.
affliction-coach-why-pass-safe = Nobody whom you want to keep is near an arrest.
affliction-coach-why-pass-nothing = None of this does you more good than harm.
affliction-coach-why-use = { $colonist } works once on this space; nothing is gained by keeping it.
affliction-coach-why-use-accuse = { $colonist } can accuse somebody before the arrests of this round.
affliction-coach-why-done = No other ability of your circle does you good now.
affliction-coach-why-collect = Your quills bring { $n } influence, which you can use at once.
affliction-coach-why-gain = Influence is sure; the other choice is worth less now.
affliction-coach-why-seat = Points of { $seat } so far: { $points }; influence: { $n }.
affliction-coach-why-keep = { $colonist } does more for you: reputation { $n }, quills { $quills }, and the ability.
affliction-coach-why-release = { $seat } loses { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
coach-why-quiet = The coach speaks when you are asked something.
