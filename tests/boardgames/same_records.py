"""The same game with two card sets: every answer goes to both, and both ask the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import meetinghouse as mh
from meetinghouse.bots.driver import play, table_of


def programs_in(file: Path) -> dict[str, str]:
    """The text of each program in a file, by whose it is: to be put into a card set as it stands."""
    return dict(re.findall(r"(?ms)^\[(\w+)\]\ndo = (.*?)(?=^\[|\Z)", file.read_text("utf-8")))


def with_programs(house: str, section: str, programs: dict[str, str]) -> str:
    """The house set in which these cards do what the programs say."""
    text = house.replace('set = "house"', 'set = "verbs"')
    for name, program in programs.items():
        before, card = re.split(rf"(?m)^\[{section}\.{name}\].*\n", text)
        card, bracket, rest = card.partition("\n[")
        card = re.sub(r"(?ms)^(when|do) = .*?(?=^\w+ = |\Z)", "", card)
        text = f'{before}[{section}.{name}]\ntext = "As verbs."\ndo = {program}\n{card}{bracket}{rest}'
    return text


def play_both(one: mh.Match, other: mh.Match, bots: Sequence[int | str], seed: int) -> None:
    """Play a match out; the other one waits for the same seats with the same options and leaves the same record."""

    def alike(match: mh.Match) -> None:
        given = match.answers()[-1]
        other.answer(given.seat, {"ask": given.ask, **match._table.game.acts[given.act].json})
        assert other.waiting == match.waiting
        for seat in match.waiting:
            mine, theirs = match.ask(seat), other.ask(seat)
            assert mine is not None and theirs is not None
            assert theirs.acts == mine.acts and theirs.id == mine.id

    play(one, table_of(one.game, bots, seed), alike)
    # everything but the header and the last line, which names the set that was used
    assert other.record().splitlines()[1:-1] == one.record().splitlines()[1:-1]
    assert other.outcome == one.outcome and mh.verify(other.record()).honest
