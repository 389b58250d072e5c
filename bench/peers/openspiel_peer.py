"""OpenSpiel through its Python face: `python -m bench.peers.openspiel_peer "hanabi(players=5)" SECONDS`."""

from __future__ import annotations

import importlib
import logging
import random
import sys

import pyspiel

from bench.timing import report


def main(name: str, seconds: float) -> None:
    logging.disable(logging.WARNING)
    importlib.import_module("open_spiel.python.games")  # registers the pure-Python games
    game = pyspiel.load_game(name)
    pick = random.Random(1).random

    def chance(state: pyspiel.State) -> int:
        point = pick()
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        for action, share in outcomes:
            point -= share
            if point <= 0:
                return action
        return outcomes[-1][0]

    def work() -> tuple[int, ...]:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                moves += 1
            elif player == pyspiel.PlayerId.CHANCE:
                state.apply_action(chance(state))
            else:
                actions = []
                for seat in range(game.num_players()):
                    legal = state.legal_actions(seat)
                    actions.append(legal[int(pick() * len(legal))] if legal else 0)
                    moves += bool(legal)
                state.apply_actions(actions)
        return moves, 1

    report(work, seconds)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
