"""Looking back: chances that add up, beliefs from one seat alone, better moves that were there, and never too early."""

from __future__ import annotations

import doctest
import json
import random
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meetinghouse as mh
from bench.coached import COACHED
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.bots.lookahead import Worth
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.walk import Given
from meetinghouse.lookback import Lookback, fit, value
from meetinghouse.lookback.minds import SeatMinds
from meetinghouse.lookback.report import _together, analyse, costly_moments
from meetinghouse.lookback.story import tell
from meetinghouse.lookback.value import Features, Value, value_of
from meetinghouse.telling import bare
from meetinghouse.words import Words
from tests.cli.tables import run
from tests.engine.toy import TOY

STUBBORN = COACHED.replace("Coached", "Stubborn")
TABLES = [("salem1692", 5), ("new_salem", 4), ("affliction", 2)]


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    """A whole game of each between neighbours."""
    found = {}
    for game, seats in TABLES:
        match = mh.new_match(game, seats, seed=11)
        found[game] = play(match, table_of(game, [2] * seats, 11)).record()
    return found


@pytest.mark.parametrize("game", [game for game, _ in TABLES])
def test_chances_add_up_and_end_with_who_won(game: str, records: dict[str, str]) -> None:
    found = analyse(records[game], people=())
    match = mh.replay(records[game])
    assert match.outcome is not None
    events = [row[0] for row in found.chances]
    assert events == sorted(set(events)) and events[0] == 0 and events[-1] < found.total
    for row in found.chances:
        assert abs(sum(row[1:]) - 100) <= 2 and all(0 <= one <= 100 for one in row[1:])
    last = found.chances[-1][1:]
    if found.sides:
        sides = mh.find_game(game).sides
        assert sides is not None
        assert found.sides[last.index(100)] == sides.won_by[match.outcome.reason]
    else:
        assert {seat for seat, one in enumerate(last) if one} == set(match.outcome.winners)
    for turn in found.turns:
        before = [row[1 + turn.side] for row in found.chances if row[0] < turn.at]
        after = [row[1 + turn.side] for row in found.chances if row[0] <= turn.at][-1]
        assert turn.before in before[-3:] and turn.after == after
    assert len(found.turns) <= 6


@pytest.mark.parametrize("game", [game for game, _ in TABLES])
def test_what_turned_it_has_one_answer_in_the_right_person_and_beyond_its_doubt(
    game: str, records: dict[str, str]
) -> None:
    """The story tells its points; the analysis adds what else moved the chance, and names who did it or nobody."""
    found, declared = analyse(records[game], people=()), mh.find_game(game)
    story, value = tell(declared, mh.walk(records[game])), value_of(declared)
    assert story is not None and value is not None and 0 < value.doubt < 0.1
    assert not {turn.at for turn in found.turns} & {point.at for point in story.points}
    for turn in found.turns:
        assert abs(turn.after - turn.before) >= 100 * max(0.04, value.doubt) - 1
        # a Tryal is somebody else's: "The fifth hidden Tryal" does not say whose
        if turn.do.get("do") == "tryal":
            assert turn.event is not None
        else:
            assert turn.event is None or turn.event["seat"] == turn.seat


@pytest.mark.parametrize("clock", [False, True])
def test_a_card_and_the_reveal_that_it_forces_are_one_entry(clock: bool) -> None:
    """70 → 61 for the card and 61 → 70 for the Tryal were two of six. The clock may choose the Tryal, too."""
    undone = whole = 0
    for seed in (0, 3, 4, 5):
        match = mh.new_match("salem1692", 6, seed=seed)
        driver = Driver(match, dict(enumerate(table_of("salem1692", [2] * 6, seed))))
        value = value_of(mh.find_game("salem1692"))
        assert value is not None
        asked: list[tuple[str, tuple[int, ...], list[float], int]] = []  # and the chances then, and the newest event
        while match.decision is not None:
            kind = bare(match.decision["kind"])
            asked.append((kind, match.waiting, value.chances(match), match.observer.event_count - 1))
            if clock and kind == "reveal":
                match.timeout()
            else:
                driver.step()
        turns = {turn.at: turn for turn in analyse(match.record(), people=()).turns}
        for i in range(1, len(asked) - 1):
            (card, seats, before, _), (kind, chooser, between, laid), (_, _, after, turned) = asked[i - 1 : i + 2]
            if kind != "reveal" or card not in ("target", "scapegoat_to") or chooser != seats:
                continue
            assert laid not in turns
            moved = [abs(one[1] - other[1]) for one, other in ((before, between), (between, after), (before, after))]
            if turned in turns and turns[turned].seat == chooser[0] and card == "target":
                turn = turns[turned]
                whole += 1
                assert turn.before == round(100 * before[turn.side]) and turn.after == round(100 * after[turn.side])
                assert turn.event is not None and bare(turn.event["key"]) == "played"
            elif moved[0] >= 0.04 and moved[1] >= 0.04 > moved[2]:
                undone += 1
                assert turned not in turns
    assert undone and whole


def test_several_answers_that_are_turned_up_together_are_nobodys_turn() -> None:
    built = [{"key": "new_salem.built", "seat": seat} for seat in (0, 1)]
    assert _together(built) and not _together(built[:1]) and not _together([*built[:1], {"key": "new_salem.round"}])


@pytest.mark.parametrize("game", [game for game, _ in TABLES])
def test_a_side_has_the_same_place_in_every_chart(game: str) -> None:
    """Lines are drawn in the order of their labels: the town was black in one chart and red in the next."""
    declared = mh.find_game(game)
    made = declared.declares(Lookback).story
    assert made is not None
    sides = list(declared.sides.names) if declared.sides is not None else []
    drawn = [label.rpartition("-")[2] for label in made(declared, 4).chart.labels]
    assert [one for one in drawn if one in sides] in ([], sides)


def test_a_running_game_is_not_analysed() -> None:
    match = mh.new_match("new_salem", 4, seed=1)
    match.timeout()
    with pytest.raises(BadInput, match="not-over"):
        analyse(match.record())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_mind_knows_what_its_seat_knows_and_no_more(game: str, seats: int) -> None:
    """Dealt anew from a seat's own view and events, the game looks the same to its mind."""
    match = mh.new_match(game, seats, seed=3)
    driver = Driver(match, dict(enumerate(table_of(game, [2] * seats, 3))))
    made = mh.find_game(game).declares(Lookback).mind
    assert made is not None
    mind, twin, me, cursor, looked = made(1), made(1), 1, 0, 0
    while match.outcome is None and looked < 12:
        driver.step()
        if me in match.waiting and match.outcome is None:
            events = match.events(me)
            other = mh.imagine(game, json.loads(json.dumps(match.view(me))), seed=looked, events=events)
            for event in events[cursor:]:
                mind.see(event)
                twin.see(event)
            cursor = len(events)
            belief = mind.look(match.view(me))
            assert belief == twin.look(other.view(me))
            looked += belief is not None
            assert belief is None or all(0 <= one <= 1 for one in belief)
    assert looked > 3


def test_thoughts_are_right_or_wrong_as_it_was_then(records: dict[str, str]) -> None:
    found = analyse(records["salem1692"], people=())
    assert len({one.seat for one in found.thoughts}) >= 4  # a witch with all the cards suspects nobody
    way = mh.walk(records["salem1692"])
    guilty = {0: {s for s in range(5) if way.match.view(s)["is_witch"]}}
    for _ in way:
        guilty[way.match.observer.event_count - 1] = {s for s in range(5) if way.match.view(s)["is_witch"]}
    for thought in found.thoughts:
        assert thought.right == (thought.about in guilty[thought.at])
        row = next(row for row in found.minds[thought.seat] if row[0] == thought.at)
        assert row[1 + thought.about] == thought.chance == max(row[1:])
    for seat in range(5):
        assert sum(one.seat == seat for one in found.thoughts) <= 4


def test_nobody_thinks_about_a_game_without_minds() -> None:
    thinker = SeatMinds(TOY, 4)
    thinker.look(mh.new_match("salem1692", 4, seed=1), 0)
    assert thinker.rows == [[], [], [], []]


@pytest.mark.parametrize("game", [game for game, _ in TABLES])
def test_a_side_is_the_same_line_in_every_chart(game: str, records: dict[str, str]) -> None:
    """Lines are coloured by their places: where the story counts sides, they stand as they do among the chances."""
    told, sides = tell(mh.find_game(game), mh.walk(records[game])), mh.find_game(game).sides
    assert told is not None
    counted = [label.removeprefix(f"{game}-story-") for label in told.chart.labels]
    names = [] if sides is None else list(sides.names)
    assert [name for name in counted if name in names] == [name for name in names if name in counted]
    assert game != "salem1692" or set(counted) == set(names)


# ---- what might have been --------------------------------------------------------------------------------------------


def test_random_play_is_found_out_and_good_play_hardly() -> None:
    """Ten decisions of somebody who plays by chance, and of a neighbour in that seat."""
    found = {}
    for level in ("random", 2):
        record = play(mh.new_match("affliction", 2, seed=4), table_of("affliction", [level, 2], 4)).record()
        way = mh.walk(record)
        before, n, looked = way.match.copy(), 0, 0
        for given in way:
            if isinstance(given, Given) and given.seat == 0 and looked < 10:
                looked += 1
                got = costly_moments(before, given)
                n += len(got)
                for one in got:
                    ask = before.ask(0)
                    assert ask is not None and one.better in [option.to_json() for option in ask.options]
                    assert one.better != one.did == given.choice and one.gain >= 20
                    assert one.why in Worth._fields
            before = way.match.copy()
        found[level] = n
    assert found["random"] > found[2]


@pytest.mark.parametrize(
    ("game", "seats", "deeds"),
    [
        ("salem1692", 7, {"target": "Play an? .+ on [A-Z].+", "confess": "(Turn up|Confess|Do not confess).*"}),
        ("new_salem", 5, {"draft": "Play .+", "last": "(Keep|Discard) .+", "ponder": "(Initiate|End) .+"}),
    ],
)
def test_what_might_have_been_is_told_as_deeds(game: str, seats: int, deeds: dict[str, str]) -> None:
    """Of somebody who does what the coach doubts: of each kind one for a day or round, the costliest first, at most
    five, and a figure is explained once."""
    kinds = set()
    for seed in range(3):
        record = play(
            mh.new_match(game, seats, seed=seed), table_of(game, [STUBBORN, *[2] * (seats - 1)], seed)
        ).record()
        found = analyse(record, people=[0])
        names = [chr(65 + seat) + "nn" for seat in range(seats)]
        laps = [lap.at for lap in told.laps] if (told := tell(mh.find_game(game), mh.walk(record))) else []
        assert 0 < len(found.moments) <= 5 and {one.seat for one in found.moments} == {0}
        assert [one.gain for one in found.moments] == sorted((one.gain for one in found.moments), reverse=True)
        when = [(one.kind, sum(at <= one.at for at in laps)) for one in found.moments]
        assert len(set(when)) == len(when)
        explained = [(one.kind, one.gain) for one in found.moments if one.why == "chance"]
        assert len(set(explained)) == len(explained)
        assert {(one.kind, one.gain) for one in found.moments} == set(explained)
        for one in found.moments:
            kinds.add(bare(one.kind))
            for choice in (one.did, one.better):
                said = Words("en", strict=True).choice(game, choice, names, kind=one.kind)
                assert re.fullmatch(deeds.get(bare(one.kind), ".+"), said), (one.kind, said)
                for lang in ("fr", "es"):
                    assert Words(lang, strict=True).choice(game, choice, names, kind=one.kind) not in (*names, said)
    assert set(deeds) & kinds


@pytest.mark.parametrize("game", ["salem1692", "new_salem"])
def test_where_a_look_ahead_cannot_tell_nothing_is_called_a_mistake(game: str) -> None:
    match = mh.new_match(game, 4, seed=1)
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    assert costly_moments(match, Given(seat, ask.options[-1].to_json())) == []


# ---- the fitted value ------------------------------------------------------------------------------------------------


def test_a_fit_finds_what_decides_and_says_how_far_to_trust_it() -> None:
    assert doctest.testmod(value).failed == 0
    rng = np.random.default_rng(1)
    found = []
    for game in range(300):
        x = rng.normal(size=2)
        won = bool(rng.random() < 1 / (1 + np.exp(-2 * x[0])))
        found.append(fit.FitSample(game, [[1.0, float(x[0]), float(x[1])], [0.0, 0.0, 0.0]], [won, not won]))
    weights = fit.fit(found)
    assert 0.8 < weights[1] < 2.6 and abs(weights[2]) < 0.5
    proof = fit.trust(found)
    assert proof.auc > 0.8 and proof.brier < 0.75 * proof.constant
    assert all(abs(said - true) < 0.25 for said, true, n in proof.bins if n > 20)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_weights_fit_the_game_and_beat_a_constant(game: str, seats: int) -> None:
    found = mh.find_game(game)
    kept: dict[str, Any] = json.loads(fit.features_of(game).weights.read_text(encoding="utf-8"))
    assert kept["recipe"]["rules"] == found.spec.rules_version
    assert kept["recipe"]["command"].startswith(f"python -m meetinghouse.lookback.fit {game} ")
    assert kept["test"]["brier"] < kept["test"]["constant"] and kept["test"]["auc"] > 0.6
    match = mh.new_match(game, seats, seed=random.Random(1).getrandbits(30))
    known = value_of(found)
    assert known is not None
    chances = known.chances(match)
    assert sum(chances) == pytest.approx(1.0) and len(chances) == (2 if found.sides else seats)


def test_weights_for_other_numbers_are_refused(tmp_path: Path) -> None:
    (tmp_path / "value.json").write_text('{"names": ["b"], "weights": [1.0]}')
    features = Features(("a",), lambda match: [], lambda match: [], tmp_path / "value.json")
    with pytest.raises(ValueError, match="was fitted for"):
        Value(features)


# ---- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "what did you think?"), ("fr", "que pensiez-vous"), ("es", "qué pensabas")]
)
def test_the_command_tells_it(
    lang: str, said: str, records: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(records["new_salem"], encoding="utf-8")
    status, out, _ = run(["analyse", str(file), "--lang", lang], capsys)
    assert status == 0 and said in out and " → " in out
    numbers = tmp_path / "analysis.json"
    assert run(["analyse", str(file), "--lang", lang, "--json", str(numbers)], capsys)[0] == 0
    assert json.loads(numbers.read_text("utf-8")) == json.loads(json.dumps(asdict(analyse(records["new_salem"]))))
    assert "analysis-" not in out and "new-salem-" not in out
    cut = "\n".join(records["new_salem"].splitlines()[:20]) + "\n"
    file.write_text(cut, encoding="utf-8")
    status, _, err = run(["analyse", str(file), "--lang", lang], capsys)
    assert status == 2 and err


def test_a_game_without_numbers_of_its_own_cannot_be_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mh, "find_game", lambda game: TOY)
    with pytest.raises(BadInput) as caught:
        fit.features_of("toy")
    assert caught.value.code == "no-value"
