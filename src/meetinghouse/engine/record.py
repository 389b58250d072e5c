"""Records: JSON Lines holding a header, chance outcomes, inputs and the end. The whole truth of a match."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.engine import branch as branches
from meetinghouse.engine.acts import Act, ActTable
from meetinghouse.engine.chance import Chance, LogEntry, Seal, opened
from meetinghouse.engine.errors import BadInput, BrokenRecord, MeetinghouseError
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.observer import Observer
from meetinghouse.engine.table import Table
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.visibility import SPECTATOR, plain
from meetinghouse.engine.walk import Given, Input, Silence, Walk

if TYPE_CHECKING:
    from meetinghouse.engine.match import Match

FORMAT = "meetinghouse-record/1"
MOST_SAID = 1000  # characters of one line of talk

dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # one line, always spelt the same way


def header(game: Game, seats: int, options: Json, commitment: str, origins: list[Json]) -> str:
    """The first line of a record."""
    facts = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.spec.rules_version,
        "seats": seats,
        "options": options,
        "commitment": commitment,
    }
    return dump({**facts, "from": origins} if origins else facts)


@cache
def _spelt(act: Act) -> str:
    """What follows the id of the question in the line of an answer. A game's acts are few."""
    return dump(act.json)[1:]


def line(acts: ActTable, entry: LogEntry) -> str:
    """One log entry as a record line."""
    match entry:
        case "answer", ask, seat, int(act):
            return f'{{"answer":{seat},"ask":{ask},{_spelt(acts[act])}'
        case "shuffle", order:
            return dump({"chance": "shuffle", "order": order})
        case "pick", of, got:
            return dump({"chance": "pick", "of": of, "got": got})
    what, fact = entry  # a timeout or a reseal
    return dump({what: fact})


def end_line(table: Table) -> str:
    """The last line of a finished record: how it ended, a check of the final public view, and the seal, opened."""
    outcome = table.outcome
    seal = table.chance.seal
    assert outcome is not None
    end: Json = {
        "end": outcome.reason,
        "winners": plain(outcome.winners),
        "scores": outcome.scores,
        "check": hashlib.blake2b(dump(Observer(table).view(SPECTATOR)).encode(), digest_size=8).hexdigest(),
    }
    if seal is not None:
        end["key"] = seal.key.hex()
        end["nonce"] = seal.nonce.hex()
    return dump(end)


def lines(table: Table, commitment: str, origins: list[Json], since: int = -1) -> list[str]:
    """The record from log entry number `since` on; from the header on without one."""
    entries = list(table.log) if since < 0 else table.log.since(since)
    found = [] if since >= 0 else [header(table.game, table.seats, table.options, commitment, origins)]
    found += [line(table.game.acts, entry) for entry in entries]
    if table.outcome is not None and found:
        found.append(end_line(table))
    return found


class Read(NamedTuple):
    """A record, taken apart and checked for form."""

    head: Json
    chance: list[LogEntry]
    inputs: list[Input]
    lines: list[str]
    end: Json | None
    talk: list[tuple[int, Json]]  # what was said, and after how many inputs: nothing of it reaches the match
    before: list[int]  # how many inputs came before each outcome of chance
    origins: list[Json]  # games that it goes on from, oldest first


def read(text: Any) -> Read:
    """Parse a record. A torn last line is dropped; anything else that is wrong is refused."""
    if not isinstance(text, str):
        raise BrokenRecord("bad-record", expected="text in JSON Lines", got=type(text).__name__)
    rows = text.split("\n")
    if rows[-1] == "":
        rows.pop()
    parsed: list[Json] = []
    for number, row in enumerate(rows):
        try:
            value = json.loads(row)
            if not isinstance(value, dict):
                raise ValueError
        except (ValueError, RecursionError):
            if number == len(rows) - 1 and number > 0:
                rows.pop()
                break
            raise BrokenRecord("bad-record", expected="a JSON object on each line", got=row) from None
        parsed.append(value)
    if len(parsed) > 1 and "reseal" in parsed[-1]:  # torn before the outcome that it announces: nothing has happened
        parsed.pop()
        rows.pop()
    if not parsed:
        raise BrokenRecord("bad-record", expected="a header line", got=text)
    head = parsed[0]
    if head.get("format") != FORMAT:
        raise BrokenRecord("unsupported-version", expected=FORMAT, got=head.get("format"))
    if "names" in head:  # who sat where, for people who read it: a match knows seats only
        rows[0] = dump({name: value for name, value in head.items() if name != "names"})
    chance: list[LogEntry] = []
    before: list[int] = []
    inputs: list[Input] = []
    talk: list[tuple[int, Json]] = []
    end: Json | None = None
    rows = [row for row, value in zip(rows, parsed, strict=True) if "said" not in value]
    for number, value in enumerate(parsed[1:], start=2):
        if end is not None:
            raise BrokenRecord("bad-record", expected="nothing after the end", got=value)
        if "said" in value:
            talk.append((len(inputs), _said(value, head)))
        elif value.get("chance") == "shuffle" and isinstance(value.get("order"), list):
            if not all(type(n) is int for n in value["order"]):
                raise BrokenRecord("bad-record", expected="an order of ints", got=value)
            chance.append(("shuffle", value["order"]))
        elif value.get("chance") == "pick":
            chance.append(("pick", value.get("of"), value.get("got")))
        elif "reseal" in value:
            chance.append(("reseal", value["reseal"]))
        elif "end" in value:
            end = value
        elif "timeout" in value:
            inputs.append(Silence(value["timeout"]))
        elif "answer" in value:
            inputs.append(Given(value.pop("answer"), value))
        else:
            raise BrokenRecord("bad-record", expected=f"a known kind of line at {number}", got=value)
        before += [len(inputs)] * (len(chance) - len(before))
    return Read(head, chance, inputs, rows, end, talk, before, branches.origins_of(head))


def _said(value: Json, head: Json) -> Json:
    """A line of talk: by a seat, in words (`text`) or as a ready-made `remark`."""
    seat, said = value["said"], value.get("text", value.get("remark"))
    if type(seat) is not int or type(head.get("seats")) is not int or not 0 <= seat < head["seats"]:
        raise BrokenRecord("bad-record", expected="a seat that spoke", got=value)
    if not isinstance(said, str) or len(said) > MOST_SAID or not isinstance(value.get("channel"), str):
        raise BrokenRecord("bad-record", expected="what was said and where", got=value)
    return value


def replay(text: Any, find: Callable[[Any], Game], seal: Seal | None, spare: Seal) -> Match:
    """Play a record again. `seal` lets an unfinished one go on honestly; otherwise `spare` takes over, and says so."""
    got = read(text)
    try:
        way = begin_walk(got, find, seal, spare)
        for _ in way:
            pass
    except BrokenRecord:
        raise
    except MeetinghouseError as error:
        raise BrokenRecord("bad-record", expected="inputs that were legal", got=str(error)) from error
    match = way.match
    unused = len(got.chance) - match._table.chance.at
    if unused:
        raise BrokenRecord("broken-chance", expected="every outcome to be used", got=unused)
    _compare(match, got)
    return match


def begin_walk(got: Read, find: Callable[[Any], Game], seal: Seal | None, spare: Seal) -> Walk:
    """A record from its deal on, to be walked through. Whether all of it fits is for `replay` to say."""
    from meetinghouse.engine.match import begin

    head = got.head
    game = find(head.get("game"))
    if head.get("rules") != game.spec.rules_version:
        raise BrokenRecord("other-rules", expected=game.spec.rules_version, got=head.get("rules"))
    commitment = head.get("commitment")
    if not isinstance(commitment, str):
        raise BrokenRecord("bad-record", expected="a commitment", got=commitment)
    if seal is not None and seal.commitment != commitment:
        raise BrokenRecord("bad-record", expected="the key behind the commitment", got="another key")
    reseals = [entry[1] for entry in got.chance if entry[0] == "reseal"]
    shown = opened(got.end, reseals[-1] if reseals else commitment)
    if reseals:
        spare = shown or spare
    else:
        seal = seal or shown
    values = _options(game, head)
    chance = Chance(seal, Trail(), got.chance, spare, branches.foreign(got.origins, got.before))
    match = begin(game, head["seats"], values, chance, commitment)
    match.origins = got.origins
    return Walk(match, got.inputs)


def branch(match: Match, find: Callable[[Any], Game], inputs: int, name: str) -> branches.Branch:
    """What a new game takes over that goes on from this one, after so many of its inputs or a little earlier."""
    seal = match.secret
    if seal is None:
        raise BadInput("no-record", expected="a match whose key is known", got="one without")
    at = branches.inputs_until(begin_walk(read(match.record()), find, seal, seal), inputs)
    return branches.Branch([*match.origins, branches.origin(name, at, seal)], branches.cut(match.record_lines(0), at))


def go_on(past: branches.Branch, game: Game, seats: int, options: Json, seal: Seal) -> Walk:
    """A new game on a key of its own, from its deal on; at the end of the walk it stands where the other one stood."""
    head = header(game, seats, options, seal.commitment, past.origins)
    return begin_walk(read("\n".join([head, *past.lines]) + "\n"), lambda _: game, seal, seal)


def _options(game: Game, head: Json) -> Json:
    try:
        values = game.read_options(head.get("seats"), head.get("options"), new=False)
    except MeetinghouseError as error:
        raise BrokenRecord("bad-record", expected="known seats and options", got=str(error)) from error
    if values != head.get("options"):
        raise BrokenRecord("bad-record", expected=values, got=head.get("options"))
    return values


def _compare(match: Match, got: Read) -> None:
    """The record we would write must be the record we read, except for what a torn line lost."""
    again = match.record().split("\n")[:-1]
    for mine, theirs in zip(again, got.lines, strict=False):
        if mine != theirs and json.loads(mine) != json.loads(theirs):
            if got.end is not None and "end" in json.loads(theirs):
                _compare_end(json.loads(mine), json.loads(theirs))
                continue
            raise BrokenRecord("bad-record", expected=mine, got=theirs)
    if len(got.lines) > len(again) or (got.end is not None and match.outcome is None):
        raise BrokenRecord("bad-record", expected="an end where the game ends", got=got.lines[-1])


def _compare_end(mine: Json, theirs: Json) -> None:
    # A seal that does not fit its commitment is for `verify` to report; how the game ended is not open to doubt.
    for name in ("end", "winners", "scores", "check"):
        if mine.get(name) != theirs.get(name):
            raise BrokenRecord("bad-record", expected=mine.get(name), got=theirs.get(name))


class Verdict(NamedTuple):
    """Whether the deal of a record was honest."""

    honest: bool
    # "honest" | "played-on" | "other-rules" | "unfinished" | "no-key" | "wrong-key" | "resealed" | "outcome-differs"
    reason: str
    outcomes: int  # how many chance outcomes the record holds
    differs_at: int | None  # the first outcome that the key does not give


def verify(text: Any, find: Callable[[Any], Game]) -> Verdict:
    """Derive every chance outcome of a finished record from its key and compare; then play it through.

    Under other rules than today's (`other-rules`) it is not played through; the outcomes alone show whether the deal
    was honest. Of a game that goes on from another (`played-on`) the outcomes that it took over are compared with that
    game's key; whether its answers are that game's, the record of that game shows.
    """
    got = read(text)
    total = len(got.chance)
    if got.end is None:
        return Verdict(False, "unfinished", total, None)
    if "key" not in got.end:
        return Verdict(False, "no-key", total, None)
    if any(entry[0] == "reseal" for entry in got.chance):
        return Verdict(False, "resealed", total, None)
    seal = opened(got.end, got.head.get("commitment"))
    chances = None if seal is None else branches.chances(got.origins, seal)
    if seal is None or chances is None:
        return Verdict(False, "wrong-key", total, None)
    for number, (entry, before) in enumerate(zip(got.chance, got.before, strict=True)):
        chance = next(chance for start, chance in chances if before > start)
        if entry[0] == "shuffle":
            same = chance.shuffle(len(entry[1])) == entry[1]  # type: ignore[arg-type]  # `read` made it a list
        else:
            of = entry[1]
            same = type(of) is int and 0 < of < 65536 and chance.pick(of) == entry[2]
        if not same:
            return Verdict(False, "outcome-differs", total, number)
    if got.head.get("rules") != find(got.head.get("game")).spec.rules_version:
        return Verdict(True, "other-rules", total, None)
    replay(text, find, seal, seal)
    return Verdict(True, "played-on" if got.origins else "honest", total, None)
