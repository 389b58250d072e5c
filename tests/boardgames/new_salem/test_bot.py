"""The level-2 bot: it drafts, believes, gives, accuses and bluffs as it should, from views and events alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.bots import Level2
from meetinghouse.boardgames.new_salem.bots.belief import Belief
from meetinghouse.boardgames.new_salem.bots.drafting import Drafter
from meetinghouse.boardgames.new_salem.bots.events import EventAdviser
from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.bots.driver import Driver, play, table_of
from tests.boardgames.new_salem.events.stage import ONE, stage
from tests.boardgames.new_salem.scenario import Scene

CREW = ["merchant", "midwife", "fiddler", "notary"]


def answer(s: Scene, seat: int, bot: Level2 | None = None) -> str:
    """What the bot in a seat would say now."""
    bot = bot or Level2(seat, 1)
    for event in s.m.events(seat):
        bot.see(event)
    ask = s.m.ask(seat)
    assert ask is not None
    choice = bot.decide(s.m.view(seat), ask)
    assert choice is not None
    return " ".join([choice.do, *(str(v) for v in choice.args.values())])


def told(key: str, **args: Any) -> dict[str, Any]:
    return {"key": f"new_salem.{key}", **args}


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_plays_whole_games_at_every_table(seats: int, edition: str) -> None:
    match = mh.new_match("new_salem", seats=seats, options={"edition": edition}, seed=seats)
    play(match, table_of("new_salem", [2] * seats, 7))
    again = mh.new_match("new_salem", seats=seats, options={"edition": edition}, seed=seats)
    play(again, table_of("new_salem", [2] * seats, 7))
    assert match.outcome == again.outcome  # the same seeds, the same game
    assert match.record() == again.record()


def test_it_knows_the_witches_by_their_cards() -> None:
    belief = Belief(0)
    belief.learn(1, "midwife")
    belief.learn(2, "merchant")
    assert belief.known == {1: True, 2: False}


def test_a_puritan_leaves_despair_alone_on_the_edge() -> None:
    s = Scene(4, characters=CREW, round=4, buildings={**ONE, 1: [("death_left", 0, 6)]})
    s.draft(*[["finance_middle", "trade_left", "death_left"]] * 4)
    assert answer(s, 0) == "pick trade_left"


def test_a_witch_hides_early_and_strikes_late() -> None:
    """In the first round it pretends to mind Despair; at the end, or once suspected, it no longer does."""

    def worth(round_: int, exposed: float) -> float:
        s = Scene(4, characters=CREW, round=round_, buildings=ONE)
        s.draft(*[["death_left", "justice_left"]] * 4)
        return Drafter(ViewReading(s.m.view(1)), [0.3, 1.0, 0.3, 0.3], exposed).despair_worth()

    assert worth(1, 0.0) < 0 < worth(5, 0.0)
    assert worth(1, 2.0) > 0


def test_it_knows_what_the_others_must_think_of_it() -> None:
    belief = Belief(1)
    belief.see(told("round", round=3))
    belief.see(told("built", seat=1, building="death_left"))
    assert belief.exposed > 0.5
    assert 1 not in belief.score


def test_it_completes_its_sets() -> None:
    s = Scene(4, characters=CREW, round=2, buildings={**ONE, 0: ["education_left", "education_right"]})
    s.draft(*[["education_middle", "finance_right", "trade_left", "trade_middle"]] * 4)
    assert answer(s, 0) == "pick education_middle"


def test_of_two_bad_cards_it_tries_the_deck() -> None:
    s = Scene(4, characters=CREW, round=4, buildings={**ONE, 1: [("death_left", 0, 6)]})
    s.draft(*[["death_left", "death_middle"]] * 4)
    assert answer(s, 0) == "top"


def test_a_trusted_constable_is_helped_and_a_suspect_is_not() -> None:
    s = Scene(4, characters=CREW, round=4, hope={0: 2, 2: 3}, buildings={**ONE, 1: [("death_left", 0, 5)]}, constable=0)
    s.begin()
    trusting, wary = Level2(2, 1), Level2(2, 1)
    trusting.belief.learn(0, "merchant")
    wary.belief.move(0, 4.0)
    assert answer(s, 2, trusting) == "give 0 1"
    assert answer(s, 2, wary) == "keep"


def test_a_known_witch_is_put_on_trial() -> None:
    s = stage("trial", characters=CREW, round=4)
    s.t.character_seen[1] |= 1
    s.begin()
    assert answer(s, 0) == "initiate trial"
    s.do(0, "initiate", event="trial")
    assert answer(s, 0) == "seat 1"


def test_a_witch_does_not_cleanse_late() -> None:
    s = stage("cleansing", characters=["midwife", *CREW[2:], "merchant"], round=5, row=["fire"])
    s.t.in_play[1][0] += 3 << 13
    s.t.despair[1] += 3
    s.begin()
    assert answer(s, 0) != "initiate cleansing"


def test_a_puritan_tells_the_truth_and_a_witch_covers_a_witch() -> None:
    for witness, said in (("merchant", "say witch"), ("tutor", "say puritan")):
        crew = ["notary", "midwife", witness, "fiddler"]
        s = stage("character_witness", characters=crew, round=4)
        s.initiate("character_witness").do(0, "seat", seat=1).do(0, "seat", seat=2)
        assert answer(s, 2) == said


def test_a_speak_up_is_left_alone() -> None:
    s = Scene(3, characters=CREW[:3], hope={0: 3, 1: 2}, buildings=ONE, row=["fire"]).begin()
    s.do(1, "keep")
    ask = s.m.ask(1)
    assert ask is not None and not ask.required
    assert Level2(1, 1).decide(s.m.view(1), ask) is None


# ---- belief --------------------------------------------------------------------------------------------------------


def suspicion(*events: dict[str, Any], about: int = 1, seats: int = 5, known: dict[int, bool] | None = None) -> float:
    belief = Belief(0)
    belief.known = {0: False, **(known or {})}
    for event in events:
        belief.see(event)
    return belief.odds(seats)[about]


def test_despair_makes_suspect_and_more_so_late() -> None:
    plain = suspicion()
    early = suspicion(told("built", seat=1, building="death_left"))
    late = suspicion(told("round", round=5), told("built", seat=1, building="death_left"))
    assert plain < early < late
    third = told("round", round=3)
    assert suspicion(third, told("built", seat=1, building="justice_left")) < plain
    assert suspicion(third, told("built", seat=1, building="justice_right")) < plain


def test_deeds_speak() -> None:
    plain = suspicion()
    assert suspicion(told("gave", seat=1, target=2, n=2)) < plain
    assert suspicion(told("initiated", seat=1, event="cleansing", n=4)) < plain
    assert suspicion(told("turned", seat=1, target=2, building="trade_left", cube="despair")) > plain
    assert suspicion(told("turned", seat=1, target=2, building="trade_left", cube="hope")) < plain


def test_seeing_a_card_is_certainty() -> None:
    assert suspicion(told("looked", seat=0, target=1, character="tutor")) == 1.0
    assert suspicion(told("shown", seat=0, target=1, character="notary")) == 0.0
    assert suspicion(told("looked", seat=2, target=1)) == suspicion()


def test_a_liar_is_found_out() -> None:
    lie = told("testified", seat=1, target=2, side="puritan")
    truth = told("testified", seat=1, target=2, side="witch")
    plain = suspicion(known={2: True})
    assert suspicion(lie, known={2: True}) > plain > suspicion(truth, known={2: True})
    assert suspicion(truth, about=2) > suspicion(about=2)
    about_me = told("testified", seat=1, target=0, side="witch")
    assert suspicion(about_me) > suspicion()


def test_who_judges_rightly_is_trusted() -> None:
    trial = told("trial", seat=1, target=2)
    assert suspicion(trial, known={2: False}) > suspicion(known={2: False})
    assert suspicion(trial, known={2: True}) < suspicion(known={2: True})


def test_suspicions_never_outnumber_the_witches() -> None:
    belief = Belief(0)
    belief.learn(0, "midwife")
    for seat in range(1, 5):
        belief.move(seat, 3.0)
    assert sum(belief.odds(5)[1:]) <= 1.0 + 1e-9
    belief.learn(1, "tutor")
    assert belief.odds(5)[2:] == [0.0, 0.0, 0.0]


def test_a_constable_asks_for_hope_before_it_is_given_and_not_when_it_is_too_late() -> None:
    asked: set[str] = set()
    for seed in range(8):
        match = mh.new_match("new_salem", 4, seed=seed)
        bots = [Level2(seat, seed) for seat in range(4)]
        driver = Driver(match, dict(enumerate(bots)))
        kind = match.view(-1)["decision"]["kind"]
        while driver.step():
            words = [bot.remark() for bot in bots]
            asked |= {kind for said in words if said is not None and said["remark"] in ("promise", "give_hope")}
            kind = (match.view(-1)["decision"] or {"kind": ""})["kind"]
    assert asked == {"new_salem.last"}


def test_it_does_not_rob_who_has_just_given_it_hope() -> None:
    s = Scene(characters=CREW, buildings={0: ["trade_middle"], 1: ["trade_left"], 2: ["trade_left"], 3: []})
    reading = ViewReading(s.m.view(0))
    for giver, robbed in ((1, 2), (2, 1)):
        adviser = EventAdviser(Drafter(reading, [0.3] * 4), random.Random(1), {giver})
        assert adviser.best_loot()[1][0] == robbed
