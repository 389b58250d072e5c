"""Reads the log of Salem 1692."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from meetinghouse.boardgames.salem1692.cardset import COLOURS
from meetinghouse.boardgames.salem1692.names import ACCUSING, BLUE, CARDS
from tests.properties.counting.reader import Json, Reader

_ACCUSING = {CARDS[kind] for kind in ACCUSING}
_BLUE = {CARDS[kind] for kind in BLUE}
_STAYS = {card for card, colour in zip(CARDS, COLOURS, strict=True) if colour in ("red", "blue")} | {"stocks"}


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
