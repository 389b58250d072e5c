"""Reads the log of New Salem."""

from __future__ import annotations

from typing import Any

from tests.properties.counting.reader import Json, Reader


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
