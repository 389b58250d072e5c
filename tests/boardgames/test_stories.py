"""The story at the end: turning points that happened, words for all of them, and scores that add up."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.lookback.story import NewSalemStory, scores
from meetinghouse.boardgames.new_salem.state import CHARTER_CARD, LETTER_CARD
from meetinghouse.bots.driver import play, table_of
from meetinghouse.lookback.story import MOST_POINTS, Fooled, StoryRemark, Storyteller, tell, teller_of
from meetinghouse.words import LANGUAGES, Words
from tests.boardgames.new_salem.scenario import Scene
from tests.boardgames.new_salem.test_ending import ended
from tests.source import GAMES, ROOT

Json = dict[str, Any]


def told(game: str, seats: int, seed: int) -> tuple[mh.Match, Storyteller]:
    """A game between bots and its story."""
    match = mh.new_match(game, seats, seed=seed)
    teller = teller_of(mh.find_game(game), seats)
    assert teller is not None
    teller.look(match)
    play(match, table_of(game, [1] * seats, seed), teller.look)
    teller.finish(match)
    return match, teller


@pytest.mark.parametrize("game", GAMES)
def test_a_story_has_at_most_eight_points_in_order_and_words_for_each(game: str) -> None:
    spec = mh.games()[game]
    for seed in range(6):
        seats = (spec.min_seats, spec.usual_seats, spec.max_seats)[seed % 3]
        match, story = told(game, seats, seed)
        events = [point.at for point in story.points]
        assert 0 < len(events) <= MOST_POINTS and events == sorted(events) and events[-1] < story.total
        assert {point.key for point in story.points} | {lap.key for lap in story.laps} <= set(story.KEYS)
        assert story.chart.rows and all(
            len(row) == 1 + len(story.chart.labels or range(seats)) for row in story.chart.rows
        )
        again = tell(mh.find_game(game), mh.walk(match.record()))
        assert again is not None and again.points == story.points


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_story_can_be_told_in_every_language(game: str, lang: str) -> None:
    words = Words(lang)
    match, story = told(game, mh.games()[game].usual_seats, 7)
    prefix = game.replace("_", "-")
    for key in (*story.KEYS, "chart"):
        assert words.has(f"{prefix}-story-{key.replace('_', '-')}"), key
    for label in (*story.chart.labels, *(line.label for line in story.scores)):
        assert words.has(label), label
    names = [f"Player {seat}" for seat in range(match.seats)]
    for point in story.points:
        line = words.line(game, {"key": f"{game}.story_{point.key}", **point.args}, names)
        assert "unknown" not in line and "{" not in line, line


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_a_score_add_up_to_its_total(game: str) -> None:
    for seed in range(4):
        _, story = told(game, mh.games()[game].max_seats, seed)
        parts = [line.by_seat for line in story.scores if not line.total]
        for total in [line.by_seat for line in story.scores if line.total]:
            assert not parts or total == tuple(map(sum, zip(*parts, strict=True)))


@pytest.mark.rule("N11.6", "N13.21", "N13.22")
def test_new_salem_counts_the_charter_and_the_letter_as_the_rules_do() -> None:
    """The page once counted the Royal Charter for 2, and the lines did not add up."""
    s = Scene(3, characters=["merchant", "fiddler", "midwife"], buildings={0: ["trade_left"], 1: ["death_left"]})
    s.t.holder[CHARTER_CARD], s.t.holder[LETTER_CARD] = 0, 1
    lines = {line.label: line.by_seat for line in scores(ended(s).m.view(2))}
    assert lines["new-salem-event-royal-charter"] == (3, 0, 0)
    assert lines["new-salem-event-scarlet-letter"] == (0, -2, 0)
    assert [sum(column) for column in zip(*list(lines.values())[:-1], strict=True)] == list(
        lines["new-salem-story-points"]
    )


def seen(game: str, seats: int, *events: tuple[str, Json], view: Json | None = None) -> Storyteller:
    """A storyteller after these events, one after the other; `view` is what all see at each of them."""
    teller = teller_of(mh.find_game(game), seats)
    assert teller is not None
    for key, event in events:
        teller.see(key, event)
        if view is not None:
            teller.row(view)
        teller.at += 1
    return teller


DEALT = [("dealt", {"seat": seat, "tryals": ["witch" if seat == 0 else "not_a_witch"]}) for seat in range(4)]


def last_views(said: list[list[list[int]]]) -> list[Json]:
    return [{"reveal": {"said": said}}] * 4


def test_salem_judges_a_suspicion_by_what_was_true_then() -> None:
    """Whoever was named before the Conspiracy turned them was named wrongly, and afterwards rightly."""
    story = seen(
        "salem1692",
        4,
        *DEALT,
        ("dawn", {}),
        ("tryal_passed", {"seat": 1, "giver": 0, "tryal": "witch"}),
        ("night_falls", {"n": 1}),
    )
    story.after(last_views([[], [], [[0, 0, 1], [1, 0, 1]], [[0, 0, 0], [1, 0, 2]]]), [])
    assert [(guess.seat, guess.target, guess.right) for guess in story.guesses] == [
        *((2, 1, False), (2, 1, True)),
        *((3, 0, True), (3, 2, False)),
    ]
    assert {one.seat: one.targets for one in story.fooled} == {0: (2,), 1: (3,)}
    assert [point.key for point in story.points] == ["converted"]


def salem_death(by: int, of: int, how: str = "accusation", died: str = "tryals") -> list[tuple[str, Json]]:
    """The last card that `by` lays before `of`, whose last Tryal then turns up."""
    return [
        ("played", {"seat": by, "card": "witness", "target": of}),
        ("played", {"seat": 3 - by, "card": "alibi", "target": of}),
        ("tryal_revealed", {"seat": of, "tryal": "not_a_witch", "how": how}),
        ("died", {"seat": of, "how": died}),
    ]


def test_salem_tells_a_witchs_accusation_from_an_honest_mistake() -> None:
    """Seat 0 is the witch: a red card of theirs that brings an innocent down is a deed, one of seat 3 a mistake; and an
    Alibi accuses nobody."""
    story = seen("salem1692", 4, *DEALT, ("dawn", {}), *salem_death(0, 1), *salem_death(3, 2))
    assert [(point.key, point.args.get("seat")) for point in story.points] == [
        *(("misled", 0), ("framed", 0)),
        ("accused_to_death", 2),
    ]


@pytest.mark.parametrize(
    ("how", "died"), [("black_cat", "tryals"), ("own_cat", "tryals"), ("confession", "confession")]
)
def test_salem_blames_no_accusation_for_a_last_tryal_that_turned_up_without_one(how: str, died: str) -> None:
    """A witch who had once accused them was said to have lied them to death."""
    story = seen("salem1692", 4, *DEALT, ("dawn", {}), *salem_death(0, 1, how, died))
    assert [(point.key, point.args) for point in story.points] == [("last_tryal", {"seat": 1, "was_witch": False})]
    assert story.deeds == []


@pytest.mark.parametrize(("lang", "lie"), [("en", "lie"), ("fr", "mensonge"), ("es", "mentira")])
def test_a_lie_is_only_said_of_what_was_sworn_and_known_to_be_false(lang: str, lie: str) -> None:
    """An accusation in Salem 1692 says nothing; a witness in New Salem has just seen the Character."""
    files = (ROOT / "locales" / lang).glob("*.ftl")
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if "-story-" in line]
    lies = [line.partition(" = ")[0] for line in lines if re.search(rf"\b{lie}\b", line, re.IGNORECASE)]
    assert sorted(lies) == [f"{reader}new-salem-story-lied" for reader in ("", "target-you-", "you-")]


def test_new_salem_knows_a_lie_and_a_witchs_helpers() -> None:
    story = seen(
        "new_salem",
        3,
        *[
            ("character", {"seat": seat, "character": who})
            for seat, who in enumerate(("midwife", "merchant", "fiddler"))
        ],
        ("round", {"round": 1}),
        ("testified", {"seat": 0, "target": 1, "side": "witch"}),
        ("testified", {"seat": 2, "target": 0, "side": "witch"}),
        ("gave", {"seat": 1, "target": 0, "n": 2}),
        ("gave", {"seat": 1, "target": 2, "n": 2}),
        ("trial", {"seat": 2, "target": 1}),
        view=mh.new_match("new_salem", 3, seed=1).view(0),
    )
    assert [point.key for point in story.points] == ["lied", "vouched", "tried_puritan"]
    s = Scene(3, characters=["midwife", "merchant", "fiddler"])
    story.after(
        [ended(s).m.view(seat) for seat in range(3)], [StoryRemark(0, 2, "suspect", 0), StoryRemark(0, 0, "suspect", 2)]
    )
    assert [(guess.seat, guess.target, guess.right) for guess in story.guesses] == [(2, 1, False), (2, 0, True)]
    assert story.fooled == [Fooled(0, (1,))]


def test_new_salem_tells_only_the_last_time_the_despair_passed_what_a_witch_needs() -> None:
    """It once filled five of the eight turning points of a game."""
    story = NewSalemStory(mh.find_game("new_salem"), 3)
    for at, despair in enumerate((5, 8, 7, 9, 8, 6, 10)):
        story.at = at
        story.row({"outcome": None, "town": {"despair": despair, "needed": 8}})
    assert [(point.at, point.key, point.args) for point in story.points] == [
        (6, "despair_rose", {"n": 10, "needed": 8}),
    ]


def test_affliction_says_when_secret_grievances_turned_the_game() -> None:
    """Somewhere among these games the one who led by what all could count did not win, and the story says so."""
    turned = 0
    for seed in range(12):
        match, story = told("affliction", 3, seed)
        assert match.outcome is not None
        for point in story.points:
            if point.key == "grievances":
                turned += 1
                assert point.args["target"] not in match.outcome.winners
                assert point.args["winners"] == list(match.outcome.winners)
                line = Words("en").line(
                    "affliction", {"key": "affliction.story_grievances", **point.args}, ["Ann", "Ben", "Cid"]
                )
                # A plain list of seats would be told as its numbers.
                assert not any(letter.isdigit() for letter in line), line
    assert turned


def test_a_trial_upon_oneself_is_no_suspicion() -> None:
    """It once stood in the list of suspicions as a wrong one."""
    story = NewSalemStory(mh.find_game("new_salem"), 3)
    story.lap("round", 1)
    story.see("trial", {"seat": 1, "target": 1})
    story.see("trial", {"seat": 1, "target": 2})
    assert [(one.seat, one.target) for one in story.guesses] == [(1, 2)]
