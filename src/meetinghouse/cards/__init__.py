"""Card sets as data: what a game's cards may hold, the files they come in, and everything that is wrong with one."""
