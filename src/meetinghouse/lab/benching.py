"""`meetinghouse bench agents`: how well a program plays one seat, on fixed deals, beside level 2 on the same deals.

Half of the deals seat it on the hidden side; its seat moves round the table; the others are bots of level 1, 2, 3 and
mixed. Beliefs are looked at once a lap: those it states, level 2's and those of the bare facts (imagined worlds).
With talk, what it says of sides is compared with the truth, and its promises with what it does. Everything but the time
follows from the suite's seed: programs without chance of their own give the same lines on every machine.
"""

import hashlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import fsum
from typing import Any, NamedTuple

import meetinghouse
from meetinghouse.agents.prompt import Narrator, called
from meetinghouse.agents.reading import read_beliefs
from meetinghouse.agents.scripted import SCRIPTED, NarratedBot
from meetinghouse.agents.seat import Ledger, TextBot
from meetinghouse.bots.base import Bot, levels, make, numbered, seed_for
from meetinghouse.bots.driver import Driver, play_out
from meetinghouse.bots.talking import Budget, MatchTalk, understood
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.record import dump
from meetinghouse.lab.sides import ALONE, initial_sides
from meetinghouse.lab.statistics import WinRate, auc, wilson
from meetinghouse.lookback import Lookback
from meetinghouse.research import Laps, Research
from meetinghouse.words import Words

FORMAT = "meetinghouse-agents/1"
SUITE = 1692  # the seed of the deals that everybody plays
MIXED = "mixed"
PAIR = 2  # the level that plays the same deals beside
WORLDS = 12  # imagined for one belief from the facts alone
MOST_LOOKS = 4  # laps of one game at which beliefs are looked at
RESAMPLED = 1000  # times for the interval of a paired difference
ALOUD = Budget(beside=True)  # in games with talk
INNOCENT = ("trust", "trust_me", "not_me")  # remarks that say of somebody that they are not on the hidden side
CLEARING = ("no_witch", "took_no_witch")  # and grounds of a `claim` that say so of the speaker


class BeliefCheck(NamedTuple):
    """One belief about one other seat: what was stated, what level 2 and the facts say, and the truth."""

    stated: float | None
    level2: float
    facts: float
    guilty: bool


@dataclass(frozen=True)
class BenchGame:
    """One game of the tested seat, and the same deal with level 2 in its place."""

    against: str
    deal: int
    seat: int
    side: str
    won: bool
    pair: bool
    record: str  # the hash of the record
    ledger: Json
    looks: list[BeliefCheck]
    hidden: list[float]  # how much more than the facts the others believed of a guilty tested seat
    claims: tuple[int, int] = (0, 0)  # what it said of sides: true, false
    promises: tuple[int, int] = (0, 0)  # kept, broken
    seconds: float = field(default=0.0, compare=False)  # that its decisions took: in no line

    def to_json(self) -> Json:
        facts = {**asdict(self), "looks": [list(look) for look in self.looks]}
        del facts["seconds"]
        return facts


def opponents(game: str) -> list[str]:
    """Whom it plays against: every level that the game has here, and all of them mixed."""
    return [*(str(level) for level in levels(game) if level), MIXED]


def tested(game: str, name: str, seat: int, seed: int) -> Bot:
    """The program at the tested seat: `level2`, a scripted one that reads text, or a bot of one's own."""
    if name in SCRIPTED:
        return TextBot(seat, seed, SCRIPTED[name](seed))
    level = int(name[5:]) if name.startswith("level") and name[5:].isdecimal() else name
    return NarratedBot(game, level, seat, seed) if isinstance(level, int) else make(game, level, seat, seed)


def deals(game: str, seats: int, side: str, count: int) -> list[tuple[int, int]]:
    """Return that many deals with a seat of that side, whose place moves round the table."""
    found: list[tuple[int, int]] = []
    index = 0
    while len(found) < count:
        deal = seed_for(SUITE, game, seats, index)
        sides = initial_sides(meetinghouse.new_match(game, seats, {}, deal))
        seat = index % seats
        if sides[seat] == side:
            found.append((deal, seat))
        index += 1
    return found


def one_game(
    game: str, seats: int, name: str, against: str, deal: int, seat: int, lang: str = "en", talks: bool = False
) -> BenchGame:
    """Play one deal twice: with the tested program, and with level 2 in its place."""
    bot = tested(game, name, seat, deal)
    driver = _seated(game, seats, against, deal, seat, bot, talks)
    match = driver.match
    side = initial_sides(match)[seat]
    beliefs, words = Beliefs(match, seat, bot, lang), SpokenWords(match, seat, driver.talk)

    def watch(now: Match) -> None:
        beliefs.watch(now)
        words.watch()

    play_out(driver, watch)
    beside = play_out(_seated(game, seats, against, deal, seat, make(game, PAIR, seat, deal), talks))
    assert match.outcome is not None and beside.outcome is not None
    ledger: Any = getattr(bot, "ledger", None)
    record = match.record() if driver.talk is None else driver.talk.record()
    return BenchGame(
        against,
        deal,
        seat,
        side,
        seat in match.outcome.winners,
        seat in beside.outcome.winners,
        hashlib.blake2b(record.encode(), digest_size=16).hexdigest(),
        (ledger or Ledger()).to_json(),
        beliefs.looks,
        beliefs.hidden,
        (words.claims[True], words.claims[False]),
        words.promises(),
        driver.seconds,
    )


class TimedDriver(Driver):
    """Takes the time that the tested seat's decisions take."""

    timed = -1
    seconds = 0.0

    def decide(self, seat: int, ask: Ask) -> Choice | None:
        begun = time.perf_counter()
        choice = super().decide(seat, ask)
        if seat == self.timed:
            self.seconds += time.perf_counter() - begun
        return choice


def _seated(game: str, seats: int, against: str, deal: int, seat: int, bot: Bot, talks: bool) -> TimedDriver:
    """A deal with a bot at the tested seat, before the first answer."""
    match = meetinghouse.new_match(game, seats, {}, deal)
    known = [level for level in levels(game) if level]
    others = [known[place % len(known)] if against == MIXED else int(against) for place in range(seats)]
    bots = {place: bot if place == seat else make(game, others[place], place, deal) for place in range(seats)}
    driver = TimedDriver(match, bots, talk=MatchTalk(match, bots, numbered(seats), ALOUD) if talks else None)
    driver.timed = seat
    return driver


class Beliefs:
    """Looks at what is believed once a lap, while the tested seat is still asked things."""

    def __init__(self, match: Match, seat: int, bot: Bot, lang: str) -> None:
        self.seat, self.bot, self.words = seat, bot, Words(lang)
        self.looks: list[BeliefCheck] = []
        self.hidden: list[float] = []
        game = meetinghouse.find_game(match.game)
        self.sides, mind = game.sides, game.declares(Lookback).mind
        self.minds = [] if mind is None or self.sides is None else [mind(one) for one in range(match.seats)]
        self._cursors = [0] * match.seats
        self._laps = Laps(match)
        self._seen = self._taken = 0

    def watch(self, match: Match) -> None:
        if not self.minds or match.outcome is not None or self._taken >= MOST_LOOKS:
            return
        news, self._seen = match.news(-1, self._seen)
        if max(map(self._laps.end_with, news), default=0):
            self._taken += 1
            self._look(match)

    def _look(self, match: Match) -> None:
        assert self.sides is not None
        views = [match.view(one) for one in range(match.seats)]
        living = [one for one in range(match.seats) if one in views[0].get("living", range(match.seats))]
        if self.seat not in living:
            return
        guilty = [self.sides.of_view(view) == self.sides.names[0] for view in views]
        level2, facts = self._level2(match, self.seat, views), self._facts(match, self.seat, views)
        stated = None if guilty[self.seat] else self._stated(match.seats)
        if level2 is not None and not guilty[self.seat]:  # the hidden side knows more than it deduces
            self.looks += [
                BeliefCheck(
                    None if stated is None else stated[one], round(level2[one], 6), round(facts[one], 6), guilty[one]
                )
                for one in living
                if one != self.seat
            ]
        if guilty[self.seat]:
            for other in living:
                believed = self._level2(match, other, views) if other != self.seat and not guilty[other] else None
                if believed is not None:
                    over = believed[self.seat] - self._facts(match, other, views)[self.seat]
                    self.hidden.append(round(over, 6))

    def _level2(self, match: Match, seat: int, views: Sequence[Json]) -> list[float] | None:
        told, self._cursors[seat] = match.news(seat, self._cursors[seat])
        for event in told:
            self.minds[seat].see(event)
        return self.minds[seat].look(views[seat]) or None

    def _facts(self, match: Match, seat: int, views: Sequence[Json]) -> list[float]:
        """How often each seat is guilty in worlds that this seat cannot tell from the true one."""
        assert self.sides is not None
        counts = [0] * match.seats
        for n in range(WORLDS):
            world = meetinghouse.imagine(match.game, views[seat], seed_for(SUITE, "world", match.version, seat, n))
            for one in range(match.seats):
                counts[one] += self.sides.of_view(world.view(one)) == self.sides.names[0]
        return [count / WORLDS for count in counts]

    def _stated(self, seats: int) -> list[float] | None:
        if not isinstance(self.bot, TextBot):
            return None
        names = self.words.join(called(numbered(seats)))
        return read_beliefs(self.bot.complete(self.words.say("agent-beliefs", names=names)), seats)


class SpokenWords:
    """What the tested seat says: whether it is so, and whether it is done."""

    def __init__(self, match: Match, seat: int, talk: MatchTalk | None) -> None:
        self.match, self.seat, self.talk = match, seat, talk
        self.claims = {True: 0, False: 0}
        self._sides = meetinghouse.find_game(match.game).sides
        self._told: list[Json] = []  # public events and remarks, in order
        self._seen = self._heard = 0

    def watch(self) -> None:
        if self.talk is None:
            return
        news, self._seen = self.match.news(-1, self._seen)
        self._told += news
        for _, line in self.talk.lines[self._heard :]:
            remark = understood(self.match.game, line["said"], line, self.talk.names)
            if remark is not None:
                self._told.append(remark)
                if remark["seat"] == self.seat:
                    self._hold(remark)
        self._heard = len(self.talk.lines)

    def _hold(self, remark: Json) -> None:
        """Compare what was said of a side with the truth of the moment."""
        kind, about = remark["remark"], self.seat if remark["about"] is None else remark["about"]
        guilty = kind == "suspect"
        clears = kind in INNOCENT or (kind == "claim" and (remark["why"] or {}).get("id") in CLEARING)
        if self._sides is not None and (guilty or clears):
            side = self._sides.of_view(self.match.view(about))
            self.claims[(side == self._sides.names[0]) == guilty] += 1

    def promises(self) -> tuple[int, int]:
        """How many promises of the tested seat were kept, and how many broken."""
        settled = meetinghouse.find_game(self.match.game).declares(Research).promises(self._told)
        kept = [word for seat, word in settled if seat == self.seat]
        return sum(kept), len(kept) - sum(kept)


class BenchRow(NamedTuple):
    """What the table says of a program on one side."""

    name: str
    side: str
    wins: WinRate
    pair: WinRate
    difference: tuple[float, float, float]  # wins less level 2's on the same deals, with its interval
    per_100: dict[str, float]  # illegal, unparsable, empty and fallbacks for a hundred decisions
    brier: dict[str, float]
    auc: dict[str, float]
    deception: float | None
    claims: tuple[int, int]  # true and false
    promises: tuple[int, int]  # kept and broken
    tokens: float  # a game
    seconds: float  # a decision

    def to_json(self) -> Json:
        facts = {**self._asdict(), "wins": self.wins.rate, "pair": self.pair.rate, "games": self.wins.games}
        del facts["seconds"]  # the lines are the same on every machine
        return facts


def summary(name: str, side: str, games: Sequence[BenchGame]) -> BenchRow:
    """All games of a program on one side."""
    won, pair = sum(game.won for game in games), sum(game.pair for game in games)
    gaps = [game.won - game.pair for game in games]
    decisions = sum(game.ledger["decisions"] for game in games) or 1
    problems = ("illegal", "unparsable", "empty", "fallbacks")
    looks = [look for game in games for look in game.looks]
    hidden = [one for game in games for one in game.hidden]
    spent = sum(game.ledger["tokens_in"] + game.ledger["tokens_out"] for game in games)
    sources = {what: [look for look in looks if getattr(look, what) is not None] for what in BeliefCheck._fields[:3]}
    return BenchRow(
        name,
        side,
        wilson(won, len(games)),
        wilson(pair, len(games)),
        (sum(gaps) / max(1, len(gaps)), *_resampled(gaps)),
        {what: round(100 * sum(game.ledger[what] for game in games) / decisions, 2) for what in problems},
        {what: round(_brier(_pairs(what, of)), 4) for what, of in sources.items() if of},
        {what: round(auc(_pairs(what, of)), 4) for what, of in sources.items() if of},
        round(fsum(hidden) / len(hidden), 4) if hidden else None,
        _summed([game.claims for game in games]),
        _summed([game.promises for game in games]),
        round(spent / max(1, len(games)), 1),
        sum(game.seconds for game in games) / decisions,
    )


def _summed(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return sum(one for one, _ in pairs), sum(other for _, other in pairs)


def _resampled(gaps: Sequence[int]) -> tuple[float, float]:
    """The middle 95% of the mean difference over deals drawn again."""
    if not gaps:
        return 0.0, 0.0
    chance = random.Random(SUITE)
    means = sorted(sum(chance.choices(gaps, k=len(gaps))) / len(gaps) for _ in range(RESAMPLED))
    return means[RESAMPLED // 40], means[-1 - RESAMPLED // 40]


def _pairs(what: str, looks: Sequence[BeliefCheck]) -> list[tuple[float, bool]]:
    return [(getattr(look, what), look.guilty) for look in looks]


def _brier(pairs: Sequence[tuple[float, bool]]) -> float:
    return fsum((chance - truth) ** 2 for chance, truth in pairs) / len(pairs)


def sides_of(game: str) -> tuple[str, ...]:
    sides = meetinghouse.find_game(game).sides
    return (ALONE,) if sides is None else tuple(sides.names)


def report(
    game: str, seats: int, name: str, count: int, lang: str = "en", talks: bool = False
) -> tuple[list[BenchRow], list[str]]:
    """Rows for the table, and JSON Lines: a header, a line a game, and a summary with the hash of all lines before."""
    found = meetinghouse.find_game(game)
    told = [Narrator(game, 0, numbered(seats), lang, talks).rules(), Words(lang).say("agent-beliefs", names="")]
    prompts = hashlib.blake2b(dump(told).encode(), digest_size=8).hexdigest()
    head = {"format": FORMAT, "suite": SUITE, "game": game, "rules": found.spec.rules_version, "seats": seats}
    lines = [dump({**head, "agent": name, "deals": count, "lang": lang, "talk": talks, "prompts": prompts})]
    rows = []
    for side in sides_of(game):
        games = [
            one_game(game, seats, name, against, deal, seat, lang, talks)
            for against in opponents(game)
            for deal, seat in deals(game, seats, side, count)
        ]
        lines += [dump(one.to_json()) for one in games]
        rows.append(summary(name, side, games))
    digest = hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    lines.append(json.dumps({"summary": [row.to_json() for row in rows], "hash": digest}, ensure_ascii=False))
    return rows, lines
