"""Calling people who are not at the screen: Web Push, with nothing secret in it."""
