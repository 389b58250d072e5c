"""A match as text, for language models: `reset`, `get_observation() -> (seat, text)`, `step(text)`, `close`.

The first observation of a seat has the rules in brief; every one has what is new to the seat, what has changed of its
board, and numbered options. An answer that cannot be read is asked for again, saying why; after that our own bot of
level 1 answers, and `info` says so. Questions that several seats are asked at once are put to them one after another::

    env = TextEnv("salem1692", seats=7)
    env.reset(seed=1692)
    done = False
    while not done:
        seat, text = env.get_observation()
        done, info = env.step(model(text))
    rewards, info = env.close()
"""

from collections.abc import Sequence
from typing import Any

import meetinghouse as mh
from meetinghouse.agents.seat import RETRIES, TextSeat, settled
from meetinghouse.bots.base import make, seed_for, usual_level
from meetinghouse.bots.driver import Driver, next_asked
from meetinghouse.engine.acts import Ask
from meetinghouse.envs.episode import check_seat, returns_of, seats_of
from meetinghouse.words import Words


class TextEnv:
    """One match, told to each seat as text; bots may play the other seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        players: int | None = None,
        seat: int | None = None,
        level: int | None = None,
        options: dict[str, Any] | None = None,
        names: Sequence[str] = (),
        lang: str = "en",
        retries: int = RETRIES,
        whole_board: bool = False,
    ) -> None:
        """`seat`: only this one is asked, and bots of `level` play the others; without it every seat is asked.

        `whole_board`: with every question, for readers that see only the latest; else what has changed of it.
        """
        self.whole_board = whole_board
        found = mh.find_game(game)
        self.game = game
        self.seats = seats_of(seats, players) or found.spec.usual_seats
        self.options = found.read_options(self.seats, options)
        if seat is not None:
            check_seat(seat, self.seats)
        self.own = range(self.seats) if seat is None else (seat,)
        self.level = usual_level(game) if level is None else level
        pool = [name.strip() for name in Words(lang).say("cli-bot-names").split(",")]
        self.names = list(names) or pool[: self.seats]
        if len(self.names) != self.seats:
            raise mh.BadInput("bad-seats", expected=self.seats, got=len(self.names))
        self.lang = lang
        self.retries = retries

    def reset(self, seed: int | None = None) -> None:
        """Deal; the same seed gives the same game for the same answers."""
        match = mh.new_match(self.game, self.seats, self.options, seed)
        own = 0 if seed is None else seed
        self.match = match
        self.texts = {
            seat: TextSeat(
                self.game,
                seat,
                self.names,
                self.lang,
                seed_for(own, "text", seat),
                retries=self.retries,
                whole=self.whole_board,
            )
            for seat in self.own
        }
        others = [seat for seat in range(self.seats) if seat not in self.own]
        bots = {seat: make(self.game, self.level, seat, seed_for(own, "players")) for seat in others}
        self._driver = Driver(match, bots, self.names, self.lang)
        self._cursors = dict.fromkeys(self.own, 0)
        self._silent: set[tuple[int, int]] = set()
        self._asked: tuple[int, Ask] | None = None
        self._text = ""
        self._go_on()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what that seat is told; after the end -1, and how it ended. Looking changes nothing."""
        seat = -1 if self._asked is None else self._asked[0]
        return seat, self._text

    def step(self, text: str) -> tuple[bool, dict[str, Any]]:
        """The asked seat's answer; whether the game is over, and what became of the answer."""
        if self._asked is None:
            raise mh.IllegalMove("game-over", expected="an open question", got=text[:80])
        seat, ask = self._asked
        told = self.texts[seat]
        wrong = told.read(text)
        info: dict[str, Any] = {"seat": seat, "retry": wrong is not None, "fallback": False}
        if wrong is not None:
            self._text = wrong
            return False, info
        info["fallback"] = told.fell_back
        if told.choice is None:
            self._silent.add((ask.id, seat))
        else:
            self._silent.clear()
            self.match.answer(seat, told.choice)
        self._go_on()
        return self.match.outcome is not None, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """What each seat gets (1, -1 or 0), and what each seat that was asked has cost."""
        rewards = dict(enumerate(returns_of(self.match)))
        return rewards, {seat: told.ledger.to_json() for seat, told in self.texts.items()}

    def _go_on(self) -> None:
        """Go on to the next question for a seat of ours; the only option there is answers itself."""
        match = self.match
        while match.outcome is None:
            found = next_asked(match, self.texts, self._silent)
            if found is None:
                if not self._driver.step():
                    raise RuntimeError(f"nobody answers in {match!r}")
                self._silent.clear()
                continue
            seat, ask = found
            self._tell(seat)
            if settled(ask):
                match.answer(seat, ask.options[0])
                continue
            self._asked = found
            self._text = self.texts[seat].question(match.view(seat), ask)
            return
        assert match.outcome is not None
        self._asked, self._text = None, self.texts[self.own[0]].narrator.ending(match.outcome)

    def _tell(self, seat: int) -> None:
        told, self._cursors[seat] = self.match.news(seat, self._cursors[seat])
        for event in told:
            self.texts[seat].see(event)
