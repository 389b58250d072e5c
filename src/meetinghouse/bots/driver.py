"""Drives bots: each is shown only what its own seat is told, each event once and in order, and then asked.

`Driver` and `play` have the match at hand, as the arena has. `reply` is for those who have only what came over a wire:
the server's workers and remote bots.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from meetinghouse.bots.base import Bot, Company, introduce, make, numbered, read_ask, remark_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

if TYPE_CHECKING:
    from meetinghouse.bots.talking import MatchTalk

# A game that has not ended by then never will: a bug in its rules, not a long evening.
MOST_DECISIONS = 100_000


class Reply(NamedTuple):
    """What a bot does and says, in the words of the wire."""

    choice: Json | None  # nothing: it lets a speak-up pass
    remark: Json | None


def hear(bot: Bot, events: Iterable[Json]) -> None:
    """Show a bot what its seat has been told since it last looked."""
    for event in events:
        bot.see(event)


def answer(bot: Bot, view: Json, ask: Ask) -> Choice | None:
    """What a bot answers; refuses silence where an answer is needed."""
    choice = bot.decide(view, ask)
    if choice is None and ask.required:
        raise BadInput("malformed", expected="a choice: only speak-ups may be left alone", got=None)
    return choice


def reply(bot: Bot, game: str, events: Iterable[Json], view: Json, ask: Json) -> Reply:
    """The same for a bot at the other end of a wire."""
    hear(bot, events)
    choice = answer(bot, view, read_ask(game, ask))
    return Reply(None if choice is None else choice.to_json(), remark_of(bot))


def is_blind(bot: Bot) -> bool:
    """Whether a bot looks at neither views nor events, which cost time to make."""
    return bool(getattr(bot, "blind", False))


def next_asked(match: Match, seats: Container[int], silent: Container[tuple[int, int]]) -> tuple[int, Ask] | None:
    """Which of these seats answers next: first one that may speak up, for afterwards it is too late, then one that has
    to answer. `silent` are speak-ups, by ask and seat, that were let pass."""
    required: tuple[int, Ask] | None = None
    for seat in match.waiting:
        ask = match.ask(seat) if seat in seats else None
        if ask is None or (ask.id, seat) in silent:
            continue
        if not ask.required:
            return seat, ask
        if required is not None:
            break  # everybody is asked alike: there are no speak-ups
        required = seat, ask
    return required


class Driver:
    """Bots at (some of) the seats of a running match."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        names: Sequence[str] = (),
        lang: str = "en",
        talk: "MatchTalk | None" = None,
    ) -> None:
        """Seats without a bot belong to the caller; `step` stops where one of them has to answer. With `talk` the bots
        are heard: beside their answers and in the rounds that it holds."""
        self.match = match
        self.bots = dict(bots)
        self.talk = talk
        for bot in self.bots.values():
            introduce(bot, Company(match.game, names or numbered(match.seats), lang, talk is not None))
        self._cursor = dict.fromkeys(self.bots, 0)
        self._silent: set[tuple[int, int]] = set()  # (ask, seat): speak-ups that a bot has let pass

    def tell(self, seat: int) -> None:
        """Show a bot what its seat has been told since it last looked."""
        bot = self.bots[seat]
        if not is_blind(bot):
            told, self._cursor[seat] = self.match.news(seat, self._cursor[seat])
            hear(bot, told)

    def decide(self, seat: int, ask: Ask) -> Choice | None:
        """What the bot in this seat answers to this ask."""
        self.tell(seat)
        bot = self.bots[seat]
        choice = answer(bot, {} if is_blind(bot) else self.match.view(seat), ask)
        if self.talk is not None:
            self.talk.beside(seat)
        return choice

    def step(self) -> bool:
        """One answer from one bot; False when no bot has anything to say now."""
        while (asked := next_asked(self.match, self.bots, self._silent)) is not None:
            seat, ask = asked
            choice = self.decide(seat, ask)
            if choice is not None:
                if ask.required:
                    self._silent.clear()
                self.match.answer(seat, choice)
                return True
            self._silent.add((ask.id, seat))
        return False

    def run(self) -> None:
        """Answer until no bot has anything to say: somebody else is needed, or the game is over."""
        while self.match.outcome is None and self.step():
            pass


def play(
    match: Match, bots: Sequence[Bot], watch: Callable[[Match], None] | None = None, talk: "MatchTalk | None" = None
) -> Match:
    """Play a match to its end with one bot for each seat; `watch` is called after every answer."""
    if len(bots) != match.seats:
        raise BadInput("bad-seats", expected=match.seats, got=len(bots))
    return play_out(Driver(match, dict(enumerate(bots)), talk=talk), watch)


def play_out(driver: Driver, watch: Callable[[Match], None] | None = None) -> Match:
    """The same for bots that sit already."""
    match, talk = driver.match, driver.talk
    for _ in range(MOST_DECISIONS):
        if not driver.step():
            break
        if talk is not None:
            talk.listen()
        if watch is not None:
            watch(match)
    if match.outcome is None:
        raise RuntimeError(f"{match.game} with {match.seats} seats has not ended after {MOST_DECISIONS} answers")
    for seat in driver.bots:
        driver.tell(seat)
    return match


def table_of(game: str, levels: Sequence[int | str], seed: int) -> list[Bot]:
    """One bot for each seat, by level."""
    return [make(game, level, seat, seed) for seat, level in enumerate(levels)]
