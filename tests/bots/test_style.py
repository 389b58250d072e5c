"""How characters of learned players show in play: a matter of taste, and nothing that tells who somebody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.bots.style import Style as NewSalem
from meetinghouse.boardgames.salem1692.bots.style import Style as Salem
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import Driver, play
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.temper import PLAIN, TEMPERS, Tempered
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

TABLES = [("salem1692", 6), ("new_salem", 5)]
REDS = ("accusation", "evidence", "witness")


def _table(game: str, seats: int, seed: int, temper: str = "") -> tuple[Match, dict[int, Any]]:
    return mh.new_match(game, seats, seed=seed), {seat: make(game, 3, seat, seed, temper) for seat in range(seats)}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_style_is_made_of_what_everybody_sees(game: str, seats: int) -> None:
    """From a spectator's view and events it comes out the same: so no role, card or suspicion can be in it."""
    style = import_module(f"meetinghouse.boardgames.{game}.bots.style").Style
    match, bots = _table(game, seats, 3, "vengeful")
    driver = Driver(match, bots)
    moved: Counter[str] = Counter()
    while match.outcome is None:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is None or not ask.required or len(ask.numbers) < 2:
                continue
            for name, temper in TEMPERS.items():
                own, public = style(seat, temper), style(seat, temper)
                for event in match.events(seat):
                    own.see(event)
                for event in match.events(-1):
                    public.see(event)
                added = own.added(match.view(seat), ask)
                assert added == public.added(match.view(-1), ask)
                moved[name] += any(added)
        driver.step()
    assert all((moved[name] > 0) == (name not in ("talkative", "silent")) for name in TEMPERS)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_without_a_character_a_network_plays_as_it_has_learned_to(game: str, seats: int) -> None:
    """And a character that only talks more or less plays like anyone."""
    records = []
    for temper in (None, PLAIN, TEMPERS["silent"], TEMPERS["cautious"]):
        match, bots = _table(game, seats, 1)
        for bot in bots.values():
            assert isinstance(bot, Tempered) and isinstance(bot, Learned) and bot.style is None
            if temper is not None:
                bot.be(temper)
        play(match, list(bots.values()))
        records.append(match.record())
    assert records[0] == records[1] == records[2] != records[3]


def _answers(game: str, seats: int, temper: str, games: int) -> Iterator[tuple[Json, Ask, Choice, Any]]:
    """Every answer to a question with a choice, as a table of this character gives it, and the one who gives it."""
    for seed in range(games):
        found: list[tuple[Json, Ask, Choice, Any]] = []
        match, bots = _table(game, seats, seed, temper)
        for bot in bots.values():
            _overhear(bot, found)
        driver = Driver(match, bots)
        while driver.step():
            yield from found
            found.clear()


def _overhear(bot: Any, found: list[tuple[Json, Ask, Choice, Any]]) -> None:
    decide: Callable[[Json, Ask], Choice | None] = bot.decide

    def heard(view: Json, ask: Ask) -> Choice | None:
        choice = decide(view, ask)
        if choice is not None and len(ask.options) > 1:
            found.append((view, ask, choice, bot))
        return choice

    bot.decide = heard


def _share(game: str, seats: int, temper: str, games: int, judge: Callable[..., bool | None]) -> float:
    """How often they do it where they could do it and something else; `judge` says None elsewhere."""
    did = [judge(*answer) for answer in _answers(game, seats, temper, games)]
    counted = [one for one in did if one is not None]
    assert len(counted) >= 40
    return sum(counted) / len(counted)


def _accuses(_view: Json, ask: Ask, choice: Choice, _bot: Any) -> bool | None:
    able = any(option.args.get("card") in REDS for option in ask.options)
    return choice.args.get("card") in REDS if ask.kind == "salem1692.turn" and able else None


def _gets_even(view: Json, ask: Ask, choice: Choice, bot: Any) -> bool | None:
    """Lays a red card before whoever wronged it last."""
    if ask.kind != "salem1692.target" or view["decision"]["data"][0] > 2:
        return None
    able = any(bot.style.wronged(option.args["seat"]) for option in ask.options)
    return bool(bot.style.wronged(choice.args["seat"])) if able else None


def _spends(_view: Json, ask: Ask, choice: Choice, _bot: Any) -> bool | None:
    able = any(option.do == "end_round" for option in ask.options)
    return choice.do == "initiate" if ask.kind == "new_salem.ponder" and able else None


def _gives(_view: Json, ask: Ask, choice: Choice, _bot: Any) -> bool | None:
    return choice.do == "give" if ask.kind == "new_salem.give" else None


@pytest.mark.parametrize(
    ("game", "seats", "more", "less", "judge", "games"),
    [
        ("salem1692", 6, "bold", "cautious", _accuses, 6),
        pytest.param("salem1692", 6, "vengeful", "silent", _gets_even, 16, marks=pytest.mark.torture),
        pytest.param("new_salem", 5, "bold", "cautious", _spends, 14, marks=pytest.mark.torture),
        ("new_salem", 5, "trusting", "vengeful", _gives, 5),
    ],
)
def test_characters_change_what_is_done(
    game: str, seats: int, more: str, less: str, judge: Callable[..., bool | None], games: int
) -> None:
    shares = [_share(game, seats, temper, games, judge) for temper in (more, less)]
    assert shares[0] > 1.12 * shares[1]


def _choice(game: str, do: str, **args: int) -> Choice:
    acts = mh.find_game(game).acts
    number = acts.find({"do": do, **args})
    assert number is not None
    return Choice(0, acts[number])


def test_a_wrong_is_minded_until_it_is_made_good_or_forgotten() -> None:
    style = Salem(2, TEMPERS["vengeful"])
    red = {"key": "salem1692.played", "card": "evidence", "target": 2}
    view = {"living": [0, 1, 2, 3], "accusations": [0] * 4, "limits": [7] * 4, "decision": {"data": [1, 0]}}
    ask = _choice("salem1692", "seat", seat=3)

    def likes_to_accuse() -> float:
        return style.of(view, "salem1692.target", ask)

    assert likes_to_accuse() == 0
    style.see({**red, "seat": 3})
    assert likes_to_accuse() > 0
    style.see({**red, "seat": 3, "card": "piety"})
    assert likes_to_accuse() == 0
    style.see({**red, "seat": 3})
    for _ in range(9):
        style.see({"key": "salem1692.turn", "seat": 0})
    assert likes_to_accuse() == 0, "two laps ago"


def test_whoever_left_me_without_hope_is_given_none_and_whoever_helped_is_spared() -> None:
    vengeful, trusting = (NewSalem(0, TEMPERS[name]) for name in ("vengeful", "trusting"))
    for style in (vengeful, trusting):
        for seat in range(3):
            style.see({"key": "new_salem.built", "seat": seat, "building": "trade_left", "hope": 0, "despair": 0})
        style.see({"key": "new_salem.gave", "seat": 1, "target": 0, "n": 1})
        style.see({"key": "new_salem.round_ended", "seat": 0, "round": 1})

    def leans(style: NewSalem, kind: str, do: str, **args: int) -> float:
        return style.of({}, f"new_salem.{kind}", _choice("new_salem", do, **args))

    assert leans(vengeful, "give", "give", target=2, n=1) < leans(vengeful, "give", "keep") == 0
    assert leans(vengeful, "give", "give", target=1, n=1) == 0
    assert leans(vengeful, "trial", "seat", seat=2) > 0 == leans(vengeful, "trial", "seat", seat=1)
    assert leans(trusting, "give", "give", target=1, n=1) > leans(trusting, "give", "give", target=2, n=1) > 0
    assert leans(trusting, "trial", "seat", seat=1) < 0 == leans(trusting, "trial", "seat", seat=2)
