"""OpenSpiel through its Python face: `python -m bench.peers.openspiel_peer "hanabi(players=5)" SECONDS`."""

from __future__ import annotations

import importlib
import logging
import random
import sys

import pyspiel

from bench.timing import play_spiel, report


def main(name: str, seconds: float) -> None:
    logging.disable(logging.WARNING)
    importlib.import_module("open_spiel.python.games")  # registers the pure-Python games
    game = pyspiel.load_game(name)
    pick = random.Random(1).random
    report(lambda: (play_spiel(game, pick), 1), seconds)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
