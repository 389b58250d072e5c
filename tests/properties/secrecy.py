"""What a seat can see must follow from what it has been told. See docs/secrecy.md for why these checks suffice."""

from __future__ import annotations

import hashlib
import json
import random
from itertools import zip_longest
from typing import Any

from meetinghouse.engine.acts import Choice
from meetinghouse.engine.chance import Chance, LogEntry, seal_from_seed
from meetinghouse.engine.errors import IllegalMove, MeetinghouseError
from meetinghouse.engine.game import Closes, Game
from meetinghouse.engine.imagine import imagine
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.visibility import viewer_bit
from tests.properties.play import asked, play, same, step, tells, text, viewers
from tests.properties.tally import SEEN


def check_imagine(game: Game, match: Match, viewer: int, seed: int, *, to_the_end: bool = False) -> Match:
    """Byte for byte the same view and the same ask, from nothing but the view as it went over a wire."""
    view = text(match.view(viewer))
    ask = asked(match, viewer)
    events = match.events(viewer)
    twin = imagine(game, json.loads(view), seal_from_seed(seed), json.loads(text(events)))
    same(text(twin.view(viewer)), view, f"viewer {viewer} of {match!r}: imagined view")
    same(asked(twin, viewer), ask, f"viewer {viewer} of {match!r}: imagined ask")
    assert text(twin.events(viewer)) == text(events)
    SEEN[f"{game.id}: imagined matches"] += 1
    if to_the_end:
        end = twin.copy()
        play(end, random.Random(seed))
        assert end.outcome is not None
        for other in viewers(end):
            text(end.view(other))
    return twin


class SharedChance(Chance):
    """The same answer to the same question in both worlds, however many other questions either of them asks."""

    __slots__ = ("asked_before", "tag")

    def __init__(self, tag: str, log: Trail[LogEntry]) -> None:
        super().__init__(None, log)
        self.tag = tag
        self.asked_before: dict[tuple[str, int], int] = {}

    def copy(self, log: Trail[LogEntry]) -> SharedChance:
        other = SharedChance(self.tag, log)
        other.asked_before = dict(self.asked_before)
        return other

    def _rng(self, what: str, n: int) -> random.Random:
        nth = self.asked_before.get((what, n), 0)
        self.asked_before[what, n] = nth + 1
        seed = hashlib.blake2b(f"{self.tag} {what} {n} {nth}".encode(), digest_size=8).digest()
        return random.Random(int.from_bytes(seed, "little"))

    def _derive_shuffle(self, n: int) -> list[int]:
        order = list(range(n))
        self._rng("shuffle", n).shuffle(order)
        return order

    def _derive_pick(self, n: int) -> int:
        return self._rng("pick", n).randrange(n)


def share_chance(a: Match, b: Match, tag: str) -> None:
    for match in (a, b):
        match._table.chance = SharedChance(tag, match._table.log)


def twin_of(game: Game, match: Match, viewer: int, seed: int) -> Match | None:
    """Another world that this viewer cannot tell from this one, with the answers given so far, where they fit there."""
    twin = check_imagine(game, match, viewer, seed)
    here, there = match._table, twin._table
    if here.substep != there.substep:
        # The asked seat is at another small step there, which only it can count: not the same inputs.
        compare_errors(match, twin, viewer, random.Random(seed))
        return None
    if here.decision is not None:
        for seat, act in here.answers.items():
            if seat == viewer:
                continue
            if act not in here.decision.kind.options(there, seat, *here.decision.data):
                return None  # an answer that this seat could not give in the other world: not the same inputs
            there.answers[seat] = act
    same(text(twin.view(viewer)), text(match.view(viewer)), f"viewer {viewer} of {match!r} sees others' answers")
    return twin


def common_answer(match: Match, twin: Match, viewer: int, rng: random.Random) -> tuple[int, int] | None:
    """A seat and an act that both worlds offer, or None."""
    assert match.waiting == twin.waiting, f"viewer {viewer} of {match!r}: {match.waiting} or {twin.waiting} wait"
    seats = list(match.waiting)
    decision = match._table.decision
    assert decision is not None
    main = decision.seats[0]
    rng.shuffle(seats)
    if decision.kind.closes is Closes.MAIN and rng.random() < 0.7:
        seats.sort(key=lambda seat: seat != main)
    for seat in seats:
        here, there = match.ask(seat), twin.ask(seat)
        assert here is not None and there is not None
        if seat == viewer:
            assert text(here.to_json()) == text(there.to_json())
        both = sorted(set(here.acts) & set(there.acts))
        if both:
            return seat, rng.choice(both)
    return None


def check_twins(game: Game, match: Match, viewer: int, rng: random.Random, inputs: int) -> int:
    """Two worlds alike to `viewer`, given the same inputs, part only where an event tells it something.

    Where they have parted, the story goes on in this world beside a new twin. Returns how many inputs were compared.
    """
    compared = 0
    twin: Match | None = None
    for n in range(inputs):
        if match.outcome is not None:
            break
        if twin is None:
            twin = twin_of(game, match, viewer, rng.randrange(2**32))
        if twin is None:
            step(match, rng)
            continue
        compare_errors(match, twin, viewer, rng)
        share_chance(match, twin, f"{n} {rng.random()}")
        if _parted(match, twin, viewer, rng):
            twin = None
        compared += 1
        SEEN[f"{game.id}: inputs given to twin worlds"] += 1
    return compared


def _parted(match: Match, twin: Match, viewer: int, rng: random.Random) -> bool:
    given = None if rng.random() < 0.05 else common_answer(match, twin, viewer, rng)
    before = len(match._table.events), len(twin._table.events)
    decision = match._table.decision
    assert decision is not None
    game = match._table.game
    if given is None:
        match.timeout()
        twin.timeout()
    else:
        for one in (match, twin):
            one.answer(given[0], Choice(one._table.ask_id, game.acts[given[1]]))
    what = f"viewer {viewer} of {match!r}, after {given} to {decision}"
    seen = [m.observer.told(viewer, start) for m, start in zip((match, twin), before, strict=True)]
    told_hidden = [tells(m, viewer, start) for m, start in zip((match, twin), before, strict=True)]
    for n, (here_event, there_event) in enumerate(zip_longest(*seen)):
        if text(here_event) != text(there_event):
            # An event may say how far a deed went before it was cut short; then the next one tells by what.
            told = [any(one[n : n + 2]) for one in told_hidden]
            assert any(told), f"{what}: {here_event} or {there_event}, and neither tells"
            return True
    if match.outcome is not None and told_hidden[0] and told_hidden[0][-1]:
        return True  # the last event ends the game and lays everything open
    same(text(match.view(viewer)), text(twin.view(viewer)), f"{what}: no event told, but views differ")
    same(asked(match, viewer), asked(twin, viewer), f"{what}: no event told, but asks differ")
    return False


def compare_errors(match: Match, twin: Match, viewer: int, rng: random.Random) -> None:
    """What a seat is told when it tries what it may not do must not depend on what it cannot know."""
    decision = match._table.decision
    if viewer < 0 or decision is None:
        return
    acts = match._table.game.acts
    here = match._table.ask_id
    tries: list[tuple[int, Any]] = [(here, act) for act in rng.sample(acts.acts, min(3, len(acts)))]
    tries.append((here + rng.choice((-1, 1)), rng.choice(acts.acts)))
    for ask_id, act in tries:
        errors = [refusal(m, viewer, Choice(ask_id, act)) for m in (match, twin)]
        assert errors[0] == errors[1], f"viewer {viewer} of {match!r}: {act} gets {errors[0]} or {errors[1]}"


def refusal(match: Match, seat: int, choice: Any) -> str | None:
    """The error's whole text, or None when the answer would be accepted (it is tried on a copy)."""
    ask = match.ask(seat)
    if ask is not None and choice in ask.options:
        return None
    try:
        match.copy().answer(seat, choice)
    except IllegalMove as error:
        return f"{error} {error.expected!r} {error.got!r} {error.rule!r}"
    except MeetinghouseError as error:
        raise AssertionError(f"an answer is refused with {error!r}, not IllegalMove") from error
    raise AssertionError(f"{choice} was not offered to {seat} and is accepted")


def check_secret_answers(match: Match, rng: random.Random) -> None:
    """While a sealed decision is open, nobody else can tell that a seat has answered, or what."""
    decision = match._table.decision
    if decision is None or decision.kind.closes not in (Closes.ALL, Closes.FIRST_YES):
        return
    if decision.kind.public_answers:
        return
    match = match.copy()
    waiting = list(match.waiting)
    rng.shuffle(waiting)
    for seat in waiting[:-1]:
        ask = match.ask(seat)
        assert ask is not None
        offered = ask.options
        if decision.kind.yes is not None:
            offered = tuple(c for c in offered if not decision.kind.yes(c.act.id))
        if not offered:
            return
        before = {v: _outside(match, v) for v in viewers(match) if v != seat}
        match.answer(seat, rng.choice(offered))
        for viewer, seen in before.items():
            same(_outside(match, viewer), seen, f"{match!r}: {viewer} sees {seat} answer {decision}")
        assert match.ask(seat) is None


def _outside(match: Match, viewer: int) -> str:
    return "\n".join([text(match.view(viewer)), asked(match, viewer), text(match.events(viewer))])


def as_sent(shown: Json) -> Json:
    """Tuples are written as lists are."""
    found: Json = json.loads(json.dumps(shown))
    return found


def check_halves(match: Match) -> None:
    """What all see and what one seat sees are together that seat's view; what is called alike is the same for all."""
    observer = match.observer
    shared = as_sent({**observer.fixed(), **observer.common()})
    for viewer in viewers(match):
        view = match.view(viewer)
        own = {"viewer": viewer, "decision": observer.decision(viewer), **observer.own_fields(viewer)}
        assert {**shared, **as_sent(own)} == view
        assert {name: view[name] for name in shared} == shared


def check_telling(match: Match, tells_all: frozenset[str]) -> None:
    """Only events that are known to do so tell everybody something hidden."""
    spectators = viewer_bit(-1)
    for key, args, _secret, learns, _to in match._table.events:
        assert not learns & spectators or key in tells_all, f"{match!r}: {key} {args} tells everybody something"
