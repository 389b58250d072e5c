"""Colonist abilities and generating influence (rulebook: spaces 5, 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import COLLECT, DONE, USE, WHO
from meetinghouse.boardgames.affliction.deciding import by_chance, done
from meetinghouse.boardgames.affliction.roster import ABILITIES_AND_INFLUENCE, COLONISTS, COUNT
from meetinghouse.boardgames.affliction.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meetinghouse.boardgames.affliction.state import Affliction


def generate(t: Affliction, seat: int) -> None:
    """Influence for every icon of the seat's circle and faction card."""
    n = tokens.icons(t, seat)
    if t.limited:
        n = min(n, tokens.influence_supply(t))
    t.influence[seat] += n
    t.emit("generated", seat=seat, n=n)


def start_activation(t: Affliction, seat: int) -> None:
    """Each hammer colonist once, in any order; on space 5 influence at any point between (ruling 4)."""
    t.used = []
    t.collected = t.space != ABILITIES_AND_INFLUENCE
    activate(t, seat)


def usable(t: Affliction, seat: int, most: int = COUNT) -> list[int]:
    """Hammer colonists of the seat that could do something now; the first `most` of them. Newcomers count at once
    (point 25)."""
    cards = t.cards
    hammer, used = cards.hammer, t.used
    found: list[int] = []
    for card in t.circles[seat]:
        if hammer[card] and card not in used and t.works(card) and cards.behaviour[card].may_use(t, seat, card):
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
    acts = [USE[card] for card in usable(t, seat)]
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
        _use(t, seat, WHO[act])


ABILITIES_KIND = RULES.decision("abilities", options=_options, then=_answered, default=done, seconds=30)


def _use(t: Affliction, seat: int, card: int) -> None:
    cards = t.cards
    t.used.append(card)
    t.emit("used", seat=seat, colonist=COLONISTS[card])
    if cards.afflicted[card]:
        for watcher in cards.hooks["after_girl"]:
            owner = t.in_circle(watcher)
            if owner >= 0 and watcher not in t.once:
                t.once.append(watcher)  # several girls of one circle in one action count once (rulebook)
                cards.behaviour[watcher].after_girl(t, watcher, owner)
    t.push(activate, seat)
    cards.behaviour[card].use(t, seat, card)


# ---- what a colonist asks in turn ----------------------------------------------------------------------------------


def ask_target(t: Affliction, seat: int, card: int, stage: int = 0, data: int = 0) -> None:
    """Put the question of a colonist's ability to a seat; the colonist's own file says what may be answered."""
    t.ask(ABILITY, (seat,), card, stage, data)


def _targets(t: Affliction, seat: int, card: int, stage: int, data: int) -> Sequence[int]:
    return t.cards.behaviour[card].targets(t, seat, card, stage, data)


def _chosen(t: Affliction, seat: int, act: int, card: int, stage: int, data: int) -> None:
    t.cards.behaviour[card].chosen(t, seat, card, act, stage, data)


# The abilities that ask something: each has a question of its own in the locales.
ASKING: tuple[str, ...] = (
    "abigail_williams",
    "ann_putnam",
    "bridget_bishop",
    "elizabeth_hubbard",
    "elizabeth_parris",
    "george_burroughs",
    "israel_porter",
    "john_alden",
    "john_proctor",
    "john_putnam",
    "joseph_porter",
    "mary_warren",
    "mercy_lewis",
    "nathaniel_putnam",
    "philip_english",
    "samuel_parris",
    "sarah_cloyce",
    "tituba",
    "william_griggs",
)


def _label(t: Affliction, seat: int, card: int, stage: int, data: int) -> str:
    return f"ability_{t.cards.ability[card]}"


ABILITY = RULES.decision(
    "ability",
    options=_targets,
    then=_chosen,
    default=by_chance(_targets),
    seconds=30,
    label=_label,
    labels=[f"ability_{name}" for name in ASKING],
)
