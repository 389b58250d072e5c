### For people who play the printed games: setting up, the crier, timers, tallies and the count at the end. Browser and terminal read the same.

## Salem 1692: setting up

salem1692-setup-tryals = Take { $tryals } Tryals from the box: { $innocent } × Not a Witch, { $witch } × Witch, { $constable } × Constable. The rest stays in the box.
salem1692-setup-deal-tryals = Shuffle these and deal them all out face down. Everyone has { $each }, looks at them alone and lays them in a row.
salem1692-setup-characters = Shuffle the Town Hall cards and deal one to each player, face up.
salem1692-setup-choose-characters = Deal two Town Hall cards to each player. Everyone keeps one; then all show theirs.
salem1692-setup-apart = Take the Black Cat, Conspiracy and Night out of the deck. Shuffle the other { $shuffled } cards.
salem1692-setup-hands = Deal a hand of { $hand } to each player. { $rest } cards are left.
salem1692-setup-deck = Shuffle Conspiracy into what is left and put Night at the very bottom: the deck has { $deck } cards. The Black Cat lies beside it.
salem1692-setup-kills = Pick out the Kill cards of your Town Hall characters, one for each of the { $players } players. They lie in a pile until Night.
salem1692-setup-gavel = Put the gavel in the middle. Then the crier calls Dawn.

## Salem 1692: the town crier. $names are those who live, none where the crier was told no names.

salem1692-scene-dawn = Dawn
salem1692-scene-conspiracy = Conspiracy
salem1692-scene-night = Night
salem1692-mark-constable = The Constable card is still face down
salem1692-mark-cat = The Black Cat lies before somebody other than Mary Warren
salem1692-mark-watcher = Somebody who does not play keeps watch
salem1692-pause-settle = Closing eyes
salem1692-pause-dawn = The witches at Dawn
salem1692-pause-prepare = Laying out the Kill cards
salem1692-pause-night = The witches at Night
salem1692-pause-constable = The Constable
salem1692-pause-confess = Confession
salem1692-pause-cat = The Black Cat’s Tryal
salem1692-pause-take = Taking Tryals
salem1692-pause-mix = Mixing and dealing Tryals
salem1692-pause-turn = A turn
salem1692-crier-dawn-close = It is Dawn. { $watcher ->
    [yes] Keep your hands still.
   *[no] The Black Cat lies in the middle, where every hand can reach it.
} { $names ->
    [none] Close your eyes, all of you.
   *[other] { $names }: close your eyes.
}
salem1692-crier-dawn-witches = { $witch ->
    [one] You who hold the Witch card, open your eyes.
   *[other] You who hold a Witch card, open your eyes and know each other.
} { $watcher ->
    [yes] Point at the one who shall have the Black Cat. You may choose yourselves.
   *[no] Lay the Black Cat in front of the one who shall have it. You may choose yourselves.
}
salem1692-crier-witches-close = Witches, close your eyes.
salem1692-crier-dawn-open = { $watcher ->
    [yes] Whoever keeps watch lays the Black Cat where the witches pointed.
   *[no] The choice is made.
} Open your eyes, all of you. The player with the Black Cat takes the first turn.
salem1692-crier-conspiracy-cat = Conspiracy! Whoever drew it turns up one hidden Tryal of the player with the Black Cat.
salem1692-crier-conspiracy-no-cat = Conspiracy! The Black Cat does no harm this time.
salem1692-crier-conspiracy-take = All who live, lay a hand on one hidden Tryal of the next living player on your left. When every hand lies still, take it, all at once.
salem1692-crier-conspiracy-pairs = { $pairs }.
salem1692-crier-takes = { $taker } takes from { $giver }
salem1692-crier-conspiracy-mix = All who live, take one hidden Tryal of the next living player on your left and lay it face down in the middle. Mix them well, and deal one to each who lives.
salem1692-crier-conspiracy-look = Look at your new Tryal alone. Who has received a Witch is a witch from now on; who gave one away remains one. The Constable’s office goes with its card.
salem1692-crier-night-kills = Night has come to Salem. Lay the Kill cards of the living face up where every hand can reach them: { $names ->
    [none] { $living } cards.
   *[other] those of { $names }.
}
salem1692-crier-night-close = The candles go out. { $names ->
    [none] Close your eyes, all of you.
   *[other] { $names }: close your eyes.
}
salem1692-crier-night-witches = You who hold a Witch card, or ever held one, open your eyes. { $watcher ->
    [yes] Point together at the one who shall die. You may choose one of yourselves.
   *[no] Lay the Kill card of the one who shall die face down beside the deck, and turn the other Kill cards over. You may choose one of yourselves.
}
salem1692-crier-night-constable = Constable, open your eyes. { $watcher ->
    [yes] Point at the player who shall have the gavel, but never at yourself.
   *[no] Set the gavel before another player, never before yourself.
}
salem1692-crier-constable-close = Constable, close your eyes.
salem1692-crier-night-open = Open your eyes, all of you. { $constable ->
    [yes] See where the gavel stands.
   *[no] There is no Constable any more, and no gavel.
} Now you may confess: turn up one of your Tryals, and the witches cannot harm you tonight. You have { $seconds } seconds.
salem1692-crier-night-kill = Time is up; nobody confesses any more. { $watcher ->
    [yes] Whoever kept watch names the one whom the witches chose.
   *[no] Turn up the Kill card beside the deck.
} That player dies, unless the gavel, a confession or an Asylum saves them.
salem1692-crier-morning = The night is over. If the deck has run out, shuffle the discards into a new one with Night at the bottom. Go on where you stopped.
