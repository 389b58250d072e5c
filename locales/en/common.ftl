# Words that every part shares.

language-name = English

# How a list of names or cards is joined: { $head } is what is joined already.
list-more = { $head }, { $next }
# $onset is "i" when the last item begins with the sound of an i (Spanish needs it).
list-last = { $onset ->
   *[other] { $head } and { $last }
}

game-salem1692 = Salem 1692
    .text = Hidden witches among the townsfolk: accuse, defend, survive the night. 4 to 12 players.
game-new-salem = New Salem
    .text = Rebuild a town while someone among you works for its ruin: draft buildings, spread hope or despair. 3 to 8 players.
game-affliction = Affliction: Salem 1692
    .text = Lead a faction through the trials: place messengers, gather a circle, have rivals arrested. 2 to 4 players.
