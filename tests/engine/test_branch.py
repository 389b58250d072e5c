"""Games that go on from a moment of another: where they stand, what their records say, and what they prove."""

from __future__ import annotations

import json

import pytest

import meetinghouse as mh
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine import branch as branches
from meetinghouse.engine import record as records
from meetinghouse.engine.chance import Seal, seal_from_seed
from meetinghouse.engine.errors import BadInput, BrokenRecord
from meetinghouse.engine.match import Match

OWN = seal_from_seed(44)
SIZES = {"salem1692": 5, "new_salem": 4, "affliction": 3}


def play_out(match: Match, seed: int) -> Match:
    """To the end, by bots of level 1."""
    return play(match, table_of(match.game, [1] * match.seats, seed))


def finished(game: str) -> Match:
    return play_out(mh.new_match(game, SIZES[game], seed=7), 7)


def gone_on(match: Match, inputs: int, seal: Seal = OWN, name: str = "ABCDEFG") -> Match:
    past = records.branch(match, mh.find_game, inputs, name)
    way = records.go_on(past, mh.find_game(match.game), match.seats, match.options, seal)
    for _ in way:
        pass
    return way.match


@pytest.mark.parametrize("game", SIZES)
def test_a_game_goes_on_from_any_moment_of_another(game: str) -> None:
    """Every seat knows what it knew then; the record says where it comes from, replays, and is proven in both parts."""
    old = finished(game)
    total = len(records.read(old.record()).inputs)
    for wished in (0, total // 3, total // 2, total - 2):
        then = mh.walk(old.record())
        at = branches.inputs_until(mh.walk(old.record()), wished)
        assert at <= wished
        for n, _ in enumerate(then, start=1):
            if n == at:
                break
        new = gone_on(old, wished)
        if at:
            assert [new.view(seat) for seat in range(new.seats)] == [then.match.view(s) for s in range(new.seats)]
            assert [new.events(seat) for seat in range(new.seats)] == [then.match.events(s) for s in range(new.seats)]
        assert new.commitment == OWN.commitment and new.secret == OWN and new.outcome is None
        text = play_out(new, 90 + wished).record()
        head = json.loads(text.split("\n")[0])
        assert [(one["table"], one["inputs"]) for one in head["from"]] == [("ABCDEFG", at)]
        verdict = mh.verify(text)
        assert verdict.honest and verdict.reason == "played-on"
        assert mh.replay(text).record() == text


def test_chance_after_that_moment_is_new() -> None:
    """The same answers lead to other outcomes: whoever knows the finished game cannot tell what comes."""
    old = finished("new_salem")
    new = play_out(gone_on(old, 10), 7)
    got, was = records.read(new.record()), records.read(old.record())
    shared = branches.foreign(got.origins, got.before)
    assert got.chance[:shared] == was.chance[:shared]
    assert got.chance[shared:] and got.chance[shared:] != was.chance[shared : len(got.chance)]
    fresh = gone_on(old, 10, seal_from_seed(45)).copy()
    assert records.read(play_out(fresh, 7).record()).chance[shared:] != got.chance[shared:]


def test_it_can_go_on_from_a_game_that_went_on_from_another() -> None:
    """Later or earlier than where that one did; every key is checked for its own part."""
    first = finished("salem1692")
    total = len(records.read(first.record()).inputs)
    second = play_out(gone_on(first, total // 3, name="FIRST"), 5)
    both = len(records.read(second.record()).inputs)
    for wished in (total // 4, (total // 3 + both) // 2):
        third = play_out(gone_on(second, wished, seal_from_seed(46), "SECOND"), 6)
        text = third.record()
        assert [one["table"] for one in json.loads(text.split("\n")[0])["from"]] == ["FIRST", "SECOND"]
        assert mh.verify(text).reason == "played-on" and mh.replay(text).record() == text


def test_an_unfinished_one_goes_on_with_its_own_key_and_says_so_with_another() -> None:
    """As every record does."""
    old = finished("new_salem")
    new = gone_on(old, 10)
    torn = mh.replay(new.record(), OWN)
    assert torn.record() == new.record() and torn.secret == OWN
    assert mh.verify(play_out(torn, 3).record()).reason == "played-on"
    assert mh.verify(play_out(mh.replay(new.record()), 3).record()).reason == "resealed"


def test_a_record_that_lies_about_it_is_found_out() -> None:
    lines = play_out(gone_on(finished("salem1692"), 100), 3).record().split("\n")
    head = json.loads(lines[0])

    def told(**changed: object) -> str:
        one = {**head["from"][0], **changed}
        return "\n".join([records.dump({**head, "from": [one]}), *lines[1:]])

    assert mh.verify(told()).reason == "played-on"
    assert mh.verify(told(key="00" * 32)).reason == "wrong-key"
    # chance that was taken from the open key after the moment, or from the own key before it
    assert mh.verify(told(inputs=100_000)).reason == "outcome-differs"
    assert mh.verify(told(inputs=0)).reason == "outcome-differs"
    for bad in ({"inputs": -1}, {"inputs": "1"}, {"table": None}, {"more": 1}):
        with pytest.raises(BrokenRecord):
            mh.verify(told(**bad))
    with pytest.raises(BrokenRecord):
        mh.replay("\n".join([records.dump({**head, "from": "ABCDEFG"}), *lines[1:]]))
    with pytest.raises(BrokenRecord):  # other rules
        mh.replay("\n".join([records.dump({**head, "rules": "0"}), *lines[1:]]))


def test_nothing_goes_on_from_a_game_whose_keys_are_not_known() -> None:
    running = mh.replay(mh.new_match("affliction", 2, seed=1).record())
    with pytest.raises(BadInput):
        records.branch(running, mh.find_game, 3, "ABCDEFG")
    sealed_anew = play_out(running, 1)
    with pytest.raises(BadInput):
        records.branch(sealed_anew, mh.find_game, 100, "ABCDEFG")


def test_whoever_had_answered_is_asked_again_where_others_still_thought() -> None:
    """At Dawn all point in secret: a moment between two of these answers is the moment before the first."""
    old = finished("salem1692")
    for wished in range(1, old.seats):
        assert gone_on(old, wished).waiting == tuple(range(old.seats))
