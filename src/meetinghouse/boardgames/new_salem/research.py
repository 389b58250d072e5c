"""What is measured of New Salem, and with whom."""

from collections.abc import Iterable, Iterator

from meetinghouse.boardgames.new_salem.bots.grounds import promises
from meetinghouse.boardgames.new_salem.lab.styles import Miser, Patron
from meetinghouse.engine.json_types import Json
from meetinghouse.research import Research

# what happens to the `target` of an event
DONE_TO_TARGET = {
    "trial": "tried",
    "trial_moved": "tried",
    "gave": "given",
    "looked": "examined",
    "shown": "trusted",
    "seized": "robbed",
    "exchanged": "robbed",
    "burnt": "burnt",
    "removed": "cleansed",
    "testified": "testified",
}


def fates(events: Iterable[Json]) -> Iterator[tuple[str, int]]:
    """What was done to whom, in order. What one does to oneself is left out."""
    for event in events:
        key = event["key"].removeprefix("new_salem.")
        if key in ("constable", "elected"):
            yield key, event["seat"]
        elif key in DONE_TO_TARGET and event.get("target", event["seat"]) != event["seat"]:
            yield DONE_TO_TARGET[key], event["target"]


RESEARCH = Research(
    seats=(3, 5, 8),
    fates=fates,
    promises=promises,
    lap=("round_ended", False),
    styles={"miser": Miser, "patron": Patron},
    compiled=("bots.belief", "bots.drafting", "bots.events", "bots.player", "bots.reading"),
)
