"""Readers of a log: each hears public events alone and counts what lies where, as a person with a pencil would.

A reader begins with the public view after the deal. From then on it is given nothing but events, and `wrong` says what
it has counted otherwise than the table shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from meetinghouse.boardgames.salem1692.cardset import COLOURS
from meetinghouse.boardgames.salem1692.names import ACCUSING, BLUE, CARDS

Json = Mapping[str, Any]
_ACCUSING = {CARDS[kind] for kind in ACCUSING}
_BLUE = {CARDS[kind] for kind in BLUE}
_STAYS = {card for card, colour in zip(CARDS, COLOURS, strict=True) if colour in ("red", "blue")} | {"stocks"}


class Reader:
    """Has a method for each kind of event that changes what it counts."""

    def __init__(self, view: Json) -> None:
        self.seats: int = view["seats"]

    def hear(self, event: Json) -> None:
        heard: Callable[[Json], None] | None = getattr(self, event["key"].partition(".")[2], None)
        if heard is not None:
            heard(event)

    def counted(self) -> dict[str, Any]:
        """What it has counted, under the names that a view has for it."""
        raise NotImplementedError

    def wrong(self, view: Json) -> dict[str, tuple[Any, Any]]:
        """What is not as the view shows it: counted, shown."""
        return {name: (n, view[name]) for name, n in self.counted().items() if n != view[name]}


class SalemReader(Reader):
    """Counts the deck, the discards, hands, face-down Tryals and what lies before each player."""

    def __init__(self, view: Json) -> None:
        super().__init__(view)
        self.deck: int = view["deck_size"]
        self.hands = list(view["hand_sizes"])
        self.tryals = list(view["face_down"])
        self.front = [Counter(cards) for cards in view["front"]]
        self.thrown: Counter[str] = Counter(view["discards"])
        self.living = set(view["living"])
        self.aside: list[str] = list(view["aside"])
        self.ran_out = self.is_morning = False

    def counted(self) -> dict[str, Any]:
        front = [dict(+cards) for cards in self.front]
        return {
            "deck_size": self.deck,
            "hand_sizes": self.hands,
            "face_down": self.tryals,
            "front": front,
            "discards": self.thrown,
        }

    def wrong(self, view: Json) -> dict[str, tuple[Any, Any]]:
        return super().wrong({**view, "discards": Counter(view["discards"])})

    def _throw(self, cards: Iterable[str]) -> None:
        self.thrown.update(cards)

    def _before(self, seat: int, cards: set[str]) -> list[str]:
        """Take the cards of some kinds from before a player."""
        gone = [card for card in self.front[seat].elements() if card in cards]
        self.front[seat] -= Counter(gone)
        return gone

    def _take(self, card: str, seat: int) -> None:
        self.front[seat][card] -= 1
        self._throw([card])

    def drew(self, event: Json) -> None:
        assert event["n"] <= self.deck, "more cards were drawn than there were"
        self.deck -= event["n"]
        self.hands[event["seat"]] += event["n"]

    def black_drawn(self, event: Json) -> None:
        self.deck -= 1
        self.aside.append(event["card"])
        if event["card"] == "night":
            self.ran_out = not self.deck

    def set_aside(self, event: Json) -> None:
        self.deck -= 1

    def reshuffled(self, event: Json) -> None:
        if self.is_morning:
            self._morning_is_over()
        elif "night" in self.aside:
            self.ran_out = True
        assert event["n"] == self.deck + self.thrown.total(), "the new deck is not what lay there"
        self.deck = event["n"]
        self.thrown = Counter()

    def laid_out(self, event: Json) -> None:
        self.hands[event["seat"]] -= 1

    def played(self, event: Json) -> None:
        if event["card"] in _STAYS:
            self.front[event["target"]][event["card"]] += 1
        else:
            self._throw([event["card"]])

    def played_as_witness(self, event: Json) -> None:
        self.front[event["target"]][event["card"]] += 1

    def alibi_took(self, event: Json) -> None:
        self._take(event["card"], event["target"])

    cursed = alibi_took

    def scapegoat_moved(self, event: Json) -> None:
        self.front[event["target"]] += self.front[event["giver"]]
        self.front[event["giver"]] = Counter()

    def hand_burnt(self, event: Json) -> None:
        self._throw(event["cards"])
        self.hands[event["target"]] -= len(event["cards"])

    def robbed(self, event: Json) -> None:
        self.hands[event["giver"]] -= event["n"]
        self.hands[event["target"]] += event["n"]

    def matchmakers_parted(self, event: Json) -> None:
        for _ in range(2):
            self._take("matchmaker", event["seat"])

    def turn_skipped(self, event: Json) -> None:
        self._take("stocks", event["seat"])

    def cat_given(self, event: Json) -> None:
        self.front[event["seat"]]["black_cat"] += 1

    def tryal_revealed(self, event: Json) -> None:
        self.tryals[event["seat"]] -= 1
        if event["how"] == "accusation":
            self._throw(self._before(event["seat"], _ACCUSING))

    def abigail_cleared(self, event: Json) -> None:
        gone = self._before(event["seat"], _ACCUSING)
        assert len(gone) == event["n"]
        self._throw(gone)

    def tryals_turned_up(self, event: Json) -> None:
        self.tryals[event["seat"]] -= len(event["tryals"])

    def died(self, event: Json) -> None:
        self.living.discard(event["seat"])

    def _settled(self, dead: int) -> list[str]:
        """What lay before the dead is discarded, but for the blue cards, which may be inherited."""
        blue = self._before(dead, _BLUE)
        self._throw(self._before(dead, set(CARDS)))
        return blue

    def hand_discarded(self, event: Json) -> None:
        self._throw([*self._settled(event["seat"]), *event["cards"]])
        self.hands[event["seat"]] -= len(event["cards"])

    def inherited(self, event: Json) -> None:
        front = self._settled(event["target"])
        assert sorted(front) == sorted(event["front"])
        self.hands[event["target"]] -= event["n"]
        self.hands[event["seat"]] += event["n"] + len(front)

    def estate_opened(self, event: Json) -> None:
        self._settled(event["seat"])
        self.hands[event["seat"]] -= event["n"]

    def heir_took(self, event: Json) -> None:
        self.hands[event["seat"]] += 1

    heir_took_front = heir_took

    def took_discard(self, event: Json) -> None:
        self.thrown[event["card"]] -= 1
        self.thrown = +self.thrown
        self.hands[event["seat"]] += 1

    def blue_removed(self, event: Json) -> None:
        gone = [card for seat in sorted(self.living) for card in self._before(seat, _BLUE)]
        assert Counter(gone) == Counter(event["cards"])

    def tryal_passed(self, event: Json) -> None:
        if "conspiracy" in self.aside:
            self.aside.remove("conspiracy")
            self._throw(["conspiracy"])

    def tryal_given(self, event: Json) -> None:
        self.tryal_passed(event)
        self.tryals[event["seat"]] -= 1

    def tryal_dealt(self, event: Json) -> None:
        self.tryals[event["seat"]] += 1

    def morning(self, event: Json) -> None:
        """Where the deck ran out, Night is shuffled in with it; else it joins the discards."""
        self.is_morning = True
        if not self.ran_out:
            self._morning_is_over()

    def _morning_is_over(self) -> None:
        self.is_morning = False
        self.aside.remove("night")
        self._throw(["night"])


class NewSalemReader(Reader):
    """Counts the cubes, the Buildings and the cards in hand of each player."""

    def __init__(self, view: Json) -> None:
        super().__init__(view)
        self.hope = list(view["hope"])
        self.despair = list(view["despair"])
        self.built_by = [len(mine) for mine in view["buildings"]]
        self.hands = list(view["hand_sizes"])
        self.trials = list(view["trials"])
        self.constable_is: int = view["constable"]
        self.bought = ""
        # a set that calls the card otherwise is told who pays
        self.own = any("land_rush" in words.get("event", {}) for words in view.get("words", {}).values())

    def counted(self) -> dict[str, Any]:
        return {
            "hope": self.hope,
            "despair": self.despair,
            "buildings": self.built_by,
            "hand_sizes": self.hands,
            "trials": self.trials,
            "constable": self.constable_is,
        }

    def wrong(self, view: Json) -> dict[str, tuple[Any, Any]]:
        owed = {"pay_from", "which_copy"}  # whoever was told to pay is still asked from where
        decision = view["decision"]
        asked = decision["kind"].partition(".")[2] if decision else ""
        if asked in owed or any(frame[0] == "pay" for frame in view["stack"]):
            return {}
        return super().wrong({**view, "buildings": [len(mine) for mine in view["buildings"]]})

    def _cubes(self, seat: int, event: Json, sign: int) -> None:
        self.hope[seat] += sign * event["hope"]
        self.despair[seat] += sign * event["despair"]

    def round(self, event: Json) -> None:
        self.hands = [event["n"]] * self.seats

    def built(self, event: Json) -> None:
        seat = event["seat"]
        self.hands[seat] = self.hands[seat] - 1 if self.hands[seat] > 2 else 0  # the last but one takes the last along
        self.built_by[seat] += 1
        self._cubes(seat, event, 1)

    def placed(self, event: Json) -> None:
        self._cubes(event["seat"], event, 1)

    def laid(self, event: Json) -> None:
        self._cubes(event["target"], event, 1)

    def taken_off(self, event: Json) -> None:
        self._cubes(event["target"], event, -1)

    def removed(self, event: Json) -> None:
        self.despair[event["target"]] -= 1

    def gave(self, event: Json) -> None:
        self.hope[event["seat"]] -= event["n"]

    def levied(self, event: Json) -> None:
        self.hope[event["target"]] -= event["n"]

    def initiated(self, event: Json) -> None:
        self.bought = event["event"]
        self.hope[event["seat"]] -= event["n"]

    def tithed(self, event: Json) -> None:
        for seat in event["seats"]:
            self.hope[seat] -= 1

    def trial(self, event: Json) -> None:
        self.trials[event["target"]] = True

    def trial_moved(self, event: Json) -> None:
        self.trials[event["source"]] = False
        self.trials[event["target"]] = True

    def trial_lifted(self, event: Json) -> None:
        self.trials[event["seat"]] = False

    def constable(self, event: Json) -> None:
        self.constable_is = event["seat"]

    def _moved(self, source: int, target: int, hope: int, despair: int) -> None:
        self.built_by[source] -= 1
        self.built_by[target] += 1
        self.hope[source] -= hope
        self.hope[target] += hope
        self.despair[source] -= despair
        self.despair[target] += despair

    def exchanged(self, event: Json) -> None:
        self._moved(event["seat"], event["target"], event["hope"], event["despair"])
        self._moved(event["target"], event["seat"], event["other_hope"], event["other_despair"])

    def seized(self, event: Json) -> None:
        self._moved(event["target"], event["seat"], event["hope"], event["despair"])
        self.despair[event["seat"]] += 1

    def deeded(self, event: Json) -> None:
        self._moved(event["source"], event["target"], event["hope"], event["despair"])

    def burnt(self, event: Json) -> None:
        self.built_by[event["target"]] -= 1
        self._cubes(event["target"], event, -1)

    torn_down = burnt

    def cart_took(self, event: Json) -> None:
        self.built_by[event["seat"]] += 1

    def claimed(self, event: Json) -> None:
        self.built_by[event["seat"]] += 1
        if self.bought == "land_rush" and not self.own and event["seat"] != self.constable_is:
            self.hope[event["seat"]] -= 1  # its price

    def turned(self, event: Json) -> None:
        turn = 1 if event["cube"] == "hope" else -1
        self.hope[event["target"]] += turn
        self.despair[event["target"]] -= turn


class AfflictionReader(Reader):
    """Counts influence, tokens, who is where, and the messengers on the board."""

    def __init__(self, view: Json) -> None:
        super().__init__(view)
        self.influence = list(view["influence"])
        self.accusations: Counter[str] = Counter(view["accusations"])
        self.fear: Counter[str] = Counter(view["fear"])
        self.advocates: Counter[str] = Counter(view["advocates"])
        self.circles = [set(circle) for circle in view["circles"]]
        self.arrests = [set(pile) for pile in view["arrested"]]
        self.rows = {name for name in (*view["top"], *view["bottom"]) if name != "nobody"}
        self.board = list(view["board"])
        self.first: int = view["first"]

    def counted(self) -> dict[str, Any]:
        return {
            "influence": self.influence,
            "accusations": dict(+self.accusations),
            "fear": dict(+self.fear),
            "advocates": dict(+self.advocates),
            "circles": self.circles,
            "arrested": self.arrests,
            "rows": self.rows,
            "board": self.board,
            "first": self.first,
        }

    def wrong(self, view: Json) -> dict[str, tuple[Any, Any]]:
        rows = {name for name in (*view["top"], *view["bottom"]) if name in view["colonists"]}
        piles = {name: [set(pile) for pile in view[name]] for name in ("circles", "arrested")}
        return super().wrong({**view, **piles, "rows": rows})

    def _leave(self, name: str) -> None:
        self.rows.discard(name)
        for circle in (*self.circles, *self.arrests):
            circle.discard(name)

    def _strip(self, name: str) -> None:
        for lying in (self.accusations, self.fear, self.advocates):
            del lying[name]

    def starter(self, event: Json) -> None:
        self.circles[event["seat"]].add(event["colonist"])

    def turned_up(self, event: Json) -> None:
        self.rows.add(event["colonist"])

    def round_began(self, event: Json) -> None:
        self.board = [-1] * len(self.board)
        assert self.first == event["seat"]

    def took_first(self, event: Json) -> None:
        self.first = event["seat"]

    def placed(self, event: Json) -> None:
        self.board[event["space"]] = event["seat"]

    def resolving(self, event: Json) -> None:
        self.board[event["space"]] = -1

    def gained(self, event: Json) -> None:
        self.influence[event["seat"]] += event["n"]

    gained_by = generated = gained

    def paid(self, event: Json) -> None:
        self.influence[event["seat"]] -= event["n"]

    def took_influence(self, event: Json) -> None:
        self.influence[event["target"]] -= event["n"]
        self.influence[event["seat"]] += event["n"]

    def removed_influence(self, event: Json) -> None:
        self.influence[event["target"]] -= event["n"]

    def accused(self, event: Json) -> None:
        self.accusations[event["colonist"]] += event["n"]

    accused_by = accused

    def cleared(self, event: Json) -> None:
        self.accusations[event["colonist"]] -= event["n"]
        self.influence[event["seat"]] -= event["cost"]

    def plea(self, event: Json) -> None:
        self.accusations.subtract(event["colonists"])

    def moved_accusation(self, event: Json) -> None:
        self.accusations[event["colonist"]] -= 1
        self.accusations[event["onto"]] += 1

    def frightened(self, event: Json) -> None:
        self.fear[event["colonist"]] = event["n"]

    comforted = frightened

    def advocate(self, event: Json) -> None:
        self.advocates[event["colonist"]] = event["n"]

    def arrested(self, event: Json) -> None:
        self._leave(event["colonist"])
        self._strip(event["colonist"])
        self.arrests[event["seat"]].add(event["colonist"])
        self.influence[event["seat"]] -= event["cost"]

    def brought(self, event: Json) -> None:
        self._leave(event["colonist"])
        self.circles[event["seat"]].add(event["colonist"])
        self.influence[event["seat"]] -= event["cost"]

    won_over = brought

    def went_under(self, event: Json) -> None:
        self._leave(event["colonist"])
        self._strip(event["colonist"])

    released = sent_away = went_under


READERS: dict[str, type[Reader]] = {
    "salem1692": SalemReader,
    "new_salem": NewSalemReader,
    "affliction": AfflictionReader,
}
