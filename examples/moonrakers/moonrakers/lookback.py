"""The story of a game of Moonrakers: lies that sank, lies that were raked up, and honest barrels that got wet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from meetinghouse.lookback import Lookback
from meetinghouse.lookback.story import ScoreLine, StoryRemark, Storyteller, by_seat

Json = dict[str, Any]


class MoonrakersStory(Storyteller):
    """Keeps what was in the barrel that is going in, and what was said of it."""

    KEYS: ClassVar = ("lied", "caught", "wronged")
    rolled = said = ""

    def see(self, key: str, event: Json) -> None:
        """Something happened."""
        if key == "rolled":
            self.rolled = event["good"]
        elif key == "said":
            self.said = event["good"]
        elif key == "sank" and self.rolled != self.said:
            self.point(60, "lied", seat=event["seat"], good=self.rolled, said=self.said)
        elif key == "raked":
            honest = self.rolled == self.said
            self.point(70, "wronged" if honest else "caught", seat=event["seat"], target=event["target"])

    def row(self, view: Json) -> None:
        """Everybody's coins."""
        self.chart.add(self.at, *view["coins"])

    def after(self, views: Sequence[Json], remarks: Sequence[StoryRemark]) -> None:
        """Whoever lied unharmed fooled everybody else."""
        liars = {point.args["seat"] for point in self.points if point.key == "lied"}
        self.fooled = by_seat({liar: [seat for seat in range(self.seats) if seat != liar] for liar in liars})
        self.scores = [ScoreLine("moonrakers-coins", tuple(views[0]["coins"]), total=True)]


LOOKBACK = Lookback(story=MoonrakersStory)
