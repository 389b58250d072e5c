"""What a coach points at in Salem 1692, from the learner's own view."""

from collections.abc import Callable
from pathlib import Path

from meetinghouse.boardgames.salem1692.bots.level2 import Level2
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH, Sight
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.bots.base import Bot
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.coach import Advice, Coach
from meetinghouse.learn.judging import by_doubt

CLEARLY = 1.25  # times as likely as the next: from there on somebody is simply the likeliest
BARELY = 1.02  # less than that is no difference worth naming


def why(view: Json, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    return REASONS[choice["do"]](Sight(view), kind, choice, bot)


Reasons = Callable[[Sight, str, Json, Bot], list[Advice]]


def _seat(sight: Sight, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    """Why somebody is named: what it does to them, what one believes of them, and how they stand."""
    seat: int = choice["seat"]
    if seat == sight.me:
        return [Advice("why-myself")]
    found = [Advice(f"why-{key}", {"seat": seat}) for asked, key in _NAMED.items() if asked in kind]
    found += _suspicion(sight, bot, seat)
    if kind == "target":
        card = _aimed(sight)
        worth = sight.red_worth(card, seat) if card in RED_WORTH else 0
        n = sight.accused[seat] if card in ("alibi", "scapegoat") else sight.hand_sizes[seat]
        reached = [one for one in sight.others if worth and 0 < sight.need(one) <= sight.red_worth(card, one)]
        if seat in reached:  # a Witness brings anybody there: then what one suspects tells them apart
            found.insert(0 if len(reached) == 1 else len(found), Advice("why-limit", {"seat": seat, "card": card}))
        elif worth and sight.accused[seat]:  # a red card brings anybody nearer to the limit: how near tells them apart
            n, limit = sight.accused[seat] + worth, sight.limits[seat]
            found.append(Advice("why-nearer", {"seat": seat, "n": n, "limit": limit}))
        elif worth:
            found.append(Advice("why-hidden", {"seat": seat, "n": sight.hidden[seat]}))
            return found
        else:
            found.append(Advice("why-on", {"seat": seat, "card": card, "n": n}))
    return [*found, *([_standing(sight, seat)] if sight.accused[seat] or sight.view["revealed"][seat] else [])]


def _aimed(sight: Sight) -> str:
    """The card that somebody is chosen for; an Alibi of Will Griggs counts as a Witness."""
    return "witness" if sight.data[1] else CARDS[sight.data[0]]


def deed(view: Json, kind: str, choice: Json) -> Json:
    """Say on whom a card is laid, and which one."""
    aims = kind == "target" and choice["do"] == "seat"
    return {**choice, "do": "play_on", "card": _aimed(Sight(view))} if aims else choice


# Questions that name somebody, by a part of their kind, and what naming them does.
_NAMED = {"cat_": "cat", "kill_": "kill", "gavel": "gavel"}


def _play(sight: Sight, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    card = choice.get("card", "witness")
    return [Advice("why-red" if card in RED_WORTH else "why-card", {"card": card})]


def _say(key: str, *about: str) -> Reasons:
    """The same sentence for every such answer, about what it names."""
    return lambda sight, kind, choice, bot: [Advice(key, {name: choice[name] for name in about})]


def _either(wanted: str, then: Reasons, otherwise: Reasons) -> Reasons:
    """Another sentence at a question of that kind."""
    return lambda sight, kind, *rest: (then if kind == wanted else otherwise)(sight, kind, *rest)


def _show(sight: Sight, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    """Why a Tryal of one's own is turned up, and why this one, where there is a choice."""
    if kind == "confess" and len([face for face, n in sight.tryals.items() if n]) == 1:
        return [Advice("why-confess", {"n": sight.hidden[sight.me]})]
    return [Advice("why-show", {"tryal": choice["tryal"]})]


REASONS: dict[str, Reasons] = {
    "seat": _seat,
    "play": _play,
    "play_as_witness": _play,
    "draw": lambda sight, kind, choice, bot: [Advice("why-draw", {"n": sum(sight.hand.values())})],
    "show": _show,
    # backs are alike: what can be said is whose they are, and whether one of them may be a Witch
    "tryal": _either("pass_tryals", _say("why-take-tryal"), _say("why-tryal")),
    **dict.fromkeys(("card", "front_card"), _either("order", _say("why-order", "card"), _say("why-this-card", "card"))),
    "yes": _either(
        "abigail",
        lambda sight, kind, choice, bot: [Advice("why-clean", {"n": sight.accused[sight.me]})],
        _either("call_early", _say("why-early"), _say("why-free-card")),
    ),
    "no": _say("why-no"),
    "done": _say("why-done"),
    "pass": _say("why-nothing"),
    "end_turn": _say("why-end-turn"),
    "stay_silent": lambda sight, kind, choice, bot: [
        Advice("last-tryal" if sight.hidden[sight.me] == 1 else "why-stay-silent")
    ],
    "confess_unseen": _say("why-confess-unseen"),
    "take_discards": _say("why-take-discards"),
    "order_deck": _say("why-order-deck"),
    "character": _say("why-character", "character"),
}


def _suspicion(sight: Sight, bot: Bot, seat: int) -> list[Advice]:
    """Whether this one is the likeliest to hold a Witch for somebody who does not know, by much or by a little."""
    belief = bot.belief if isinstance(bot, Level2) else None
    if belief is None or sight.witch or not sight.others:
        return []
    first, *rest = sorted(sight.others, key=lambda s: (-belief.expected(s), s))
    ahead = belief.expected(first) / (belief.expected(rest[0]) or 1e-9) if rest else CLEARLY + 1
    if seat != first or ahead <= BARELY:
        return []
    return [Advice("likeliest" if ahead > CLEARLY else "likelier", {"seat": seat})]


def _standing(sight: Sight, seat: int) -> Advice:
    """How a player stands: accusations, and how many Tryals are up."""
    accused = {"seat": seat, "n": sight.accused[seat], "limit": sight.limits[seat]}
    return Advice("standing", {**accused, "up": len(sight.view["revealed"][seat]), "down": sight.hidden[seat]})


COACH = Coach(by_doubt("salem1692", Path(__file__).with_name("doubts.json")), why, deed)
