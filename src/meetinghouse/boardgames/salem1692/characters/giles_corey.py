"""Giles Corey: two Accusations in one draw of two may be shown for a third card (S9.11-S9.13)."""

from meetinghouse.boardgames.salem1692.acts import NO, YES
from meetinghouse.boardgames.salem1692.deck import EXTRA_DRAW, can_draw, start_draw
from meetinghouse.boardgames.salem1692.names import ACCUSATION
from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import may
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE


def _options(t: Salem, seat: int) -> list[int]:
    # Asked after every two-card draw; only he sees whether showing is among the options.
    return [YES, NO] if t.drawn[seat] == (ACCUSATION, ACCUSATION) else [NO]


def _show_to_all(t: Salem, seat: int) -> None:
    """Now all know these two. Who knew the deck and saw them go into his hand must not count them twice."""
    t.public_hand[seat][ACCUSATION] += 2
    for viewer, saw in enumerate(t.watched):
        if saw:
            known = t.known_hands[viewer]
            known[seat][ACCUSATION] -= saw
            if not any(known[seat]):
                del known[seat]


def _answered(t: Salem, seat: int, act: int) -> None:
    if act == YES:
        _show_to_all(t, seat)
        t.emit("giles_shows", seat=seat, tells=EVERYONE)
        start_draw(t, seat, 1, EXTRA_DRAW)  # not a turn's draw: it never brings a fourth


GILES = may("giles", _answered, _options)


@CHARACTER_POWERS.add
class GilesCorey(Character):
    """All he does happens after a draw."""

    def after_turn_draw(self, t: Salem, seat: int) -> None:
        """Ask him each time, so that being asked tells nothing."""
        if can_draw(t):
            t.ask(GILES, (seat,))
