"""What a table decides together: sending somebody away, letting somebody back in, pausing, going on, closing.

The person who asks votes yes by asking. More than half of the people who were present then decide, without the one it
is about; a minute's silence is a no, and so is that of somebody who drops off meanwhile, or a bad line would decide.
Where nobody else is present, the person who asks gets it at once. Only totals
are shown, so silenced players cannot signal.

A knock is different: a phone without a seat asks for the seat of somebody whose phone is gone. Anybody who has the
invitation can knock, so a knock is no vote, holds up no vote and passes by nobody's silence: the host says yes,
or more than half of all who sit here do, whether their phones are awake or not.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from meetinghouse.server.hall import tokens
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import talk
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Rung, VoteKind

if TYPE_CHECKING:
    from meetinghouse.server.table.core import Core

SECONDS = 60  # after which a vote has failed
KICKERS = 2  # it takes at least so many to send a person away who is present in a running game


@dataclass(slots=True)
class Ballot:
    what: VoteKind
    seat: int | None  # who is to be sent away, or to come back
    able: set[int]  # who has a vote
    least: int = 1  # how many have to agree, however few there are
    until: int = 0
    token_hash: str = ""  # of the phone that knocks
    mark: str = ""  # of its person's key
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)

    @property
    def needed(self) -> int:
        """How many have to vote yes."""
        return max(self.least, len(self.able) // 2 + 1)

    def cast(self, seat: int, yes: bool) -> None:
        (self.no if yes else self.yes).discard(seat)
        (self.yes if yes else self.no).add(seat)

    def forget(self, seat: int) -> None:
        """Somebody gave their seat up."""
        for seats in (self.able, self.yes, self.no):
            seats.discard(seat)

    @property
    def code(self) -> str:
        """Two digits that the phone which knocks shows as well, so that nobody lets a stranger in for a friend."""
        return f"{int(self.token_hash[:8], 16) % 100:02}" if self.token_hash else ""

    def swap(self, other: dict[int, int]) -> None:
        self.seat = None if self.seat is None else other.get(self.seat, self.seat)
        self.able, self.yes, self.no = (
            {other.get(seat, seat) for seat in seats} for seats in (self.able, self.yes, self.no)
        )

    def shown(self) -> shapes.Vote:
        return shapes.Vote(self.what, self.until, len(self.yes), len(self.no), self.needed, self.seat, self.code)


def opened(
    core: Core,
    what: VoteKind,
    about: int | None,
    by: int | None = None,
    until: int = 0,
    token_hash: str = "",
    mark: str = "",
) -> Ballot:
    """A vote as it begins."""
    if what == "return":
        return Ballot(what, about, set(core.people()) - {about}, 1, until, token_hash, mark)
    present = {seat for seat in core.people() if core.chairs[seat].rung == Rung.HERE}
    able = present - {about}
    least = KICKERS if core.playing and about in present else 1
    return Ballot(what, about, able, least, until, yes=able & {by})


def verdict(core: Core, ballot: Ballot) -> bool | None:
    """Whether it has passed, or cannot pass any more; None: not yet."""
    if ballot.seat is not None and ballot.seat not in core.people():
        return False  # they left by themselves
    if ballot.what == "return" and core.chairs[ballot.seat or 0].rung == Rung.HERE:
        return False  # they found their own phone
    if len(ballot.yes) >= ballot.needed:
        return True
    return False if len(ballot.able - ballot.no) < ballot.needed else None


def knock(core: Core, about: int, token_hash: str, mark: str) -> list[e.Entry]:
    """Another phone asks for a seat. One at a time for each seat: nobody slips in between a knock and its yes."""
    if about in core.knocks:
        raise Refusal("vote_open", status=409)
    return [e.Proposed("return", SECONDS, about, token_hash=token_hash, mark=mark)]


def propose(core: Core, seat: int | None, what: VoteKind, about: int | None = None) -> list[e.Entry]:
    """Somebody asks for something: what they asked for where that suffices, else a vote; raises Refusal."""
    if core.vote is not None:
        if seat is None or (core.vote.what, core.vote.seat) != (what, about):
            raise Refusal("vote_open")
        return cast(core, seat, True)
    if about is not None and seat is not None and not talk.may_speak(core, seat):
        raise Refusal("channel_closed")  # to name a seat is to say something
    ballot = opened(core, what, about, seat)
    passed = verdict(core, ballot) if ballot.able or ballot.least > 1 else True
    if passed is None:
        return [e.Proposed(what, SECONDS, about, seat)]
    if not passed:
        raise Refusal("too_few")
    return _effect(core, ballot, -1 if seat is None else seat)


def cast(core: Core, seat: int | None, yes: bool, knocks: int | None = None, host: bool = False) -> list[e.Entry]:
    """A seat's vote, or what it says to somebody who `knocks` for that seat, and what follows; raises Refusal. A host
    alone lets somebody in or turns them away, but not one who is host only since another one's phone is gone."""
    ballot = core.vote if knocks is None else core.knocks.get(knocks)
    if ballot is None:
        raise Refusal("no_vote")
    if knocks is not None and host and (seat is None or seat == core.keeper):
        return _settled(core, ballot, yes and verdict(core, ballot) is not False)
    if seat is None or seat not in ballot.able:
        raise Refusal("not_voter")
    if seat in (ballot.yes if yes else ballot.no):
        return []
    after = replace(ballot, yes=set(ballot.yes), no=set(ballot.no))
    after.cast(seat, yes)
    return [e.Voted(seat, yes, knocks), *_settled(core, after, verdict(core, after))]


def due(core: Core, at: int) -> list[e.Entry]:
    """The entries that time, arrivals and departures add to the open vote and to knocks."""
    made: list[e.Entry] = []
    for ballot in core.ballots():
        passed = verdict(core, ballot)
        made += _settled(core, ballot, False if passed is None and at >= ballot.until else passed)
    return made


def _settled(core: Core, ballot: Ballot, passed: bool | None) -> list[e.Entry]:
    if passed is None:
        return []
    knocks = ballot.seat if ballot.what == "return" else None
    return [e.Tallied(passed, knocks), *(_effect(core, ballot, -1) if passed else ())]


def _effect(core: Core, ballot: Ballot, by: int) -> list[e.Entry]:
    what, about = ballot.what, ballot.seat
    if what == "close":
        return [e.Broken(by)]
    if what == "return":
        assert about is not None
        return [e.Renewed(about, ballot.token_hash, ballot.mark)]
    if what == "kick":
        assert about is not None
        # in one room the key hangs on the wall, and everybody may come from one address
        return [e.Left(about, kicked=True, key="" if core.settings.one_room else tokens.invite_key())]
    return [e.Paused(by, what == "pause")]
