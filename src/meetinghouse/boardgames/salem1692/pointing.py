"""The two pointings of Dawn and Night, asked of everyone alike (S2.2-S2.8, S7.3-S7.6)."""

from collections.abc import Callable
from functools import partial

from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Closes

FIRST, SECOND, SAVE = range(3)  # the stages of a night, as noted for the story


POINTINGS = ("dawn", "dawn_again", "night", "night_again")  # while these are asked, the witches' eyes are open


def note_said(t: Salem, answers: dict[int, int], stage: int) -> None:
    """Keep what everyone answered for the story at the end (S2.7)."""
    for seat, act in answers.items():
        t.said[seat] += ((t.nights, stage, SEAT.key(act)),)


def most_named(t: Salem, answers: dict[int, int]) -> int:
    """Whom the witches named most often; among equals, chance decides (S2.6)."""
    tally = [0] * t.seats
    for seat, act in answers.items():
        if t.witch[seat]:
            tally[SEAT.key(act)] += 1
    top = max(tally)
    named = [s for s, n in enumerate(tally) if n == top]
    return named[t.chance.pick(len(named))]


def pointing(
    name: str, rule: str, *, seconds: int, then: Callable[[Salem, dict[int, int]], None], witch_labels: tuple[str, str]
) -> Callable[[Salem], None]:
    """Make the two decisions of a pointing; returns what opens the first."""

    def first_answered(t: Salem, answers: dict[int, int]) -> None:
        note_said(t, answers, FIRST)
        for seat, act in answers.items():
            t.first_choice[seat] = SEAT.key(act)
        witches = [s for s in t.living if t.witch[s]]
        eyes = sum(1 << s for s in witches)
        chosen = [t.first_choice[s] for s in witches]
        t.emit("witches_pointed", to=eyes, tells=eyes, seats=witches, targets=chosen)
        t.ask(second, t.living)

    def second_answered(t: Salem, answers: dict[int, int]) -> None:
        note_said(t, answers, SECOND)
        for seat in answers:
            t.first_choice[seat] = -1
        then(t, answers)

    one, two = (witch_labels[0], "suspect"), (witch_labels[1], "trust")
    # the same names for all, oneself included: a witch may name herself (S2.4)
    asked = partial(
        RULES.decision, options=lambda t, seat: SEAT.acts(t.living), closes=Closes.ALL, rule=rule, seconds=seconds
    )
    first = asked(name, then=first_answered, labels=one, label=lambda t, seat: one[not t.witch[seat]])
    second = asked(
        name + "_again",
        default=lambda t, seat: SEAT[t.first_choice[seat]],
        then=second_answered,
        labels=two,
        label=lambda t, seat: two[not t.witch[seat]],
    )

    def open_eyes(t: Salem) -> None:
        """The witches learn who the witches are (S2.3, S7.5), and everyone is asked to point."""
        witches = [s for s in t.living if t.witch[s]]
        eyes = sum(1 << s for s in witches)
        for seat in witches:
            t.learned[seat] += ((t.conspiracies, "witches", tuple(witches), t.nights),)
        t.history.append(("eyes_open", t.nights))
        t.emit("eyes_open", to=eyes, tells=eyes, seats=witches)
        t.ask(first, t.living)

    return open_eyes
