"""What is measured of Affliction, and with whom."""

from collections.abc import Iterable, Iterator

from meetinghouse.boardgames.affliction.lab.styles import Hoarder, Hunter
from meetinghouse.engine.json_types import Json
from meetinghouse.research import Research

# what happens to the seat in whose circle the colonist is
DONE_TO_OWNER = {
    "accused": "accused",
    "accused_by": "accused",
    "arrested": "arrested",
    "frightened": "frightened",
    "haunted": "haunted",
}


def fates(events: Iterable[Json]) -> Iterator[tuple[str, int]]:
    """What was done to whom, in order. What one does to one's own circle is left out."""
    circle: dict[str, int] = {}
    for event in events:
        key = event["key"].removeprefix("affliction.")
        if key in ("starter", "brought", "won_over"):
            if key == "won_over":
                yield "lured", event["target"]
            circle[event["colonist"]] = event["seat"]
        elif key in DONE_TO_OWNER:
            owner = circle.get(event["colonist"])
            if owner is not None and owner != event["seat"]:
                yield DONE_TO_OWNER[key], owner
            if key == "arrested":
                circle.pop(event["colonist"], None)
        elif key == "took_influence":
            yield "robbed", event["target"]


RESEARCH = Research(
    seats=(2, 3, 4),
    fates=fates,
    lap=("round_began", False),
    styles={"hoarder": Hoarder, "hunter": Hunter},
    compiled=("bots.abilities", "bots.choosing", "bots.placing", "bots.position"),
)
