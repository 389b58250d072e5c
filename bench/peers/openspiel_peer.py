"""OpenSpiel through its Python face, random play: `python openspiel_peer.py "hanabi(players=5)" SECONDS`."""

import json
import logging
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
logging.disable(logging.WARNING)

import open_spiel.python.games  # noqa: F401  # registers the pure-Python games
import pyspiel
from timing import rate

game = pyspiel.load_game(sys.argv[1])
pick = random.Random(1).random


def work():
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            moves += 1
        elif player == pyspiel.PlayerId.CHANCE:
            point = pick()
            for action, share in state.chance_outcomes():
                point -= share
                if point <= 0:
                    break
            state.apply_action(action)
        else:
            actions = []
            for seat in range(game.num_players()):
                legal = state.legal_actions(seat)
                actions.append(legal[int(pick() * len(legal))] if legal else 0)
                moves += bool(legal)
            state.apply_actions(actions)
    return moves, 1


moves, games = rate(work, float(sys.argv[2]))
sys.stdout.write(json.dumps({"moves/s": moves, "games/s": games}) + "\n")
