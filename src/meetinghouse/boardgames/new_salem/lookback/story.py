"""The story of a game of New Salem: lies told and believed, Trials of the right and the wrong, and the Despair."""

from collections.abc import Sequence
from typing import ClassVar

from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import HOUSE_WITCHES, SET_POINTS
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.lookback.story import Chart, Guess, ScoreLine, StoryRemark, Storyteller, by_seat


class NewSalemStory(Storyteller):
    """Keeps who was a Witch, and where the Despair stood."""

    KEYS: ClassVar = (
        *("lied", "vouched", "tried_witch", "tried_puritan", "pardoned", "seized", "burnt", "despair_rose"),
        *("despair_fell", "end_trials", "end_sets", "round", "limit"),
    )

    ROLE: ClassVar = "characters"
    DEEDS: ClassVar = {"pardoned": ("saved", "target")}

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.chart = Chart(("new-salem-story-despair",))
        self.dealt: dict[int, str] = {}  # Characters by seat
        self.witches: set[int] = set()
        self.believed: dict[int, list[int]] = {}  # Witch -> Puritans who helped or trusted them
        self.at_limit = False

    def see(self, key: str, event: Json) -> None:
        seat, target = event.get("seat", -1), event.get("target", -1)
        match key:
            case "character":
                self.dealt[seat] = event["character"]
            case "round":
                self.lap("round", event["round"])
            case "gave":
                self._trusts(seat, target)
            case "testified":
                true = (event["side"] == "witch") == (target in self.witches)
                self.point(50 if true else 90, "vouched" if true else "lied", seat=seat, target=target, **_side(event))
            case "trial" | "trial_moved":
                self._tried(seat, target)
            case "pardoned":
                self._trusts(seat, target)
                self.point(60, "pardoned", seat=seat, target=target, was_witch=target in self.witches)
            case "seized" | "burnt":
                self.point(30, key, seat=seat, target=target, building=event["building"])
            case "end_trials" | "end_sets":
                self._counted(key, event["before"], event["after"])

    def row(self, view: Json) -> None:
        """The Despair after every input; the count at the end is added by `_counted`."""
        if self.dealt:  # only the set says who is a Witch
            witches = view["cards"].get("witches", HOUSE_WITCHES)
            self.witches.update(seat for seat, name in self.dealt.items() if name in witches)
            self.dealt = {}
        if view["outcome"] is not None:
            return
        despair, needed = view["town"]["despair"], view["town"]["needed"]
        self.chart.limit = needed
        self.chart.add(self.at, despair)
        if (despair >= needed) != self.at_limit:
            self.at_limit = not self.at_limit
            # The chart shows how it went to and fro; what turned the game is the last time.
            self.points = [point for point in self.points if point.key not in ("despair_rose", "despair_fell")]
            self.point(70, "despair_rose" if self.at_limit else "despair_fell", n=despair, needed=needed)

    def _trusts(self, seat: int, target: int) -> None:
        if target in self.witches and seat not in self.witches:
            self.believed.setdefault(target, []).append(seat)

    def _tried(self, seat: int, target: int) -> None:
        right = target in self.witches
        if seat not in self.witches and seat != target:  # a Witch knows better, and nobody suspects themself
            self.guesses.append(Guess(seat, target, len(self.laps) - 1, right))
        self.point(80, "tried_witch" if right else "tried_puritan", seat=seat, target=target)

    def _counted(self, key: str, before: int, after: int) -> None:
        needed = self.chart.limit or 0
        self.chart.add(self.at, after)
        if before != after:
            turned = (before >= needed) != (after >= needed)
            self.point(95 if turned else 55, key, before=before, after=after)

    def after(self, views: Sequence[Json], remarks: Sequence[StoryRemark]) -> None:
        """What was said aloud, and the points taken apart."""
        self.guilty = sorted(self.witches)
        for remark in remarks:
            if remark.about is None or remark.seat in self.witches:
                continue
            if remark.kind == "suspect":
                lap = self.lap_at(remark.at)
                self.guesses.append(Guess(remark.seat, remark.about, lap, remark.about in self.witches))
            elif remark.kind == "trust":
                self._trusts(remark.seat, remark.about)
        self.fooled = by_seat(self.believed)
        self.scores = scores(views[0])


def _side(event: Json) -> Json:
    return {"side": event["side"]}


def scores(view: Json) -> list[ScoreLine]:
    """What makes up everybody's points (N11.6, N13.21, N13.22), from a view in which all Characters lie open."""
    seats = range(view["seats"])
    printed = view["cards"]["characters"]
    types = [printed[character] for character in view["characters"]]
    buildings = [sum(b["building"].partition("_")[0] in types[s] for b in view["buildings"][s]) for s in seats]
    sets = [SET_POINTS * sum(found["complete"] for found in view["sets"][s].values()) for s in seats]
    worth = zip(HELD_EVENTS, named(view["options"]["cards"]).points, view["holder"], strict=True)
    kept = [(event, [points * (holder == s) for s in seats]) for event, points, holder in worth]
    return [
        ScoreLine("new-salem-story-buildings", tuple(buildings)),
        ScoreLine("new-salem-story-sets", tuple(sets)),
        *(ScoreLine(f"new-salem-event-{e.replace('_', '-')}", tuple(points)) for e, points in kept if any(points)),
        ScoreLine("new-salem-story-points", tuple(view["outcome"]["scores"]["points"]), total=True),
    ]
