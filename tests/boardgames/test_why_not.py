"""Whatever is tried and not offered is refused with a reason in words and a rule that stands in the book."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse import rules
from meetinghouse.words import LANGUAGES, Words
from tests.words.test_games import play, seat_counts

GAMES = ("affliction", "new_salem", "salem1692")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_has_a_reason_for_every_act_it_does_not_offer(game: str) -> None:
    made = mh.find_game(game)
    numbers = {rule.number for rule in rules.read(game, "en").rules()}
    codes, asked = set(), set()
    for seats in seat_counts(game):
        for step, match in enumerate(play(game, seats, seed=seats)):
            for seat in match.waiting[step % len(match.waiting) :][:1] if match.waiting else ():
                ask = match.ask(seat)
                assert ask is not None and made.why_not is not None
                asked.add(ask.kind)
                for act in range(step % 7, len(made.acts), 7):
                    if act not in ask.acts:
                        why = made.why_not(match._table, seat, act)
                        assert why is not None and why[1] in numbers, (ask.kind, made.acts[act], why)
                        codes.add(why[0])
    assert len(asked) >= 8 and len(codes) >= 8
    assert [code for code in codes for lang in LANGUAGES if not Words(lang).has(f"error-{code}")] == []


@pytest.mark.parametrize("game", ["salem1692", "new_salem"])
def test_every_kind_of_question_has_its_rule(game: str) -> None:
    numbers = {rule.number for rule in rules.read(game, "en").rules()}
    assert {kind.name: kind.rule for kind in mh.find_game(game).rules.kinds.values() if kind.rule not in numbers} == {}
