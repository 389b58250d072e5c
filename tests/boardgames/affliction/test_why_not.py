"""Refusals say why, and quote a rule that exists."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse import rules
from meetinghouse.boardgames.affliction import GAME
from meetinghouse.boardgames.affliction.acts import ACTS
from meetinghouse.boardgames.affliction.powers import MOMENTS, Colonist
from meetinghouse.boardgames.affliction.why_not import CODES, why_not
from meetinghouse.engine.game import REFUSED as SHARED
from tests.boardgames.affliction.scenario import Town
from tests.fuzz.card_programs import written
from tests.fuzz.card_sets import house

NUMBERS = {rule.number for rule in rules.read("affliction", "en").rules()}


def test_every_refusal_on_the_way_through_games_is_explained() -> None:
    """Every act of the game at many points of it: a known code and a rule that stands in the book."""
    codes = set()
    for seats, options in ((2, {"starters": "choose"}), (3, {}), (4, {"limited_tokens": True})):
        match = mh.new_match("affliction", seats=seats, options=options, seed=seats)
        turn = 0
        while match.outcome is None:
            turn += 1
            seat = match.waiting[turn % len(match.waiting)]
            ask = match.ask(seat)
            assert ask is not None
            for act in range(turn % 11, len(ACTS), 11):
                if act not in ask.acts:
                    why = why_not(match._table, seat, act)  # type: ignore[arg-type]  # this game's own table
                    assert why is not None, (ask.kind, ACTS[act])
                    assert why[0] in (*CODES, *SHARED) and why[1] in NUMBERS, (ask.kind, ACTS[act], why)
                    codes.add(why[0])
            match.answer(seat, ask.options[(turn * 5) % len(ask.options)])
    assert len(codes) >= 15


@pytest.mark.rule("A11.1")
def test_a_starter_that_was_not_offered() -> None:
    match = mh.new_match("affliction", seats=2, options={"starters": "choose"}, seed=6)
    ask = match.ask(0)
    assert ask is not None
    theirs = match.view(1)["offered"][0]
    with pytest.raises(mh.IllegalMove) as refused:
        match.answer(0, {"ask": ask.id, "do": "keep", "colonist": theirs})
    assert (refused.value.code, refused.value.rule) == ("affliction-not-offered-starter", "A11.1")


@pytest.mark.rule("A6.1")
def test_a_token_that_is_not_there() -> None:
    town = Town(accusations={"john_alden": 1}).resolve(s3=0)
    assert town.refusal(0, "clear", colonist="daniel_andrew") == ("affliction-no-token-there", "A6.1")
    assert town.resolve(s11=0).refused(0, "comfort", colonist="daniel_andrew").code == "affliction-no-token-there"


@pytest.mark.rule("A11.2")
def test_an_empty_supply_is_the_reason_and_nobody_s_ability() -> None:
    limited = {"limited_tokens": True}
    fear = dict.fromkeys(("daniel_andrew", "john_alden", "susannah_martin", "ann_pudeator", "israel_porter"), 3)
    town = Town(options=limited, fear=fear).resolve(s11=0)
    assert town.refusal(0, "frighten", colonist="joseph_porter") == ("affliction-none-left", "A11.2")
    assert town.refusal(0, "frighten", colonist="john_alden") == ("affliction-most-fear", "A6.5")
    town = Town(options=limited, circles={0: ["mary_warren"]}, accusations={"john_alden": 36}).resolve(s7=0)
    town.do(0, "use", "mary_warren")
    assert town.refusal(0, "accuse", colonist="daniel_andrew") == ("affliction-none-left", "A11.2")


@pytest.mark.rule("A4.2", "A12.42")
def test_who_is_not_in_a_set_was_never_arrested_and_its_own_people_have_a_rule() -> None:
    raw = house("affliction")
    del raw["colonists"]["mary_black"]
    steps = [{"choose": "rows", "to": "accuse", "as": "it"}, {"accuse": "it"}]
    raw["colonists"]["own_5"] = {**raw["colonists"]["ann_putnam"], "name": "Nan", "text": "She points.", "do": steps}
    del raw["colonists"]["own_5"]["ability"]
    raw["colonists"]["own_5"]["starting"] = False
    town = Town(options={"cards": written(raw)}, circles={0: ["own_5"]}, accusations={"john_alden": 9}).resolve(s8=0)
    assert town.refusal(0, "arrest", colonist="mary_black") == ("affliction-not-in-play", "A4.2")
    town.resolve(s7=0).do(0, "use", "own_5")
    assert town.refusal(0, "accuse", colonist="own_5") == ("affliction-not-a-target", "A12.42")


def test_an_answer_for_another_question() -> None:
    town = Town(circles={0: ["ann_putnam"]}).resolve(s7=0).do(0, "use")
    assert town.refused(0, "accuse", colonist="tituba").code == "affliction-not-in-play"
    assert town.refused(0, "done").code == "affliction-not-a-target"
    assert Town().resolve(s1=0).refused(0, "arrest", colonist="john_alden").code == "not-now"


def test_nothing_to_explain_when_nothing_is_asked() -> None:
    town = Town()
    town.t.decision = None
    assert why_not(town.t, 0, 0) is None


def test_all_codes_are_registered_with_the_game() -> None:
    assert GAME.rules.why_codes == CODES


def test_a_colonist_without_a_text_changes_nothing() -> None:
    """The base class lists every moment and answers none: no hook runs for a colonist that does not ask for it."""
    town = Town(circles={0: ["tituba"]})
    plain = Colonist(0, "thomas_putnam")
    before = town.match.view(0)
    assert plain.moments() == []
    assert plain.may_use(town.t, 0, 0) is False and plain.may_replace(town.t, 0, 1) is False
    assert not plain.extra_accusation(town.t, 0) and not plain.waives_surcharge(town.t, 0)
    assert not plain.lifts_ban(town.t, 0) and not plain.shuns_girls(town.t, 0, 1)
    assert not plain.shuns_fear(town.t, 0, 1, 0) and not plain.forbids_arrest(town.t, 0, 1)
    assert not plain.shrugs_off(town.t, 0, 1) and plain.meeting_bonus(town.t, 0) == 0
    assert plain.arrest_surcharge(town.t, 0, 1, 2, 0) == plain.bring_surcharge(town.t, 0, 1, 2, 0) == 0
    assert plain.value_when_arrested(town.t, 0) == 0
    plain.use(town.t, 0, 0)
    plain.when_arrested(town.t, 0, 1)
    plain.after_arrest(town.t, 0, 1, 0)
    plain.after_girl(town.t, 0, 1)
    plain.after_bring(town.t, 0, 1, 0)
    assert town.match.view(0) == before
    assert all(hasattr(Colonist, moment) for moment in MOMENTS)
