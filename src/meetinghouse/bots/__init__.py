"""Bots: programs that play a seat from what a person at that seat would know, and nothing else."""

from meetinghouse.bots.base import Bot, levels, make, read_ask

__all__ = ["Bot", "levels", "make", "read_ask"]
