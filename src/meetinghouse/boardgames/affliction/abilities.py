"""Colonist abilities and generating influence (rulebook: spaces 5, 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import COLLECT, DONE, PASS, USE
from meetinghouse.boardgames.affliction.cardset import STEPS
from meetinghouse.boardgames.affliction.colonists import POWERS
from meetinghouse.boardgames.affliction.names import ABILITIES_AND_INFLUENCE, COLONISTS, COUNT
from meetinghouse.boardgames.affliction.powers import Colonist
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.game import by_chance


def generate(t: Affliction, seat: int) -> None:
    """Influence for every icon of the seat's circle and faction card."""
    n = tokens.icons(t, seat)
    if t.limited:
        n = min(n, tokens.influence_supply(t))
    t.influence[seat] += n
    t.emit("generated", seat=seat, n=n)


def start_activation(t: Affliction, seat: int) -> None:
    """Each hammer colonist once, in any order; on space 5 influence at any point between (A4.8, A4.9)."""
    t.used = []
    t.collected = t.space != ABILITIES_AND_INFLUENCE
    activate(t, seat)


def usable(t: Affliction, seat: int, most: int = COUNT) -> list[int]:
    """Hammer colonists of the seat that could do something now, newcomers too (A4.8); the first `most` of them."""
    cards = t.cards
    hammer, used = cards.hammer, t.used
    found: list[int] = []
    for card in t.circles[seat]:
        if hammer[card] and card not in used and t.works(card) and cards.power[card].may_use(t, seat, card):
            found.append(card)
            if len(found) == most:
                break
    return found


@RULES.step
def activate(t: Affliction, seat: int) -> None:
    """Ask for the next ability; what needs no choice happens by itself."""
    if not usable(t, seat, most=1):
        if t.collected:
            return
        _collect(t, seat)
        if not usable(t, seat, most=1):
            return
    t.ask(ABILITIES_KIND, (seat,))


def _collect(t: Affliction, seat: int) -> None:
    t.collected = True
    generate(t, seat)


def _options(t: Affliction, seat: int) -> list[int]:
    acts = USE.acts(usable(t, seat))
    if not t.collected:
        acts.append(COLLECT)
    acts.append(DONE)
    return acts


def _answered(t: Affliction, seat: int, act: int) -> None:
    if act == DONE:
        if not t.collected:
            _collect(t, seat)  # nobody leaves influence lying: space 5 gives both (rulebook)
    elif act == COLLECT:
        _collect(t, seat)
        activate(t, seat)
    else:
        _use(t, seat, USE.key(act))


def _done(t: Affliction, seat: int) -> int:
    return DONE


ABILITIES_KIND = RULES.decision("abilities", options=_options, then=_answered, default=_done, seconds=30)


def _use(t: Affliction, seat: int, card: int) -> None:
    cards = t.cards
    t.used.append(card)
    t.emit("used", seat=seat, colonist=COLONISTS[card])
    if cards.afflicted[card]:
        for watcher in cards.hooks["after_girl"]:
            owner = t.in_circle(watcher)
            if owner >= 0 and watcher not in t.once:
                t.once.append(watcher)  # several girls of one circle in one action count once (rulebook)
                cards.power[watcher].after_girl(t, watcher, owner)
    t.push(activate, seat)
    cards.power[card].use(t, seat, card)


# ---- what a colonist asks in turn: its own file says what may be answered -------------------------------------------


def _targets(t: Affliction, seat: int, card: int, stage: int, data: int) -> Sequence[int]:
    return t.cards.power[card].targets(t, seat, card, stage, data)


def _chosen(t: Affliction, seat: int, act: int, card: int, stage: int, data: int) -> None:
    t.cards.power[card].chosen(t, seat, card, act, stage, data)


_any_target = by_chance(_targets)


def _silent(t: Affliction, seat: int, *data: Any) -> int:
    """Declined where that is offered, else by chance (A11.5)."""
    return PASS if PASS in _targets(t, seat, *data) else _any_target(t, seat, *data)


def _label(t: Affliction, seat: int, card: int, stage: int, data: int) -> str:
    return "ability_script" if t.cards.ability[card] == STEPS else f"ability_{t.cards.ability[card]}"


# The abilities that ask something: each has a question of its own in the locales.
ASKING = [power.name for power in POWERS if type(power).targets is not Colonist.targets]
_LABELS = [*(f"ability_{name}" for name in ASKING), "ability_script"]
RULES.decision("ability", _targets, _chosen, _silent, seconds=30, label=_label, labels=_LABELS)
