"""The level-2 player of Salem 1692: what it believes, what it hides, and what it saves for later."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.bots import Level2
from meetinghouse.boardgames.salem1692.bots.belief import Belief, witch_cards
from meetinghouse.boardgames.salem1692.bots.memory import DeedMemory, PublicDeed
from meetinghouse.boardgames.salem1692.bots.mind import PlayerMind
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH, Sight
from meetinghouse.boardgames.salem1692.bots.town import TownMind
from meetinghouse.boardgames.salem1692.bots.witch import Witch
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.engine.match import Match

WITCH = 1
OPTIONS: list[dict[str, Any]] = [
    {},
    {"extra_witch": True},
    {"conspiracy": "shuffled", "extra_witch": True},
    {"gentle_reveal": True, "choose_character": True, "hide_former_witches": True, "griggs_beats_piety": True},
]


@pytest.mark.parametrize("seats", [4, 7, 12])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_plays_whole_games_under_every_option(seats: int, options: dict[str, Any]) -> None:
    if options.get("choose_character") and seats > 7:
        options = {**options, "choose_character": False}
    match = mh.new_match("salem1692", seats, options, seed=seats)
    assert play(match, table_of("salem1692", [2] * seats, seats)).outcome is not None


def _truth(match: Match, me: int) -> tuple[tuple[int, ...], int]:
    """Where the others' hidden Witch cards really are, and who has ever held one: for checking only."""
    table: Any = match._table
    cards = tuple(seat for seat in range(match.seats) if seat != me for _ in range(table.tryals[seat][WITCH]))
    ever = sum(1 << seat for seat in range(match.seats) if table.witch[seat])
    return cards, ever


@pytest.mark.parametrize("options", OPTIONS[:3], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_the_truth_is_always_among_what_it_believes(options: dict[str, Any], seed: int) -> None:
    seats = (4, 6, 8, 11)[seed]
    match = mh.new_match("salem1692", seats, options, seed=seed)
    driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * seats, seed))))
    beliefs = {seat: Belief(Sight(match.view(seat)), random.Random(1)) for seat in (0, seats - 1)}
    for belief in beliefs.values():
        belief.forget, belief.most = 0.0, 10**9
    steps = 0
    while driver.step():
        steps += 1
        if steps % 10 and match.outcome is None:
            continue
        for seat, belief in beliefs.items():
            view = match.view(seat)
            belief.update(Sight(view))
            cards, ever = _truth(match, seat)
            others = ~(1 << seat)
            assert any(c == cards and (e & others) == (ever & others) for c, e in belief.courses), "ruled out the truth"
            assert sum(belief.courses.values()) == pytest.approx(1.0)
            hidden = witch_cards(view) - sum(faces.count("witch") for faces in view["revealed"])
            assert sum(belief.expected(s) for s in range(seats)) == pytest.approx(hidden)
    assert match.outcome is not None


def test_belief_counts_what_must_still_be_hidden() -> None:
    match = mh.new_match("salem1692", 4, seed=3)
    seat = next(s for s in range(4) if not match.view(s)["is_witch"])
    belief = Belief(Sight(match.view(seat)), random.Random(1))
    others = [s for s in range(4) if s != seat]
    assert [belief.hit(s) for s in others] == pytest.approx([1 / 15] * 3), "one Witch among fifteen cards"
    belief._revealed(others[0], 0, "accusation")
    assert belief.hit(others[1]) == pytest.approx(1 / 14)
    assert belief.hit(others[0]) == pytest.approx(1 / 14), "every card that is left is as likely as any other"


def test_the_dead_tell_where_their_card_went() -> None:
    """Dead, a witch, and no Witch card among the Tryals: it was taken at Conspiracy by the seat before."""
    match = mh.new_match("salem1692", 4, seed=3)
    me = next(s for s in range(4) if not match.view(s)["is_witch"])
    belief = Belief(Sight(match.view(me)), random.Random(1))
    belief.gave[0], belief.took[0] = 0, (0, (me + 1) % 4)
    belief._conspiracy([0, 1, 2, 3])
    dead = (me + 3) % 4
    for _ in range(5):
        belief._revealed(dead, 0, "death")
    belief._died(dead, 1)
    assert belief.expected((me + 2) % 4) == pytest.approx(1.0)


def test_deeds_shift_suspicion_without_proving_anything() -> None:
    match = mh.new_match("salem1692", 5, seed=3)
    me = next(s for s in range(5) if not match.view(s)["is_witch"])
    belief = Belief(Sight(match.view(me)), random.Random(1))
    a, b, c, d = (s for s in range(5) if s != me)
    accused = [0] * 5
    accused[b] = 4
    usual = belief.hit(a)
    belief.weigh([PublicDeed("accused", a, c, tuple(accused))], list(range(5)))
    assert belief.hit(a) > usual, "scattered accusations help the witches"
    assert belief.hit(d) > 0
    belief.weigh(
        [PublicDeed("confessed", a, a, tuple(accused)), PublicDeed("hunted", a, a, tuple(accused))], list(range(5))
    )
    assert belief.hit(a) < usual, "whom the witches hunt is hardly one of them"


def test_memory_reads_deeds_from_events() -> None:
    memory = DeedMemory()
    memory.sync([0, 0, 0, 0], [7, 7, 7, 7], [5, 5, 5, 5], [0, 1, 2, 3], set())
    for event in (
        {"key": "salem1692.played", "seat": 1, "card": "evidence", "target": 2},
        {"key": "salem1692.played", "seat": 3, "card": "evidence", "target": 2},
        {"key": "salem1692.played", "seat": 0, "card": "alibi", "target": 2},
        {"key": "salem1692.tryal_revealed", "seat": 1, "tryal": "not_a_witch", "how": "confession"},
        {"key": "salem1692.gavel_placed", "target": 0},
        {"key": "salem1692.kill_named", "target": 3, "saved": "no"},
    ):
        memory.see(event)
    deeds = [(deed.what, deed.seat, deed.target) for deed in memory.deeds]
    assert deeds == [
        ("accused", 1, 2),
        ("finished", 3, 2),
        ("helped", 0, 2),
        ("confessed", 1, 1),
        ("hunted", 3, 3),
        ("silent", 2, 2),
        ("silent", 3, 3),
    ]


def test_when_the_forgotten_comes_true_it_begins_anew() -> None:
    match = mh.new_match("salem1692", 5, seed=3)
    driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * 5, 3))))
    me = next(s for s in range(5) if not match.view(s)["is_witch"])
    belief = Belief(Sight(match.view(me)), random.Random(1))
    belief.courses = {((me,), 1 << me): 1.0}  # surely wrong
    while driver.step():
        view = match.view(me)
        belief.update(Sight(view))
        if view["history"] and match.outcome is None:
            hidden = witch_cards(view) - sum(faces.count("witch") for faces in view["revealed"])
            if belief.forget == 0.0:
                assert sum(belief.expected(s) for s in range(5)) == pytest.approx(hidden)
    sight = Sight(match.view(me))
    belief._guess(sight)
    assert not belief.lost and all(seat in sight.others for cards, _ in belief.courses for seat in cards)


# ---- keeping secrets -------------------------------------------------------------------------------------------------


def test_a_witch_never_shows_the_witch_while_there_is_another() -> None:
    for seed in range(12):
        match = mh.new_match("salem1692", 6, {"gentle_reveal": True, "extra_witch": True}, seed=seed)
        play(match, table_of("salem1692", [2] * 6, seed))
        hidden = [5] * 6
        for entry in match.view(-1)["history"]:
            if entry[0] != "revealed":
                continue
            _, seat, face, how = entry
            if how in ("confession", "own_cat") and face == WITCH:
                later = [e for e in match.view(-1)["history"] if e[0] == "revealed" and e[1] == seat and e[2] != WITCH]
                assert hidden[seat] <= match.view(-1)["revealed"][seat].count("witch"), later
            hidden[seat] -= 1


def _witch_at(kind: str, seats: int, seed: int) -> tuple[dict[str, Any], Any, int] | None:
    match = mh.new_match("salem1692", seats, seed=seed)
    driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * seats, seed))))
    for _ in range(3000):
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and ask.kind == f"salem1692.{kind}":
                return match.view(seat), ask, seat
        if not driver.step():
            return None
    return None


def test_now_and_then_a_witch_takes_the_black_cat_herself() -> None:
    own = total = 0
    for seed in range(150):
        found = _witch_at("cat_second", 5, seed)
        assert found is not None
        view, ask, seat = found
        choice = Level2(seat, seed).decide(view, ask)
        assert choice is not None
        total += 1
        own += choice.args["seat"] == seat
    assert 0 < own < total / 3


def test_witches_kill_the_innocent_but_not_always_as_one() -> None:
    agreed = total = 0
    for seed in range(60):
        found = _witch_at("kill_second", 8, seed)
        if found is None:
            continue
        view, ask, seat = found
        mind = Witch(Sight(view), Belief(Sight(view), random.Random(1)), DeedMemory(), random.Random(seed))
        choice = Level2(seat, seed).decide(view, ask)
        assert choice is not None
        if mind.town():
            assert choice.args["seat"] in mind.town()
        named = [target for target in view["witches_pointing"].values() if target in mind.town()]
        if named:
            total += 1
            agreed += choice.args["seat"] in named
    assert total > 0 and total / 3 < agreed < total


def _minds(seed: int, seats: int = 6) -> list[PlayerMind]:
    """Minds at many moments of a random game, one for each seat that is asked for its turn."""
    match = mh.new_match("salem1692", seats, seed=seed)
    driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * seats, seed))))
    found: list[PlayerMind] = []
    while driver.step():
        decision = match.decision
        if decision is not None and decision["kind"] == "salem1692.turn":
            view = match.view(decision["seats"][0])
            belief = Belief(Sight(view), random.Random(1))
            belief.update(Sight(view))
            side = Witch if view["is_witch"] else TownMind
            found.append(side(Sight(view), belief, DeedMemory(), random.Random(seed)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_by_day_a_witch_never_turns_up_a_card_of_her_own_side(seed: int) -> None:
    for mind in _minds(seed):
        if isinstance(mind, Witch):
            for plan in mind.plans():
                if plan.card in ("accusation", "evidence", "witness") and plan.target in mind.witches():
                    assert mind.spent(plan.target)


def _reach(sight: Sight, seat: int) -> int:
    """How many accusations one could lay before a seat now."""
    if sight.has(seat, "piety"):
        return 0
    griggs = RED_WORTH["witness"] * sight.hand.get("alibi", 0) if sight.power[sight.me] == "will_griggs" else 0
    return sum(sight.red_worth(card, seat) for card in sight.reds()) + griggs


@pytest.mark.parametrize("seed", range(3))
def test_strong_cards_are_kept_for_when_they_matter(seed: int) -> None:
    """A Witness is only ever played to reach a limit, a Scapegoat only for more than a draw is worth."""
    for mind in _minds(seed):
        for plan in mind.plans():
            sight = mind.sight
            if plan.card == "witness":
                total = sight.accused[plan.target] + _reach(sight, plan.target)
                assert total >= sight.limits[plan.target] - 1
        offered = {("play", card) for card in sight.hand} | {("draw", "")}
        best = mind.best(offered)
        if best.card == "scapegoat":
            assert best.value > 1.0


def test_the_town_confesses_to_live_and_keeps_its_last_card() -> None:
    found = _witch_at("confess", 6, 5)
    assert found is not None
    view, _, seat = found
    sight = Sight({**view, "is_witch": False, "gavel": -1, "front": [{}] * 6})
    sight.tryals, sight.hidden = {"not_a_witch": 3}, [3] * 6
    town = TownMind(sight, Belief(Sight(view), random.Random(1)), DeedMemory(), random.Random(1))
    assert town.confess() == "not_a_witch"
    sight.hidden = [1] * 6
    assert town.confess() is None, "the last Tryal turned up is death"
    sight.hidden = [3] * 6
    sight.view["gavel"] = seat
    assert town.confess() is None, "the gavel protects already"


def test_a_seat_taken_over_in_mid_game_is_played_from_its_view_alone() -> None:
    match = mh.new_match("salem1692", 6, seed=21)
    driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * 6, 21))))
    for _ in range(120):
        driver.step()
    for seat in range(6):
        driver.bots[seat] = make("salem1692", 2, seat, 3)
        driver._cursor[seat] = len(match.events(-1))
    while driver.step():
        pass
    assert match.outcome is not None


@pytest.mark.torture
def test_it_is_much_better_than_chance() -> None:
    """A small sample of docs/arena.md: witches win far more often than when they play at random."""
    from meetinghouse.lab.arena import strength

    witches, _ = strength("salem1692", 6, 40, ("witches", "town"), seed=5)
    assert witches.odds is not None and witches.odds.low > 1.5


def test_nobody_helps_whom_they_have_just_accused() -> None:
    memory = DeedMemory(0)
    memory.sync([0] * 4, [7] * 4, [5] * 4, [0, 1, 2, 3], set())
    memory.see({"key": "salem1692.played", "seat": 0, "card": "evidence", "target": 2})
    assert memory.just_accused(2) and not memory.just_accused(1)
    for _ in range(9):
        memory.see({"key": "salem1692.turn", "seat": 1})
    assert not memory.just_accused(2), "after two laps it may"


def test_who_is_named_at_night_and_confesses_proves_nothing() -> None:
    """Witches can name one of their own who then confesses: that must not clear her."""
    for saved, hunted in (("confession", 0), ("no", 1), ("gavel", 1)):
        memory = DeedMemory()
        memory.sync([0] * 4, [7] * 4, [5] * 4, [0, 1, 2, 3], set())
        memory.see({"key": "salem1692.kill_named", "target": 3, "saved": saved})
        assert sum(deed.what == "hunted" for deed in memory.deeds) == hunted


@pytest.mark.torture
def test_imagined_worlds_have_their_witches_where_counting_puts_them() -> None:
    """Seats with many face-down Tryals are likelier to have a Witch: worlds come as often as exact counting says."""
    worlds = 90
    imagined: dict[int, float] = {}
    counted: dict[int, float] = {}
    looked: dict[int, int] = {}
    for seed in range(24):
        seats = (6, 8)[seed % 2]
        match = mh.new_match("salem1692", seats, seed=seed)
        driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * seats, seed))))
        for _ in range(120 + 15 * (seed % 8)):
            driver.step()
        viewer = next((s for s in match.waiting if not match.view(s)["is_witch"]), None)
        if viewer is None or match.outcome is not None:
            continue
        view = match.view(viewer)
        belief = Belief(Sight(view), random.Random(1))
        belief.forget = 0.0
        belief.update(Sight(view))
        tables: list[Any] = [mh.imagine("salem1692", view, seed=seed)._table for seed in range(worlds)]
        for seat in Sight(view).others:
            hidden = view["face_down"][seat]
            looked[hidden] = looked.get(hidden, 0) + 1
            found = sum(table.tryals[seat][WITCH] for table in tables) / worlds
            imagined[hidden] = imagined.get(hidden, 0.0) + found
            counted[hidden] = counted.get(hidden, 0.0) + belief.expected(seat)
    often = [hidden for hidden, n in looked.items() if n >= 12]
    assert len(often) >= 3
    for hidden in often:
        assert imagined[hidden] / looked[hidden] == pytest.approx(counted[hidden] / looked[hidden], abs=0.03)
