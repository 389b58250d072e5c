"""What training stands on and needs no torch for: the teacher's rows, who sits where, and the player with weights."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.bots.driver import play
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.network import Network
from meetinghouse.bots.shape import HEADS, shape_of
from meetinghouse.envs.vector import Setting
from meetinghouse.observation.layout import layout_of
from meetinghouse.observation.numbers import hidden_rows
from meetinghouse.observation.seeing import observe
from meetinghouse.train import chart
from meetinghouse.train.opponents import BotOpponents
from meetinghouse.train.recipes import recipe_of
from meetinghouse.train.teacher import Teacher
from tests.source import OURS

WIDTH, TOLD = 16, 2


def weights(game: str, file: Path, seed: int = 1) -> Path:
    """A small network that has learned nothing."""
    shape = shape_of(game)
    rng = np.random.default_rng(seed)
    sizes = {
        **{"seat": (WIDTH, len(shape.seat_at[0])), "table": (WIDTH, len(shape.table_at))},
        **{"told": (shape.pairs * TOLD, WIDTH), "heard": (WIDTH, 2 * shape.pairs * TOLD)},
        **{"pair": (HEADS, 2 * shape.pairs), "last": (WIDTH,)},
        **{"seats": (shape.seat_acts, WIDTH), "others": (shape.other_acts, 2 * WIDTH)},
        **{"blocks.0.n1": (WIDTH,), "blocks.0.n2": (WIDTH,), "blocks.0.qkv": (3 * WIDTH, WIDTH)},
        **{"blocks.0.out": (WIDTH, WIDTH), "blocks.0.m1": (2 * WIDTH, WIDTH), "blocks.0.m2": (WIDTH, 2 * WIDTH)},
    }
    made = {f"{name}.weight": rng.normal(0, 0.3, size) for name, size in sizes.items()}
    made |= {f"{name}.bias": np.zeros(size[0]) for name, size in sizes.items()}
    made |= {name: rng.normal(0, 0.3, (shape.most, WIDTH)) for name in ("left", "right")}
    named = {f"labels.{name}": np.array(names) for name, names in shape.labels.items()}
    np.savez(file, allow_pickle=False, **{name: array.astype(np.float16) for name, array in made.items()}, **named)
    return file


def test_a_teacher_is_recorded_with_what_it_saw_was_offered_and_took() -> None:
    teacher = Teacher("new_salem", (Setting(3), Setting(5)), 2, 7)
    rows = teacher.play(range(2))
    again = teacher.play(range(2))
    assert all(np.array_equal(getattr(rows, name), getattr(again, name)) for name in rows._fields)
    assert len(rows.acts) > 100
    assert rows.masks[np.arange(len(rows.acts)), rows.acts].all(), "it took what was on offer"
    assert (rows.masks.sum(1) > 1).all(), "forced answers teach nothing"
    assert set(rows.rewards.tolist()) == {1.0, -1.0}
    assert rows.hidden.shape[1] == len(hidden_rows(mh.new_match("new_salem", 8, seed=0), 0))


def test_bots_leave_a_seat_to_the_learner() -> None:
    chance = Random(1)
    met = set()
    for seed in range(60):
        match = mh.new_match("new_salem", 4, seed=seed)
        taken = BotOpponents(2)(match, chance)
        assert len(taken) < 4
        met.add(len(taken))
    assert met >= {1, 2, 3}


@pytest.mark.parametrize("learner", ["witches", "town", "one"])
def test_bots_leave_the_learner_the_seats_that_are_wanted(learner: str) -> None:
    for seed in range(12):
        match = mh.new_match("salem1692", 6, seed=seed)
        left = set(range(6)) - BotOpponents(2, learner)(match, Random(seed)).keys()
        witches = {seat for seat in range(6) if match.view(seat)["is_witch"]}
        assert (
            len(left) == 1
            if learner == "one"
            else left == (witches if learner == "witches" else set(range(6)) - witches)
        )


def test_a_side_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(mh.BadInput) as refused:
        BotOpponents(2, "town")(mh.new_match("new_salem", 3, seed=1), Random(1))
    assert "puritans" in refused.value.expected


def test_a_network_plays_whole_games_from_views_alone(tmp_path: Path) -> None:
    class Player(Learned):
        game = "new_salem"
        weights = weights("new_salem", tmp_path / "weights.npz")

    records = set()
    for _ in range(2):
        match = mh.new_match("new_salem", 4, seed=5)
        records.add(play(match, [Player(seat, seat) for seat in range(4)]).record())
    assert len(records) == 1


def test_where_seats_lie_does_not_matter_to_the_network(tmp_path: Path) -> None:
    """Room for seats that are not there is never read."""
    network = Network.read(shape_of("new_salem"), weights("new_salem", tmp_path / "weights.npz"))
    match = mh.new_match("new_salem", 3, seed=5)
    seen = observe(match, 0)
    logits = network.logits(seen)
    shape = shape_of("new_salem")
    for place in [place for seat in shape.seat_at[3:] for place in seat]:
        if place >= shape.most:  # not `exists` itself
            seen[place] = 9
    assert (network.logits(seen) == logits).all()
    for seat in range(3, 8):
        absent = mh.find_game("new_salem").acts.find({"do": "seat", "seat": seat})
        assert absent is not None and logits[absent] < -1e8


def test_weights_outlive_a_game_that_grows_and_not_one_that_shrinks(tmp_path: Path) -> None:
    """New columns and acts have no weight; what is gone, other than a question, cannot be played without."""
    file = weights("new_salem", tmp_path / "weights.npz")
    with np.load(file) as kept:
        arrays = dict(kept)
    labels = arrays["labels.table"].tolist()
    gone = labels.index("decision_kind: fire")
    older = dict(arrays)
    older["table.weight"] = np.delete(arrays["table.weight"], gone, 1)
    older["labels.table"] = np.delete(arrays["labels.table"], gone)
    np.savez(file, allow_pickle=False, **older)
    grown = Network.read(shape_of("new_salem"), file)
    assert not grown.w["table.weight"][gone].any()
    arrays["labels.table"][gone] = "decision_kind: flood"
    np.savez(file, allow_pickle=False, **arrays)
    assert (Network.read(shape_of("new_salem"), file).w["table.weight"] == grown.w["table.weight"]).all(), (
        "never asked again"
    )
    arrays["labels.table"][gone] = "flood"
    np.savez(file, allow_pickle=False, **arrays)
    with pytest.raises(ValueError, match=r"another layout.*flood"):
        Network.read(shape_of("new_salem"), file)


def test_curves_are_drawn_from_the_log(tmp_path: Path) -> None:
    """Shares are means over the games of a few lessons; a piece from an older checkpoint comes behind the others."""
    lines = [
        {"game": "new_salem"},
        *(
            {
                "lesson": n,
                "decisions": 100 * n,
                "rows": 90,
                "entropy": 0.5,
                "explained": 0.2,
                "won": {"1/3/0": [n, 0.5]},
            }
            for n in (1, 2, 3)
        ),
        {"lesson": 3, "decisions": 250, "rows": 90, "entropy": 0.4, "explained": 0.3, "won": {"0/3/0": [5, 0.1]}},
        {"lesson": 4, "decisions": 340, "rows": 90, "entropy": 0.4, "explained": 0.3, "won": {"1/3/0": [6, 1.0]}},
    ]
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    found = chart.lessons([file])
    assert [line["lesson"] for line in found] == [1, 2, 3, 3, 4]
    assert chart.won(found) == {(3, "0"): [0.5, 0.5, 0.5, 0.5, 0.75]}
    assert chart.main([str(file), "--out", str(tmp_path / "curves.png")]) == 0
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_recipes_name_tables_that_their_games_have() -> None:
    recipes = {game: recipe_of(mh.find_game(game)) for game in OURS}
    for game, recipe in recipes.items():
        assert recipe is not None, game
        found = mh.find_game(game)
        for stage in recipe.stages:
            for one in stage.seats.split(","):
                table, _, weight = one.partition("*")
                seats, _, learner = table.partition("=")
                found.read_options(int(seats), None)
                assert float(weight or 1) > 0
                assert BotOpponents(2, learner)(mh.new_match(game, int(seats), seed=1), Random(1)) is not None
            for options in recipe.options:
                found.read_options(found.spec.usual_seats, options)


def test_answers_that_make_no_difference_are_left_out_of_what_a_teacher_shows() -> None:
    """At Night all are asked so that nobody can tell who is a witch; only a witch's answer counts."""
    rows = Teacher("salem1692", (Setting(6),), 2, 3).play(range(3))
    kinds = sorted(mh.find_game("salem1692").rules.kinds)
    parts = {part.name: part for part in layout_of(mh.find_game("salem1692"))}
    start = parts["decision_kind"].start
    night = rows.seen[:, start + kinds.index("night")] > 0
    assert night.any()
    assert (rows.hidden[night][:, 0] > 0).all(), "the first number of the first row says whether the viewer is a witch"
