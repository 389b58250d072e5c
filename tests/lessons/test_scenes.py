"""Each scene is played through: its goal can be met, every hint is said, and every other legal answer is answered."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from meetinghouse import IllegalMove, resources
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.learn import Learn, lessons
from meetinghouse.learn.lessons import LET_BE, Lesson, resume
from meetinghouse.learn.scenes import LessonWords, Scene, Step, fits, stacked
from meetinghouse.registry import all_games
from meetinghouse.words import LANGUAGES, Words
from tests.words import ftl

SCENES = [
    pytest.param(game.id, scene, id=f"{game.id}-{scene.id}")
    for game in all_games()
    for scene in lessons.scenes(game.id)
]
WITH_LESSONS = [game.id for game in all_games() if game.declares(Learn).lesson]
NAMES = [name.strip() for name in Words("en").say("lesson-people").split(",")]


def walk(game: str, scene: Scene) -> Iterator[Lesson]:
    """The scene at each question of the shortest way through it, and when it is done."""
    lesson = Lesson(game, scene)
    while not lesson.done:
        yield lesson
        assert lesson.way is not None, f"nothing leads on at {lesson.ask and lesson.ask.kind}"
        lesson.answer(lesson.way)
    yield lesson


def say(game: str, said: list[LessonWords]) -> None:
    """Everything is said in each language, with whatever happened filled in."""
    for one in said:
        for lang in LANGUAGES:
            text = Words(lang, strict=True).lesson(game, one, NAMES)
            assert text and "unknown" not in text.split(), text


def options(lesson: Lesson) -> list[Json]:
    ask = lesson.ask
    assert ask is not None
    return [choice.to_json() for choice in ask.options] + ([] if ask.required else [dict(LET_BE)])


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_the_goal_can_be_met_and_everything_on_the_way_is_said(game: str, scene: Scene) -> None:
    met: list[LessonWords] = []
    for lesson in walk(game, scene):
        say(game, [lesson.task] if lesson.task else [])
        say(game, lesson.said)
        met += [one for one in lesson.said if one.attr == "met"]
    assert [one.entry for one in met] == [lesson.entry(step) for step in scene.steps]
    assert lesson.ask is not None or lesson.match.outcome is not None or lesson.done
    assert all(line.seat != scene.seat for line in lesson._lines), "a line of the learner's was never said"


def test_a_scene_ends_where_its_last_goal_is_met() -> None:
    """And not when everybody else has had a turn: in this deal Hester would find the last Witch in hers."""
    *_, lesson = walk("salem1692", lessons.find_scene("salem1692", "turn"))
    assert lesson.match.outcome is None and sum(lesson.match.view(0)["accusations"]) == 1


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_every_other_legal_answer_is_answered(game: str, scene: Scene) -> None:
    for lesson in walk(game, scene):
        if lesson.done:
            break
        step = lesson.step
        assert step is not None and lesson.ask is not None
        kind = lesson.ask.kind.partition(".")[2]
        for option in options(lesson):
            tried = resume(game, scene.id, [*lesson.answers, option])
            say(game, tried.said)
            on_the_way = any(fits({**option, "kind": kind}, pattern) for pattern in step.way)
            assert tried.said or (on_the_way and not tried.stuck), f"{option} at {step.id} gets no answer"
            assert not step.free or tried.said[0].attr == "met", f"{option} at {step.id} is not free"


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_no_reaction_waits_for_what_can_never_be_tried(game: str, scene: Scene) -> None:
    left = {(step.id, name) for step in scene.steps for name in step.tries}
    for lesson in walk(game, scene):
        step = lesson.step
        if step is None:
            break
        for option in options(lesson):
            for one in resume(game, scene.id, [*lesson.answers, option]).said:
                left.discard((step.id, one.attr.removeprefix("try-")))
    assert not left


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_nobody_is_nagged_where_no_answer_could_have_led_on(game: str, scene: Scene) -> None:
    """New Salem's second scene once said that a street was still open after 143 of 150 answers."""
    lesson, chance = Lesson(game, scene), random.Random(3)
    for _ in range(12):
        ask = lesson.ask
        if lesson.done or ask is None:
            break
        could = lesson.way is not None
        lesson.answer(chance.choice(ask.options))
        assert could or lesson.stuck or all(one.attr == "met" for one in lesson.said)


TOUCHES = {"en": r"\b[Tt]ap\b", "fr": r"\b[Tt]ouche", "es": r"\bToca\b|después toca"}


@pytest.mark.parametrize("game", WITH_LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_read_in_the_terminal_too_and_speaks_of_no_finger(game: str, lang: str) -> None:
    source = (resources.path("locales") / lang / f"lesson-{game}.ftl").read_text(encoding="utf-8")
    assert not re.findall(TOUCHES[lang], source)


def test_what_was_missing_is_taught() -> None:
    """Scapegoats, Exonerate, and who may not come into a circle, each where it happens."""
    tasks = {step.id for scene in lessons.scenes("affliction") for step in scene.steps}
    assert {"exonerate", "name"} <= tasks
    *_, lesson = walk("affliction", lessons.find_scene("affliction", "scapegoat"))
    view = lesson.match.view(0)
    assert "mary_black" in view["arrested"][2] and "israel_porter" in view["circles"][0]
    circle = Lesson("affliction", lessons.find_scene("affliction", "circle"))
    view = circle.match.view(0)
    assert view["faction"][0].startswith("town")
    assert {"thomas_putnam", "nathaniel_putnam"} <= {
        one for one in view["top"] + view["bottom"] if view["colonists"][one]["place"] == "village"
    }


def entries(game: str, scene: Scene) -> Iterator[tuple[str, Step | None]]:
    yield f"{game}-lesson-{scene.id}".replace("_", "-"), None
    for step in scene.steps:
        yield f"{game}-lesson-{scene.id}-{step.id}".replace("_", "-"), step


@pytest.mark.parametrize("game", WITH_LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_has_all_its_words_and_no_more(game: str, lang: str) -> None:
    wanted = set()
    for scene in lessons.scenes(game):
        for entry, step in entries(game, scene):
            wanted.add(entry)
            if step is None:
                continue
            wanted |= {f"{entry}.hint{n}" for n in range(1, step.hints + 1)} | {f"{entry}.met"}
            wanted |= set() if step.free else {f"{entry}.else"}
            wanted |= {f"{entry}.try-{name}" for name in step.tries}
    assert set(ftl.read(lang)[f"lesson-{game}.ftl"].variables) == wanted


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_a_scene_left_is_taken_up_where_it_stood(game: str, scene: Scene) -> None:
    for lesson in walk(game, scene):
        again = resume(game, scene.id, lesson.answers)
        assert again.match.view(scene.seat) == lesson.match.view(scene.seat)
        assert (again.at, again.said) == (lesson.at, lesson.said)


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_what_is_not_offered_is_refused_and_changes_nothing(game: str, scene: Scene) -> None:
    lesson = Lesson(game, scene)
    ask = lesson.ask
    assert ask is not None
    before = lesson.match.view(scene.seat)
    offered = [act.json for act in (choice.act for choice in ask.options)]
    acts = lesson.match._table.game.acts
    other = next(acts[number].json for number in range(len(acts)) if acts[number].json not in offered)
    with pytest.raises(IllegalMove):
        lesson.answer({**other, "ask": ask.id})
    assert lesson.match.view(scene.seat) == before and not lesson.answers


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson_has_six_to_eleven_scenes_and_eight_to_twelve_minutes(game: str) -> None:
    found = lessons.scenes(game)
    assert 6 <= len(found) <= 11
    seconds = 0.0
    for scene in found:
        read = Words("en")
        for lesson in walk(game, scene):
            spoken = [*lesson.said, *([lesson.task] if lesson.task else [])]
            # 180 words a minute read with care, and a few seconds for each answer at a strange board
            seconds += sum(len(read.lesson(game, one, NAMES).split()) for one in spoken) / 3 + 6
    assert 8 * 60 <= seconds <= 12 * 60, seconds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_first_tap_comes_within_two_sentences(game: str, lang: str) -> None:
    task = Lesson(game, lessons.scenes(game)[0]).task
    assert task is not None
    assert len(re.findall(r"[.!?](?:\s|$)", Words(lang).lesson(game, task, NAMES))) <= 2


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_how_to_play_is_six_to_eight_moments_with_a_short_sentence_each(game: str) -> None:
    found = lessons.panels(game)
    assert 6 <= len(found) <= 8 and len({panel.id for panel in found}) == len(found)
    prefix = f"{game}-panel-".replace("_", "-")
    for lang in LANGUAGES:
        there = [entry for entry in ftl.read(lang)["how.ftl"].entries if entry.startswith(prefix)]
        assert there == [prefix + panel.id for panel in found]
        assert all(len(Words(lang, strict=True).say(entry).split()) <= 25 for entry in there)


# What each picture is about must be there to be drawn: a rule that changes under it breaks the build.
SHOWN: dict[str, dict[str, Callable[[Json], object]]] = {
    "salem1692": {
        "tryals": lambda v: v["tryals"].get("witch"),
        "turn": lambda v: len(v["hand"]) > 1,
        "accuse": lambda v: v["hand"].get("evidence") and max(v["accusations"]) + 3 == 7,
        "reveal": lambda v: any(v["revealed"]),
        "colours": lambda v: {"accusation", "alibi", "piety"} <= set(v["hand"]),
        "conspiracy": lambda v: v["aside"] == ["conspiracy"] and any("black_cat" in front for front in v["front"]),
        "night": lambda v: v["gavel"] >= 0 and v["phase"] == "night",
        "win": lambda v: any("witch" in up for up in v["revealed"]) and v["outcome"],
    },
    "new_salem": {
        "sides": lambda v: None not in v["characters"],
        "draft": lambda v: v["round"] == 1 and len(v["hand"]) > 2,
        "sets": lambda v: any(one["complete"] for sets in v["sets"] for one in sets.values()),
        "cubes": lambda v: {"hope", "despair", "remove"} <= {s for b in v["hand"] for s in v["cards"]["buildings"][b]},
        "constable": lambda v: v["constable"] == v["viewer"] and v["hope"][v["viewer"]] >= 3,
        "give": lambda v: v["constable"] != v["viewer"] and v["hope"][v["viewer"]],
        "trial": lambda v: sum(v["trials"]) == 1,
        "count": lambda v: v["round"] == 5 and v["town"]["despair"] >= v["town"]["needed"],
    },
    "affliction": {
        "points": lambda v: v["circles"][v["viewer"]][1:] and v["arrested"][v["viewer"]][1:],
        "messengers": lambda v: sum(seat >= 0 for seat in v["board"]) >= v["seats"],
        "accuse": lambda v: max(v["accusations"].values()) >= 2,
        "arrest": lambda v: any(_payable(v, one, "arrest") for one in v["accusations"]),
        "circle": lambda v: sum(_payable(v, one, "bring") for one in v["top"] + v["bottom"]) >= 2,
        "tokens": lambda v: v["fear"] and "nobody" not in (v["spectral"], v["protection"]),
        "faction": lambda v: v["my_grievance"] and v["faction"][v["viewer"]],
        "end": lambda v: v["outcome"] and len({one["total"] for one in v["points"]}) > 1,
    },
}


def _payable(view: Json, colonist: str, deed: str) -> bool:
    me = view["viewer"]
    price = view["prices"].get(colonist, {}).get(deed)
    return bool(price) and price[me] is not None and price[me] <= view["influence"][me]


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_each_picture_shows_what_its_sentence_is_about(game: str) -> None:
    found = lessons.panels(game)
    assert set(SHOWN[game]) == {panel.id for panel in found}
    for panel in found:
        lesson = lessons.moment(game, panel)
        assert SHOWN[game][panel.id](lesson.match.view(lesson.seat)), panel.id


def test_an_unknown_scene_is_refused() -> None:
    with pytest.raises(BadInput, match="no-such-scene"):
        lessons.find_scene(WITH_LESSONS[0], "nowhere")


def test_a_scene_has_a_bound() -> None:
    game = WITH_LESSONS[0]
    scene = lessons.scenes(game)[1]
    lesson = Lesson(game, scene)
    lesson.answers = [{}] * lessons.MOST_ANSWERS
    with pytest.raises(BadInput, match="too-many-answers"):
        lesson.answer({})


def test_a_stacked_shuffle_begins_as_wished_and_holds_every_card() -> None:
    pile = list("aabbcc")
    what, order = stacked(pile, ["c", "a"])[:2]
    assert what == "shuffle" and isinstance(order, list)
    assert [pile[i] for i in order][:2] == ["c", "a"] and sorted(order) == list(range(6))
    ends = stacked(pile, ["c", "a"], from_end=True)[1]
    assert isinstance(ends, list) and [pile[i] for i in ends][-2:] == ["a", "c"]
