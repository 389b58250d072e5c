"""Views as numbers: one file for each game, and the form they share."""
