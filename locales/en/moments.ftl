### What happens to a person at the table: who they are, what is staged, what just happened.

## Who am I

moment-who = Who am I?
moment-who-ready = I am ready
moment-who-waiting = { $n ->
    [one] One player is still reading.
   *[other] { $n } players are still reading.
}
moment-who-clock = { $seconds ->
    [one] The game begins in one second at the latest.
   *[other] The game begins in { $seconds } seconds at the latest.
}

moment-salem-you-town = You are no witch
moment-salem-you-witch = You are a witch
moment-salem-goal-town = You win with the town when the last Witch card is turned up.
moment-salem-goal-witch = You win with the witches when only witches are left alive.
moment-salem-holds = Your Tryals: { $tryals }. Nobody else knows them.
moment-salem-constable = The Constable is yours: at Night you protect another player with the gavel.
moment-salem-watch-town = Beware of Conspiracy: everyone takes a hidden Tryal from the left, and a Witch among them makes you a witch for good.
moment-salem-watch-witch = At Dawn you learn who the other witches are, and together you choose who gets the Black Cat.

moment-town-you-puritan = You are a Puritan
moment-town-you-witch = You are a Witch
moment-town-goal-puritan = Your side wins if the town ends with less than { $n } Despair.
moment-town-goal-witch = Your side wins if the town ends with { $n } Despair or more.
moment-town-collects = Your Character counts { $types }: each such Building of yours is 1 point, each complete set of three 2 points.
moment-town-watch-puritan = Put Witches on Trial: at the end a Witch who is not adds 2 Despair. A Puritan on Trial adds 2 as well.
moment-town-watch-witch = Stay free of a Trial: at the end you add 2 Despair, but on Trial you take 2 away.
moment-town-winner = On the side that wins, the player with the most points is the winner.

moment-aff-goal = +2 points for each { $arrests } you arrest and for each { $protects } in your circle.
moment-aff-circle = In your circle: { $names }.
moment-aff-grievance = Your secret grievance: have { $targets } arrested, +{ $bonus } each; { $ally } costs you { $penalty } if arrested.
moment-aff-end = The game ends at once when the Governor's wife or Increase Mather is turned up; the most points win.

## What is staged

moment-volume = Volume
moment-you-died = You are dead.
moment-you-died-next = Stay and watch: nobody may hear from you what you know.

moment-salem-was-witch = { $me ->
    [yes] You were a witch. { $n ->
        [0] No Witch card is hidden any more.
        [one] One Witch card is still hidden.
       *[other] { $n } Witch cards are still hidden.
    }
   *[no] { $name } was a witch. { $n ->
        [0] No Witch card is hidden any more.
        [one] One Witch card is still hidden.
       *[other] { $n } Witch cards are still hidden.
    }
}
moment-salem-no-witch = { $me ->
    [yes] No Witch came to light. { $n ->
        [one] One Witch card is still hidden.
       *[other] { $n } Witch cards are still hidden.
    }
   *[no] No Witch card of { $name } came to light. { $n ->
        [one] One is still hidden somewhere.
       *[other] { $n } are still hidden somewhere.
    }
}
moment-salem-passed = Everyone takes a hidden Tryal from the left.
moment-salem-you-took = You take { $tryal }.
moment-salem-turned = You are a witch now. You win when only witches are left alive.
moment-salem-still-town = You are still no witch.
moment-salem-still-witch = You remain a witch.
moment-salem-half = { $n } of { $limit } accusations against you!
moment-salem-linked = You are linked with { $name }: if { $name } dies, you die too.
moment-salem-last-tryal = One hidden Tryal left: lose it, and you die.

moment-town-now-constable = You decide which Events happen, and who comes after you.
moment-town-now-on-trial = You cannot become Constable, and at the end the Trial counts.

moment-aff-lost-one = { $name } is lost to your circle.
moment-aff-now-first = You place first in the next round.
moment-aff-accused = { $name } of your circle stands accused!

## What just happened

moment-news = What just happened
moment-missed = Since your last turn
moment-chain = This turn
moment-folded = { $n ->
    [one] and one more like it
   *[other] and { $n } more like it
}
moment-night-watch = The town sleeps. Watch, and keep silent.
moment-aff-scapegoat = { $me ->
    [yes] You are about to arrest { $victim }.
   *[no] { $arrester } is about to arrest { $victim }.
}

## How fast it goes, and what the dead do

moment-tempo = Tempo
moment-tempo-slow = slow
moment-tempo-normal = normal
moment-tempo-fast = fast
moment-skip = To my next decision
moment-skip-end = Skip to the end
moment-open-cards = Open cards
moment-bet = Whom do you bet on? Mark those you take for witches.
moment-bet-settled = { $n ->
    [one] { $right ->
        [0] You bet on one witch, and were wrong.
       *[other] You bet on one witch, and were right.
    }
   *[other] You bet on { $n } witches; { $right } of them were.
}
