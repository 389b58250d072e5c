"""Hammer abilities put together from verbs (A12.42): the house colonists written so play the same records."""

from __future__ import annotations

from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames.affliction import cardset
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.boardgames.affliction.script import Scripted
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.cardset import BadCards
from tests.boardgames.same_records import play_both, programs_in, with_programs

HOUSE = resources.path("cards", "affliction", "house.toml").read_text("utf-8")

AS_VERBS = programs_in(Path(__file__).with_name("as_verbs.toml"))


VERBS = with_programs(HOUSE, "colonists", AS_VERBS)


def test_every_hammer_of_the_house_set_is_written_as_verbs() -> None:
    house, verbs = cardset.named("house"), cardset.named(VERBS)
    hammers = {name for name, hammer in zip(COLONISTS, house.hammer, strict=True) if hammer}
    assert hammers == set(AS_VERBS)
    assert {name for name, power in zip(COLONISTS, verbs.power, strict=True) if isinstance(power, Scripted)} == hammers
    assert verbs.hooks == house.hooks


@pytest.mark.rule("A12.42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_records(seats: int) -> None:
    """Every question, option, answer and chance outcome is the same; so is how it ends."""
    used: set[str] = set()
    for seed in range(10):
        options = {"limited_tokens": seed % 2 == 0}
        house = mh.new_match("affliction", seats, {**options, "cards": HOUSE}, seed)  # by text: as it is in its file
        verbs = mh.new_match("affliction", seats, {**options, "cards": VERBS}, seed)
        play_both(house, verbs, ["random" if seed % 2 else 1] * seats, seed)
        used |= {event["colonist"] for event in house.events(-1) if event["key"] == "affliction.used"}
    assert len(used) > 12


@pytest.mark.rule("A12.42")
@pytest.mark.parametrize(
    "program",
    [
        """[{ choose = "playing", to = "accuse", as = "a" }, { send_away = "a" }, { frighten = "a" },
             { release = "a" }]""",
        """[{ choose = "girls", to = "comfort", as = "a" }, { comfort = "a" }, { comfort = "a" }, { protect = "a" }]""",
        """[{ choose = "others", as = "x" }, { take = "x", n = 5 }, { lose = "x", n = 5 }, { pay = 5 }]""",
        """[{ choose = "accused", to = "take_from", as = "a" }, { clear = "a" },
             { move_accusation = "a", to = "a" }]""",
        """[{ if = "fear", at_most = 1, then = [
             { choose = "playing", to = "frighten", as = "a" }, { frighten = "a" }] }]""",
        """[{ choose = "mine", as = "a" }, { choose = "same_row", of = "a", as = "b" }, { advocate = "b" },
             { gain = 5 }]""",
    ],
)
def test_whatever_a_set_says_the_game_goes_on_and_ends(program: str) -> None:
    text = with_programs(HOUSE, "colonists", dict.fromkeys(AS_VERBS, program))
    for seed in range(3):
        match = mh.new_match("affliction", 3, {"cards": text}, seed)
        play(match, table_of("affliction", ["random"] * 3, seed))
        assert mh.verify(match.record()).honest
        view = match.view(-1)
        tokens = [*view["accusations"].values(), *view["fear"].values(), *view["advocates"].values()]
        assert min(view["influence"]) >= 0 and min(tokens, default=0) >= 0
        assert max(view["fear"].values(), default=0) <= 3 and max(view["advocates"].values(), default=0) <= 3


@pytest.mark.parametrize(
    ("program", "where", "code"),
    [
        ('[{ accuse = "it" }]', "do[0].accuse", "bad-value"),
        ('[{ choose = "others", as = "x" }, { accuse = "x" }]', "do[1].accuse", "bad-value"),
        ('[{ either = ["gain"] }]', "do[0].either", "how-many"),
        ('[{ for_each = "mine", do = [{ gain = 1 }] }]', "do[0]", "verb"),
        ("[{ gain = 6 }]", "do[0].gain", "bad-value"),
    ],
)
def test_programs_with_mistakes_are_refused(program: str, where: str, code: str) -> None:
    with pytest.raises(BadCards) as refused:
        cardset.named(with_programs(HOUSE, "colonists", {"tituba": program}))
    assert (f"colonists.tituba.{where}", code) in [(p.where, p.code) for p in refused.value.problems]


def test_only_a_hammer_can_be_put_together_from_verbs() -> None:
    """Tituba's icon is not a hammer: hers works when something happens."""
    with pytest.raises(BadCards) as refused:
        cardset.named(with_programs(HOUSE, "colonists", {"tituba": "[{ gain = 1 }]"}))
    assert [(p.where, p.code) for p in refused.value.problems] == [("colonists.tituba.icon", "bad-value")]
