"""The story of a game of Salem 1692: who turned witch, who was found, who was framed, and whom nobody suspected."""

from collections.abc import Sequence
from typing import ClassVar

from meetinghouse.boardgames.salem1692 import cardset
from meetinghouse.boardgames.salem1692.pointing import FIRST
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.lookback.story import Chart, Guess, StoryRemark, Storyteller, by_seat

NOBODY = -1
RED = {cardset.IDS[card] for card in cardset.of_colour("red")}


class SalemStory(Storyteller):
    """Keeps who was a witch at each moment: people change sides at Conspiracy."""

    KEYS: ClassVar = (
        *("converted", "converted_by_deal", "exposed", "framed", "misled", "accused_to_death", "last_tryal", "killed"),
        *("linked", "saved", "lost_constable", "dawn", "day", "night"),
    )

    ROLE: ClassVar = "character"
    DEEDS: ClassVar = {"framed": ("framed", "seat"), "saved": ("saved", "target")}

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.chart = Chart(("salem1692-story-witches", "salem1692-story-town"))
        self.since: dict[int, int] = {}  # seat -> the lap in which it became a witch
        self.dead: set[int] = set()
        self.accuser: dict[int, int] = {}  # whose card brought a seat to its last Trial
        self.turned: dict[int, str] = {}  # how a seat's newest Tryal was turned up
        self.exposed: set[int] = set()

    def see(self, key: str, event: Json) -> None:
        seat = event.get("seat", NOBODY)
        match key:
            case "dealt":
                if "witch" in event["tryals"]:
                    self.since[seat] = 0
            case "dawn":
                self.lap("dawn", 0)
            case "cat_given" | "morning":
                self.lap("day", 1 + sum(lap.key == "night" for lap in self.laps))
            case "night_falls":
                self.lap("night", event["n"])
            case "played" if event["card"] in RED:
                self.accuser[event["target"]] = seat
            case "played_as_witness" | "scapegoat_moved" | "called_early":
                self.accuser[event["target"]] = seat
            case "tryal_passed" | "tryal_dealt":
                self._took(seat, event)
            case "tryal_revealed":
                self._revealed(seat, event)
            case "kill_named":
                if event["saved"] != "no":
                    self.point(65, "saved", target=event["target"], saved=event["saved"])
            case "died":
                self._died(seat, event["how"])

    def row(self, view: Json) -> None:
        witches = sum(seat in self.since for seat in view["living"])
        self.chart.add(self.at, witches, len(view["living"]) - witches)

    def _took(self, seat: int, event: Json) -> None:
        if event["tryal"] != "witch" or seat in self.since:
            return
        self.since[seat] = len(self.laps)
        if "giver" in event:
            self.point(90, "converted", seat=seat, giver=event["giver"])
        else:
            self.point(90, "converted_by_deal", seat=seat)

    def _revealed(self, seat: int, event: Json) -> None:
        how = self.turned[seat] = event["how"]
        by = self.accuser.get(seat, NOBODY) if how == "accusation" else NOBODY
        if event["tryal"] == "witch":
            self.exposed.add(seat)
            self.point(85, "exposed", seat=seat, target=by, how=how)
        elif event["tryal"] == "constable" and by != NOBODY:
            self.point(55, "lost_constable", seat=seat, target=by)
        elif by in self.since and seat not in self.since:
            self.point(45, "misled", seat=by, target=seat)

    def _died(self, seat: int, how: str) -> None:
        self.dead.add(seat)
        if seat in self.exposed:
            return  # told when the Witch card turned up
        was_witch = seat in self.since
        by = self.accuser.get(seat, NOBODY)
        if how == "night":
            self.point(75, "killed", seat=seat, was_witch=was_witch)
        elif how == "linked":
            self.point(60, "linked", seat=seat, was_witch=was_witch)
        elif self.turned[seat] != "accusation":
            self.point(70, "last_tryal", seat=seat, was_witch=was_witch)
        elif by in self.since and not was_witch and by != seat:
            self.point(88, "framed", seat=by, target=seat)
        else:
            self.point(70, "accused_to_death", seat=seat, was_witch=was_witch)

    def after(self, views: Sequence[Json], remarks: Sequence[StoryRemark]) -> None:
        """Whom everybody pointed at, now that the reveal shows it."""
        self.guilty = sorted(self.since)
        self.lived = [seat not in self.dead for seat in range(self.seats)]
        nights = {lap.n: i for i, lap in enumerate(self.laps) if lap.key != "day"}
        pointed: dict[int, list[tuple[int, int]]] = {}
        for seat, said in enumerate(views[0]["reveal"]["said"]):
            for night, stage, target in said:
                lap = nights.get(night, 0)
                # Who names themself suspects nobody.
                if stage == FIRST and target not in (NOBODY, seat) and not self._is_witch(seat, lap):
                    self.guesses.append(Guess(seat, target, lap, self._is_witch(target, lap)))
                    pointed.setdefault(seat, []).append((lap, target))
        fooled: dict[int, list[int]] = {}
        for witch, since in self.since.items():
            for seat, all_named in pointed.items():
                named = [target for lap, target in all_named if lap >= since]
                if named and witch not in named:
                    fooled.setdefault(witch, []).append(seat)
        self.fooled = by_seat(fooled)

    def chance(self, guess: Guess) -> float:
        witches = [seat for seat in self.since if seat != guess.seat and self._is_witch(seat, guess.lap)]
        return len(witches) / max(1, self.seats - 1)

    def _is_witch(self, seat: int, lap: int) -> bool:
        return seat in self.since and self.since[seat] <= lap
