### How to play, in pictures: one sentence for each.

## Salem 1692

salem1692-panel-tryals = Your Tryals are secret. A Witch among them makes you a witch, for good.
salem1692-panel-turn = On your turn draw two cards, or play as many as you like on the others.
salem1692-panel-accuse = Red cards accuse: 1, 3 or 7. At seven, one of that player’s Tryals is turned up.
salem1692-panel-reveal = Whoever laid the last red card picks it. Your Witch or your last Tryal turned up: you are dead.
salem1692-panel-colours = Red accuses, green does something once, blue stays in front of somebody.
salem1692-panel-conspiracy = Conspiracy: the Black Cat costs a Tryal, then everyone takes a hidden one from the left. That is how friends become witches.
salem1692-panel-night = At Night the witches kill. The gavel saves one player; so does turning up a Tryal of your own.
salem1692-panel-win = All Witch cards up: the town wins. Only witches left alive: they win.

## New Salem

new-salem-panel-sides = A secret Character makes you a Puritan or a Witch, and names the types that count for you.
new-salem-panel-draft = Everyone picks a Building at once and passes the rest to the left.
new-salem-panel-sets = Each Building of your types is 1 point; left, middle and right of any type are a set: 2 more.
new-salem-panel-cubes = Symbols bring cubes: Hope to pay with, Despair for the Witches; one takes Despair away.
new-salem-panel-constable = Only the Constable can initiate Events, and pays for them in Hope.
new-salem-panel-give = Before that, everyone may give the Constable Hope, or keep it.
new-salem-panel-trial = A Trial: a Witch on Trial takes 2 Despair away at the end, a Puritan adds 2.
new-salem-panel-count = After five rounds Despair is counted: at the limit a Witch wins, below it a Puritan, the one with the most points.

## Affliction

affliction-panel-points = At the end people in your circle and people you arrested are worth points.
affliction-panel-messengers = Each round you place messengers in turn; then the spaces are resolved from 1 to 14.
affliction-panel-accuse = Accusations make an arrest cheaper, for you and for everyone.
affliction-panel-arrest = To arrest, pay the reputation less the accusations; there must be at least one.
affliction-panel-circle = To bring somebody into your circle, pay the reputation: they work for you. From another’s circle: 5 more.
affliction-panel-tokens = Fear, Spectral Evidence and Protection: two Fear stop influence, Protection stops arrests.
affliction-panel-faction = Your faction wants one family arrested and another safe; your secret grievance names three people.
affliction-panel-end = The game ends when an end card shows. The most points win.
