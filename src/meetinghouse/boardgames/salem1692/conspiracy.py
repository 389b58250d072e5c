"""Conspiracy: the Black Cat's Tryal, then everyone takes one from the left (S6)."""

from meetinghouse.boardgames.salem1692.accuse import after_reveal, face_by_chance, turn_up
from meetinghouse.boardgames.salem1692.acts import SHOW, TRYAL
from meetinghouse.boardgames.salem1692.death import only_witches_live, witches_win
from meetinghouse.boardgames.salem1692.hands import less
from meetinghouse.boardgames.salem1692.names import BLACK_CAT, CONSPIRACY, TRYALS, WITCH
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, Card
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Closes


@CARD_POWERS.add
class Conspiracy(Card):
    """Never in a hand: it is resolved when it is drawn."""

    phase = "conspiracy"

    def when_drawn(self, t: Salem, seat: int) -> None:
        """The Black Cat's player shows a Tryal, chosen by the drawer (S5.24); then the Tryals are passed."""
        t.push(pass_tryals)
        for cat in t.living:
            if t.front[cat][BLACK_CAT] and not CHARACTER_BY_NUMBER[t.power[cat]].cat_immune:
                t.ask(CAT_TRYAL, (seat,), cat)


def _cat_options(t: Salem, seat: int, cat: int) -> list[int]:
    if seat == cat:  # my own cards: I choose by their faces (S6.4)
        return [SHOW[face] for face, n in enumerate(t.tryals[cat]) if n]
    return TRYAL.acts(range(sum(t.tryals[cat])))


def _cat_chosen(t: Salem, seat: int, act: int, cat: int) -> None:
    face = SHOW.key(act) if seat == cat else face_by_chance(t, cat)
    # What the owner chose to show says more than what chance turned up, so the story tells them apart.
    turn_up(t, cat, face, "own_cat" if seat == cat else "black_cat")
    after_reveal(t, cat, face)


CAT_TRYAL = RULES.decision("black_cat", options=_cat_options, then=_cat_chosen, rule="S6.2", seconds=15)


@RULES.step
def pass_tryals(t: Salem) -> None:
    """All living players at once take one face-down Tryal from the left (S6.7)."""
    t.ask(PASSING, t.living)


def _passed(t: Salem, answers: dict[int, int]) -> None:
    taken = [(taker, t.left_of(taker)) for taker in t.living]
    faces = [face_by_chance(t, giver) for _, giver in taken]  # all at once: nobody passes on what just came
    t.history.append(("conspiracy", t.living))
    for (_, giver), face in zip(taken, faces, strict=True):
        t.tryals[giver][face] -= 1
    t.conspiracies += 1
    t.aside.remove(CONSPIRACY)
    t.discards.append(CONSPIRACY)
    t.phase = "night" if t.is_night() else "day"  # drawn at Night, because a death there moved Martha's limit
    if t.options["conspiracy"] == "shuffled":
        _deal_again(t, taken, faces)
    else:
        _pass_on(t, taken, faces)
    if only_witches_live(t):
        witches_win(t)


def _pass_on(t: Salem, taken: list[tuple[int, int]], faces: list[int]) -> None:
    _blur(t, taken, faces)
    before = t.conspiracies - 1
    for (taker, giver), face in zip(taken, faces, strict=True):
        _receive(t, taker, face)
        t.learned[taker] += ((before, "took", face, giver),)
        t.learned[giver] += ((before, "gave", face, taker),)
        t.includes[giver] += ((taker, face),)
        told = 1 << taker | 1 << giver
        t.emit("tryal_passed", seat=taker, giver=giver, tells=told, secret={"tryal": TRYALS[face]})


def _deal_again(t: Salem, taken: list[tuple[int, int]], faces: list[int]) -> None:
    """Option `conspiracy = shuffled`: what was taken is mixed and dealt out again (S14.3, S14.4)."""
    dealt = t.chance.shuffled(faces)
    before = t.conspiracies - 1
    for (_, giver), face in zip(taken, faces, strict=True):
        t.learned[giver] += ((before, "gave", face, -1),)
        t.emit("tryal_given", seat=giver, tells=1 << giver, secret={"tryal": TRYALS[face]})
    for (taker, _), face in zip(taken, dealt, strict=True):
        _receive(t, taker, face)
        t.learned[taker] += ((before, "took", face, -1),)
        t.emit("tryal_dealt", seat=taker, tells=1 << taker, secret={"tryal": TRYALS[face]})


def _receive(t: Salem, taker: int, face: int) -> None:
    t.tryals[taker][face] += 1
    if face == WITCH:
        t.witch[taker] = True  # S6.9; the giver remains one (S6.10)


def _blur(t: Salem, taken: list[tuple[int, int]], faces: list[int]) -> None:
    """What was known to be among a giver's Tryals may have been passed on; only the taker saw what left (S6.13)."""
    for (taker, giver), face in zip(taken, faces, strict=True):
        for viewer, known in enumerate(t.includes):
            for gone in [face] if viewer == taker else sorted({f for s, f in known if s == giver}):
                t.includes[viewer] = less(t.includes[viewer], (giver, gone))


PASSING = RULES.decision(
    "pass_tryals",
    options=lambda t, seat: TRYAL.acts(range(sum(t.tryals[t.left_of(seat)]))),
    default=lambda t, seat: TRYAL[0],  # any place is any card
    then=_passed,
    closes=Closes.ALL,
    rule="S6.7",
    seconds=20,
    public_answers=True,
)
