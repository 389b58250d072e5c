### What a coach says beside a seat, from what that seat knows.

coach-title = Coach
coach-off = Without a coach
coach-consider = What would you do?
coach-would = A good player might choose: { $deed }
coach-overlooked = Perhaps you overlooked this: { $deed }.
coach-alike = That is what a good player might have done, too.
coach-silence = Say nothing

## Salem 1692

salem1692-coach-confess = Somebody dies tonight. A confession costs a hidden Tryal, of which you have { $n }, and keeps you safe.
salem1692-coach-confess-witch = You may confess a Not a Witch to look innocent. The Witch itself would kill you.
salem1692-coach-last-tryal = You have one hidden Tryal left: turned up, it is your death.
salem1692-coach-reach = { $seat } needs { $n } more, and you hold the red cards for it.
salem1692-coach-me-near = Accusations against you: { $n }. With { $left } more, one of your Tryals is turned up.
salem1692-coach-likeliest = By all that you know, { $seat } is the likeliest to hold a Witch.
salem1692-coach-standing = { $seat } has { $n } of { $limit } accusations; { $up ->
    [0] none of the Tryals is up yet.
    [one] one Tryal is up, { $down } hidden.
   *[other] { $up } Tryals are up, { $down } hidden.
}
salem1692-coach-night-near = { $n ->
    [one] One card is left before Night.
   *[other] { $n } cards are left before Night.
}
salem1692-coach-cat = The Black Cat is before you: at Conspiracy it costs you a Tryal.
salem1692-coach-witch = You are a witch: seem to hunt with the town, and keep your Witch card hidden.
salem1692-coach-quiet = Nothing presses. Cards in your hand: { $n }.
salem1692-coach-why-myself = Naming oneself can look innocent.
salem1692-coach-why-draw = With a hand of { $n }, there is more to gain by drawing than by playing.
salem1692-coach-why-red = { $card } brings somebody nearer to the limit.
salem1692-coach-why-card = { $card } is of use now.
salem1692-coach-why-show = Of your hidden Tryals, { $tryal } tells the others least.
salem1692-coach-why-end-turn = What is left in your hand is worth more later.
salem1692-coach-why-stay-silent = Your hidden Tryals are worth more than the risk.
salem1692-coach-why-other = It does the most for your side here.

## New Salem

new-salem-coach-despair = { $side-id ->
    [witch] You are a Witch: Despair is at { $n }, and your side needs { $needed } at the end.
   *[puritan] You are a Puritan: Despair is at { $n }, and the Witches win at { $needed }.
}
new-salem-coach-set = Only { $building-a } is missing in your { $type } set.
new-salem-coach-hope = You have { $n } Hope to spend.
new-salem-coach-giving = { $seat } is the Constable and decides what is done with your { $n } Hope.
new-salem-coach-likeliest = By all that you know, { $seat } is the likeliest to be a Witch.
new-salem-coach-on-trial = { $side-id ->
    [witch] You are on Trial: at the end that takes 2 Despair away.
   *[puritan] You are on Trial: at the end that adds 2 Despair.
}
new-salem-coach-why-set = { $building } completes a set: 2 points.
new-salem-coach-why-type = { $building } is { $type }, one of your types: 1 point.
new-salem-coach-why-hope = { $building } brings Hope, which pays for Events.
new-salem-coach-why-despair = { $side-id ->
    [witch] { $building } brings Despair, which your side needs: there are { $n }, and it takes { $needed }.
   *[puritan] { $building } brings Despair, but points as well. There are { $n }, and the limit is { $needed }.
}
new-salem-coach-why-remove = { $side-id ->
    [witch] { $building } takes a Despair away, which looks like a Puritan.
   *[puritan] { $building } takes a Despair away. There are { $n }, and the limit is { $needed }.
}
new-salem-coach-why-piece = { $building } is a piece of a set of { $n }.
new-salem-coach-why-event = { $event } costs { $n } Hope and leaves you { $left }.
new-salem-coach-why-end-round = No Event here is worth its Hope.
new-salem-coach-why-keep = { $side-id ->
    [witch] Hope that you keep can buy no Cleansing.
   *[puritan] Your Hope may do more later, or with another Constable.
}
new-salem-coach-why-give = { $side-id ->
    [witch] A gift buys trust; { $seat } has { $n } Hope with it.
   *[puritan] With it { $seat } has { $n } Hope to act with.
}
new-salem-coach-why-top = Neither of the two is worth much: the deck may have better.
new-salem-coach-passing = { $seat } gets the rest of your hand, and lacks only { $building-a } for a set.
new-salem-coach-forecast = With Trials and sets it would come to about { $n } Despair at the end; the limit is { $needed }.
new-salem-coach-seen = You have seen the Character of { $seat }: { $side }.
new-salem-coach-trusted = By all that you know, { $seat } is the least likely to be a Witch.
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
new-salem-coach-why-look = To know is worth most where you know least.
new-salem-coach-why-myself = Nobody is surer to use it as you would.
new-salem-coach-why-where = It matters little where your cubes lie, unless a Building burns or changes hands.
new-salem-coach-why-bears = On { $building-a } of { $seat } lies Despair: { $n }.
new-salem-coach-why-bears-mine = On your { $building } lies Despair: { $n }.
new-salem-coach-why-there-mine = Your pieces of { $type } with it: { $n }.
new-salem-coach-why-there = { $seat } has { $n ->
    [one] one piece
   *[other] { $n } pieces
} of { $type } with it.
new-salem-coach-why-cleansing = Cleansing takes two Despair away. There are { $n }, and the limit is { $needed }.
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
new-salem-coach-why-other = It does the most for you and your side.

## Affliction

affliction-coach-arrest = You could pay for arresting { $colonist }: { $n } influence for { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
affliction-coach-danger = { $colonist } in your circle has accusations: { $n }.
affliction-coach-messengers = You have { $n ->
    [one] one messenger
   *[other] { $n } messengers
} to place, and { $influence } influence.
affliction-coach-late = The end is near: influence that is left over counts nothing.
affliction-coach-influence = You have { $n } influence.
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
affliction-coach-why-bring = { $colonist } costs { $n } and works for you until the end.
affliction-coach-why-weaken = { $colonist } would help the others more than you.
affliction-coach-why-pass = Your { $n } influence will do more later.
affliction-coach-why-other = It does the most for you here.
coach-why-quiet = The coach speaks when you are asked something.
