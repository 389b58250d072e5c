"""What somebody is like: every figure by hand, each with the number of games it stands on."""

from __future__ import annotations

from dataclasses import replace

from meetinghouse.server.hall.statistics import nemesis, partner, statistics, streaks
from meetinghouse.server.store.people import Result
from meetinghouse.server.wire.people import Eye, GamePart, GamesWon, Poker, Share

LINE = Result("T", 0, "ann", "Ann", "salem1692", 0, 6, 6, "town", False, "tituba", True, "town", 1)
GAMES = [  # the oldest first
    replace(LINE, guesses=3, hits=2, chance=900, saved=1),
    replace(LINE, side="witches", guilty=True, won=False, lived=0, askers=4, unnamed=3, framed=2),
    replace(LINE, side="witches", guilty=True, askers=0, role="parris"),
    replace(LINE, game="affliction", side="", role="", lived=-1),
    replace(LINE, guesses=1, hits=0, chance=400, lived=0),
]


def test_every_figure_has_its_games() -> None:
    """A guilty game in which nobody suspected anybody says nothing of a face, nor one without deaths of surviving."""
    found = statistics(GAMES[::-1])
    assert (found.n, found.won, found.streak, found.best_streak) == (5, 4, 3, 3)
    assert found.eye == Eye(4, 2, 1.3, 2)
    assert found.face == Poker(3, 4, 1) and found.framed == Share(2, 2) and found.saved == Share(1, 5)
    assert found.lived == Share(2, 4)
    assert found.games == [
        GamePart(
            "salem1692",
            4,
            3,
            [GamesWon("town", 2, 2), GamesWon("witches", 2, 1)],
            [GamesWon("tituba", 3, 2), GamesWon("parris", 1, 1)],
        ),
        GamePart("affliction", 1, 1, [], []),
    ]
    assert statistics([]).n == statistics([]).eye.n == 0


def test_a_streak_ends_with_a_loss_and_the_best_stays() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2) and streaks([True, False]) == (0, 1)


def test_a_partner_and_a_nemesis_are_named_after_some_games() -> None:
    """Two games say nothing, and many say more than few of the same share."""
    met = [("bea", 2, 2, 0, 0), ("cid", 4, 3, 3, 3), ("dot", 12, 9, 9, 9), ("eve", 3, 0, 3, 0)]
    best, worst = partner(met), nemesis(met)
    assert best is not None and worst is not None and (best[0], worst[0]) == ("dot", "dot")
    assert partner(met[:1]) is None and nemesis([met[3]]) is None and partner([]) is None
