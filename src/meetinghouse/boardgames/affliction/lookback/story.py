"""The story of a game of Affliction: who led when, whose colonists were taken, and what the secret grievances did."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from meetinghouse.engine.json_types import Json
from meetinghouse.lookback.story import Point, ScoreLine, StoryRemark, Storyteller

SCORES = ("righteousness", "wealth", "status", "grievances")


class AfflictionStory(Storyteller):
    """Keeps whose circle everybody stood in, and who led by what all could count."""

    KEYS: ClassVar = (
        *("lead", "arrested", "arrested_from", "settled", "scapegoat", "won_over", "released", "end_card"),
        *("grievances", "round"),
    )
    ROLE: ClassVar = "faction"
    circles: Sequence[Sequence[str]] = ()
    leader = -1
    public: tuple[int, ...] = ()

    def see(self, key: str, event: Json) -> None:
        match key:
            case "round_began":
                self.lap("round", event["n"])
            case "arrested":
                self._arrested(event)
            case "scapegoat":
                self.point(70, key, seat=event["seat"], colonist=event["colonist"], instead_of=event["instead_of"])
            case "won_over":
                self.point(75, key, seat=event["seat"], colonist=event["colonist"], target=event["target"])
            case "released":
                self.point(65, key, seat=event["seat"], colonist=event["colonist"], target=event["target"])
            case "end_card":
                self.point(50, key, card=event["card"])

    def _arrested(self, event: Json) -> None:
        seat, colonist = event["seat"], event["colonist"]
        owner = next((s for s, circle in enumerate(self.circles) if colonist in circle), -1)
        if owner not in (-1, seat):
            self.point(72, "arrested_from", seat=seat, colonist=colonist, target=owner)
        else:
            self.point(30 + event["cost"], "arrested", seat=seat, colonist=colonist)

    def row(self, view: Json) -> None:
        """Points that all can count, and who leads by them."""
        self.circles = view["circles"]
        totals = tuple(one["total"] for one in view["points"])
        self.chart.add(self.at, *totals)
        if view["outcome"] is not None:
            return
        self.public = totals
        best = max(totals)
        if totals.count(best) == 1 and totals.index(best) != self.leader and len(self.laps) > 1:
            self.leader = totals.index(best)
            self.point(40 + 2 * len(self.laps), "lead", seat=self.leader, n=best)

    def after(self, views: Sequence[Json], remarks: Sequence[StoryRemark]) -> None:
        """The grievances are known now: an arrest may have been worth more than anyone saw."""
        points = views[0]["points"]
        wanted = [frozenset(view["my_grievance"]["targets"]) for view in views]
        self.points = [self._seen_now(point, wanted) for point in self.points]
        winners = views[0]["outcome"]["winners"]
        for_good = [i for i, point in enumerate(self.points) if point.key == "lead"][-1:]
        for i in for_good:  # nobody led after this
            self.points[i] = replace(self.points[i], weight=80)
        if self.public and self.leader not in winners and max(self.public) == self.public[self.leader]:
            self.point(95, "grievances", winners=winners, target=self.leader)
        self.scores = [
            *(ScoreLine(f"affliction-score-{line}", tuple(one[line] for one in points)) for line in SCORES),
            ScoreLine("affliction-score-total", tuple(one["total"] for one in points), total=True),
        ]

    @staticmethod
    def _seen_now(point: Point, wanted: Sequence[frozenset[str]]) -> Point:
        if point.key in ("arrested", "arrested_from") and point.args["colonist"] in wanted[point.args["seat"]]:
            args = {name: point.args[name] for name in ("seat", "colonist")}
            return replace(point, key="settled", weight=62, args=args)
        return point
