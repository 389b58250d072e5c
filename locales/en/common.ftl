# Words that every part shares.

language-name = English

# How a list of names or cards is joined: { $head } is what is joined already.
list-more = { $head }, { $next }
# $onset is "i" when the last item begins with the sound of an i (Spanish needs it).
list-last = { $onset ->
   *[other] { $head } and { $last }
}
