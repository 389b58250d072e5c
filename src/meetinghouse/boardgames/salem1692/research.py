"""What is measured of Salem 1692, and with whom."""

from collections.abc import Iterable, Iterator

from meetinghouse.boardgames.salem1692.bots.memory import HARMS, HELPS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.boardgames.salem1692.lab.styles import Hothead, Lurker
from meetinghouse.engine.json_types import Json
from meetinghouse.research import Research


def fates(events: Iterable[Json]) -> Iterator[tuple[str, int]]:
    """What the players do to one another, in order, as all can see it."""
    for event in events:
        key = event["key"].removeprefix("salem1692.")
        if key == "played":
            card = event["card"]
            what = "accused" if card in RED_WORTH else "helped" if card in HELPS else "harmed" if card in HARMS else ""
            if what and event["target"] != event["seat"]:
                yield what, event["target"]
        elif key == "died":
            yield "died", event["seat"]
        elif key == "cat_given":
            yield "cat", event["seat"]
        elif key == "gavel_placed":
            yield "saved", event["target"]
        elif key == "kill_named":
            yield "hunted", event["target"]
        elif key == "tryal_revealed" and event["how"] == "accusation":
            yield "tried", event["seat"]


RESEARCH = Research(
    seats=(4, 6, 8, 12),
    fates=fates,
    lap=("turn", True),
    facts=("tryal_revealed",),
    styles={"lurker": Lurker, "hothead": Hothead},
    compiled=("bots.belief", "bots.memory", "bots.mind", "bots.observing", "bots.sight", "bots.town", "bots.witch"),
)
