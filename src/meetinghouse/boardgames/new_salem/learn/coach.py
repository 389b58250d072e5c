"""What a coach points at in New Salem: the seat's own view, and what its bot believes from what the seat was told."""

from collections.abc import Callable
from pathlib import Path

from meetinghouse.boardgames.new_salem.bots.belief import Belief
from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.boardgames.new_salem.names import PIECES
from meetinghouse.bots.base import Bot
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.coach import Advice, Coach
from meetinghouse.learn.judging import by_doubt

CLEARLY = 1.25  # times as likely as the next: less than that is no suspicion worth naming
# Questions about a player, by what is wanted of them.
BLAMED = ("trial", "judge", "scarlet_letter")
TRUSTED = (
    *("next_constable", "election", "election_tie", "pardon", "cart_guest", "thanksgiving", "call_witness"),
    *("sworn_oath", "deed_to", "rush_to_judgement"),
)
LOOKED_AT = ("midnight_visit", "letters_of_trade", "character_witness")


def why(view: Json, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    return REASONS[choice["do"]](ViewReading(view), _belief(bot), kind, choice)


Reasons = Callable[[ViewReading, Belief, str, Json], list[Advice]]


def _side(witch: bool) -> str:
    return "witch" if witch else "puritan"


def _belief(bot: Bot) -> Belief:
    assert isinstance(bot, Level2), "the coach asks a bot that has beliefs"
    return bot.belief


def _next(town: ViewReading) -> int:
    """Who gets the rest of the hand."""
    return (town.me + 1) % town.seats


def _last_piece(town: ViewReading, seat: int, building: str) -> bool:
    """Whether it is the one piece that a seat's set lacks."""
    type_, _, piece = building.rpartition("_")
    return town.lacks(seat, type_) == [piece]


def _believed(town: ViewReading, belief: Belief, seat: int) -> list[Advice]:
    """What stands out about a player, if anything does: a Character seen, or the likeliest or least likely Witch."""
    if seat == town.me:
        return []
    if seat in belief.known:
        return [Advice("seen", {"seat": seat, "side": _side(belief.known[seat])})]
    odds = belief.odds(town.seats)
    rest = [odds[other] for other in town.others if other != seat]
    if odds[seat] > CLEARLY * max(rest):
        return [Advice("likeliest", {"seat": seat})]
    return [Advice("trusted", {"seat": seat})] if CLEARLY * odds[seat] < min(rest) else []


def _stands(town: ViewReading, seat: int) -> Advice:
    """What everybody sees of a player."""
    despair = town.view["despair"][seat]
    return Advice("stands", {"seat": seat, "n": despair, "of": town.despair, "hope": town.hope[seat]})


def _seat(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    seat = choice["seat"]
    if seat == town.me:
        return [Advice("why-myself")]
    found = [_stands(town, seat)] if town.witch else [*_believed(town, belief, seat), _stands(town, seat)]
    if kind in BLAMED:
        return [Advice("why-blame", {"seat": seat, "side": _side(town.witch)}), *found]
    if kind in TRUSTED:
        return [Advice("why-favour", {"seat": seat, "side": _side(town.witch)}), *found]
    if kind in LOOKED_AT:
        return [Advice("why-look", {"seat": seat}), *found]
    return found


def _pick(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    building = choice["building"]
    type_ = building.rpartition("_")[0]
    found = []
    if _last_piece(town, town.me, building):
        found.append(Advice("why-set", {"building": building}))
    if kind == "draft" and _last_piece(town, _next(town), building):
        found.append(Advice("why-deny", {"building": building, "seat": _next(town)}))
    if type_ in town.types:
        found.append(Advice("why-type", {"building": building, "type": type_}))
    cubes = {"building": building, "side": _side(town.witch), "n": town.despair, "needed": town.needed}
    drafted = town.symbols[building] if kind in ("draft", "last") else ()  # N2.10
    found += [Advice(f"why-{symbol}", cubes) for symbol in ("hope", "despair", "remove") if symbol in drafted]
    return found or [Advice("why-piece", {"building": building, "n": len(PIECES)})]


def _building(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    """A Building that stands already: what lies on it, or what it is to its owner."""
    seat, building = choice["seat"], choice["building"]
    if kind in ("pay_from", "place"):
        return [Advice("why-where")]
    there = [one["despair"] for one in town.view["buildings"][seat] if one["building"] == building]
    despair = max(there, default=0)
    mine = "-mine" if seat == town.me else ""
    if despair:
        return [Advice(f"why-bears{mine}", {"building": building, "seat": seat, "n": despair})]
    type_ = building.rpartition("_")[0]
    pieces = sum(n for name, n in town.counts(seat).items() if name.startswith(type_))
    return [Advice(f"why-there{mine}", {"building": building, "seat": seat, "type": type_, "n": pieces})]


def _initiate(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    event = choice["event"]
    cost = town.costs[event]
    found = [Advice("why-event", {"event": event, "n": cost, "left": town.hope[town.me] - cost})]
    takes = town.set.cleansing
    if event == "cleansing" and takes:
        said = {"event": event, "takes": takes, "n": town.despair, "needed": town.needed}
        found.insert(0, Advice("why-cleansing", said))
    if event == "trial" and not town.witch:
        found += [one for seat in town.others for one in _believed(town, belief, seat) if one.key != "trusted"]
    return found


def _give(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    seat = choice["target"]
    return [
        Advice("why-give", {"seat": seat, "n": town.hope[seat] + choice["n"], "side": _side(town.witch)}),
        *([] if town.witch else _believed(town, belief, seat)),
    ]


def _keep(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    doubt = [] if town.witch else [one for one in _believed(town, belief, town.constable) if one.key != "trusted"]
    return [Advice("why-keep", {"side": _side(town.witch)}), *doubt]


def _show(town: ViewReading, belief: Belief, kind: str, choice: Json) -> list[Advice]:
    type_ = choice["type"]
    pieces = sum(n for name, n in town.counts(town.me).items() if name.startswith(type_))
    return [Advice("why-show-type", {"type": type_, "n": pieces})]


def _say(key: str) -> Reasons:
    """Always the same words, with what the town's Despair is."""
    return lambda town, belief, kind, choice: [
        Advice(key, {"side": _side(town.witch), "n": town.despair, "needed": town.needed})
    ]


REASONS: dict[str, Reasons] = {
    "seat": _seat,
    "pick": _pick,
    "take": _pick,
    "building": _building,
    "initiate": _initiate,
    "give": _give,
    "keep": _keep,
    "type": _show,
    "top": _say("why-top"),
    **dict.fromkeys(("pass", "enough"), _say("why-leave")),
    "end_round": _say("why-end-round"),
    "light": _say("why-light"),
    "shadow": _say("why-shadow"),
    "say": _say("why-say"),
    "turn": _say("why-turn"),
    "claim": _say("why-claim"),
    "get_hope": _say("why-get-hope"),
    "remove_despair": _say("why-remove-despair"),
    **dict.fromkeys(("all_here", "one_here", "pay_for_me", "copy"), _say("why-where")),
}


COACH = Coach(by_doubt("new_salem", Path(__file__).with_name("doubts.json")), why)
