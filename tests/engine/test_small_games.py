"""Corners that the toy does not reach: a game of one decision, tables used by hand."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from meetinghouse.engine import record as records
from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.chance import Chance, seal_from_seed
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Closes, Game, Rules
from meetinghouse.engine.imagine import imagine
from meetinghouse.engine.match import begin, start
from meetinghouse.engine.table import Table
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.visibility import Public, Recorded, Server
from tests.engine.tables import SPARE, finished, table, to, toy
from tests.engine.toy import POINT, TOY

ACTS = ActTable()
HEADS = ACTS.add("heads")
TAILS = ACTS.add("tails")
RULES = Rules("coin", seats=(2, 2), acts=ACTS)


@RULES.table
class Coin(Table):
    """Whoever says heads first calls the toss; nobody: they are asked again, three times."""

    tries: Public[int]


def options(t: Coin, seat: int) -> list[int]:
    return [HEADS, TAILS]


def silent(t: Coin, seat: int) -> int:
    return TAILS


def called(t: Coin, seat: int, act: int) -> None:
    if seat < 0 and t.tries < 3:
        t.tries += 1
        t.ask(CALL, range(t.seats))
        return
    t.finish([seat] if t.chance.pick(2) and seat >= 0 else [], "tossed")


CALL = RULES.decision(
    "call", options=options, then=called, default=silent, closes=Closes.FIRST_YES, yes=lambda act: act == HEADS
)


@RULES.set_up
def new(t: Coin) -> None:
    t.tries = 1
    t.ask(CALL, range(t.seats))


COIN = Game(RULES)


def test_a_game_without_options_or_reasons_to_give() -> None:
    match = start(COIN, 2, None, SPARE)
    with pytest.raises(BadInput):
        start(COIN, 2, {"side": 1}, SPARE)
    for number in range(1, 4):
        ask = match.ask(0)
        assert ask is not None and ask.id == number and match.view(1)["tries"] == number
        match.timeout()
    assert match.outcome is not None and match.outcome.winners == () and match.outcome.scores == {}
    again = records.replay(match.record(), lambda game_id: COIN, None, SPARE)
    assert again.outcome == match.outcome
    assert imagine(COIN, match.view(-1), SPARE).outcome == match.outcome


def test_a_record_may_be_spelt_with_other_spaces() -> None:
    match = start(COIN, 2, None, SPARE)
    match.timeout()
    loose = match.record().replace(",", ", ").replace(":", ": ")
    assert records.replay(loose, lambda game_id: COIN, None, SPARE).record() == match.record()


def test_a_match_can_begin_on_scripted_chance() -> None:
    script: list[Any] = [("pick", 4, 2), ("shuffle", list(range(20))), ("pick", 4, 1)]
    match = begin(TOY, 4, TOY.read_options(4, {}), Chance(None, Trail(), script, SPARE), "x")
    assert table(match).role == [0, 0, 1, 0] and table(match).leader == 2
    assert match.commitment == "x"


def test_asking_anew_forgets_what_was_answered() -> None:
    match = toy()
    ask = match.ask(0)
    assert ask is not None
    match.answer(0, ask.options[0])
    t = table(match)
    assert t.answers == {0: POINT[0]} and t.decision is not None
    t.ask(t.decision.kind, (0, 1))
    assert t.answers == {} and match.waiting == (0, 1)


def test_a_metaclass_without_fields_makes_a_plain_class() -> None:
    bare = Recorded("Bare", (), {})
    assert bare.fields == ()


def test_an_end_that_the_game_does_not_know_is_no_view() -> None:
    view = finished().view(0)
    view["outcome"]["reason"] = "flood"
    with pytest.raises(BadInput):
        imagine(TOY, view, seal_from_seed(1))


def test_a_decision_is_the_last_that_was_opened() -> None:
    view = copy.deepcopy(to(toy(), "turn").view(0))
    view["next_id"] += 5
    with pytest.raises(BadInput, match="not the last one"):
        imagine(TOY, view, seal_from_seed(1))


def test_a_match_that_is_neither_over_nor_waiting_is_no_view() -> None:
    view = copy.deepcopy(to(toy(), "turn").view(0))
    view["decision"] = None
    with pytest.raises(BadInput, match="neither over"):
        imagine(TOY, view, seal_from_seed(1))


def test_a_game_that_hides_something_says_how_to_imagine_it() -> None:
    rules = Rules("hidden", seats=(2, 2))

    @rules.table
    class Hidden(Table):
        secret: Server[int]

    @rules.set_up
    def set_up(t: Hidden) -> None:
        t.secret = 3
        t.finish([], "over")

    game = Game(rules)
    view = start(game, 2, None, SPARE).view(0)
    with pytest.raises(BadInput) as caught:
        imagine(game, view, SPARE)
    assert caught.value.code == "no-imagine"
