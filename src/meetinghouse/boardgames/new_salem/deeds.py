"""What the verbs of an Event do to the town (N13.24), once what they need has been chosen.

Each deed returns what has been named where a Building that was named has changed. An effect is told with its doer:
the player who initiated the Event, never the owner of the Building that it falls on.
"""

from collections.abc import Callable
from typing import Any

from meetinghouse.boardgames.new_salem import cubes
from meetinghouse.boardgames.new_salem.acts import ACTS, SAY, TYPE
from meetinghouse.boardgames.new_salem.constable import moment, return_badges
from meetinghouse.boardgames.new_salem.deck_deeds import DECK_DEEDS, event_at_work
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, EVENTS, MOST_CUBES, TYPES
from meetinghouse.boardgames.new_salem.rules import question
from meetinghouse.boardgames.new_salem.state import DESIGN, HELD_EVENTS, PARDON_CARD, Town, despair_on, hope_on
from meetinghouse.cards.running import Named, Run
from meetinghouse.engine.visibility import EVERYONE

ON_TABLE = -1
PARDON = EVENTS.index("pardon")


def _named_like_ours(run: Run[Town]) -> bool:
    """Whether the house set's sentences, which name its card, are true of this card."""
    return not run.t.set.renamed[run.card % len(EVENTS)]


# ---- Characters ----------------------------------------------------------------------------------------------------


def _show_character(t: Town, owner: int, viewer: int, key: str) -> None:
    """`viewer` sees the Character of `owner` by an Event; that it did is public, what it saw is not."""
    t.character_seen[owner] |= 1 << viewer
    card = {"character": CHARACTERS[t.character[owner]], "side": t.side_of(owner)}
    t.emit(key, seat=viewer, target=owner, event=EVENTS[event_at_work(t)], tells=1 << viewer, secret=card)


def _show(run: Run[Town]) -> None:
    t, owner = run.t, run.player("what")
    if run["to"] != "everyone":
        _show_character(t, owner, run.player("to"), "shown")
        return
    t.character_seen[owner] = EVERYONE
    t.emit("revealed", tells=EVERYONE, seat=owner, character=CHARACTERS[t.character[owner]], side=t.side_of(owner))


def _swap_characters(run: Run[Town]) -> None:
    """What was seen of a Character was seen of the card: it goes with it."""
    t, one, other = run.t, run.player("what"), run.player("with")
    if one == other:
        return
    for cards in (t.character, t.character_seen, t.types_shown):
        cards[one], cards[other] = cards[other], cards[one]
    t.emit("changed_characters", seat=one, target=other)
    for seat in (one, other):
        t.character_seen[seat] |= 1 << seat
        t.emit("character", to=1 << seat, tells=1 << seat, seat=seat, character=CHARACTERS[t.character[seat]])


def unseen_by(t: Town, viewer: int) -> list[int]:
    """Other players whose Character the viewer has not seen."""
    return [s for s in t.others(viewer) if not t.character_seen[s] >> viewer & 1]


def can_show_a_type(t: Town, seat: int) -> list[int]:
    """Whom a seat may ask for a type. In the house set everyone has at least two, so asking a player twice tells
    nothing but types; a third time would tell the side. In a set with fewer nobody is asked for more than all have."""
    return [s for s in t.others(seat) if t.types_shown[s].bit_count() < t.set.types_to_show]


def _types(t: Town, seat: int) -> list[int]:
    mine = t.set.types[t.character[seat]] & ~t.types_shown[seat]
    return [TYPE[i] for i in range(len(TYPES)) if mine >> i & 1]


def _type_shown(t: Town, seat: int, act: int) -> None:
    kind = TYPE.key(act)
    t.types_shown[seat] |= 1 << kind
    t.emit("type_shown", tells=EVERYONE, seat=seat, type=TYPES[kind])


SHOW_TYPE = question("show_type", "N13.5", _types, _type_shown)


def _show_type(run: Run[Town]) -> None:
    seat = run.player("what")
    if run.t.types_shown[seat].bit_count() < run.t.set.types_to_show:
        run.t.ask(SHOW_TYPE, (seat,))


TESTIFY = question(
    "testify",
    "N13.6",
    lambda t, seat, target: list(SAY.values()),
    lambda t, seat, act, target: t.emit("testified", seat=seat, target=target, side=ACTS[act].args["side"]),
)


# ---- Buildings -----------------------------------------------------------------------------------------------------


def _still_there(t: Town, thing: Any) -> bool:
    """A Building that was named may have been torn down or paid from since."""
    return thing is not None and thing[1] in t.in_play[thing[0]]


def _move(run: Run[Town]) -> Named | None:
    thing, target = run["what"], run.player("to")
    if not _still_there(run.t, thing) or thing[0] == target:
        return None
    owner, building = thing
    cubes.hand_over(run.t, run.seat, owner, building, target)
    return run.with_name("what", (target, building))


def _seize(run: Run[Town]) -> Named | None:
    """A Building of another comes to the Constable, with 1 Despair."""
    t, thing = run.t, run["what"]
    if not _still_there(t, thing) or thing[0] == run.seat:
        return None
    owner, building = thing
    cubes.move(t, owner, building, run.seat)
    changed = cubes.change(t, run.seat, building, 0, 1)
    t.emit("seized", seat=run.seat, target=owner, **cubes.told(building))
    return run.with_name("what", (run.seat, changed))


def _swap(run: Run[Town]) -> Named | None:
    one, other = run["what"], run["with"]
    if one == other or not (_still_there(run.t, one) and _still_there(run.t, other)):
        return None
    cubes.swap(run.t, *one, *other)
    run.named = run.with_name("what", (other[0], one[1]))
    return run.with_name("with", (one[0], other[1]))


def _tear_down(run: Run[Town]) -> None:
    t, thing = run.t, run["what"]
    if _still_there(t, thing):
        cubes.tear_down(t, *thing)
        key = "burnt" if _named_like_ours(run) else "torn_down"
        t.emit(key, seat=run.seat, target=thing[0], **cubes.told(thing[1]))


def _change(run: Run[Town], arg: str, hope: int, despair: int, told: str) -> Named | None:
    """Cubes on a Building, as many as there are and as it can bear."""
    t, thing = run.t, run[arg]
    if not _still_there(t, thing):
        return None
    owner, building = thing
    wanted = hope, despair
    hope = max(-hope_on(building), min(hope, MOST_CUBES - hope_on(building)))
    despair = max(-despair_on(building), min(despair, MOST_CUBES - despair_on(building)))
    named = None
    if hope or despair:
        named = run.with_name(arg, (owner, cubes.change(t, owner, building, hope, despair)))
        if told:
            name = BUILDINGS[building & DESIGN]
            t.emit(told, seat=run.seat, target=owner, building=name, hope=abs(hope), despair=abs(despair))
    if wanted > (hope, despair):
        t.emit("no_room", seat=owner, hope=wanted[0] - hope, despair=wanted[1] - despair)
    return named


def _add(run: Run[Town]) -> Named | None:
    n = run.number()
    hope, despair = (n, 0) if run["what"] == "hope" else (0, n)
    if isinstance(run["to"], tuple):
        return _change(run, "to", hope, despair, "laid")
    if n:
        cubes.place(run.t, run.player("to"), hope, despair)
    return None


def _remove(run: Run[Town]) -> Named | None:
    n = run.number()
    if isinstance(run["of"], tuple):
        return _change(run, "of", *((-n, 0) if run["what"] == "hope" else (0, -n)), "taken_off")
    if run["what"] == "despair":
        cubes.remove_despair(run.t, run.player("by"), n)
    return None


def _turn(run: Run[Town]) -> Named | None:
    thing, into = run["what"], run["into"]
    turn = 1 if into == "hope" else -1
    kinds = (hope_on, despair_on) if turn > 0 else (despair_on, hope_on)
    if not _still_there(run.t, thing) or kinds[0](thing[1]) == MOST_CUBES or not kinds[1](thing[1]):
        return None
    named = _change(run, "what", turn, -turn, "")
    run.t.emit("turned", seat=run.seat, target=thing[0], building=BUILDINGS[thing[1] & DESIGN], cube=into)
    return named


def _take(run: Run[Town]) -> None:
    """Players pay Hope: at once where they need not say from which Building, else one after another."""
    t, of = run.t, run["of"]
    seats = of if isinstance(of, tuple) else (run.player("of"),)
    owed = {seat: min(run.number(), t.hope[seat]) for seat in seats}
    for seat in reversed([seat for seat, n in owed.items() if n and not cubes.pay_now(t, seat, n)]):
        t.push(cubes.pay, seat, owed[seat])
    paying = [seat for seat, n in owed.items() if n]
    if isinstance(of, tuple) and paying and all(owed[seat] == 1 for seat in paying):
        t.emit("tithed", seat=run.seat, seats=paying)
    else:
        for seat in paying:
            t.emit("levied", seat=run.seat, target=seat, n=owed[seat])


# ---- Trials (N9), Badges, the post, cards that are kept ------------------------------------------------------------


def free_seats(t: Town) -> list[int]:
    """Players without a Trial, the Constable included (N9.1)."""
    return [s for s in t.from_constable() if not t.trials[s]]


def put_on_trial(t: Town, by: int, source: int, target: int) -> None:
    """A Trial goes from the table or from a player to a player; a Pardon stops it (N13.17)."""
    if t.holder[PARDON_CARD] == target and t.set.pardons:
        t.holder[PARDON_CARD] = -1
        (t.row if t.set.red[PARDON] else t.used).append(PARDON)
        if t.set.renamed[PARDON]:
            t.emit("answered", seat=target, event=EVENTS[PARDON])
        else:
            t.emit("pardon_spent", seat=target)
        return
    t.trials[target] = True
    if source == ON_TABLE:
        t.trials_left -= 1
        t.emit("trial", seat=by, target=target)
    else:
        t.trials[source] = False
        t.emit("trial_moved", seat=by, source=source, target=target)
    return_badges(t)
    moment(t, "i_am_tried", target)
    moment(t, "another_is_tried", target)


def lift(t: Town, seat: int) -> None:
    """A Trial returns face up to the table (N9.4)."""
    t.trials[seat] = False
    t.trials_left += 1
    t.emit("trial_lifted", seat=seat)
    return_badges(t)


def _give_trial(run: Run[Town]) -> None:
    t, target = run.t, run.player("what")
    source = ON_TABLE if run["of"] is None else run.player("of")
    there = t.trials_left > 0 if source == ON_TABLE else t.trials[source]
    if there and not t.trials[target]:
        put_on_trial(t, run.seat, source, target)


def _lift_trial(run: Run[Town]) -> None:
    seat = run.player("what")
    if run.t.trials[seat]:
        lift(run.t, seat)


def _badge(run: Run[Town]) -> None:
    t, seat, gives = run.t, run.player("what"), run.step.verb == "give_badge"
    if t.badges[seat] != gives and (gives or seat != t.constable):  # the Constable keeps the Badge of the post
        t.badges[seat] = gives
        t.emit("badge_given" if gives else "badge_taken", seat=run.seat, target=seat)
        return_badges(t)


_HANDED = {"pardon": "pardoned", "royal_charter": "chartered", "scarlet_letter": "lettered"}


def _hand(run: Run[Town]) -> None:
    """The card itself goes to a player, who keeps it."""
    t, event, target = run.t, EVENTS[run.card], run.player("to")
    t.holder[HELD_EVENTS.index(event)] = target
    if not _named_like_ours(run) or event not in _HANDED:
        t.emit("handed", seat=run.seat, target=target, event=event)
    elif event == "royal_charter":
        t.emit("chartered", seat=target)
    else:
        t.emit(_HANDED[event], seat=run.seat, target=target)


def appoint(t: Town, by: int, seat: int, elected: bool) -> None:
    """Say who has the post next; that the Constable stays is told when it comes to that."""
    t.designated = seat
    if elected:
        t.emit("elected", seat=seat)
    elif seat != t.constable:
        t.emit("appointed", seat=by, target=seat)


DEEDS: dict[str, Callable[[Run[Town]], Named | None]] = {
    **DECK_DEEDS,
    "look": lambda run: _show_character(run.t, run.player("what"), run.player("by"), "looked"),
    "show": _show,
    "show_type": _show_type,
    "swap_characters": _swap_characters,
    "testify": lambda run: run.t.ask(TESTIFY, (run.player("what"),), run.player("about")),
    "invite": lambda run: run.t.emit("feasted", seat=run.seat, target=run.player("what")),
    "move": _move,
    "seize": _seize,
    "swap": _swap,
    "tear_down": _tear_down,
    "add": _add,
    "remove": _remove,
    "take": _take,
    "turn": _turn,
    "give_trial": _give_trial,
    "lift_trial": _lift_trial,
    "give_badge": _badge,
    "take_badge": _badge,
    "hand": _hand,
}
