"""The colonists whose ability only bends a price or a limit, one file each; all of them add themselves to `POWERS`."""
