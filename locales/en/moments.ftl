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

moment-salem-you-town = You are not a witch
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
moment-town-collects = { $types ->
    [none] No type counts for your Character: only complete sets of three give points, 2 each.
   *[other] Your Character counts { $types }: each such Building of yours is worth 1 point. A complete set of three, of whatever type, is worth 2 points more.
}
moment-town-watch-puritan = Put Witches on Trial: at the end a Witch who is not adds 2 Despair. A Puritan on Trial adds 2 as well.
moment-town-watch-witch = Stay free of a Trial: at the end you add 2 Despair, but on Trial you take 2 away.
moment-town-winner = On the side that wins, the player with the most points is the winner.

moment-aff-circle = In your circle: { $names }.
moment-aff-grievance = Your secret grievance: arrest { $targets } yourself, +{ $bonus } each; { $ally } costs you { $penalty } if arrested by anyone.
moment-aff-end = The game ends at once when an end card is turned up ({ $names }); the most points win.

## What is staged

moment-volume = Volume
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
moment-salem-none-left = { $me ->
    [yes] It was your last hidden Tryal.
   *[no] It was { $name }’s last hidden Tryal.
} { $n ->
    [one] One Witch card is still hidden.
   *[other] { $n } Witch cards are still hidden.
}
moment-salem-passed = Everyone takes a hidden Tryal from the left.
moment-salem-you-took = You take { $tryal }.
moment-salem-turned = You are a witch now. You win when only witches are left alive.
moment-salem-still-town = You are still not a witch.
moment-salem-still-witch = You remain a witch.
moment-salem-half = { $n } of { $limit } accusations against you!
moment-salem-linked = You are linked with { $name }: if { $name } dies, you die too.
moment-salem-last-tryal = One hidden Tryal left: lose it, and you die.

moment-town-now-constable = You decide which Events happen, and who comes after you.
moment-town-now-on-trial = You cannot become Constable, and at the end the Trial counts.
# When Buildings are turned up: who brought what, as a list of names with numbers.
moment-town-bringer = { $name } { $n }
moment-town-despair-from = Despair: { $names }
moment-town-hope-from = Hope: { $names }
moment-town-no-despair = Nobody brought Despair
# In the label of a seat: its Buildings of this round.
moment-town-came = This round: { $buildings }

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
# On a scene: goes to the newest moment at once.
moment-to-newest = Skip
moment-skip-end = Skip to the end
moment-open-cards = Open cards
moment-bet = Whom do you bet on? Mark those you take for witches.
# In place of a bet, to a dead witch.
moment-witch-looks-on = You know who the witches are. Watch how it ends.
moment-bet-settled = { $n ->
    [one] { $right ->
        [0] You bet on one witch, and were wrong.
       *[other] You bet on one witch, and were right.
    }
   *[other] You bet on { $n } witches; { $right } of them were.
}

## What happens for the first time

first-salem1692-conspiracy = A Witch that comes to you at Conspiracy makes you a witch for good, even if it is taken from you later.
first-salem1692-night = Night: everybody answers something, so that nobody can tell who has a task. The witches choose a victim, the Constable protects somebody, and you may confess.
first-salem1692-black-cat = Whoever has the Black Cat begins, and is the first to lose a Tryal when Conspiracy is drawn.
first-salem1692-gavel = Whoever has the gavel in front of them is safe from the witches tonight. Nobody is told who put it there.
first-salem1692-confession = A confession: whoever turns up a Tryal of their own at Night is safe from the witches until morning.
first-salem1692-reveal = The accusations have reached the limit, so a Tryal is turned up. A Witch kills its owner, and so does the last Tryal; then the red cards go.
first-salem1692-death = The dead show all their Tryals and say no more, but they still win or lose with their side.
first-salem1692-scapegoat = A Scapegoat moves all cards in front of one player to another, accusations too: that can be enough for a Tryal.
first-salem1692-stocks = The Stocks cost a turn and are gone with it.
first-salem1692-matchmaker = One Matchmaker alone does nothing. When two players have one each, they are linked: if one dies, the other dies too.
first-salem1692-piety = Red cards cannot be played on whoever has Piety. A Scapegoat can still bring some.
first-salem1692-asylum = Whoever has Asylum cannot be killed by the witches at Night.

first-new-salem-constable = The Constable decides which Events happen and pays for them with Hope. The others may help with theirs.
first-new-salem-my-constable = You are the Constable: choose an Event you can pay for, or end the round. If you could pay for the dearest one, you must use one.
first-new-salem-begging = Hope that is given belongs to the Constable from now on. What was promised for it binds nobody.
first-new-salem-event = A new Event lies open: the Constable may use it, for its price in Hope.
first-new-salem-trial = Whoever is on Trial cannot become Constable. At the end a Witch on Trial takes Despair away, a Puritan on Trial adds some.
first-new-salem-badges = Everybody had a Badge or a Trial, so the Badges go back and all may be Constable again.
first-new-salem-top = With two cards left you may discard both and take the top of the deck, unseen.
first-new-salem-remove = The symbol Remove Despair takes a cube off any Building in the town. It has to be used, even by a Witch.

first-affliction-spaces = All messengers are placed. Now the spaces are resolved one after another, in the order of their numbers.
first-affliction-accusation = An accusation makes an arrest cheaper, and without one there is no arrest. Look who could use it before you can.
first-affliction-arrest = Whoever is arrested is worth points to the one who paid, and lost to everybody else. A circle makes it dearer.
first-affliction-scapegoat = A scapegoat is arrested in place of a Prominent Colonist, at no cost; only one for each attempted arrest.
first-affliction-spectral = Under Spectral Evidence a colonist brings nothing and is not defended by a circle: an arrest is near.
first-affliction-fear = With enough Fear a colonist first brings no influence, and then has no ability any more.
first-affliction-protection = Whoever has the Protection token cannot be arrested until it is moved.
first-affliction-won-over = Somebody was won over from another circle: that costs more, and the old circle gets nothing for it.
first-affliction-went-under = Nobody took anybody from the bottom row, so the one who waited longest goes under the deck.
