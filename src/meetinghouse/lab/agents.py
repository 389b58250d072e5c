"""Counts the tokens of whole games for a seat that is played by text, with bots at every seat."""

from __future__ import annotations

from typing import NamedTuple

import meetinghouse
from meetinghouse.agents.prompt import digest, tokens
from meetinghouse.agents.scripted import NarratedBot
from meetinghouse.bots.base import Bot, make, seed_for, usual_level
from meetinghouse.bots.driver import Driver
from meetinghouse.words import Words


class TextCost(NamedTuple):
    """Tokens of one game at one seat, as four characters each."""

    seat: int
    decisions: int
    rules: int
    whole: int


def text_costs(game: str, seats: int, lang: str = "en", games: int = 8, seed: int = 0) -> list[TextCost]:
    """One seat of each game is told in text, another one each time; sensible bots play all of them."""
    level = usual_level(game)
    pool = [name.strip() for name in Words(lang).say("cli-bot-names").split(",")]
    found = []
    for index in range(games):
        match = meetinghouse.new_match(game, seats, {}, seed_for(seed, "deal", index))
        own, players = index % seats, seed_for(seed, "bots", index)
        told = NarratedBot(game, level, own, players)
        bots: dict[int, Bot] = {seat: make(game, level, seat, players) for seat in range(seats)}
        Driver(match, {**bots, own: told}, pool[:seats], lang).run()
        found.append(TextCost(own, told.ledger.decisions, tokens(digest(game, lang)), told.ledger.tokens_in))
    return found
