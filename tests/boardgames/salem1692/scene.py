"""A table of Salem 1692 set up by hand, for tests of single rules.

>>> s = scene(seats=5, hand={0: "accusation"}, front={2: "accusation*6"})
>>> s.play(0, "accusation", 2)
>>> s.kind
'reveal'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.cardset import COPIES
from meetinghouse.boardgames.salem1692.death import read_powers
from meetinghouse.boardgames.salem1692.hands import new_deck
from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, NONE_OF_EACH, TRYALS, WITCH
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.boardgames.salem1692.turn import begin_turn


def cards(text: str) -> list[int]:
    """`"alibi accusation*2"` as kinds."""
    found: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [CARDS.index(name)] * int(times or 1)
    return found


def counts(text: str) -> list[int]:
    """The same as counts by kind."""
    held = list(NONE_OF_EACH)
    for kind in cards(text):
        held[kind] += 1
    return held


def faces(text: str) -> list[int]:
    """`"witch not_a_witch*2"` as counts by face."""
    held = [0] * len(TRYALS)
    for word in text.split():
        name, _, times = word.partition("*")
        held[TRYALS.index(name)] += int(times or 1)
    return held


class Scene:
    """One match with hands, fronts, Tryals, characters and deck as a test wants them."""

    def __init__(self, match: mh.Match) -> None:
        self.match = match
        self.t: Salem = match._table  # type: ignore[assignment]  # a Salem match has a Salem table

    # ---- acting ----------------------------------------------------------------------------------------------

    def do(self, who: int, do: str, /, **args: Any) -> list[dict[str, Any]]:
        """Answer the open ask of a seat."""
        ask = self.match.ask(who)
        assert ask is not None, f"seat {who} is not asked; open is {self.t.decision}"
        return self.match.answer(who, {"ask": ask.id, "do": do, **args})

    def alone(self, seat: int, kind: str, do: str, /, **args: Any) -> None:
        """This seat alone is asked, and asked this; it answers."""
        assert (self.kind, self.asked) == (kind, (seat,))
        self.do(seat, do, **args)

    def play(self, seat: int, card: str, *targets: int) -> None:
        """Play a card on one or two players."""
        self.do(seat, "play", card=card)
        for target in targets:
            self.do(seat, "seat", seat=target)

    def condemn(self, seat: int, card: str, target: int) -> None:
        """Play the card that reaches the limit, and turn up the accused's first Tryal."""
        self.play(seat, card, target)
        self.do(seat, "tryal", at=0)

    def all_do(self, do: str, /, **args: Any) -> None:
        """Everyone who is asked answers the same."""
        for seat in self.match.waiting:
            self.do(seat, do, **args)

    def point(self, choices: Mapping[int, int], other: int | None = None) -> None:
        """Answer one pointing or the Constable's stage; those not named point at `other` or at their left."""
        for seat in self.match.waiting:
            fallback = self.t.left_of(seat) if other is None or other == seat else other
            self.do(seat, "seat", seat=choices.get(seat, fallback))

    def night(
        self, kill: int, gavel: int | None = None, confess: Mapping[int, str] | None = None, seat: int | None = None
    ) -> None:
        """Draw Night (it must be on top) and play it through: the witches choose `kill`, the Constable `gavel`."""
        self.do(self.t.turn if seat is None else seat, "draw")
        self.night_goes_on(kill, gavel, confess)

    def night_goes_on(self, kill: int, gavel: int | None = None, confess: Mapping[int, str] | None = None) -> None:
        """From the first pointing to the end of the confessions."""
        self.until_confessions(kill, gavel)
        self.confess(confess or {})

    def until_confessions(self, kill: int, gavel: int | None = None) -> None:
        """Both pointings and the Constable's stage."""
        assert self.kind == "night"
        self.all_do("seat", seat=kill)
        self.all_do("seat", seat=kill)
        constable = self.t.constable()
        self.point({} if gavel is None else {constable: gavel})

    def confess(self, shown: Mapping[int, str]) -> None:
        """Answer the confessions: a face, "unseen", or silence for those not named."""
        for seat in self.match.waiting:
            face = shown.get(seat)
            if face is None:
                self.do(seat, "stay_silent")
            elif face == "unseen":
                self.do(seat, "confess_unseen")
            else:
                self.do(seat, "show", tryal=face)

    def stack_deck(self, deck: str, discards: str = "") -> None:
        """Another deck, from the top, and other discards; everybody knows which cards it has."""
        self.t.deck, self.t.discards = cards(deck)[::-1], cards(discards)
        new_deck(self.t)

    def luck(self, *entries: tuple[Any, ...]) -> None:
        """The next outcomes of chance, such as `("pick", 3, 0)`."""
        chance = self.t.chance
        chance.script = list(entries)
        chance.at = 0

    def next_tryal(self, owner: int, face: str) -> None:
        """The next Tryal of `owner` that chance turns up has this face."""
        held = self.t.tryals[owner]
        at = sum(held[: TRYALS.index(face)])
        self.luck(("pick", sum(held), at))

    # ---- looking ---------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str | None:
        """The kind of the open decision."""
        return None if self.t.decision is None else self.t.decision.kind.name

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked."""
        return () if self.t.decision is None else self.t.decision.seats

    def offers(self, seat: int) -> list[dict[str, Any]]:
        """The options of a seat, without the ask's id."""
        ask = self.match.ask(seat)
        assert ask is not None
        return [{k: v for k, v in option.to_json().items() if k != "ask"} for option in ask.options]

    def asked_as(self, seat: int) -> str:
        """The kind of the question as this seat is asked it."""
        ask = self.match.ask(seat)
        assert ask is not None
        return ask.kind

    def may_play(self, seat: int) -> list[str]:
        """The cards that a seat is offered to play."""
        return [str(o["card"]) for o in self.offers(seat) if o["do"] == "play"]

    def seats_offered(self, seat: int) -> list[int]:
        """The seats that a seat may name."""
        return [int(o["seat"]) for o in self.offers(seat) if o["do"] == "seat"]

    def hand(self, seat: int) -> dict[str, int]:
        """A hand by names."""
        return {CARDS[k]: n for k, n in enumerate(self.t.hand[seat]) if n}

    def front(self, seat: int) -> dict[str, int]:
        """What lies before a seat, by names."""
        return {CARDS[k]: n for k, n in enumerate(self.t.front[seat]) if n}

    def discards(self) -> list[str]:
        """The discards by name, sorted."""
        return sorted(CARDS[k] for k in self.t.discards)

    def events(self, key: str, seat: int = -1) -> list[dict[str, Any]]:
        """The events of one key that a viewer saw."""
        return [e for e in self.match.events(seat) if e["key"] == f"salem1692.{key}"]

    def alive(self, seat: int) -> bool:
        """Whether a seat lives."""
        return seat in self.t.living

    def refusal(self, who: int, do: str, /, **args: Any) -> mh.IllegalMove:
        """The error that this answer brings; the record must not change."""
        before = self.match.record()
        try:
            self.do(who, do, **args)
        except mh.IllegalMove as error:
            assert self.match.record() == before
            return error
        raise AssertionError("it was accepted")


def scene(
    seats: int = 5,
    *,
    options: Mapping[str, Any] | None = None,
    characters: Mapping[int, str] | None = None,
    tryals: Mapping[int, str] | None = None,
    hand: Mapping[int, str] | None = None,
    front: Mapping[int, str] | None = None,
    deck: str = "accusation*9 night",
    discards: str = "",
    turn: int = 0,
    dead: tuple[int, ...] = (),
) -> Scene:
    """A day in Salem. Tryals by default: the last seat a witch, the one before it the Constable; characters: none."""
    match = mh.new_match("salem1692", seats, dict(options or {}), seed=1692)
    s = Scene(match)
    t = s.t
    while s.kind != "turn":
        match.timeout()
    t.living = tuple(x for x in range(seats) if x not in dead)
    t.character = [CHARACTERS.index((characters or {}).get(x, "none")) for x in range(seats)]
    read_powers(t)
    held = dict.fromkeys(range(seats), "not_a_witch*3")
    held[seats - 1] = "witch not_a_witch*2"
    held[seats - 2] = "constable not_a_witch*2"
    held.update(tryals or {})
    t.tryals = [faces(held[x]) if x in t.living else [0, 0, 0] for x in range(seats)]
    t.revealed = [() if x in t.living else (0, 0, 0) for x in range(seats)]
    t.witch = [bool(f[WITCH]) for f in t.tryals]
    t.learned = [()] * seats
    t.hand = [counts((hand or {}).get(x, "")) for x in range(seats)]
    t.front = [counts((front or {}).get(x, "")) for x in range(seats)]
    t.deck = cards(deck)[::-1]
    t.discards = cards(discards)
    t.stack = []
    t.decision = None
    new_deck(t)
    begin_turn(t, turn)
    return s


def hanged(victim: int, seats: int = 5, *, hand: Mapping[int, str] | None = None, **rest: Any) -> Scene:
    """A scene in which seat 0 has just turned up the last Tryal of a victim, who was no witch, with a Witness."""
    s = scene(seats, hand={0: "witness", **(hand or {})}, tryals={victim: "not_a_witch"}, **rest)
    s.condemn(0, "witness", victim)
    return s


def full_scene(first: Sequence[str] = (), **given: Any) -> Scene:
    """A day with twelve players that could be: all have characters, `first` the first of them, and `whole` cards."""
    people = [*first, *(name for name in CHARACTERS if name not in first)][:12]
    s = scene(12, characters=dict(enumerate(people)), tryals={0: "witch not_a_witch*2"}, **given)
    return whole(s)


def whole(s: Scene) -> Scene:
    """All 59 cards accounted for: what a scene leaves out is out of the game."""
    total = [0] * len(COPIES)
    for held in (*s.t.hand, *s.t.front):
        total = [a + b for a, b in zip(total, held, strict=True)]
    for kind in (*s.t.deck, *s.t.discards, *s.t.aside):
        total[kind] += 1
    s.t.removed = [kind for kind, n in enumerate(COPIES) for _ in range(n - total[kind])]
    return s
