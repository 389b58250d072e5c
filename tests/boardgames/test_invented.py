"""Card sets with other people than ours play, are recorded, imagined, encoded and named like ours."""

from __future__ import annotations

import re
import tomllib

import pytest

import meetinghouse as mh
from meetinghouse.board import Show, terminal_of
from meetinghouse.boardgames import affliction, new_salem
from meetinghouse.boardgames.affliction.bots.abilities import abilities_of
from meetinghouse.boardgames.affliction.bots.weights import WEIGHTS
from meetinghouse.bots.driver import play, table_of
from meetinghouse.observation.layout import size_of
from meetinghouse.observation.seeing import observe
from meetinghouse.words import LANGUAGES, Words
from tests.boardgames import invented

SETS = pytest.mark.parametrize(
    ("game", "seats", "cards"),
    [
        ("new_salem", 3, invented.new_salem()),
        ("new_salem", 8, invented.new_salem()),
        ("new_salem", 5, invented.new_salem(invented.FEW_CHARACTERS)),
        ("affliction", 2, invented.affliction()),
        ("affliction", 4, invented.affliction()),
        ("affliction", 4, invented.affliction(invented.FEWEST)),
    ],
    ids=["town-3", "town-8", "town-few", "affliction-2", "affliction-4", "affliction-fewest"],
)


@SETS
@pytest.mark.parametrize("level", ["random", 1, 2])
def test_such_a_set_plays_to_its_end(game: str, seats: int, cards: str, level: int | str) -> None:
    """Its record verifies and replays, and a world that fits a view can be imagined on the way."""
    match = mh.new_match(game, seats, {"cards": cards}, seed=4)
    seen = 0

    def look(at: mh.Match) -> None:
        nonlocal seen
        seen += 1
        if seen % 40 == 0 and at.outcome is None:
            viewer = seen // 40 % seats
            assert mh.imagine(game, at.view(viewer), seen).view(viewer) == at.view(viewer)

    play(match, table_of(game, [level] * seats, seed=4), look)
    record = match.record()
    assert match.outcome is not None and mh.verify(record).honest
    assert mh.replay(record).view(0) == match.view(0)


@SETS
def test_observations_have_the_same_size_as_with_our_cards(game: str, seats: int, cards: str) -> None:
    """And they tell the cards apart by what is printed on them."""
    ours, theirs = (mh.new_match(game, seats, {"cards": one}, seed=1) for one in ("house", cards))
    assert len(observe(theirs, 0)) == size_of(mh.find_game(game))
    assert observe(theirs, 0).tobytes() != observe(ours, 0).tobytes()


@SETS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_in_the_words_of_the_set(game: str, seats: int, cards: str, lang: str) -> None:
    match = play(mh.new_match(game, seats, {"cards": cards}, seed=2), table_of(game, [2] * seats, seed=2))
    words = Words(lang, strict=True).of_set(game, match.view(0)["words"])
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
    told = "\n".join(words.line(game, event, names, 0) for event in match.events(0))
    assert not re.search(r"own[-_]\d", told)
    assert re.search(r"Person|Somebody", told)


def test_the_sides_of_characters_are_those_of_the_set() -> None:
    """The Witches of the house may be Puritans there."""
    cards = invented.new_salem()
    match = mh.new_match("new_salem", 8, {"cards": cards}, seed=5)
    witches = {name for name, card in tomllib.loads(cards)["characters"].items() if card["side"] == "witch"}
    assert set(match.view(-1)["cards"]["witches"]) == witches
    ours = mh.new_match("new_salem", 3, seed=5).view(-1)["cards"]
    assert "witches" not in ours  # so that older records stay as they are
    for seat in range(8):
        view = match.view(seat)
        assert (view["characters"][seat] in witches) == (view["side"] == "witch")
    play(match, table_of("new_salem", [2] * 8, seed=5))
    assert match.outcome is not None and match.outcome.reason in ("witches", "puritans")


def test_bots_know_what_abilities_of_a_set_are_worth() -> None:
    """By what the steps do and not by the name of the place."""
    found = abilities_of(affliction.cardset.named(invented.affliction()))
    assert found["thomas_putnam"] == (0.0, 0)  # nothing
    assert found["john_proctor"].accusations == 1  # steps that accuse
    assert found["edward_putnam"].worth > WEIGHTS.influence  # steps that pay 1 and gain 3
    assert found["own_1"] == abilities_of(affliction.cardset.named("house"))["thomas_putnam"]  # an ability of ours


@pytest.mark.parametrize(
    ("game", "before", "after", "where", "code"),
    [
        ("new_salem", 'name = "Person 10"\n', "", "characters.own_1.name", "missing"),
        ("new_salem", "[characters.own_10]", "[characters.own_11]", "characters.own_11", "unknown-field"),
        ("new_salem", "witches = [3, 3,", "witches = [3, 11,", "players.witches[1]", "too-few"),
        ("affliction", '[families.own_2]\nname = "House 4"', "[families.own_2]", "families.own_2.name", "missing"),
        ("affliction", 'colour = "gold"', 'colour = "tartan"', "families.proctor.colour", "bad-value"),
        ("affliction", "[families.own_3]", "[families.neutral]", "colonists.elizabeth_proctor.family", "missing"),
        ("affliction", "[families.own_3]", "[families.neutral]", "factions.own_1.protects", "missing"),
        ("affliction", "[factions.own_4]", "[factions.own_5]", "factions.own_5", "unknown-field"),
        ("affliction", "[grievances.own_6]", "[grievances.own_7]", "grievances.own_7", "unknown-field"),
        ("affliction", "[colonists.own_15]", "[colonists.own_16]", "colonists.own_16", "unknown-field"),
        ("affliction", "[colonists.own_1]\n", "[colonists.own_1]\n# ", "colonists.own_1.name", "missing"),
        ("affliction", 'ability = "none"', 'ability = "flying"', "colonists.thomas_putnam.ability", "bad-value"),
        ("affliction", 'icon = "none"', 'icon = "clock"', "colonists.thomas_putnam.icon", "bad-value"),
    ],
)
def test_mistakes_have_line_and_field(game: str, before: str, after: str, where: str, code: str) -> None:
    text = getattr(invented, game)()
    assert before in text
    text = text.replace(before, after, 1)
    module = {"new_salem": new_salem, "affliction": affliction}[game]
    problems = module.cardset.SHAPE.read(text)[1]
    assert (where, code) in {(problem.where, problem.code) for problem in problems}
    assert all(problem.line > 1 for problem in problems)


def test_grievances_name_only_people_of_the_set() -> None:
    """The last ones of the fewest name people in places that only sets fill, who are left out here."""
    whole, _, last = invented.affliction(invented.FEWEST + 1).rpartition("[colonists.own_15]")
    text = whole.replace("'susannah_martin'", "'own_15'", 1)
    assert "own_15" in text and last
    problems = affliction.cardset.SHAPE.read(text)[1]
    assert {(problem.code, problem.expected) for problem in problems} == {("missing", "[colonists.own_15]")}


def test_a_place_of_the_house_keeps_its_side_where_the_set_says_nothing() -> None:
    text = invented.NEW_SALEM_HOUSE.replace('side = "witch"\n', "").replace('side = "puritan"\n', "")
    assert new_salem.cardset.named(text).witch == new_salem.cardset.named("house").witch


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_i_am_is_told_with_the_numbers_and_names_of_the_set(lang: str) -> None:
    match = mh.new_match("affliction", 4, {"cards": invented.affliction()}, seed=4)
    for seat in range(4):
        view = match.view(seat)
        words = Words(lang, strict=True).of_set("affliction", view["words"])
        _, goal, *notes = terminal_of("affliction").who(view, Show(words, "affliction", "ABCD", seat))
        card = view["faction_cards"][view["faction"][seat]]
        assert f"+{card['arrest_bonus']} " in goal and f"+{card['protect_bonus']} " in goal
        assert "First frost" in notes[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_set_leaves_out_is_not_spoken_of(lang: str) -> None:
    words = Words(lang, strict=True)
    assert words.say("new-salem-character-says", side="X", types="none") == "X."
    assert words.say("moment-town-collects", types="none") != words.say("moment-town-collects", types="X")
    none, two = (
        words.say("affliction-faction-scores", arrest=3, arrests="A", protect=1, protects="B", penalty=n)
        for n in (0, 2)
    )
    assert "−" not in none and "−2" in two
