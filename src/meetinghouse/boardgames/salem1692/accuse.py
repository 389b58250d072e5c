"""Accusations, limits and reveals, and what everyone knows about Tryals face down (S4, S6.13, S13.4)."""

from meetinghouse.boardgames.salem1692.acts import SHOW, TRYAL, YES
from meetinghouse.boardgames.salem1692.cardset import of_colour
from meetinghouse.boardgames.salem1692.death import kill, town_wins
from meetinghouse.boardgames.salem1692.hands import less
from meetinghouse.boardgames.salem1692.names import ACCUSING, PIETY, TRYALS, WITCH
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, Card
from meetinghouse.boardgames.salem1692.rules import RULES, may
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE


def face_by_chance(t: Salem, owner: int) -> int:
    """One face-down Tryal of a seat. Owners may rearrange them at will, so any place is any card (ruling 22)."""
    counts = t.tryals[owner]
    at = t.chance.pick(sum(counts))
    for face, n in enumerate(counts):
        if at < n:
            return face
        at -= n
    raise AssertionError("no such Tryal")


def turn_up(t: Salem, owner: int, face: int, how: str) -> None:
    """One Tryal is turned face up for all. Consequences are the caller's."""
    t.tryals[owner][face] -= 1
    t.revealed[owner] += (face,)
    t.includes = [less(known, (owner, face)) for known in t.includes]
    t.history.append(("revealed", owner, face, how))
    t.emit("tryal_revealed", seat=owner, tryal=TRYALS[face], how=how, tells=EVERYONE)


def count(t: Salem, accused: int, by: int) -> None:
    """Count the accusations after a red card or a Scapegoat (S4.4); `by` laid or moved the last one."""
    total = t.accused_of(accused)
    limit = t.limit_of(accused)
    if total >= limit:
        t.push(reveal_due, accused, by, 0)
        CHARACTER_BY_NUMBER[t.power[by]].at_final_accusation(t, by, accused)
    elif total >= limit - CHARACTER_BY_NUMBER[t.power[by]].reveals_early:
        t.ask(CALL_EARLY, (by,), accused)


class Red(Card):
    """A red card: laid before a player without Piety, then counted (S4.4, S5.22). What it is worth is printed on it
    (S5.4-S5.6)."""

    def fits(self, t: Salem, target: int) -> bool:
        return not t.front[target][PIETY]

    def play(self, t: Salem, seat: int, target: int) -> None:
        count(t, target, seat)


for _number in of_colour("red"):
    CARD_POWERS.put(_number, Red)


def _early_called(t: Salem, seat: int, act: int, accused: int) -> None:
    if act == YES:
        t.emit("called_early", seat=seat, target=accused)
        t.push(reveal_due, accused, seat, 1)


CALL_EARLY = may("call_early", "S9.41", _early_called)


@RULES.step
def reveal_due(t: Salem, accused: int, by: int, early: int) -> None:
    """The limit was reached: if it still is, one Tryal is chosen and turned up (S4.5-S4.9)."""
    if accused not in t.living or t.accused_of(accused) < t.limit_of(accused) - early:
        return
    chooser = by
    while chooser not in t.living or chooser == accused:
        chooser = t.left_of(chooser)
    if t.options["gentle_reveal"] and sum(t.tryals[accused]) in (4, 5):
        t.ask(POINT_FIRST, (chooser,), accused)
    else:
        t.ask(REVEAL, (chooser,), accused)


def _tryal_options(t: Salem, seat: int, accused: int, *rest: int) -> list[int]:
    return [act for act in TRYAL.acts(range(sum(t.tryals[accused]))) if act not in rest]


REVEAL = RULES.decision(
    "reveal",
    options=_tryal_options,
    then=lambda t, seat, act, accused: _turn_up_accused(t, accused, face_by_chance(t, accused)),
    rule="S4.6",
    seconds=15,
)


def _turn_up_accused(t: Salem, accused: int, face: int) -> None:
    clear_red(t, accused)
    turn_up(t, accused, face, "accusation")
    after_reveal(t, accused, face)


def clear_red(t: Salem, seat: int) -> int:
    """All red cards before a seat are discarded, an Alibi lying there as a Witness too (S4.10); returns how many."""
    front = t.front[seat]
    gone = 0
    for kind in ACCUSING:
        gone += front[kind]
        t.discards += [kind] * front[kind]
        front[kind] = 0
    return gone


def after_reveal(t: Salem, owner: int, face: int) -> None:
    """What a Tryal turned up by accusation or Black Cat brings about (S8.1, S8.2, S9.35, S12.1)."""
    if not t.hidden_witch_cards():
        town_wins(t)
        return
    for seat in reversed(t.in_turn_order(t.turn)):
        if seat != owner:
            CHARACTER_BY_NUMBER[t.power[seat]].at_reveal(t, seat)
    if face == WITCH or not any(t.tryals[owner]):
        kill(t, owner, "tryals")


# ---- option gentle_reveal (S14.7): two are pointed at, the accused chooses -----------------------------------


def _pointed_second(t: Salem, seat: int, act: int, accused: int, first: int) -> None:
    one = face_by_chance(t, accused)
    t.tryals[accused][one] -= 1
    two = face_by_chance(t, accused)
    t.tryals[accused][one] += 1
    t.pointed[accused] = (one, two)
    faces = [TRYALS[one], TRYALS[two]]
    t.emit("two_pointed_at", seat=seat, target=accused, tells=1 << accused, secret={"tryals": faces})
    t.ask(CHOOSE_OF_TWO, (accused,))


def _of_two_chosen(t: Salem, seat: int, act: int) -> None:
    t.pointed[seat] = ()
    _turn_up_accused(t, seat, SHOW.key(act))


POINT_SECOND = RULES.decision("point_second", options=_tryal_options, then=_pointed_second, rule="S14.7", seconds=15)
CHOOSE_OF_TWO = RULES.decision(
    "choose_of_two", lambda t, seat: SHOW.acts(sorted(set(t.pointed[seat]))), _of_two_chosen, rule="S14.7", seconds=15
)
POINT_FIRST = RULES.decision(
    "point_first",
    options=_tryal_options,
    then=lambda t, seat, act, accused: t.ask(POINT_SECOND, (seat,), accused, act),
    rule="S14.7",
    seconds=15,
)
