"""Reads the log of Affliction."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties.counting.reader import Json, Reader


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
