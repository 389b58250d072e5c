"""What a table holds and what follows from it: who sits where, whose answer is missing, what is public.

Nothing here changes a table: `core.py` does, entry by entry.
"""

from dataclasses import dataclass, field

from msgspec import UNSET

from meetinghouse.engine.branch import Branch
from meetinghouse.engine.json_types import Json
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import clock as clocks
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import votes
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.play import Play
from meetinghouse.server.table.talk import TalkLog
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.settings import chosen
from meetinghouse.server.wire.shapes import Occupant, Rung, Status, Tempo


@dataclass(slots=True)
class Facts:
    id: str
    n: int = 0
    at: int = 0
    opened: int = 0
    settings: e.StoredSettings = field(default_factory=lambda: e.StoredSettings("", 0))
    rules_version: str = ""
    status: Status = Status.LOBBY
    key: str = ""
    code: str = ""  # four letters that lead to the invitation
    host_hash: str = ""
    before: str = ""
    branch: Branch | None = None  # what this game takes over from another
    games: int = 0  # that these people have played before this one
    host: int | None = None
    owner: int | None = None  # the seat of the person who opened the table
    keeper: int | None = None  # the seat that is host in its own right, not for somebody whose phone is gone
    chairs: list[Chair] = field(default_factory=list)
    play: Play | None = None
    lines: list[str] = field(default_factory=list)  # only where the rules can no longer be played
    clock: clocks.DecisionClock = field(default_factory=clocks.DecisionClock)
    deal_key: str = ""  # the secret of the deal, from which the least times of secret stages are drawn
    held: dict[int, Json] = field(default_factory=dict)
    pause: shapes.Pause | None = None
    glass: int | None = None  # when the sand has run through
    vote: votes.Ballot | None = None
    knocks: dict[int, votes.Ballot] = field(default_factory=dict)  # by the seat that another phone asks for
    wishes: set[int] = field(default_factory=set)
    next_game: str = ""  # the host wants another one than this
    rematch: str = ""
    rematch_key: str = ""
    talk: TalkLog = field(default_factory=TalkLog)
    kicked: set[str] = field(default_factory=set)  # where those came from who were sent away
    sent_away: set[tuple[str, str]] = field(default_factory=set)  # their marks, and the tables of these
    done: dict[int, dict[str, None]] = field(default_factory=dict)
    weighed: bool = False  # strangers play here: it may count for their ratings
    started: int = 0
    reading: set[int] = field(default_factory=set)  # people who have not yet said that they know who they are
    reading_until: int | None = None
    tempo: Tempo = "normal"
    usual_tempo: Tempo = "normal"  # to which a rush goes back
    scale: float = 1.0  # by how much longer than usual people look at what happened last
    followed: bool = False  # whether what happens is kept moment by moment, for those who are told of it

    @property
    def playing(self) -> bool:
        return self.status == Status.PLAYING

    @property
    def over(self) -> bool:
        """The game has ended or was broken off, also one whose rules cannot be played here."""
        if self.status == Status.UNSUPPORTED:
            return bool(self.lines) and self.lines[-1].startswith('{"end":')
        return self.status in (Status.ENDED, Status.CLOSED)

    def people(self) -> list[int]:
        """Seats that belong to persons."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind == Occupant.PERSON and not chair.remote]

    def seat_of(self, person: str) -> int | None:
        """The seat of the person with this key, if they have one."""
        mine = (seat for seat, chair in enumerate(self.chairs) if chair.is_of(person, self.id))
        return next(mine, None) if person else None

    def was_sent_away(self, person: str) -> bool:
        """Whether the person with this key may not sit here again."""
        return any(tokens.mark(person, table) == mark for mark, table in self.sent_away)

    def goes_on(self) -> bool:
        """Whether the next table may open: in one room when the host says so or nobody present still reads."""
        here = {seat for seat in self.people() if self.chairs[seat].rung == Rung.HERE}
        return not self.settings.one_room or self.host in self.wishes or here <= self.wishes

    def ballots(self) -> list[votes.Ballot]:
        """What the people here are asked: the vote, and who knocks."""
        votes = [] if self.vote is None else [self.vote]
        return [*self.knocks.values(), *votes] if self.knocks else votes

    def screen_key(self) -> str:
        """The secret half of the screen's link; empty unless all sit in one room."""
        return tokens.screen_key(self.host_hash) if self.settings.one_room else ""

    def decision(self) -> Json | None:
        """The open decision, if a game is going on."""
        return self.play.decision() if self.play is not None and self.playing else None

    def waiting(self) -> list[int]:
        """Seats that all know to be thinking. In secret phases nobody is shown as thinking."""
        decision = self.decision()
        if decision is None or clocks.is_held(decision) or self.play is None or self.reading:
            return []
        if decision["closes"] == "main":
            return [decision["seats"][0]]
        return list(self.play.match.waiting)

    def owing(self) -> list[int]:
        """Seats whose answer the open decision still needs."""
        decision = self.decision()
        if decision is None or self.play is None:
            return []
        if decision["closes"] == "main":
            return [decision["seats"][0]]
        return [seat for seat in self.play.match.waiting if seat not in self.held]

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""
        chair = self.chairs[seat]
        return chair.kind == Occupant.BOT or (chair.kind == Occupant.PERSON and chair.rung == Rung.BOT)

    def info(self, watchers: int = 0) -> shapes.TableInfo:
        return shapes.filled(
            shapes.TableInfo,
            self,
            **chosen(self.settings),
            people=[chair.shown(i) for i, chair in enumerate(self.chairs)],
            commitment=self.play.match.commitment if self.play is not None else "",
            vote=None if self.vote is None else self.vote.shown(),
            knocks=[knock.shown() for knock in self.knocks.values()],
            rematch_wishes=sorted(self.wishes),
            watchers=watchers,
            reading=shapes.Reading(len(self.reading), self.reading_until) if self.reading else None,
            begins=self.settings.quick or UNSET,
            origin=self._origin(),
        )

    def _origin(self) -> shapes.Origin | None:
        """Which game this one goes on from, without its key, which only those have who may look at it."""
        if self.branch is None:
            return None
        last = self.branch.origins[-1]
        return shapes.Origin(last["table"], last["inputs"])

    def winners(self) -> list[int]:
        """The seats that won, once a game is over; nobody where it was broken off."""
        outcome = self.play.match.outcome if self.play is not None and self.over else None
        return list(outcome.winners) if outcome else []

    def reveal(self) -> shapes.Reveal | None:
        """Everything, once it is over."""
        if self.play is None or self.status not in (Status.ENDED, Status.CLOSED):
            return None
        match = self.play.match
        outcome = match.outcome
        return shapes.Reveal(
            winners=list(outcome.winners) if outcome else [],
            reason=outcome.reason if outcome else "",
            scores={str(k): v for k, v in outcome.scores.items()} if outcome else {},
            views=[match.view(seat) for seat in range(match.seats)],
            secret=self.play.secret(),
            aborted=outcome is None,
        )
