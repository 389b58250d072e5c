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
from meetinghouse.bots.network import HEADS, Network, shape_of
from meetinghouse.bots.seeing import observe
from meetinghouse.envs.vector import Setting
from meetinghouse.train import chart
from meetinghouse.train.opponents import Bots
from meetinghouse.train.teacher import Teacher

WIDTH, TOLD = 16, 2


def weights(game: str, file: Path, seed: int = 1) -> Path:
    """A small network that has learned nothing."""
    shape = shape_of(game)
    rng = np.random.default_rng(seed)
    sizes = {
        **{"seat": (WIDTH, shape.seat_at.shape[1]), "table": (WIDTH, len(shape.table_at))},
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
    assert rows.hidden.shape[1] == len(mh.new_match("new_salem", 8, seed=0).observer.hidden(0))


def test_bots_leave_a_seat_to_the_learner() -> None:
    chance = Random(1)
    met = set()
    for seed in range(60):
        match = mh.new_match("new_salem", 4, seed=seed)
        taken = Bots(2)(match, chance)
        assert len(taken) < 4
        met.add(len(taken))
    assert met >= {1, 2, 3}


@pytest.mark.parametrize("learner", ["witches", "town", "one"])
def test_bots_leave_the_learner_the_seats_that_are_wanted(learner: str) -> None:
    for seed in range(12):
        match = mh.new_match("salem1692", 6, seed=seed)
        left = set(range(6)) - Bots(2, learner)(match, Random(seed)).keys()
        witches = {seat for seat in range(6) if match.view(seat)["is_witch"]}
        assert (
            len(left) == 1
            if learner == "one"
            else left == (witches if learner == "witches" else set(range(6)) - witches)
        )


def test_a_side_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(mh.BadInput) as refused:
        Bots(2, "town")(mh.new_match("new_salem", 3, seed=1), Random(1))
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
    network = Network(shape_of("new_salem"), weights("new_salem", tmp_path / "weights.npz"))
    match = mh.new_match("new_salem", 3, seed=5)
    seen = observe(match, 0)
    logits = network(seen)
    shape = shape_of("new_salem")
    for place in shape.seat_at[3:].ravel():
        if place >= shape.most:  # not `exists` itself
            seen[place] = 9
    assert (network(seen) == logits).all()
    for seat in range(3, 8):
        absent = mh.find_game("new_salem").acts.find({"do": "seat", "seat": seat})
        assert absent is not None and logits[absent] < -1e8


def test_weights_outlive_a_game_that_grows_and_not_one_that_shrinks(tmp_path: Path) -> None:
    """New columns and acts have no weight; what was trained and is gone cannot be played."""
    file = weights("new_salem", tmp_path / "weights.npz")
    with np.load(file) as kept:
        arrays = dict(kept)
    labels = arrays["labels.table"].tolist()
    gone = labels.index("decision_kind: fire")
    older = dict(arrays)
    older["table.weight"] = np.delete(arrays["table.weight"], gone, 1)
    older["labels.table"] = np.delete(arrays["labels.table"], gone)
    np.savez(file, allow_pickle=False, **older)
    grown = Network(shape_of("new_salem"), file)
    assert not grown.w["table.weight"][gone].any()
    arrays["labels.table"][gone] = "decision_kind: flood"
    np.savez(file, allow_pickle=False, **arrays)
    with pytest.raises(ValueError, match=r"another layout.*flood"):
        Network(shape_of("new_salem"), file)


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
