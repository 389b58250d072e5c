"""Colonist abilities and generating influence (rulebook: spaces 5, 6 and 7)."""

from typing import Any

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import COLLECT, DONE, PASS, USE
from meetinghouse.boardgames.affliction.cardset import asking
from meetinghouse.boardgames.affliction.names import COLONISTS, COUNT
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.script import chosen, targets
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.game import by_chance


def generate(t: Affliction, seat: int) -> None:
    """Influence for every icon of the seat's circle and faction card."""
    n = tokens.icons(t, seat)
    if t.limited:
        n = min(n, tokens.influence_supply(t))
    t.influence[seat] += n
    t.emit("generated", seat=seat, n=n)


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
    """Ask for the next ability: each hammer colonist once, in any order; on space 5 influence at any point between
    (A4.8, A4.9). What needs no choice happens by itself."""
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


ABILITIES_KIND = RULES.decision("abilities", options=_options, then=_answered, default=lambda t, seat: DONE, seconds=30)


def _use(t: Affliction, seat: int, card: int) -> None:
    cards = t.cards
    t.used.append(card)
    if cards.power[card].once_a_round:
        t.once_a_round.append(card)
    t.emit("used", seat=seat, colonist=COLONISTS[card])
    t.push(activate, seat)
    watchers: list[int] = []
    if cards.afflicted[card]:
        watchers = [w for w in cards.hooks["after_girl"] if t.in_circle(w) >= 0 and w not in t.once]
    if not watchers:
        cards.power[card].use(t, seat, card)
        return
    t.once += watchers  # several girls of one circle in one action count once (rulebook)
    t.push(use_ability, seat, card)
    for watcher in reversed(watchers):
        t.push(answer_girl, watcher, t.where[watcher])


@RULES.step
def use_ability(t: Affliction, seat: int, card: int) -> None:
    t.cards.power[card].use(t, seat, card)


@RULES.step
def answer_girl(t: Affliction, card: int, owner: int) -> None:
    t.cards.power[card].after_girl(t, card, owner)


# ---- what a colonist asks in turn -----------------------------------------------------------------------------------

_any_target = by_chance(targets)


def _silent(t: Affliction, seat: int, *data: Any) -> int:
    """Declined where that is offered, else by chance (A11.5)."""
    return PASS if PASS in targets(t, seat, *data) else _any_target(t, seat, *data)


def _label(t: Affliction, seat: int, card: int, *data: Any) -> str:
    """The question of the colonist of the house; who has another name or other steps asks in general."""
    known = t.cards.ability[card] in ASKING and not t.cards.renamed[card]
    return f"ability_{t.cards.ability[card]}" if known else "ability_script"


# The abilities that ask something: each has a question of its own in the locales.
ASKING = asking()
_LABELS = [*(f"ability_{name}" for name in ASKING), "ability_script"]
RULES.decision("ability", targets, chosen, _silent, seconds=30, label=_label, labels=_LABELS)
