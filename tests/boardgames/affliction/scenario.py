"""A table laid as a test wants it, and short words for playing on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.affliction.cardset import named
from meetinghouse.boardgames.affliction.moving import replace_colonists
from meetinghouse.boardgames.affliction.names import CARDS, COLONISTS, FACTIONS, GRIEVANCES, INDEX, NOBODY
from meetinghouse.boardgames.affliction.rounds import resolve_from
from meetinghouse.boardgames.affliction.setup import gather
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.errors import IllegalMove

# Who fills rows that a test leaves open: nobody whose ability works outside a circle.
QUIET = ("daniel_andrew", "john_alden", "susannah_martin", "ann_pudeator", "sarah_cloyce", "giles_corey")
QUIET_PROMINENT = ("israel_porter", "joseph_porter", "elizabeth_porter", "benjamin_proctor", "nathaniel_putnam")


def rep(name: str) -> int:
    """The printed reputation: tests of rules do not hang on how the set is balanced."""
    return named("house").reputation[INDEX[name]]


def houses(name: str) -> int:
    return named("house").houses[INDEX[name]]


def printed(monkeypatch: pytest.MonkeyPatch, **cards: tuple[int, int]) -> None:
    """Reputations and houses for one test, whatever the set says."""
    house = named("house")
    reputation, wealth = list(house.reputation), list(house.houses)
    for name, (worth, owned) in cards.items():
        reputation[INDEX[name]] = worth
        wealth[INDEX[name]] = owned
    monkeypatch.setattr(house, "reputation", reputation)
    monkeypatch.setattr(house, "houses", wealth)


class Town:
    """One match of Affliction with a table of the test's own."""

    def __init__(
        self,
        seats: int = 2,
        *,
        circles: Mapping[int, Sequence[str]] | None = None,
        arrested: Mapping[int, Sequence[str]] | None = None,
        top: Sequence[str] = (),
        bottom: Sequence[str] = (),
        accusations: Mapping[str, int] | None = None,
        fear: Mapping[str, int] | None = None,
        advocates: Mapping[str, int] | None = None,
        spectral: str = "nobody",
        protection: str = "nobody",
        influence: int | Sequence[int] = 10,
        factions: Sequence[str] = FACTIONS,
        grievances: Sequence[str] = GRIEVANCES,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        rows: bool = True,
    ) -> None:
        self.match = mh.new_match("affliction", seats=seats, options=dict(options or {}), seed=1692)
        while self.match.ask(0) is not None and self.asks(0) == "starter":
            self.match.timeout()
        t = self.t
        t.first = t.leader = first
        t.circles = [[INDEX[name] for name in (circles or {}).get(seat, ())] for seat in range(seats)]
        t.arrested = [[INDEX[name] for name in (arrested or {}).get(seat, ())] for seat in range(seats)]
        placed = {card for pile in (*t.circles, *t.arrested) for card in pile}
        wanted = {INDEX[name] for name in (*top, *bottom)}
        t.top = self._row(top, QUIET_PROMINENT if rows else (), placed | wanted)
        t.bottom = self._row(bottom, QUIET if rows else (), placed | wanted | set(t.top))
        for name, tokens in (("accusations", accusations), ("fear", fear), ("advocates", advocates)):
            setattr(t, name, [(tokens or {}).get(colonist, 0) for colonist in COLONISTS])
        t.spectral = INDEX[spectral]
        t.protection = INDEX[protection]
        t.influence = [influence] * seats if isinstance(influence, int) else list(influence)
        t.faction = [FACTIONS.index(name) for name in factions[:seats]]
        t.grievance = [GRIEVANCES.index(name) for name in grievances[:seats]]
        t.red_under, t.blue_under = [], []
        t.settle()
        gather(t)
        shown = {*t.top, *t.bottom, *placed}
        t.red = [card for card in t.red if card not in shown]
        ends = [card for card in t.blue if card >= len(COLONISTS)]
        t.blue = ends + [card for card in t.blue if card not in shown and card not in ends]

    @staticmethod
    def _row(given: Sequence[str], fillers: Sequence[str], used: set[int]) -> list[int]:
        row = [INDEX[name] for name in given]
        row += [INDEX[name] for name in fillers if INDEX[name] not in used][: 4 - len(row)]
        return row + [NOBODY] * (4 - len(row))

    # ---- playing -----------------------------------------------------------------------------------------------

    @property
    def t(self) -> Affliction:
        table = self.match._table
        assert isinstance(table, Affliction)
        return table

    def resolve(self, **spaces: int) -> Town:
        """Resolve a round with messengers on these spaces: `resolve(s8=0, s12=1)`."""
        t = self.t
        t.board = [-1] * 15
        for name, seat in spaces.items():
            t.board[int(name[1:])] = seat
        t.messengers = [0] * t.seats
        t.taken = False
        t.once_a_round = []
        t.decision = None
        t.stack = []
        resolve_from(t, 1)
        if t.decision is None:
            t.run()
        return self

    def end_round(self, taken: bool = False) -> Town:
        """Only what comes after the last space."""
        t = self.t
        t.taken = taken
        t.decision = None
        t.stack = []
        t.space = 0
        replace_colonists(t)
        if t.decision is None:
            t.run()
        return self

    def do(self, seat: int, do: str, what: str | int | None = None) -> Town:
        """Answer for a seat."""
        ask = self.match.ask(seat)
        assert ask is not None, f"seat {seat} is not asked"
        found = [c for c in ask.options if c.do == do and (what is None or what in c.args.values())]
        assert len(found) == 1, f"{do} {what} is not offered in {self.offers(seat)}"
        self.match.answer(seat, found[0])
        return self

    def refused(self, seat: int, do: str, **args: Any) -> IllegalMove:
        """Answer with something that is not offered; the refusal."""
        ask = self.match.ask(seat)
        assert ask is not None
        before = self.match.view(seat)
        try:
            self.match.answer(seat, {"ask": ask.id, "do": do, **args})
        except IllegalMove as error:
            assert self.match.view(seat) == before
            return error
        raise AssertionError(f"{do} {args} was accepted")

    def refusal(self, seat: int, do: str, **args: Any) -> tuple[str, str | None]:
        """The code and the rule of the refusal."""
        error = self.refused(seat, do, **args)
        return error.code, error.rule

    def clock(self) -> Town:
        self.match.timeout()
        return self

    # ---- looking -----------------------------------------------------------------------------------------------

    def asks(self, seat: int) -> str:
        """The kind of question a seat is asked, or ''."""
        ask = self.match.ask(seat)
        return "" if ask is None else ask.kind.removeprefix("affliction.")

    def offers(self, seat: int) -> set[str]:
        """What a seat may answer, as `verb` or `verb what`."""
        ask = self.match.ask(seat)
        if ask is None:
            return set()
        return {" ".join([choice.do, *(str(value) for value in choice.args.values())]) for choice in ask.options}

    def targets(self, seat: int, do: str) -> set[str]:
        """The colonists (or numbers) that a verb is offered with."""
        return {offer.removeprefix(f"{do} ") for offer in self.offers(seat) if offer.startswith(f"{do} ")}

    def circle(self, seat: int) -> list[str]:
        return [COLONISTS[card] for card in self.t.circles[seat]]

    def jail(self, seat: int) -> list[str]:
        return [COLONISTS[card] for card in self.t.arrested[seat]]

    def accusations(self, name: str) -> int:
        return self.t.accusations[INDEX[name]]

    def fear(self, name: str) -> int:
        return self.t.fear[INDEX[name]]

    def tokens(self, name: str) -> tuple[int, int, int]:
        """Accusations, Fear and Advocates on a colonist."""
        card = INDEX[name]
        return self.t.accusations[card], self.t.fear[card], self.t.advocates[card]

    def influence(self, seat: int) -> int:
        return self.t.influence[seat]

    def row(self, name: str) -> list[str]:
        return [CARDS[card] for card in getattr(self.t, name)]

    def points(self, seat: int) -> dict[str, int]:
        points: dict[str, int] = self.match.view(seat)["points"][seat]
        return points

    def events(self, key: str, viewer: int = -1) -> list[dict[str, Any]]:
        return [event for event in self.match.events(viewer) if event["key"] == f"affliction.{key}"]

    def arrest_price(self, seat: int, name: str) -> int | None:
        price: int | None = self.match.view(seat)["prices"][name]["arrest"][seat]
        return price

    def bring_price(self, seat: int, name: str) -> int | None:
        price: int | None = self.match.view(seat)["prices"][name]["bring"][seat]
        return price


def stands_in(goat: str) -> None:
    """This colonist may be arrested in place of a Prominent Colonist, from a row and from a circle."""
    accused: dict[str, Any] = {"top": ["john_proctor"], "accusations": {"john_proctor": 1}}
    town = Town(bottom=[goat], **accused).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(1, "scapegoat", goat)
    assert town.jail(0) == [goat] and town.influence(0) == 10
    town = Town(3, circles={2: [goat]}, **accused).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(2, "scapegoat", goat)
    assert town.jail(0) == [goat] and town.circle(2) == []
