### What a coach says beside a seat, from what that seat knows.

coach-title = Coach
coach-off = Without a coach
coach-consider = What would you do?
coach-would = A good player might choose: { $deed }
coach-overlooked = Perhaps you overlooked this: { $deed }
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
new-salem-coach-why-hope = { $building } brings Hope.
new-salem-coach-why-despair = { $building } brings Despair.
new-salem-coach-why-remove = { $building } takes a Despair away.
new-salem-coach-why-piece = { $building } is a piece of a set of { $n }.
new-salem-coach-why-event = { $event } costs { $n } Hope and is worth it now.
new-salem-coach-why-end-round = No Event here is worth its Hope.
new-salem-coach-why-keep = Your Hope may do more later, or with another Constable.
new-salem-coach-why-give = The Constable can do something useful with it.
new-salem-coach-why-top = Neither of the two is worth much: the deck may have better.
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
affliction-coach-why-arrest = { $colonist } costs { $n } and brings { $points ->
    [one] about one point.
   *[other] about { $points } points.
}
affliction-coach-why-bring = { $colonist } costs { $n } and works for you until the end.
affliction-coach-why-weaken = { $colonist } would help the others more than you.
affliction-coach-why-pass = Your { $n } influence will do more later.
affliction-coach-why-other = It does the most for you here.
