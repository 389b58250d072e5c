"""The properties themselves, tried on a toy: the honest game passes, and every leak and fault planted in it is caught.

A check that cannot fail proves nothing; here each of them does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from meetinghouse.engine.facts import Facts
from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.engine.visibility import EVERYONE, alike, shown
from tests.engine import toy
from tests.engine.toy import TOY, Lantern, build
from tests.properties import laws, secrecy
from tests.properties.games import check_secret_phase
from tests.properties.play import deal, play, points, viewers
from tests.properties.spread import check_deals, check_spread


def all_cards(t: Any) -> list[int]:
    held = [card for hand in t.hand for card, n in enumerate(hand) for _ in range(n)]
    return sorted([*t.deck, *t.discard, *held])


FACTS = Facts(
    cards=all_cards,
    living=lambda t: list(range(t.seats)),
    asks_all=frozenset({"point"}),
    alike=frozenset({"point"}),
    tells_all=frozenset({"dealt", "struck", "unmasked"}),
    secret=lambda t, seat: t.role[seat],
    knows=lambda t, seat: t.role[seat],
)


def imagine_everywhere(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for point in points(deal(game, 2 + seed % 5, {}, seed), rng, 5):
        for viewer in viewers(point):
            secrecy.check_imagine(game, point, viewer, seed, to_the_end=viewer == 0)


def twins(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    seats = 3 + seed % 4
    secrecy.check_twins(game, deal(game, seats, {"rounds": 3}, seed), rng.randrange(-1, seats), rng, 80)


def secret_phases(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for point in points(deal(game, 2 + seed % 5, {}, seed), rng, 5):
        secrecy.check_halves(point)
        secrecy.check_secret_answers(point, rng)
        check_secret_phase(FACTS, point)


def spread(game: Game, seed: int) -> None:
    check_spread(game, FACTS, 4, seed % 4, seed)


def deals(game: Game, seed: int) -> None:
    check_deals(game, FACTS, 2 + seed % 5, {}, seed)


def telling(game: Game, seed: int) -> None:
    match = deal(game, 2 + seed % 5, {}, seed)
    play(match, random.Random(seed))
    secrecy.check_telling(match, FACTS.tells_all)


def at_any_moment(law: Callable[[Match, random.Random], object]) -> Callable[[Game, int], None]:
    def check(game: Game, seed: int) -> None:
        rng = random.Random(seed)
        for point in points(deal(game, 2 + seed % 5, {}, seed), rng, 5)[:-1]:
            law(point, rng)

    check.__name__ = law.__name__  # what pytest calls it
    return check


offers = at_any_moment(laws.check_offers)
copies = at_any_moment(laws.check_copy)
any_order = at_any_moment(laws.check_any_order)


def replays(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for point in points(deal(game, 2 + seed % 5, {}, seed), rng, 2):
        laws.check_replay(game, point, rng)


def events(game: Game, seed: int) -> None:
    laws.check_events(deal(game, 2 + seed % 5, {}, seed), random.Random(seed))


def endings(game: Game, seed: int) -> None:
    match, rng = deal(game, 2 + seed % 5, {}, seed), random.Random(seed)
    all_there = FACTS.cards(match._table)
    while match.outcome is None:
        play(match, rng, 5)
        assert FACTS.cards(match._table) == all_there
    laws.check_end(match)
    laws.check_clock_alone(deal(game, 2 + seed % 5, {}, seed))
    laws.check_required_only(deal(game, 2 + seed % 5, {}, seed), rng)


CHECKS: list[Callable[[Game, int], None]] = [
    imagine_everywhere,
    twins,
    secret_phases,
    spread,
    deals,
    telling,
    offers,
    copies,
    any_order,
    replays,
    events,
    endings,
]


@pytest.mark.parametrize("check", CHECKS)
def test_the_honest_toy_passes(check: Callable[[Game, int], None]) -> None:
    for seed in range(4 if check is spread else 25):
        check(TOY, seed)


def caught_by(check: Callable[[Game, int], None], game: Game) -> None:
    with pytest.raises(Exception) as caught:
        for seed in range(40):
            check(game, seed)
    assert isinstance(caught.value, AssertionError | KeyError | ValueError), caught.value


# ---- leaks ---------------------------------------------------------------------------------------------------------


def draw_shows_its_face(t: Lantern, seat: int, act: int, main: int) -> None:
    if act == toy.DRAW and t.deck:
        t.emit("drew", seat=seat, card=toy.CARDS[t.deck[-1]])
    toy.turned(t, seat, act, main)


def only_the_witch_points(t: Lantern) -> None:
    toy.next_round(t)
    if t.decision is not None and t.decision.kind.name == "point":
        t.ask(t.decision.kind, (t.role.index(1),))


only_the_witch_points.__name__ = "next_round"


def witch_alone_strikes(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, {s: answers.get(s, toy.POINT[0]) for s in range(t.seats)})


def window_for_spark_holders(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, answers)
    holders = [s for s in range(t.seats) if t.hand[s][toy.SPARK]]
    assert t.decision is not None
    t.ask(t.decision.kind, holders or range(t.seats))


def error_says_who(t: Lantern, seat: int, act: int) -> tuple[str, str] | None:
    return ("no-such-card", f"L3.{t.role.index(1)}")


def options_of_others(t: Lantern, seat: int) -> list[int]:
    return [toy.POINT[s] for s in range(t.seats) if s == seat or not t.role[s] or t.seats == 2]


def ids_count_the_witch(t: Lantern, answers: dict[int, int]) -> None:
    t.next_id += t.role[0]
    toy.pointed(t, answers)


def untold_strike(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, answers)
    key, args, secret, _tells, to = t.events.tail.pop()
    t.emit(key, tells=0, to=to, secret=secret, **args)


def event_beside_the_witch(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, answers)
    t.emit("empty", seat=0, to=1 << (t.role.index(1) + 1) % t.seats)


def silence_plays_a_card(t: Lantern, seat: int, main: int) -> int:
    return toy.turn_options(t, seat, main)[-1]


def says_who_it_is(t: Lantern) -> None:
    toy.new(t)
    t.emit("claimed", seat=t.role.index(1), tells=EVERYONE)


def one_is_not_told(t: Lantern) -> None:
    toy.new(t)
    t.emit("empty", seat=0, to=EVERYONE - (1 << (t.role.index(1) + 1) % t.seats))


def dealt_in_the_open(t: Lantern) -> None:
    toy.new(t)
    t.motto = toy.ROLES[1] + str(t.role.index(1))


def imagined_as_it_is(t: Lantern, view: dict[str, Any]) -> None:
    toy.imagine(t, view)
    t.role = [int(s == int(t.motto[-1])) for s in range(t.seats)]


class OpenRoles(Lantern):
    @shown
    def witch(self, viewer: int) -> int:
        return self.role.index(1)


class NotAlike(Lantern):
    @alike
    def my_hand(self, viewer: int) -> int:
        return sum(self.hand[viewer])


class OpenDeck(Lantern):
    @shown
    def next_card(self, viewer: int) -> int | None:
        return self.deck[-1] if self.deck else None


class OpenAnswers(Lantern):
    @shown
    def busy(self, viewer: int) -> list[int]:
        return sorted(self.answers)


LEAKS: dict[str, tuple[Callable[[], Game], Callable[[Game, int], None]]] = {
    "a draw shows the bare face": (lambda: build(turned=draw_shows_its_face), twins),
    "only the witch is asked": (
        lambda: build(next_round=only_the_witch_points, pointed=witch_alone_strikes),
        secret_phases,
    ),
    "only the witch is asked, seen by twins": (
        lambda: build(next_round=only_the_witch_points, pointed=witch_alone_strikes),
        twins,
    ),
    "only holders of a spark are asked": (lambda: build(pointed=window_for_spark_holders), twins),
    "an error text names the witch": (lambda: build(why_not=error_says_who), twins),
    "options leave out the witch": (lambda: build(point_options=options_of_others), imagine_everywhere),
    "options leave out the witch, counted": (lambda: build(point_options=options_of_others), secret_phases),
    "an id is skipped for one seat": (lambda: build(pointed=ids_count_the_witch), twins),
    "an event that tells does not say so": (lambda: build(pointed=untold_strike), twins),
    "only the witch's neighbour sees an event": (lambda: build(pointed=event_beside_the_witch), twins),
    "silence gives a card away": (lambda: build(turn_default=silence_plays_a_card), twins),
    "a view shows the witch": (lambda: build(OpenRoles), imagine_everywhere),
    "a public field shows the witch, and imagine believes it": (
        lambda: build(new=dealt_in_the_open, imagine=imagined_as_it_is),
        spread,
    ),
    "an event of the deal is kept from the witch's neighbour": (lambda: build(new=one_is_not_told), deals),
    "an event tells what it should not": (lambda: build(new=says_who_it_is), telling),
    "what is called alike is not": (lambda: build(NotAlike), secret_phases),
    "a view shows the next card": (lambda: build(OpenDeck), imagine_everywhere),
    "a view shows who has answered": (lambda: build(OpenAnswers), secret_phases),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    plant, check = LEAKS[leak]
    caught_by(check, plant())


# ---- faults --------------------------------------------------------------------------------------------------------


def lose_a_card(t: Lantern, seat: int, act: int, by: int) -> None:
    toy.burned(t, seat, act, by)
    if t.discard:
        t.discard.pop()


def never_ends(t: Lantern) -> None:
    t.round = min(t.round, t.options["rounds"] - 1)
    toy.next_round(t)


never_ends.__name__ = "next_round"


def offers_twice(t: Lantern, seat: int) -> list[int]:
    return [toy.CLAIM, toy.PASS, toy.PASS]


def changes_while_refusing(t: Lantern, seat: int, act: int) -> tuple[str, str] | None:
    t.score[seat] += 1
    return None


def nested_event(t: Lantern, answers: dict[int, int]) -> None:
    t.emit("struck", seat=[[0]])
    toy.pointed(t, answers)


SHARED: list[int] = []


def shares_between_matches(t: Lantern, seat: int, act: int) -> None:
    toy.claimed(t, seat, act)
    SHARED.append(seat)
    t.score[0] = len(SHARED)


FAULTS: dict[str, tuple[Callable[[], Game], Callable[[Game, int], None]]] = {
    "a card gets lost": (lambda: build(burned=lose_a_card), endings),
    "an option is offered twice": (lambda: build(lantern_options=offers_twice), offers),
    "a refusal changes the table": (lambda: build(why_not=changes_while_refusing), offers),
    "an event holds more than ids": (lambda: build(pointed=nested_event), events),
    "matches share what can change": (lambda: build(claimed=shares_between_matches), copies),
    "a replay hangs on what was before": (lambda: build(claimed=shares_between_matches), replays),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    plant, check = FAULTS[fault]
    caught_by(check, plant())


def test_a_game_that_never_ends_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 400)
    game = build(next_round=never_ends)
    with pytest.raises(AssertionError, match="never ends"):
        laws.check_clock_alone(deal(game, 3, {}, 1))
    with pytest.raises(AssertionError, match="never ends"):
        laws.check_required_only(deal(game, 3, {}, 1), random.Random(1))
