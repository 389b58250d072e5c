"""The whole card everywhere: each surface of the terminal and the pictures is compared with the facts of every card.

`web/tests/whole-card.test.ts` does the same for the browser.
"""

from __future__ import annotations

import copy
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import meetinghouse as mh
from meetinghouse.board import Show, plain_lines, terminal_of
from meetinghouse.boardgames.affliction import printed as affliction
from meetinghouse.boardgames.new_salem import printed as new_salem
from meetinghouse.cards.checking import read
from meetinghouse.cards.sets import load
from meetinghouse.cli import cards as command
from meetinghouse.cli.knowledge import search, topics
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.engine.acts import Act, Choice
from meetinghouse.envs.picture import boxes_of
from meetinghouse.words import Words
from tests.boardgames import invented

LANGUAGES = ("en", "fr", "es")
AFFLICTED = {"en": "Afflicted", "fr": "Affligée", "es": "Afligida"}
PROMINENT = {"en": "Prominent", "fr": "Notable", "es": "Notable"}
REPUTATION = {"en": "reputation", "fr": "réputation", "es": "reputación"}
QUILL = {"en": "quill", "fr": "plume", "es": "pluma"}
HOUSE = {"en": "house", "fr": "maison", "es": "casa"}
NO_CUBES = {"en": "no cubes", "fr": "aucun cube", "es": "ningún cubo"}
RED = {"en": "red border", "fr": "bordure rouge", "es": "borde rojo"}
SETS = pytest.mark.parametrize("own", [False, True], ids=["house", "invented"])


def table(game: str, own: bool) -> dict[str, Any]:
    """A view of a table with the cards of the house, or with a set in which nothing is the house's."""
    seats = {"affliction": 4, "new_salem": 5}[game]
    options = {"cards": getattr(invented, game)()} if own else {}
    return mh.new_match(game, seats, options, seed=3).view(0)


def option(do: str, **args: Any) -> Choice:
    return Choice(1, Act(0, do, args))


def flat(text: str) -> str:
    """As one line, with plain spaces."""
    return " ".join(text.split())


def words_of(game: str, view: dict[str, Any], lang: str) -> Words:
    return Words(lang, strict=True).of_set(game, view.get("words"))


def colonist_facts(card: dict[str, Any], words: Words) -> Iterator[str]:
    """What the printed card of a colonist shows, fact by fact."""
    lang = words.lang
    yield words.name("affliction", "family", card["family"])
    yield f"{REPUTATION[lang]} {card['reputation']}"
    if card["place"] != "none":
        yield words.name("affliction", "place", card["place"])
    if card["icon"] != "none":
        yield words.name("affliction", "icon", card["icon"])
    for n, word in ((card["influence"], QUILL[lang]), (card["houses"], HOUSE[lang])):
        if n:
            yield f"{n} {word}"
    if card["afflicted"]:
        yield AFFLICTED[lang]
    if card["deck"] == "prominent":
        yield PROMINENT[lang]


@SETS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_colonist_is_whole_in_table_list_options_and_picture(lang: str, own: bool) -> None:
    view = table("affliction", own)
    words = words_of("affliction", view, lang)
    show = Show(words, "affliction", ["Ana", "Ben", "Cleo", "Dan"], 0)
    listed = topics("affliction", words, view)
    girls = prominent = 0
    for colonist, card in view["colonists"].items():
        facts = list(colonist_facts(card, words))
        said = affliction.says(words, "colonist", card)
        assert all(fact in said for fact in facts), (colonist, said)
        girls += AFFLICTED[lang] in said
        prominent += PROMINENT[lang] in said
        for place in ("top", "circles", "arrested"):
            here = copy.deepcopy(view)
            if place == "top":
                here["top"][0] = colonist
            else:
                here[place][1] = [colonist]
            assert any(said in line for line in plain_lines(terminal_of("affliction").describe(here, show), words)), (
                place
            )
        assert said in show.choice(option("accuse", colonist=colonist), view)
        name = words.name("affliction", "colonist", colonist)
        found = [topic for topic in listed if topic.title == name]
        assert any(said in topic.text for topic in found)
        assert words.name("affliction", "colonist", colonist, "text") in found[0].text
    assert girls == sum(card["afflicted"] for card in view["colonists"].values()) > 0
    assert prominent == sum(card["deck"] == "prominent" for card in view["colonists"].values()) > 0
    if lang == "en":
        boxes = " ".join(box.text for box in boxes_of(view))
        shown = [
            one for row in (view["top"], view["bottom"], *view["circles"]) for one in row if one in view["colonists"]
        ]
        assert shown and all(affliction.says(words, "colonist", view["colonists"][one]) in boxes for one in shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_opening_of_affliction_says_what_an_arrest_of_kin_costs(lang: str) -> None:
    view = table("affliction", own=False)
    words = words_of("affliction", view, lang)
    card = view["faction_cards"][view["faction"][0]]
    assert card["penalty"] == -1
    lines = terminal_of("affliction").who(view, Show(words, "affliction", ["Ana", "Ben", "Cleo", "Dan"], 0))
    assert any("−1" in line and words.name("affliction", "family", card["protects"]) in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_to_place_a_messenger_says_which_space_it_is(lang: str) -> None:
    """The eighth line of the list may be space 9, where 8 is taken."""
    view = table("affliction", own=False)
    show = Show(Words(lang, strict=True), "affliction", ["Ana", "Ben", "Cleo", "Dan"], 0)
    assert show.choice(option("place", space=9), view).endswith(" 9")


@SETS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_new_salem_is_whole_in_table_list_options_and_picture(lang: str, own: bool) -> None:
    view = table("new_salem", own)
    words = words_of("new_salem", view, lang)
    show = Show(words, "new_salem", ["Ana", "Ben", "Cleo", "Dan", "Eve"], 0)
    cards = new_salem.facts(view)
    said = {(f, one): new_salem.says(words, f, facts) for f, ones in cards.items() for one, facts in ones.items()}
    for building, facts in cards["building"].items():
        text = said["building", building]
        wanted = [words.name("new_salem", "symbol", one) for one in facts["symbols"]] or [NO_CUBES[lang]]
        kind, piece = building.split("_")
        wanted += [words.name("new_salem", "type", kind), words.name("new_salem", "piece", piece)]
        assert all(fact in text for fact in wanted), text
        here = {**view, "hand": [building], "cart": [building]}
        lines = plain_lines(terminal_of("new_salem").describe(here, show), words)
        assert sum(text in line for line in lines) == 2
        assert all(one in show.choice(option("pick", building=building), view) for one in wanted[:-2])
    for character, facts in cards["character"].items():
        wanted = [words.name("new_salem", "type", one) for one in facts["types"]]
        wanted += [words.name("new_salem", "side", facts["side"])]
        assert all(fact in said["character", character] for fact in wanted)
        here = {**view, "characters": [character, None, None, None, None], "side": facts["side"]}
        assert any(
            said["character", character] in line
            for line in plain_lines(terminal_of("new_salem").describe(here, show), words)
        )
    for event, facts in cards["event"].items():
        text, rule = said["event", event], words.name("new_salem", "event", event, "text")
        assert text.startswith(f"{facts['cost']} ") and (RED[lang] in text) == (facts["border"] == "red")
        assert (str(abs(facts["points"])) in text[2:]) == bool(facts["points"])
        here = {**view, "row": [event], "trials_left": 1}
        lines = plain_lines(terminal_of("new_salem").describe(here, show), words)
        assert any(f"({text}): {rule}" in line for line in lines)
        offered = show.choice(option("initiate", event=event), view)
        assert text in offered and rule in offered
    listed = {topic.title: topic.text for topic in topics("new_salem", words, view)}
    for (family, card), text in said.items():
        assert text.rstrip(".") in listed[words.name("new_salem", family, card)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_keeps_a_card_and_which_types_were_shown_stand_in_the_table(lang: str) -> None:
    view = table("new_salem", own=False)
    words = words_of("new_salem", view, lang)
    show = Show(words, "new_salem", ["Ana", "Ben", "Cleo", "Dan", "Eve"], 0)
    view["holder"] = [1, 2, 2, *view["holder"][3:]]
    view["types_shown"] = [0, 0b000011, 0, 0, 0]
    lines = plain_lines(terminal_of("new_salem").describe(view, show), words)
    ben, cleo = (next(line for line in lines if name in line and "·" in line) for name in ("Ben", "Cleo"))
    assert words.name("new_salem", "event", "pardon") in ben
    assert all(words.name("new_salem", "type", kind) in ben for kind in ("entertainment", "trade"))
    assert all(words.name("new_salem", "event", event) in cleo for event in ("royal_charter", "scarlet_letter"))


def test_help_finds_the_cards_of_a_set_and_none_that_it_lacks() -> None:
    house = invented.NEW_SALEM_HOUSE
    fire = house.index("[events.fire]")
    end = house.index("\n[", fire + 1)
    mine = (
        house[:fire]
        + (
            '[events.own_1]\nname = "Heir Apparent"\ntext = "The next Constable is somebody else."\ncost = 3\n'
            'border = "red"\npoints = -4\n'
            'do = [{ choose = "player", from = "others", as = "heir" }, { hand = "card", to = "heir" }]\n'
        )
        + house[end:]
    )
    view = mh.new_match("new_salem", 4, {"cards": mine}, seed=1).view(0)
    words = words_of("new_salem", view, "en")
    (heir,) = search("Heir Apparent", "new_salem", words, view=view)
    assert heir.text.startswith("3 Hope, red border, −4 points for whoever keeps it. The next Constable")
    assert not [topic for topic in topics("new_salem", words, view) if topic.title == "Fire"]
    assert [
        topic for topic in topics("new_salem", Words("en")) if topic.title == "Fire"
    ]  # without a table: the house's


@pytest.mark.parametrize("game", ["affliction", "new_salem"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_show_says_everything_within_80_columns(game: str, lang: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(getattr(invented, game)().replace('Person 1"', "十" * 30 + '"'), "utf-8")
    out = io.StringIO()
    shape, raw, problems = read(load(mine))
    assert problems == []
    voice = LinePrinter(Words(lang), out)
    command.show(voice, shape, raw)
    lines = out.getvalue().splitlines()
    assert max(map(cell_len, lines)) <= command.COLUMNS
    running = flat(" ".join(lines))
    words = Words(lang).of_set(game, shape.words(raw))
    module: Any = mh.find_game(game).module("printed")
    for name, section in shape.sections.items():
        for card, fields in raw[name].items() if section.family else ():
            assert f"{words.name(game, section.family, card)} [{card}]" in running
            assert flat(module.says(words, section.family, fields)) in running
            if words.has(f"{game}-{section.family}-{card}", "text"):
                assert flat(words.name(game, section.family, card, "text")) in running
