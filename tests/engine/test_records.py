"""Records: written, torn, tampered with, replayed, verified."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meetinghouse.engine import record as records
from meetinghouse.engine.chance import Seal, seal_from_seed
from meetinghouse.engine.errors import BrokenRecord
from meetinghouse.engine.match import Match
from tests.engine.tables import SEAL, SPARE, find, finished, say, toy
from tests.properties.play import snapshot

FINISHED = finished(rounds=3)
WHOLE = FINISHED.record()
LINES = WHOLE.split("\n")[:-1]


def replay(text: Any, seal: Seal | None = None) -> Match:
    return records.replay(text, find, seal, SPARE)


def broken(text: Any, code: str = "bad-record", seal: Seal | None = None) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        replay(text, seal)
    assert caught.value.code == code
    assert str(caught.value)
    return caught.value


def changed(line: int, **values: Any) -> str:
    """The whole record with single values of one line changed; None takes a value away."""
    parsed = json.loads(LINES[line])
    for name, value in values.items():
        parsed.pop(name, None)
        if value is not None:
            parsed[name] = value
    lines = LINES[:]
    lines[line] = records.dump(parsed)
    return "\n".join(lines) + "\n"


def lines_with(word: str) -> list[int]:
    return [n for n, line in enumerate(LINES) if word in json.loads(line)]


# ---- form ------------------------------------------------------------------------------------------------------------


def test_a_record_can_be_read_by_eye() -> None:
    match = toy(seats=2, rounds=1)
    say(match, 0, "point", seat=1)
    match.timeout(1)
    head, *rest = [json.loads(line) for line in match.record().split("\n")[:-1]]
    assert head == {
        "format": "meetinghouse-record/1",
        "game": "toy",
        "rules": "1",
        "seats": 2,
        "options": {"rounds": 1, "bright": False},
        "commitment": SEAL.commitment,
    }
    assert rest[0] == {"chance": "pick", "of": 2, "got": rest[0]["got"]}
    assert rest[1]["chance"] == "shuffle" and sorted(rest[1]["order"]) == list(range(20))
    assert rest[3] == {"answer": 0, "ask": 1, "do": "point", "seat": 1}
    assert rest[4] == {"timeout": 1}


def test_the_end_opens_the_seal() -> None:
    end = json.loads(LINES[-1])
    assert list(end) == ["end", "winners", "scores", "check", "key", "nonce"]
    assert end["key"] == SEAL.key.hex() and end["nonce"] == SEAL.nonce.hex()
    assert end["winners"] == list(FINISHED.outcome.winners) if FINISHED.outcome else False
    assert SEAL.key.hex() not in "\n".join(LINES[:-1])


# ---- replay ----------------------------------------------------------------------------------------------------------


def test_a_finished_record_replays_exactly() -> None:
    again = replay(WHOLE)
    assert snapshot(again) == snapshot(FINISHED)
    assert snapshot(replay(again.record())) == snapshot(FINISHED)


def test_an_unfinished_record_goes_on_with_its_secret_as_it_would_have() -> None:
    match = toy()
    for _ in range(3):
        match.timeout()
    again = replay(match.record(), SEAL)
    while match.outcome is None:
        match.timeout()
        again.timeout()
        assert snapshot(again) == snapshot(match)
    assert records.verify(again.record(), find).honest


def test_an_unfinished_record_goes_on_without_its_secret_and_says_so() -> None:
    match = toy()
    match.timeout()
    again = replay(match.record())
    assert again.view(0) == match.view(0) and again.secret is None
    while again.outcome is None:
        again.timeout()
    text = again.record()
    assert f'{{"reseal":"{SPARE.commitment}"}}' in text
    assert snapshot(replay(text)) == snapshot(again)
    assert records.verify(text, find).reason == "resealed"


def test_a_resealed_record_goes_on_from_any_line() -> None:
    """A second crash, after the first cost the table its secret."""
    again = replay(toy().record())
    while again.outcome is None:
        again.timeout()
    whole = again.record()
    lines = whole.split("\n")[:-1]
    reseal = next(n for n, line in enumerate(lines) if "reseal" in line)
    for cut in range(reseal, len(lines)):
        third = replay("\n".join(lines[:cut]) + "\n")
        while third.outcome is None:
            third.timeout()
        assert third.record() == whole  # the same spare key takes over, at the same place
    other = records.replay("\n".join(lines[: reseal + 3]) + "\n", find, None, seal_from_seed(77))
    while other.outcome is None:
        other.timeout()
    assert other.record().count('"reseal"') == 2
    assert replay(other.record()).record() == other.record()
    with_secret = records.replay("\n".join(lines[: reseal + 3]) + "\n", find, SEAL, SPARE)
    assert with_secret.record().split("\n")[: reseal + 3] == lines[: reseal + 3]


def test_another_key_than_the_one_committed_to_is_refused() -> None:
    broken(WHOLE, seal=seal_from_seed(99))


def test_a_record_torn_at_every_byte_is_survived() -> None:
    """What is left is a beginning of the same game, or, within the header, a clear refusal."""
    match = finished(seats=2, rounds=1, seed=3)
    whole = match.record()
    ends = [n for n, sign in enumerate(whole) if sign == "\n"]
    survived = 0
    for cut in range(len(whole)):
        text = whole[:cut]
        if cut < ends[0]:
            broken(text)
            continue
        survived += 1
        replay(text)
        again = replay(text, SEAL)
        full_lines = text[: cut + 1 if whole[cut] == "\n" else cut].count("\n") + (whole[cut] == "\n")
        kept = again.record().split("\n")[:full_lines]
        assert kept == whole.split("\n")[:full_lines]
        for viewer in range(-1, 2):
            told = again.events(viewer)
            assert told == match.events(viewer)[: len(told)]
    assert survived > 500


@pytest.mark.parametrize("tail", ["\x00\x00", "{", '{"answer": 1', "[1]", "17", "\ufffd", '"', "null", "\u2028"])
def test_a_last_line_that_is_no_object_is_dropped(tail: str) -> None:
    head = "\n".join(LINES[:9]) + "\n"
    assert replay(head + tail).record() == replay(head).record()


# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [None, 3, b"{}", [], {}])
def test_a_record_is_text(text: Any) -> None:
    broken(text)


@pytest.mark.parametrize("text", ["", "\n", "{", "[]", "\n\n", "hello"])
def test_a_record_begins_with_a_header(text: str) -> None:
    broken(text)


@pytest.mark.parametrize("version", ["meetinghouse-record/2", "", None, 1])
def test_an_unknown_format_is_refused(version: Any) -> None:
    error = broken(changed(0, format=version), "unsupported-version")
    assert error.expected == "meetinghouse-record/1"


@pytest.mark.parametrize("version", ["2", None, 1])
def test_unknown_rules_are_refused(version: Any) -> None:
    error = broken(changed(0, rules=version), "other-rules")
    assert error.expected == "1"


@pytest.mark.parametrize(
    "values",
    [
        {"game": "chess"},
        {"game": None},
        {"game": ["toy"]},
        {"seats": 9},
        {"seats": None},
        {"seats": 3},
        {"options": {"rounds": 3}},
        {"options": {"rounds": 7, "bright": False}},
        {"options": {"rounds": 1, "bright": False}},
        {"options": None},
        {"options": []},
        {"commitment": None},
        {"commitment": 5},
    ],
)
def test_a_header_that_does_not_fit_is_refused(values: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord):
        replay(changed(0, **values))


def test_a_line_in_the_middle_that_is_no_object_is_refused() -> None:
    for rubbish in ("", "{", "[]", "7"):
        lines = [*LINES[:6], rubbish, *LINES[6:]]
        broken("\n".join(lines) + "\n")


def test_a_line_of_an_unknown_kind_is_refused() -> None:
    for line in ({"note": "hello"}, {}, {"chance": "dice"}, {"chance": "shuffle"}, {"chance": "shuffle", "order": 1}):
        broken("\n".join([*LINES[:6], records.dump(line), *LINES[6:]]) + "\n")


def test_lines_left_out_twice_or_swapped_are_refused() -> None:
    for n in range(1, len(LINES)):
        if n < len(LINES) - 1:
            assert_refused_or_equal([*LINES[:n], *LINES[n + 1 :]])
            assert_refused_or_equal([*LINES[:n], LINES[n + 1], LINES[n], *LINES[n + 2 :]])
        assert_refused_or_equal([*LINES[:n], LINES[n], *LINES[n:]])


def assert_refused_or_equal(lines: list[str]) -> None:
    """Answers to a simultaneous decision may have come in another order; anything else is noticed."""
    try:
        again = replay("\n".join(lines) + "\n")
    except BrokenRecord:
        return
    assert again.record().split("\n")[:-1] == lines


def test_a_changed_answer_is_refused_or_is_another_game() -> None:
    for n in lines_with("answer"):
        for seat in range(4):
            lines = LINES[:]
            lines[n] = records.dump({**json.loads(LINES[n]), "answer": seat})
            assert_refused_or_equal(lines)
        for values in ({"ask": 999}, {"do": "fly"}, {"answer": True}, {"answer": 4}):
            broken(changed(n, **values))


def test_a_changed_timeout_is_refused() -> None:
    numbers = lines_with("timeout")
    assert numbers
    for n in numbers:
        values: list[Any] = [999, "1", [], {}, True]
        for value in values:
            broken(changed(n, timeout=value))


def test_a_timeout_of_nothing_is_refused() -> None:
    n = lines_with("timeout")[0]
    lines = LINES[:]
    lines[n] = '{"timeout":null}'
    broken("\n".join(lines) + "\n")


def test_chance_that_does_not_fit_is_refused() -> None:
    first_pick, first_shuffle = lines_with("of")[0], lines_with("order")[0]
    for text in (
        changed(first_pick, of=3),
        changed(first_pick, got=4),
        changed(first_pick, got="0"),
        changed(first_shuffle, order=[0, 1]),
        changed(first_pick, chance="shuffle", order=list(range(20))),
    ):
        broken(text, "broken-chance")
    broken(changed(first_shuffle, order=["a"] * 20))
    left_over = [*LINES[:4], '{"chance":"pick","of":2,"got":1}']
    broken("\n".join(left_over) + "\n", "broken-chance")


def test_an_end_that_is_not_how_it_ended_is_refused() -> None:
    wrong: list[dict[str, Any]] = [{"end": "x"}, {"winners": [0, 1, 2, 3]}, {"scores": {}}, {"check": "00" * 8}]
    for values in wrong:
        broken(changed(-1, **values))


def test_an_end_before_the_end_is_refused() -> None:
    broken("\n".join([*LINES[:7], LINES[-1]]) + "\n")


def test_nothing_comes_after_the_end() -> None:
    broken(WHOLE + LINES[-2] + "\n")
    broken(WHOLE + '{"timeout":1}\n{"timeout":2}\n')


def test_a_reseal_without_an_outcome_is_refused() -> None:
    drawn = next(n for n, line in enumerate(LINES) if n > 6 and '"chance"' in line)
    kept = [line for line in LINES[drawn:] if '"chance"' not in line]
    text = "\n".join([*LINES[:drawn], '{"reseal":"ab"}', *kept]) + "\n"
    with pytest.raises(BrokenRecord) as caught:
        records.replay(text, find, None, SPARE)
    assert caught.value.code == "broken-chance"


def test_a_reseal_that_did_not_happen_is_refused() -> None:
    lines = [*LINES[:6], '{"reseal":"ab"}', *LINES[6:]]
    broken("\n".join(lines) + "\n")


# ---- verify ----------------------------------------------------------------------------------------------------------


def test_an_honest_deal_is_called_honest() -> None:
    verdict = records.verify(WHOLE, find)
    outcomes = len(lines_with("chance"))
    assert verdict == records.Verdict(True, "honest", outcomes, None) and outcomes > 3


def test_an_unfinished_record_cannot_be_judged() -> None:
    assert records.verify("\n".join(LINES[:9]) + "\n", find).reason == "unfinished"


def test_a_record_without_its_key_cannot_be_judged() -> None:
    assert records.verify(changed(-1, key=None), find).reason == "no-key"


@pytest.mark.parametrize(
    "values",
    [{"key": "00" * 32}, {"nonce": "00" * 32}, {"key": "zz"}, {"key": 5}, {"nonce": None}, {"key": "00"}, {"key": ""}],
)
def test_a_key_that_does_not_fit_the_commitment_is_found(values: dict[str, Any]) -> None:
    verdict = records.verify(changed(-1, **values), find)
    assert not verdict.honest and verdict.reason == "wrong-key"
    assert replay(changed(-1, **values)).outcome == FINISHED.outcome  # how it was played is not in doubt


def test_another_commitment_is_found() -> None:
    assert records.verify(changed(0, commitment=SPARE.commitment), find).reason == "wrong-key"


def test_every_changed_outcome_is_found() -> None:
    for number, n in enumerate(lines_with("chance")):
        value = json.loads(LINES[n])
        if "order" in value:
            order = value["order"][:]
            order[0], order[-1] = order[-1], order[0]
            text = changed(n, order=order)
        elif value["of"] > 1:
            text = changed(n, got=(value["got"] + 1) % value["of"])
        else:
            continue
        verdict = records.verify(text, find)
        assert (verdict.honest, verdict.reason, verdict.differs_at) == (False, "outcome-differs", number)


@pytest.mark.parametrize("of", [0, -1, None, "2", 2**40, True, [1]])
def test_an_impossible_outcome_is_found(of: Any) -> None:
    n = lines_with("of")[0]
    lines = LINES[:]
    lines[n] = records.dump({"chance": "pick", "of": of, "got": 0})
    assert records.verify("\n".join(lines) + "\n", find).reason == "outcome-differs"


def test_a_resealed_record_is_called_so() -> None:
    text = "\n".join([*LINES[:6], '{"reseal":"ab"}', *LINES[6:]]) + "\n"
    assert records.verify(text, find).reason == "resealed"


def test_an_honest_deal_of_a_game_that_was_never_played_so_is_refused() -> None:
    with pytest.raises(BrokenRecord):
        records.verify(changed(lines_with("answer")[-1], ask=999), find)
    with pytest.raises(BrokenRecord):
        records.verify("?", find)
