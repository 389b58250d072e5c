"""Hammer abilities put together from verbs (A12.42): the house colonists written so play the same records."""

from __future__ import annotations

import re
import tomllib

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames.affliction import accusing, cardset, costs
from meetinghouse.boardgames.affliction.acts import ACCUSE, CLEAR, PASS
from meetinghouse.boardgames.affliction.names import COLONISTS, IN_DECK, IN_ROW, NOBODY
from meetinghouse.boardgames.affliction.powers import SCRIPTS, Scripted
from meetinghouse.boardgames.affliction.script import chosen
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.boardgames.affliction.taking import scapegoats
from meetinghouse.boardgames.affliction.verbs import WHENS
from meetinghouse.bots.driver import play, table_of
from meetinghouse.cards.sets import BadCards
from tests.boardgames.affliction.scenario import Town
from tests.boardgames.same_records import with_programs

# without origins, so that long programs fit into the bytes that a set may have
HOUSE = re.sub(r"(?m)^origin = .*\n", "", resources.path("cards", "affliction", "house.toml").read_text("utf-8"))

CARDS = tomllib.loads(HOUSE)["colonists"]
HAMMERS = [name for name, card in CARDS.items() if card["icon"] == "hammer"]
PURITANS = [name for name, card in CARDS.items() if "when" in card]


def test_every_deed_of_the_house_set_is_written_as_verbs() -> None:
    """What is left in code bends a price or a limit: nobody chooses or changes anything."""
    house = cardset.named("house")
    steps = {name for name, power in zip(COLONISTS, house.power, strict=True) if isinstance(power, Scripted)}
    assert steps == {*HAMMERS, *PURITANS} and len(steps) == 28
    for name, card in CARDS.items():
        assert house.power[COLONISTS.index(name)].icon == card["icon"]
        assert (name in steps) == (card["icon"] in ("hammer", "puritan") and name != "margaret_jacobs")


@pytest.mark.rule("A12.42")
@pytest.mark.parametrize(
    "program",
    [
        """[{ choose = "playing", to = "accuse", as = "a" }, { if = "fear", at_most = 3, then = [{ send_away = "a" }] },
             { frighten = "a" }, { release = "a" }]""",
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
    text = with_programs(HOUSE, "colonists", dict.fromkeys(HAMMERS, program))
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
        ('[{ for_each = "same_row", do = [{ gain = 1 }] }]', "do[0].for_each", "bad-value"),
        ("[{ gain = 6 }]", "do[0].gain", "bad-value"),
        # what can never be carried out
        ('[{ choose = "arrested", as = "a" }, { accuse = "a" }]', "do[0].to", "bad-value"),
        ('[{ choose = "rows", to = "advocate", as = "a" }, { advocate = "a" }]', "do[0].to", "bad-value"),
        (
            '[{ choose = "rows", to = "send_away", as = "a" }, { send_away = "a" }, { accuse = "a" }]',
            "do[2].accuse",
            "bad-value",
        ),
        ('[{ once = "a_round" }, { if = "fear", at_least = 1, then = [{ pay = 1 }] }]', "do", "missing"),
    ],
)
def test_programs_with_mistakes_are_refused(program: str, where: str, code: str) -> None:
    with pytest.raises(BadCards) as refused:
        cardset.SETS.of(with_programs(HOUSE, "colonists", {"ann_putnam": program}), new=True)
    assert (f"colonists.ann_putnam.{where}", code) in [(p.where, p.code) for p in refused.value.problems]


def test_only_a_hammer_can_be_put_together_from_verbs() -> None:
    """Thomas Putnam's icon is not a hammer: his bends a limit."""
    with pytest.raises(BadCards) as refused:
        cardset.named(with_programs(HOUSE, "colonists", {"thomas_putnam": "[{ gain = 1 }]"}))
    assert [(p.where, p.code) for p in refused.value.problems] == [("colonists.thomas_putnam.icon", "bad-value")]


def table_in(match: mh.Match) -> Affliction:
    """What lies on the table of a match."""
    assert isinstance(match._table, Affliction)
    return match._table


EIGHT = ", ".join(f'{{ choose = "playing", to = "accuse", as = "x{n}" }}' for n in range(8))


@pytest.mark.rule("A12.42")
@pytest.mark.parametrize(
    "program",
    [
        f'[{EIGHT}, {{ accuse = "x7" }}]',
        """[{ choose = "arrested", to = "release", as = "a" }, { accuse = "a" }]""",
        """[{ choose = "arrested", to = "release", as = "a" },
             { if = "round", at_least = 2, then = [{ release = "a" }] },
             { accuse = "a" }, { protect = "a" }, { frighten = "a" },
             { choose = "accused", to = "take_from", as = "b" }, { move_accusation = "b", to = "a" }]""",
        """[{ choose = "rows", to = "send_away", as = "a" }, { for_each = "players", do = [{ send_away = "a" }] },
             { accuse = "a", n = 3 }]""",
    ],
)
def test_tokens_lie_on_people_in_the_rows_and_circles_only(program: str) -> None:
    """Whatever the steps name, and however many things (ruling 21)."""
    text = with_programs(HOUSE, "colonists", dict.fromkeys(HAMMERS, program))
    for seed in range(4):
        match = mh.new_match("affliction", 3, {"cards": text}, seed)

        def look(at: mh.Match) -> None:
            t = table_in(at)
            lying = {card for lies in (t.accusations, t.fear, t.advocates) for card in range(len(lies)) if lies[card]}
            single = {card for card in (t.protection, t.spectral) if card != NOBODY}
            assert (lying | single) <= set(t.playing)

        play(match, table_of("affliction", ["random"] * 3, seed), look)
        assert mh.verify(match.record()).honest


@pytest.mark.rule("A12.42")
def test_either_leaves_what_was_named_before_as_it_is() -> None:
    program = """[{ choose = "rows", to = "accuse", as = "a" }, { either = ["clear", "comfort", "gain"] },
                   { accuse = "a", n = 3 }]"""
    text = with_programs(HOUSE, "colonists", dict.fromkeys(HAMMERS, program))
    t = table_in(mh.new_match("affliction", 3, {"cards": text}, 3))
    me, (one, other) = COLONISTS.index("ann_putnam"), t.in_rows()[:2]
    t.accusations[one] = 1
    SCRIPTS.begin(t, me, 0)
    for act in (ACCUSE[other], CLEAR[one]):
        assert t.decision is not None
        data, t.decision = t.decision.data, None
        chosen(t, 0, act, *data)
    assert t.accusations[one] == 0 and t.accusations[other] == 3


@pytest.mark.rule("A8.3")
def test_a_scapegoat_never_stands_in_for_herself() -> None:
    before, black = HOUSE.split("[colonists.mary_black]")
    text = before + "[colonists.mary_black]" + black.replace('deck = "colonist"', 'deck = "prominent"', 1)
    t = table_in(mh.new_match("affliction", 3, {"cards": text}, 3))
    goat = COLONISTS.index("mary_black")
    assert t.cards.prominent[goat]
    moved = t.top[0]
    t.top[0], t.where[goat], t.where[moved] = goat, IN_ROW, IN_DECK
    t.playing = sorted([*(card for card in t.playing if card != moved), goat])
    assert goat not in scapegoats(t, 0, goat)
    assert goat in scapegoats(t, 0, t.top[1])


@pytest.mark.rule("A12.1")
def test_everybody_who_has_thomas_putnams_ability_is_asked() -> None:
    before, willard = HOUSE.split("[colonists.john_willard]")
    willard = willard.replace('ability = "john_willard"', 'text = "As Thomas."\nability = "thomas_putnam"', 1)
    text = f"{before}[colonists.john_willard]{willard}"
    t = table_in(mh.new_match("affliction", 3, {"cards": text}, 3))
    two = [COLONISTS.index(name) for name in ("thomas_putnam", "john_willard")]
    for card in two:
        t.circles[0].append(card)
        t.where[card] = 0
    t.playing = sorted({*t.playing, *two})
    accusing.offer_extra(t, 0)
    asked: list[int] = []
    for act in (PASS, ACCUSE[two[0]]):
        assert t.decision is not None and t.decision.kind is accusing.EXTRA
        asked += t.decision.data
        accusing.EXTRA.then(t, 0, act, *t.decision.data)
    assert asked == two and t.once == [two[1]] and t.accusations[two[0]] == 1


@pytest.mark.rule("A12.42")
def test_what_comes_after_an_arrest_is_carried_out_when_it_is_over() -> None:
    text = with_programs(HOUSE, "colonists", {"ann_putnam": '[{ arrest = "anyone" }, { gain = 4 }]'})
    town = Town(
        options={"cards": text}, circles={0: ["ann_putnam"]}, accusations={"john_alden": 9}, bottom=["john_alden"]
    )
    town.resolve(s7=0).do(0, "use", "ann_putnam")
    before = town.influence(0)
    town.do(0, "arrest", "john_alden")
    assert town.influence(0) == before - costs.ABILITY_SURCHARGE + 4


def test_a_program_that_would_run_for_ever_is_refused() -> None:
    """However few steps are written: what counts is how many are carried out."""
    long = '[{ for_each = "playing", do = [{ for_each = "playing", do = [{ gain = 1 }] }] }]'
    with pytest.raises(BadCards) as refused:
        cardset.named(with_programs(HOUSE, "colonists", {"ann_putnam": long}))
    assert [(p.where, p.code) for p in refused.value.problems] == [("colonists.ann_putnam.do", "runs-long")]


@pytest.mark.rule("A12.42")
def test_a_set_may_print_another_number_in_an_ability_of_ours() -> None:
    """John Willard makes arrests of Prominent Colonists dearer, here by 4; where there is no number none is taken."""
    before, willard = HOUSE.split("[colonists.john_willard]")
    text = f"{before}[colonists.john_willard]\nn = 4{willard}"
    assert cardset.named(text).power[COLONISTS.index("john_willard")].n == 4
    other = HOUSE.replace("[colonists.nathaniel_ingersoll]", "[colonists.nathaniel_ingersoll]\nn = 2")
    town = Town(options={"cards": other}, circles={0: ["nathaniel_ingersoll"]}, influence=0).resolve(s1=0)
    assert town.influence(0) == 3
    assert cardset.named("house").power[COLONISTS.index("john_willard")].n == 1
    with pytest.raises(BadCards) as refused:
        cardset.named(HOUSE.replace("[colonists.daniel_andrew]", "[colonists.daniel_andrew]\nn = 4"))
    assert [(p.where, p.code) for p in refused.value.problems] == [("colonists.daniel_andrew.n", "unknown-field")]


def answering(when: str, steps: str, *names: str) -> str:
    """The house set in which these Puritans do something else."""
    text = HOUSE
    for name in names:
        before, card = text.split(f"[colonists.{name}]")
        answer = f'when = "{when}"\ndo = {steps}\ntext = "x"\n'
        card = re.sub(r'(?s)when = "\w+"\ndo = .*?(?=afflicted)', answer, card, count=1)
        text = f"{before}[colonists.{name}]{card}"
    return text


@pytest.mark.rule("A12.42")
def test_players_who_answer_each_other_do_so_once_a_round() -> None:
    """Two could bring the same people in for ever; such a set is refused unless it says `once`."""
    people, steps = ("sarah_osborne", "deodat_lawson"), '{ gain = 5 }, { bring_in = "anyone" }'
    problems = cardset.SHAPE.read(answering("others_bring", f"[{steps}]", *people))[1]
    wrong = {(p.where, p.code, p.expected) for p in problems}
    assert wrong == {(f"colonists.{name}.do", "missing", "once") for name in people}
    cardset.named(answering("others_bring", f"[{steps}]", *people))  # it is read where a record of before has it
    text = answering("others_bring", f'[{{ once = "a_round" }}, {steps}]', *people)
    circles = {0: people[:1], 1: people[1:]}
    town = Town(options={"cards": text}, circles=circles, bottom=["john_alden"], influence=50).resolve(s13=0)
    for seat in (0, 1, 0):
        assert town.asks(seat) == "bring"
        town.do(seat, "bring", "john_alden")
    assert town.row("bottom") and town.circle(0) == ["sarah_osborne", "john_alden"]
    assert not town.asks(0) == town.asks(1) == "bring"
    declined = Town(options={"cards": text}, circles=circles, bottom=["john_alden"], influence=50).resolve(s13=0)
    declined.do(0, "bring", "john_alden").do(1, "pass")
    assert [event["colonist"] for event in declined.events("used_on_nobody")] == ["deodat_lawson"]
    assert declined.events("declined") == []


@pytest.mark.rule("A12.42")
@pytest.mark.parametrize("when", WHENS)
def test_a_puritan_of_ones_own_answers_what_happens(when: str) -> None:
    """Whenever that is, and also when it asks something."""
    steps = '[{ choose = "playing", to = "frighten", optional = true, as = "it" }, { frighten = "it" }, { gain = 1 }]'
    text = answering(when, steps, *PURITANS)
    answered = 0
    for seed in range(8):
        match = play(mh.new_match("affliction", 3, {"cards": text}, seed), table_of("affliction", ["random"] * 3, seed))
        assert mh.verify(match.record()).honest
        answered += sum(event.get("colonist") in PURITANS for event in match.events(-1) if "gained_by" in event["key"])
    assert answered
