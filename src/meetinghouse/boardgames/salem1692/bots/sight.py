"""A view of Salem 1692, taken apart for a player who has to think about it."""

from typing import Any

from meetinghouse.boardgames.salem1692.cardset import CHANGES, WORTH
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.engine.json_types import Json

RED_WORTH = {card: worth for card, worth in zip(CARDS, WORTH, strict=True) if worth}


class Sight:
    def __init__(self, view: Json) -> None:
        self.view = view
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.living: list[int] = list(view["living"])
        self.others: list[int] = [s for s in self.living if s != self.me]
        self.hand: dict[str, int] = view["hand"]
        self.front: list[dict[str, int]] = view["front"]
        self.accused: list[int] = view["accusations"]
        self.limits: list[int] = view["limits"]
        self.hidden: list[int] = view["face_down"]
        self.tryals: dict[str, int] = view["tryals"]
        self.power: list[str] = view["power"]
        self.hand_sizes: list[int] = view["hand_sizes"]
        self.witch: bool = bool(view["is_witch"])
        self.data: list[Any] = (view["decision"] or {"data": []})["data"]

    def has(self, seat: int, card: str) -> bool:
        return self.front[seat].get(card, 0) > 0

    def need(self, seat: int) -> int:
        return max(0, self.limits[seat] - self.accused[seat])

    def red_worth(self, card: str, seat: int) -> int:
        """What a red card counts before this seat (S9.8)."""
        changed: int | None = CHANGES.get(self.power[seat], {}).get("evidence_worth") if card == "evidence" else None
        return changed or RED_WORTH[card]

    def reds(self) -> list[str]:
        """The red cards I hold, the cheap ones first."""
        return [card for card in RED_WORTH for _ in range(self.hand.get(card, 0))]

    def linked(self, seat: int) -> int | None:
        """Who dies with this seat."""
        if not self.has(seat, "matchmaker"):
            return None
        return next((s for s in self.living if s != seat and self.has(s, "matchmaker")), None)
