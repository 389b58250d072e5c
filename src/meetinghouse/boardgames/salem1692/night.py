"""Night: two pointings, the Constable's stage, confessions, the Kill (S7)."""

from meetinghouse.boardgames.salem1692.accuse import turn_up
from meetinghouse.boardgames.salem1692.acts import CONFESS_UNSEEN, SEAT, SHOW, STAY_SILENT
from meetinghouse.boardgames.salem1692.death import LONGEST, kill, town_wins, witches_win
from meetinghouse.boardgames.salem1692.deck import shuffle_in_the_morning
from meetinghouse.boardgames.salem1692.names import ASYLUM, CONSPIRACY, NIGHT, WITCH
from meetinghouse.boardgames.salem1692.pointing import SAVE, most_named, note_said, pointing
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, Card
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

PHIPS_USES = 0  # the column of `used`


@CARD_POWERS.add
class Night(Card):
    """Never in a hand: it is resolved when it is drawn."""

    def when_drawn(self, t: Salem, seat: int) -> None:
        t.phase = "night"
        t.nights += 1
        t.deck_ran_out = not t.deck
        t.emit("night_falls", n=t.nights)
        open_eyes(t)


def _marked(t: Salem, answers: dict[int, int]) -> None:
    """The witches have chosen; the Constable's stage comes whether there is a Constable or not (S7.9)."""
    t.marked = most_named(t, answers)
    witches = sum(1 << s for s in t.living if t.witch[s])
    t.emit("kill_chosen", to=witches, tells=witches, target=t.marked)
    t.ask(CONSTABLE_STAGE, t.living)


open_eyes = pointing("night", "S7.2", seconds=20, then=_marked, witch_labels=("kill_first", "kill_second"))


# ---- the Constable's stage -----------------------------------------------------------------------------------


def _gavel_placed(t: Salem, answers: dict[int, int]) -> None:
    note_said(t, answers, SAVE)
    constable = t.constable()
    if constable >= 0:
        t.gavel = SEAT.key(answers[constable])
        t.history.append(("gavel", t.gavel))
        t.emit("gavel_placed", target=t.gavel, tells=EVERYONE)
    else:
        t.emit("no_gavel")
    t.ask(CONFESS, t.living)


CONSTABLE_STAGE = RULES.decision(
    "constable",
    options=lambda t, seat: [SEAT[s] for s in t.living if s != seat],
    then=_gavel_placed,
    closes=Closes.ALL,
    rule="S7.7",
    seconds=10,
    label=lambda t, seat: "gavel" if t.constable() == seat else "save",
    labels=("gavel", "save"),
)


# ---- confessions ---------------------------------------------------------------------------------------------


def _confess_options(t: Salem, seat: int) -> list[int]:
    options = [STAY_SILENT] + [SHOW[face] for face, n in enumerate(t.tryals[seat]) if n]
    if CHARACTER_BY_NUMBER[t.power[seat]].confesses_unseen and not t.used[seat][PHIPS_USES]:
        options.append(CONFESS_UNSEEN)
    return options


def _sealed(t: Salem, answers: dict[int, int]) -> None:
    t.confessions = [answers.get(seat, -1) for seat in range(t.seats)]
    turn_confessions_up(t, tuple(t.in_turn_order(t.turn)), 0)


CONFESS = RULES.decision(
    "confess", _confess_options, _sealed, lambda t, seat: STAY_SILENT, closes=Closes.ALL, rule="S7.12", seconds=30
)


@RULES.step
def turn_confessions_up(t: Salem, order: tuple[int, ...], at: int) -> None:
    """One after another, from the seat whose turn it is (S7.13); a death may interrupt."""
    while at < len(order):
        seat = order[at]
        act = t.confessions[seat]
        t.confessions[seat] = -1
        at += 1
        if act in (-1, STAY_SILENT) or seat not in t.living:
            continue  # the dead show nothing, and Phips's use stays unspent (S7.15, S9.51)
        if act != CONFESS_UNSEEN and not t.tryals[seat][SHOW.key(act)]:
            continue  # a death before it has had that Tryal turned up or passed on (S7.24)
        t.confessed[seat] = True
        if act == CONFESS_UNSEEN:
            t.spend_use(seat, PHIPS_USES)
            t.emit("confessed_unseen", seat=seat, tells=EVERYONE)
            continue
        face = SHOW.key(act)
        turn_up(t, seat, face, "confession")
        if not t.hidden_witch_cards():
            town_wins(t)
            return
        if face == WITCH or not any(t.tryals[seat]):
            t.push(turn_confessions_up, order, at)
            kill(t, seat, "confession")
            return
    name_the_kill(t)


# ---- the Kill ------------------------------------------------------------------------------------------------


def name_the_kill(t: Salem) -> None:
    """The witches' choice is named, saved or not (S7.17-S7.22)."""
    target = t.marked
    t.push(end_night)
    if target not in t.living:
        saved = "already_dead"
    elif t.gavel == target:
        saved = "gavel"
    elif t.confessed[target]:
        saved = "confession"
    elif t.front[target][ASYLUM]:
        saved = "asylum"
    else:
        saved = "no"
    t.emit("kill_named", target=target, saved=saved, tells=EVERYONE)
    if saved == "no":
        kill(t, target, "night")


@RULES.step
def end_night(t: Salem) -> None:
    """The gavel is taken back, the discards are shuffled (S7.23, S10.1, S10.5)."""
    t.marked = -1
    t.gavel = -1
    t.confessed = [False] * t.seats
    t.phase = "conspiracy" if CONSPIRACY in t.aside else "day"  # Rebecca may have drawn Night in the midst of one
    if not t.deck_ran_out:  # Tituba moved Night up: the rest of the deck is played out first (S10.5)
        t.aside.remove(NIGHT)
        t.discards.append(NIGHT)
    t.emit("morning")
    if t.nights >= LONGEST:
        witches_win(t, "endless_night")
    elif t.deck_ran_out:
        t.deck_ran_out = False
        shuffle_in_the_morning(t)
