"""What the players of New Salem do to one another, seat by seat, as all can see it."""

from collections.abc import Iterable, Iterator

from meetinghouse.engine.json_types import Json

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
