"""Lantern: a game small enough to check by hand, with one of everything the engine offers.

One seat is secretly the witch. Each round: all point at a seat at once and in secret, and the witch's pointing takes a
point from its target (`point`, ALL, labels that differ by seat); anyone may claim the lantern (`lantern`, FIRST_YES);
one seat has a turn while the others may cheer (`turn`, MAIN); playing a spark makes two neighbours burn a card or a
point (`burn`, ONE, through nested pushes); playing salt lets the seat whisper up to three names in small steps that
nobody else can count (`whisper`, again and again under one id). At the end all vote openly on who the witch is
(`vote`, ALL with public answers).

`build` takes replacements for single rules: the property tests plant leaks with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Closes, Game, Kind, Option, Rules
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import EVERYONE, Counts, Named, Owner, Public, Server, alike, shown
from meetinghouse.telling import Telling, event

ROLES = ("town", "witch")
CARDS = ("moss", "spark", "salt")
SPARK, SALT = 1, 2
DECK = [0] * 8 + [1] * 6 + [2] * 6
SEATS = 6

ACTS = ActTable()
POINT = [ACTS.add("point", seat=s) for s in range(SEATS)]
CLAIM = ACTS.add("claim")
PASS = ACTS.add("pass")
DRAW = ACTS.add("draw")
PLAY = [ACTS.add("play", card=c) for c in CARDS]
BURN = [ACTS.add("burn", card=c) for c in CARDS]
CHEER = ACTS.add("cheer")
WHISPER = [ACTS.add("whisper", seat=s) for s in range(SEATS)]
VOTE = [ACTS.add("vote", seat=s) for s in range(SEATS)]


class Lantern(Table):
    """The state of one game."""

    role: Annotated[Owner[list[int]], Named(ROLES)]
    hand: Annotated[Owner[list[list[int]]], Counts(CARDS)]
    pointed: Owner[list[int | None]]  # whom each seat pointed at last: its own memory
    whispers: Owner[list[list[int]]]
    deck: Server[list[int]]
    discard: Annotated[Public[list[int]], Named(CARDS)]
    score: Public[list[int]]
    round: Public[int]
    leader: Public[int]
    holder: Public[int | None]
    cheers: Public[frozenset[int]]
    claims: Public[dict[int, list[int]]]  # seat -> the rounds in which it claimed the lantern
    burnt: Public[tuple[int, ...]]
    last_point: Public[tuple[int, int] | None]  # round and victim
    motto: Public[str]

    @alike
    def hand_sizes(self, viewer: int) -> list[int]:
        return [sum(hand) for hand in self.hand]

    @shown
    def deck_left(self, viewer: int) -> int:
        return len(self.deck)


def kind(t: Lantern, name: str) -> Kind:
    return t.game.rules.kinds[name]  # through the table: variants of the game have their own


def new(t: Lantern) -> None:
    n = t.seats
    witch = t.chance.pick(n)
    t.role = [int(s == witch) for s in range(n)]
    t.deck = [DECK[i] for i in t.chance.shuffle(len(DECK))]
    t.hand = [[0] * len(CARDS) for _ in range(n)]
    t.pointed = [None] * n
    t.whispers = [[] for _ in range(n)]
    t.discard = []
    t.score = [3] * n
    t.round = 0
    t.leader = t.chance.pick(n)
    t.holder = None
    t.cheers = frozenset()
    t.claims = {}
    t.burnt = ()
    t.last_point = None
    t.motto = "lux" if t.options["bright"] else "nox"
    t.emit("dealt", leader=t.leader, tells=EVERYONE)
    for seat in range(n):
        draw(t, seat)
        draw(t, seat)
    t.push(next_round)


def draw(t: Lantern, seat: int) -> None:
    if not t.deck:
        t.emit("empty", seat=seat)
        return
    card = t.deck.pop()
    t.hand[seat][card] += 1
    t.emit("drew", seat=seat, left=len(t.deck), tells=1 << seat, secret={"card": CARDS[card]})


def others(t: Lantern, seat: int) -> list[int]:
    return [s for s in range(t.seats) if s != seat]


def point_options(t: Lantern, seat: int) -> list[int]:
    return POINT[: t.seats]  # oneself too: being struck clears nobody


def point_default(t: Lantern, seat: int) -> int:
    options = point_options(t, seat)
    return options[t.chance.pick(len(options))]


def point_label(t: Lantern, seat: int) -> str:
    return "strike" if t.role[seat] else "suspect"


def pointed(t: Lantern, answers: dict[int, int]) -> None:
    for seat, act in answers.items():
        t.pointed[seat] = POINT.index(act)
    victim = t.pointed[t.role.index(1)]
    assert victim is not None
    t.score[victim] -= 1
    t.last_point = (t.round, victim)
    t.emit("struck", seat=victim, tells=EVERYONE)
    t.ask(kind(t, "lantern"), range(t.seats))


def lantern_options(t: Lantern, seat: int) -> list[int]:
    return [CLAIM, PASS]


def lantern_default(t: Lantern, seat: int) -> int:
    return PASS


def claimed(t: Lantern, seat: int, act: int) -> None:
    if seat >= 0:
        t.holder = seat
        t.claims.setdefault(seat, []).append(t.round)
        t.emit("claimed", seat=seat)
    t.push(open_turn, t.leader)


def open_turn(t: Lantern, seat: int) -> None:
    speakers = [s for s in others(t, seat) if s not in t.cheers]
    t.ask(kind(t, "turn"), (seat, *speakers), seat)


def turn_options(t: Lantern, seat: int, main: int) -> list[int]:
    if seat != main:
        return [CHEER]
    return [DRAW, PASS, *(PLAY[c] for c in range(len(CARDS)) if t.hand[seat][c])]


def turn_default(t: Lantern, seat: int, main: int) -> int:
    options = turn_options(t, seat, main)
    return options[t.chance.pick(2)]  # draw or pass: silence gives no card away


def turned(t: Lantern, seat: int, act: int, main: int) -> None:
    if act == CHEER:
        t.cheers |= {seat}
        t.emit("cheered", seat=seat)
        open_turn(t, main)
        return
    if act == DRAW:
        draw(t, seat)
    elif act != PASS:
        card = PLAY.index(act)
        t.hand[seat][card] -= 1
        t.discard.append(card)
        t.emit("played", seat=seat, card=CARDS[card], size=sum(t.hand[seat]))
        if card == SPARK:
            after = others(t, seat)
            t.push(next_round)
            t.push(burn, after[-1], seat)
            t.push(burn, after[0], seat)
            return
        if card == SALT:
            t.push(next_round)
            t.whispers[seat] = []
            t.ask(kind(t, "whisper"), (seat,))
            return
    t.push(next_round)


def whisper_options(t: Lantern, seat: int) -> list[int]:
    return [PASS, *WHISPER[: t.seats]]


def whisper_default(t: Lantern, seat: int) -> int:
    return PASS


def whispered(t: Lantern, seat: int, act: int) -> None:
    if act != PASS:
        t.whispers[seat].append(WHISPER.index(act))
        if len(t.whispers[seat]) < 3:
            t.again(kind(t, "whisper"), seat)
            return
    t.emit("whispered", seat=seat, tells=1 << seat, secret={"named": t.whispers[seat][:]})


def burn(t: Lantern, seat: int, by: int) -> None:
    t.ask(kind(t, "burn"), (seat,), by)


def burn_options(t: Lantern, seat: int, by: int) -> list[int]:
    return [PASS, *(BURN[c] for c in range(len(CARDS)) if t.hand[seat][c])]


def burn_default(t: Lantern, seat: int, by: int) -> int:
    return PASS


def burned(t: Lantern, seat: int, act: int, by: int) -> None:
    if act == PASS:
        t.score[seat] -= 1
        t.emit("suffered", seat=seat, by=by)
        return
    card = BURN.index(act)
    t.hand[seat][card] -= 1
    t.discard.append(card)
    t.burnt += (seat,)
    t.emit("burned", seat=seat, by=by, cards=[CARDS[card]])


def next_round(t: Lantern) -> None:
    if t.round == t.options["rounds"]:
        t.ask(kind(t, "vote"), range(t.seats))
        return
    t.round += 1
    t.leader = (t.leader + 1) % t.seats
    t.cheers = frozenset()
    t.ask(kind(t, "point"), range(t.seats))


def vote_options(t: Lantern, seat: int) -> list[int]:
    return VOTE[: t.seats]


def vote_default(t: Lantern, seat: int) -> int:
    return VOTE[seat]


def voted(t: Lantern, answers: dict[int, int]) -> None:
    named = [VOTE.index(act) for act in answers.values()]
    t.emit("votes", named=named)
    witch = t.role.index(1)
    caught = named.count(witch) * 2 > t.seats
    town = tuple(s for s in range(t.seats) if s != witch)
    t.emit("unmasked", seat=witch, tells=EVERYONE)
    t.finish(town if caught else (witch,), "caught" if caught else "escaped", {"points": t.score[:], "round": t.round})


def imagine(t: Lantern, view: dict[str, Any]) -> None:
    n, viewer = t.seats, view["viewer"]
    sizes = view["hand_sizes"]
    suspects = [s for s in range(n) if s != viewer]
    known = viewer >= 0 and t.role[viewer] == 1
    witch = viewer if known else suspects[t.chance.pick(len(suspects))]
    over = t.outcome
    if over is not None:  # the end unmasks the witch
        witch = over.winners[0] if over.reason == "escaped" else next(s for s in range(n) if s not in over.winners)
    t.role = [int(s == witch) for s in range(n)]
    left = DECK[:]
    for card in t.discard:
        left.remove(card)
    if viewer >= 0:
        for card, count in enumerate(t.hand[viewer]):
            for _ in range(count):
                left.remove(card)
    left = [left[i] for i in t.chance.shuffle(len(left))]
    for seat in suspects:
        hand = [0] * len(CARDS)
        for _ in range(sizes[seat]):
            hand[left.pop()] += 1
        t.hand[seat] = hand
        t.pointed[seat] = None if t.last_point is None else t.chance.pick(n)
    if t.last_point is not None and witch != viewer:
        t.pointed[witch] = t.last_point[1]
    t.deck = left


def why_not(t: Lantern, seat: int, act: int) -> tuple[str, str] | None:
    return ("no-such-card", "L3.1") if act in PLAY else None


def check_options(seats: int, values: Mapping[str, Any]) -> None:
    if seats == 2 and values["rounds"] == 3:
        raise BadInput("bad-option", expected="at most 2 rounds for 2 seats", got=3)


def build(
    table: type[Table] = Lantern,
    *,
    point_options: Callable[..., Sequence[int]] = point_options,
    point_default: Callable[..., int] = point_default,
    pointed: Callable[..., None] = pointed,
    lantern_options: Callable[..., Sequence[int]] = lantern_options,
    claimed: Callable[..., None] = claimed,
    turn_options: Callable[..., Sequence[int]] = turn_options,
    turn_default: Callable[..., int] = turn_default,
    turned: Callable[..., None] = turned,
    burned: Callable[..., None] = burned,
    voted: Callable[..., None] = voted,
    next_round: Callable[..., None] = next_round,
    imagine: Callable[..., None] = imagine,
    why_not: Callable[..., tuple[str, str] | None] = why_not,
    new: Callable[..., None] = new,
    public_votes: bool = True,
) -> Game:
    """The game, with single rules replaced by name."""
    rules = Rules(
        "toy",
        seats=(2, SEATS),
        acts=ACTS,
        options={"rounds": Option(2, (1, 2, 3)), "bright": Option(False, (False, True))},
        outcomes=("caught", "escaped"),
    )
    rules.table(table)
    rules.set_up(new)
    rules.imagine(imagine)
    rules.why_not("no-such-card")(why_not)
    rules.check_options(check_options)
    rules.steps["next_round"] = next_round
    rules.step(open_turn)
    rules.step(burn)
    rules.decision(
        "point",
        point_options,
        pointed,
        point_default,
        closes=Closes.ALL,
        seconds=10,
        label=point_label,
        labels=["strike", "suspect"],
    )
    rules.decision(
        "lantern", lantern_options, claimed, lantern_default, closes=Closes.FIRST_YES, seconds=5, yes=CLAIM.__eq__
    )
    rules.decision("turn", options=turn_options, default=turn_default, then=turned, closes=Closes.MAIN, seconds=30)
    rules.decision("whisper", options=whisper_options, default=whisper_default, then=whispered)
    rules.decision("burn", options=burn_options, default=burn_default, then=burned)
    rules.decision(
        "vote", options=vote_options, default=vote_default, then=voted, closes=Closes.ALL, public_answers=public_votes
    )
    told = Telling(
        words={"seat": ["seat", "by", "leader", "named"], "card": ["card", "cards"]},
        ids={"card": CARDS},
        events=EVENT_TYPES,
    )
    return Game(rules, declares=[told])


EVENT_TYPES = {
    "dealt": event("T1", "leader"),
    "drew": event("T1", "seat left", secret="card", told="seat"),
    "empty": event("T1", "seat"),
    "struck": event("T2", "seat"),
    "claimed": event("T2", "seat"),
    "cheered": event("T3", "seat"),
    "played": event("T3", "seat card size"),
    "suffered": event("T3", "seat by"),
    "burned": event("T3", "seat by cards[]"),
    "whispered": event("T3", "seat", secret="named[]", told="seat"),
    "votes": event("T4", "named[]"),
    "unmasked": event("T4", "seat"),
}
TOY = build()
