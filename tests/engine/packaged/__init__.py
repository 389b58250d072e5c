"""A game's package with one declaration in it."""
