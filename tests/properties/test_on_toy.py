"""The properties themselves, tried on a toy: the honest game passes, and every leak and fault planted in it is caught.

A check that cannot fail proves nothing; here each of them does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest

from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.engine.visibility import EVERYONE, alike, shown
from meetinghouse.proofs import GameProofs
from tests.engine import toy
from tests.engine.toy import TOY, Lantern, build
from tests.properties import laws, secrecy
from tests.properties.games import check_secret_phase
from tests.properties.play import deal, play, points, viewers
from tests.properties.spread import check_deals, check_spread

F = TypeVar("F", bound=Callable[..., Any])


def all_cards(t: Any) -> list[int]:
    held = [card for hand in t.hand for card, n in enumerate(hand) for _ in range(n)]
    return sorted([*t.deck, *t.discard, *held])


FACTS = GameProofs(
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


PLANTED: dict[str, tuple[Callable[[], Game], Callable[[Game, int], None]]] = {}


def planted(name: str, part: str, *checks: Callable[[Game, int], None], **more: Any) -> Callable[[F], F]:
    """Puts what follows into the toy in place of its `part`; each of the checks has to catch it."""

    def plant(fault: F) -> F:
        for check in checks:
            PLANTED[f"{name} ({check.__name__})"] = (partial(build, **{part: fault, **more}), check)
        return fault

    return plant


# ---- leaks ---------------------------------------------------------------------------------------------------------


@planted("a draw shows the bare face", "turned", twins)
def draw_shows_its_face(t: Lantern, seat: int, act: int, main: int) -> None:
    if act == toy.DRAW and t.deck:
        t.emit("drew", seat=seat, card=toy.CARDS[t.deck[-1]])
    toy.turned(t, seat, act, main)


def witch_alone_strikes(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, {s: answers.get(s, toy.POINT[0]) for s in range(t.seats)})


@planted("only the witch is asked", "next_round", secret_phases, twins, pointed=witch_alone_strikes)
def only_the_witch_points(t: Lantern) -> None:
    toy.next_round(t)
    if t.decision is not None and t.decision.kind.name == "point":
        t.ask(t.decision.kind, (t.role.index(1),))


only_the_witch_points.__name__ = "next_round"


@planted("only holders of a spark are asked", "pointed", twins)
def window_for_spark_holders(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, answers)
    holders = [s for s in range(t.seats) if t.hand[s][toy.SPARK]]
    assert t.decision is not None
    t.ask(t.decision.kind, holders or range(t.seats))


@planted("an error text names the witch", "why_not", twins)
def error_says_who(t: Lantern, seat: int, act: int) -> tuple[str, str] | None:
    return ("no-such-card", f"L3.{t.role.index(1)}")


@planted("options leave out the witch", "point_options", imagine_everywhere, secret_phases)
def options_of_others(t: Lantern, seat: int) -> list[int]:
    return [toy.POINT[s] for s in range(t.seats) if s == seat or not t.role[s] or t.seats == 2]


@planted("an id is skipped for one seat", "pointed", twins)
def ids_count_the_witch(t: Lantern, answers: dict[int, int]) -> None:
    t.next_id += t.role[0]
    toy.pointed(t, answers)


@planted("an event that tells does not say so", "pointed", twins)
def untold_strike(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, answers)
    key, args, secret, _tells, to = t.events.tail.pop()
    t.emit(key, tells=0, to=to, secret=secret, **args)


@planted("only the witch's neighbour sees an event", "pointed", twins)
def event_beside_the_witch(t: Lantern, answers: dict[int, int]) -> None:
    toy.pointed(t, answers)
    t.emit("empty", seat=0, to=1 << (t.role.index(1) + 1) % t.seats)


@planted("silence gives a card away", "turn_default", twins)
def silence_plays_a_card(t: Lantern, seat: int, main: int) -> int:
    return toy.turn_options(t, seat, main)[-1]


@planted("an event tells what it should not", "new", telling)
def says_who_it_is(t: Lantern) -> None:
    toy.new(t)
    t.emit("claimed", seat=t.role.index(1), tells=EVERYONE)


@planted("an event of the deal is kept from the witch's neighbour", "new", deals)
def one_is_not_told(t: Lantern) -> None:
    toy.new(t)
    t.emit("empty", seat=0, to=EVERYONE - (1 << (t.role.index(1) + 1) % t.seats))


def imagined_as_it_is(t: Lantern, view: dict[str, Any]) -> None:
    toy.imagine(t, view)
    t.role = [int(s == int(t.motto[-1])) for s in range(t.seats)]


@planted("a public field shows the witch, and imagine believes it", "new", spread, imagine=imagined_as_it_is)
def dealt_in_the_open(t: Lantern) -> None:
    toy.new(t)
    t.motto = toy.ROLES[1] + str(t.role.index(1))


@planted("a view shows the witch", "table", imagine_everywhere)
class OpenRoles(Lantern):
    @shown
    def witch(self, viewer: int) -> int:
        return self.role.index(1)


@planted("what is called alike is not", "table", secret_phases)
class NotAlike(Lantern):
    @alike
    def my_hand(self, viewer: int) -> int:
        return sum(self.hand[viewer])


@planted("a view shows the next card", "table", imagine_everywhere)
class OpenDeck(Lantern):
    @shown
    def next_card(self, viewer: int) -> int | None:
        return self.deck[-1] if self.deck else None


@planted("a view shows who has answered", "table", secret_phases)
class OpenAnswers(Lantern):
    @shown
    def busy(self, viewer: int) -> list[int]:
        return sorted(self.answers)


# ---- faults --------------------------------------------------------------------------------------------------------


@planted("a card gets lost", "burned", endings)
def lose_a_card(t: Lantern, seat: int, act: int, by: int) -> None:
    toy.burned(t, seat, act, by)
    if t.discard:
        t.discard.pop()


def never_ends(t: Lantern) -> None:
    t.round = min(t.round, t.options["rounds"] - 1)
    toy.next_round(t)


never_ends.__name__ = "next_round"


@planted("an option is offered twice", "lantern_options", offers)
def offers_twice(t: Lantern, seat: int) -> list[int]:
    return [toy.CLAIM, toy.PASS, toy.PASS]


@planted("a refusal changes the table", "why_not", offers)
def changes_while_refusing(t: Lantern, seat: int, act: int) -> tuple[str, str] | None:
    t.score[seat] += 1
    return None


@planted("an event holds more than ids", "pointed", events)
def nested_event(t: Lantern, answers: dict[int, int]) -> None:
    t.emit("struck", seat=[[0]])
    toy.pointed(t, answers)


SHARED: list[int] = []


@planted("matches share what can change", "claimed", copies, replays)
def shares_between_matches(t: Lantern, seat: int, act: int) -> None:
    toy.claimed(t, seat, act)
    SHARED.append(seat)
    t.score[0] = len(SHARED)


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_is_caught(name: str) -> None:
    plant, check = PLANTED[name]
    game = plant()
    with pytest.raises(Exception) as caught:
        for seed in range(40):
            check(game, seed)
    assert isinstance(caught.value, AssertionError | KeyError | ValueError), caught.value


def test_a_game_that_never_ends_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 400)
    game = build(next_round=never_ends)
    with pytest.raises(AssertionError, match="never ends"):
        laws.check_clock_alone(deal(game, 3, {}, 1))
    with pytest.raises(AssertionError, match="never ends"):
        laws.check_required_only(deal(game, 3, {}, 1), random.Random(1))
