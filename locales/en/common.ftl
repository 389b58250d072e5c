# Words that every part shares.

language-name = English

# How a list of names or cards is joined: { $head } is what is joined already.
list-more = { $head }, { $next }
list-last = { $head } and { $last }

# How well a bot plays, by level.
bot-level-1 = newcomer
bot-level-2 = neighbour
bot-level-3 = magistrate
# Several alike in a row: Accusation ×2.
list-times = { $item } ×{ $n }
