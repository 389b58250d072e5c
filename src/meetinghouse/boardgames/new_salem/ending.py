"""The end of the game (N11): Trials, sets, Despair, points."""

from meetinghouse.boardgames.new_salem import names
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import DESIGN, Town
from meetinghouse.engine.visibility import EVERYONE


@RULES.step
def end_game(t: Town) -> None:
    """Four steps, in order; then the winner."""
    n = t.seats
    for seat in range(n):
        t.character_seen[seat] = EVERYONE
        card = names.CHARACTERS[t.character[seat]]
        t.emit("unmasked", tells=EVERYONE, seat=seat, character=card, side=t.side_of(seat))
    before = sum(t.despair)
    tried = after_trials(t, before)
    t.emit("end_trials", before=before, after=tried)
    final = after_sets(t, tried)
    t.emit("end_sets", before=tried, after=final)
    points = [points_of(t, seat) for seat in range(n)]
    needed = t.set.needed[n]
    t.emit("end_despair", n=final, needed=needed)
    witches_win = final >= needed
    side = [seat for seat in range(n) if t.is_witch(seat) == witches_win]
    reason = "puritans" if not witches_win else "witches" if side else "all_lose"
    t.finish(winners_of(t, side, points), reason, {"points": points, "despair": final, "needed": needed})


def after_trials(t: Town, despair: int) -> int:
    """Step 1 (N11.1); never below 0 (N11.3)."""
    for seat in range(t.seats):
        if t.is_witch(seat):
            despair += -names.TRIAL_DESPAIR if t.trials[seat] else names.TRIAL_DESPAIR
        elif t.trials[seat]:
            despair += names.TRIAL_DESPAIR
    return max(0, despair)


def after_sets(t: Town, despair: int) -> int:
    """Step 2 (N11.2); never below 0 (N11.3)."""
    for seat in range(t.seats):
        sets = t.complete_sets(seat)
        despair += names.SET_DESPAIR * (sets[names.DEATH] - sets[names.JUSTICE])
    return max(0, despair)


def points_of(t: Town, seat: int) -> int:
    """Step 4 (N11.6), with the Events that count for their keepers (N13.21, N13.22)."""
    types = t.set.types[t.character[seat]]
    points = sum([types >> names.TYPE_OF[b & DESIGN] & 1 for b in t.in_play[seat]])
    points += names.SET_POINTS * sum(t.complete_sets(seat))
    points += sum(worth for worth, holder in zip(t.set.points, t.holder, strict=True) if holder == seat)
    return points


def winners_of(t: Town, side: list[int], points: list[int]) -> list[int]:
    """Most points, then most Hope, then shared (N11.7)."""
    if not side:
        return []
    best = max((points[seat], t.hope[seat]) for seat in side)
    return [seat for seat in side if (points[seat], t.hope[seat]) == best]
