"""Leaks planted in Salem 1692 itself, one at a time: the properties catch each of them, every day anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692 import deck, hands
from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.characters import GilesCorey
from meetinghouse.boardgames.salem1692.names import ACCUSATION, CARDS
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.errors import MeetinghouseError
from tests.properties import secrecy
from tests.properties.games import FACTS, check_secret_phase
from tests.properties.play import deal, points, viewers
from tests.properties.remembering import check_remembers
from tests.properties.spread import check_deals

GAME = mh.find_game("salem1692")
SEEDS = 40  # games tried before a leak counts as missed; the honest game passes all of them


def look(seed: int) -> None:
    """Every secrecy check on one random game."""
    rng = random.Random(seed)
    match = deal(GAME, 4 + seed % 9, {}, seed)
    check_deals(GAME, FACTS["salem1692"], match.seats, {}, seed)
    secrecy.check_twins(GAME, match.copy(), rng.choice(viewers(match)), rng, 60)
    for point in points(match, rng, 99)[:-1]:
        check_secret_phase(FACTS["salem1692"], point)
        secrecy.check_secret_answers(point, rng)
        viewer = rng.choice(point.waiting if rng.random() < 0.5 else viewers(point))
        secrecy.check_imagine(GAME, point, viewer, seed)
        secrecy.check_twins(GAME, point, viewer, rng, 15)


def caught() -> bool:
    for seed in range(SEEDS):
        try:
            look(seed)
        except (AssertionError, MeetinghouseError):
            return True
    return False


def draws_are_named(patch: pytest.MonkeyPatch) -> None:
    def tell(t: Salem, seat: int, got: list[int]) -> None:
        if got:
            t.drawn[seat] += tuple(got)
            t.emit("drew", seat=seat, n=len(got), cards=[CARDS[k] for k in got])

    patch.setattr(deck, "_tell", tell)


def witches_cannot_be_named(patch: pytest.MonkeyPatch) -> None:
    def options(t: Salem, seat: int) -> list[int]:
        return [SEAT[s] for s in t.living if s == seat or not t.witch[s]]

    patch.setattr(GAME.rules.kinds["night"], "options", options)


def the_constable_has_one_seat_less(patch: pytest.MonkeyPatch) -> None:
    def options(t: Salem, seat: int) -> list[int]:
        return [SEAT[s] for s in t.living if s != seat or t.constable() != seat]

    patch.setattr(GAME.rules.kinds["constable"], "options", options)


def asking(change: Callable[[Salem, Any, Any], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Salem.ask

        def ask(self: Salem, kind: Any, seats: Any, *data: Any) -> None:
            honest(self, kind, change(self, kind, seats), *data)

        patch.setattr(Salem, "ask", ask)

    return plant


def only_witches(t: Salem, kind: Any, seats: Any) -> Any:
    return [s for s in t.living if t.witch[s]] if kind.name == "night" else seats


def a_number_is_skipped(t: Salem, kind: Any, seats: Any) -> Any:
    if kind.name == "constable":
        t.next_id += t.witch[t.marked]
    return seats


def emitting(change: Callable[[Salem, str, dict[str, Any]], None]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Salem.emit

        def emit(self: Salem, key: str, **args: Any) -> None:
            change(self, key, args)
            honest(self, key, **args)

        patch.setattr(Salem, "emit", emit)

    return plant


def reveals_do_not_say_that_they_tell(t: Salem, key: str, args: dict[str, Any]) -> None:
    if key == "tryal_revealed":
        del args["tells"]


def turns_name_the_next_card(t: Salem, key: str, args: dict[str, Any]) -> None:
    if key == "turn":
        args["n"] = t.deck[-1] if t.deck else 0


def the_neighbour_of_the_constable_hears_more(t: Salem, key: str, args: dict[str, Any]) -> None:
    if key == "dawn":
        args["n"] = 0
        args["to"] = (1 << 32) - 1 - (1 << t.left_of(t.constable()))


def refusals_differ_by_the_neighbours_side(patch: pytest.MonkeyPatch) -> None:
    honest = GAME.why_not
    assert honest is not None

    def why_not(t: Salem, seat: int, act: int) -> tuple[str, str] | None:
        return ("no-effect", "S5.3") if t.witch[t.left_of(seat)] else honest(t, seat, act)

    patch.setattr(GAME, "why_not", why_not)


def giles_is_asked_only_when_it_matters(patch: pytest.MonkeyPatch) -> None:
    honest = GilesCorey.after_turn_draw

    def after(self: GilesCorey, t: Salem, seat: int) -> None:
        if list(t.drawn[seat]) == [ACCUSATION, ACCUSATION]:
            honest(self, t, seat)

    patch.setattr(GilesCorey, "after_turn_draw", after)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the event of a draw names the cards": draws_are_named,
    "witches cannot be pointed at": witches_cannot_be_named,
    "the Constable is offered one seat less": the_constable_has_one_seat_less,
    "only witches are asked at Night": asking(only_witches),
    "a decision number is skipped when a witch is marked": asking(a_number_is_skipped),
    "a Tryal is turned up and no event says that it tells": emitting(reveals_do_not_say_that_they_tell),
    "the event of a turn carries the next card": emitting(turns_name_the_next_card),
    "one event is kept from the Constable's neighbour": emitting(the_neighbour_of_the_constable_hears_more),
    "refusals depend on the neighbour's side": refusals_differ_by_the_neighbours_side,
    "Giles Corey is asked only when he may show": giles_is_asked_only_when_it_matters,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_planted_in_salem_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    assert caught()


def test_the_honest_game_passes_the_same_look() -> None:
    for seed in range(4):
        look(seed)


def test_a_forgetfulness_planted_in_salem_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the discards were shuffled among cards that nobody knows, though the deck was empty."""
    honest = hands.new_deck

    def new_deck(t: Salem) -> None:
        if t.next_id == 1:
            honest(t)  # the deal
        else:
            hands.more_cards(t, t.deck)

    check_remembers(GAME, 5, 1, looks=60)
    monkeypatch.setattr(hands, "new_deck", new_deck)
    with pytest.raises(AssertionError, match="has forgotten"):
        for seed in range(20):
            check_remembers(GAME, 5, seed, looks=60)
