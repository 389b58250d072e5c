"""What a table holds and what follows from it: who sits where, whose answer is missing, what is public.

Nothing here changes a table: `core.py` does, entry by entry.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meetinghouse.engine.json_types import Json
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import clock as clocks
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import votes
from meetinghouse.server.table.chair import Chair
from meetinghouse.server.table.play import Play
from meetinghouse.server.table.talk import Talk
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.settings import chosen
from meetinghouse.server.wire.shapes import Occupant, Rung, Status, Tempo


@dataclass(slots=True)
class Facts:
    """What is true of one table now."""

    id: str
    n: int = 0
    at: int = 0
    opened: int = 0
    settings: e.Settings = field(default_factory=lambda: e.Settings("", 0))
    rules_version: str = ""
    status: Status = Status.LOBBY
    key: str = ""
    host_hash: str = ""
    before: str = ""
    host: int | None = None
    owner: int | None = None  # the seat of whoever opened the table
    chairs: list[Chair] = field(default_factory=list)
    play: Play | None = None
    lines: list[str] = field(default_factory=list)  # only where the rules can no longer be played
    clock: clocks.Clock = field(default_factory=clocks.Clock)
    deal_key: str = ""  # the secret of the deal, from which the least times of secret stages are drawn
    held: dict[int, Json] = field(default_factory=dict)
    pause: shapes.Pause | None = None
    vote: votes.Ballot | None = None
    wishes: set[int] = field(default_factory=set)
    rematch: str = ""
    rematch_key: str = ""
    talk: Talk = field(default_factory=Talk)
    kicked: set[str] = field(default_factory=set)  # where those came from who were sent away
    done: dict[int, dict[str, None]] = field(default_factory=dict)
    started: int = 0
    reading: set[int] = field(default_factory=set)  # people who have not yet said that they know who they are
    reading_until: int | None = None
    tempo: Tempo = "normal"
    usual_tempo: Tempo = "normal"  # to which a rush goes back

    @property
    def playing(self) -> bool:
        """A game is going on."""
        return self.status == Status.PLAYING

    def people(self) -> list[int]:
        """Seats that belong to persons."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind == Occupant.PERSON and not chair.remote]

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

    def has_done(self, seat: int, command: str) -> bool:
        """Whether this command was carried out before."""
        return command in self.done.get(seat, ())

    def info(self, watchers: int = 0) -> shapes.TableInfo:
        """What is public."""
        return shapes.TableInfo(
            **chosen(self.settings),
            id=self.id,
            rules_version=self.rules_version,
            people=[chair.shown(i) for i, chair in enumerate(self.chairs)],
            status=self.status,
            host=self.host,
            opened=self.opened,
            commitment=self.play.match.commitment if self.play is not None else "",
            pause=self.pause,
            vote=None if self.vote is None else self.vote.shown(),
            rematch=self.rematch,
            rematch_wishes=sorted(self.wishes),
            watchers=watchers,
            reading=shapes.Reading(len(self.reading), self.reading_until) if self.reading else None,
            tempo=self.tempo,
        )

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
