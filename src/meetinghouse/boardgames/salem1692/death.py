"""Death, links, what becomes of the cards, and who wins (S8, S12)."""

from collections.abc import Callable

from meetinghouse.boardgames.salem1692 import hands
from meetinghouse.boardgames.salem1692.acts import CARD, FRONT_CARD
from meetinghouse.boardgames.salem1692.names import BLUE, CARDS, NOBODY, NONE_OF_EACH, PLAYABLE, TRYALS, WITCH
from meetinghouse.boardgames.salem1692.powers import CHARACTER_BY_NUMBER
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE

LONGEST = 99  # Nights; no table comes near it, but no table may go on for ever (S12.7)


def read_powers(t: Salem) -> None:
    """The dead have no power; Martha has that of the first living player on her right (S9.15)."""
    t.power = [NOBODY] * t.seats
    for seat in t.living:
        copies = CHARACTER_BY_NUMBER[t.character[seat]].copies_right_neighbour
        t.power[seat] = t.character[t.right_of(seat) if copies else seat]


def kill(t: Salem, seat: int, how: str) -> None:
    """A player dies: powers are read anew, then the links, then the cards (S8.5)."""
    dead: list[int] = []
    if _strike(t, seat, how, dead):
        return
    t.push(count_again_before_martha)
    t.push(two_left)
    for one in reversed(dead):
        t.push(settle, one)


def _strike(t: Salem, seat: int, how: str, dead: list[int]) -> bool:
    """One death and those linked to it; True when it decided the game."""
    partner = t.linked_to(seat)
    t.living = tuple(s for s in t.living if s != seat)
    t.last_words += (seat,)
    read_powers(t)
    t.emit("died", seat=seat, how=how)
    dead.append(seat)
    win: Callable[[Salem], None] | None = None
    if only_witches_live(t):
        win = witches_win
    elif not any(t.tryals[s][WITCH] for s in t.living):  # the dead are about to turn the last Witch up
        win = town_wins
    if win is not None:
        for one in dead:
            _turn_all_up(t, one)
        win(t)
        return True
    if partner >= 0 and not CHARACTER_BY_NUMBER[t.power[partner]].link_immune:
        return _strike(t, partner, "linked", dead)
    return False


def _turn_all_up(t: Salem, seat: int) -> None:
    faces = hands.listed(t.tryals[seat])
    t.tryals[seat] = [0] * len(TRYALS)
    t.revealed[seat] += tuple(faces)
    t.includes = [tuple(fact for fact in known if fact[0] != seat) for known in t.includes]
    shows_witch = WITCH in t.revealed[seat]
    # Told only for those who show a Witch: to stay silent about former witches alone would point at them (S14.5).
    told = shows_witch or not t.options["hide_former_witches"]
    t.announced[seat] = int(t.witch[seat]) if told else -1
    for face in faces:
        t.history.append(("revealed", seat, face, "death"))
    t.history.append(("died", seat, t.announced[seat]))
    t.emit(
        "tryals_turned_up", seat=seat, tryals=[TRYALS[f] for f in faces], was_witch=t.announced[seat], tells=EVERYONE
    )


@RULES.step
def settle(t: Salem, seat: int) -> None:
    """The dead player's Tryals are turned up and the cards go where they go (S8.6-S8.8, S9.14)."""
    _turn_all_up(t, seat)
    heirs = t.heirs()
    front = t.front[seat]
    t.front[seat] = list(NONE_OF_EACH)
    for kind in PLAYABLE:
        if kind not in BLUE:  # red cards, an Alibi lying as a Witness, Stocks
            t.discards += [kind] * front[kind]
    blue = [k for k in BLUE for _ in range(front[k])]
    if not heirs:
        t.discards += blue
        cards = hands.discard_hand(t, seat)
        t.emit("hand_discarded", seat=seat, cards=hands.names(cards), tells=EVERYONE)
    elif len(heirs) == 1:
        heir = heirs[0]
        n = sum(t.hand[seat])
        cards = hands.pass_hand(t, seat, heir)
        for kind in blue:
            t.hand[heir][kind] += 1
            t.public_hand[heir][kind] += 1
        t.emit(
            "inherited",
            seat=heir,
            target=seat,
            n=n,
            front=hands.names(blue),
            tells=1 << heir | 1 << seat,
            secret={"cards": hands.names(cards)},
        )
    else:
        _open_estate(t, seat, blue, heirs)


def _open_estate(t: Salem, seat: int, blue: list[int], heirs: list[int]) -> None:
    """John and Martha look at the hand together and take turns (S9.22). The dead player knows it as well."""
    t.estate = t.hand[seat]
    for heir in heirs:
        hands.pool(t, heir, seat)
    cards = hands.listed(t.estate)
    hands.forget(t, seat)
    for kind in blue:
        t.estate_front[kind] += 1
    told = 1 << heirs[0] | 1 << heirs[1] | 1 << seat
    t.emit("estate_opened", seat=seat, n=len(cards), tells=told, secret={"cards": hands.names(cards)})
    share_estate(t, seat, 0)


@RULES.step
def share_estate(t: Salem, dead: int, turn: int) -> None:
    """The next heir takes one card, until nothing is left."""
    heirs = t.heirs()
    if len(heirs) < 2 or not (any(t.estate) or any(t.estate_front)):
        return
    t.ask(INHERIT, (heirs[turn % 2],), dead, turn)


def _inherit_options(t: Salem, seat: int, dead: int, turn: int) -> list[int]:
    hand = CARD.acts(kind for kind, n in enumerate(t.estate) if n)
    return hand + FRONT_CARD.acts(kind for kind in BLUE if t.estate_front[kind])


def _inherited(t: Salem, seat: int, act: int, dead: int, turn: int) -> None:
    heirs = t.heirs()
    if FRONT_CARD.has(act):  # it lay face up: everyone sees whose hand it goes to
        kind = FRONT_CARD.key(act)
        t.estate_front[kind] -= 1
        t.hand[seat][kind] += 1
        t.public_hand[seat][kind] += 1
        t.emit("heir_took_front", seat=seat, card=CARDS[kind], tells=EVERYONE)
    else:
        kind = CARD.key(act)
        t.estate[kind] -= 1
        t.hand[seat][kind] += 1
        other = heirs[1] if heirs[0] == seat else heirs[0]
        hands.learn(t, other, seat, kind)
        told = 1 << seat | 1 << other
        t.emit("heir_took", seat=seat, tells=told, secret={"card": CARDS[kind]})
    t.push(share_estate, dead, turn + 1)


INHERIT = RULES.decision("inherit", options=_inherit_options, then=_inherited, rule="S9.22", seconds=15)


@RULES.step
def two_left(t: Salem) -> None:
    """With two players left, the blue cards in front of them leave the game (S11.1)."""
    if len(t.living) != 2:
        return
    gone: list[int] = []
    for seat in t.living:
        for kind in BLUE:
            gone += [kind] * t.front[seat][kind]
            t.front[seat][kind] = 0
    if gone:
        t.removed += gone
        t.emit("blue_removed", cards=hands.names(gone))


@RULES.step
def count_again_before_martha(t: Salem) -> None:
    """A neighbour's death may have changed Martha's limit or the worth of Evidence before her (S4.7)."""
    for seat in t.living:
        CHARACTER_BY_NUMBER[t.character[seat]].after_deaths(t, seat)


# ---- winning -----------------------------------------------------------------------------------------------


def town_wins(t: Salem) -> None:
    """The last Witch Tryal is face up (S12.1)."""
    _finish(t, [s for s in range(t.seats) if not t.witch[s]], "last_witch_revealed")


def witches_win(t: Salem, reason: str = "only_witches_left") -> None:
    """Every living player has held a Witch (S12.3)."""
    _finish(t, [s for s in range(t.seats) if t.witch[s]], reason)


def only_witches_live(t: Salem) -> bool:
    """Whether all who live have ever held a Witch."""
    witch = t.witch
    return all(witch[s] for s in t.living)


def _finish(t: Salem, winners: list[int], reason: str) -> None:
    t.phase = "over"
    t.marked = -1
    t.confessions = [-1] * t.seats  # what is still sealed is never opened
    t.finish(winners, reason, {str(s): int(s in winners) for s in range(t.seats)})
    t.emit("game_over", winners=winners, reason=reason, tells=EVERYONE)
