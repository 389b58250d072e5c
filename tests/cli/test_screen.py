"""The table as a screen, driven by a Textual pilot from the first question to the story at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import meetinghouse as mh
from meetinghouse.cli.app import TableApp
from meetinghouse.cli.screens import CoverScreen, EndScreen, HelpScreen
from meetinghouse.cli.session import LocalSession
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.errors import IllegalMove
from tests.cli.tables import LANGUAGES, session, voice


async def _until_asked(app: TableApp, pilot: object) -> None:
    for _ in range(6000):
        if app.asked is not None or app.finished:
            return
        await pilot.pause(0.01)  # type: ignore[attr-defined]  # a Pilot, whatever its app's type
    raise AssertionError("nobody asked anything")


@asynccontextmanager
async def _asked(lang: str = "en") -> AsyncIterator[tuple[TableApp, Pilot[int]]]:
    """A table of Salem 1692 on a screen, at its first question."""
    speaker, _ = voice(lang)
    app = TableApp(session("salem1692"), speaker, quick=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await _until_asked(app, pilot)
        yield app, pilot


def _top(app: TableApp) -> type[object]:
    return type(app.screen)


# Enough keys to see that they work; the rest of a game goes the same way without waiting for every redraw.
KEYS_PRESSED = 6


@pytest.mark.parametrize(("game", "lang"), [("salem1692", "en"), ("new_salem", "fr"), ("affliction", "es")])
def test_a_whole_game_from_the_first_question_to_the_story(game: str, lang: str) -> None:
    async def play() -> tuple[TableApp, str]:
        speaker, _ = voice(lang)
        app = TableApp(session(game), speaker, quick=True)
        async with app.run_test(size=(120, 40)) as pilot:
            answers = 0
            while not app.finished:
                await _until_asked(app, pilot)
                ask = app.asked
                if ask is None:
                    continue
                answers += 1
                if answers <= KEYS_PRESSED:
                    await pilot.press("1" if ask.required else "0")
                else:
                    app.answer_with(ask.options[0] if ask.required else None)
            await pilot.pause(0.05)
            assert isinstance(app.screen, EndScreen)
            story = "\n".join(app.screen.lines)
            await pilot.press("q")
        return app, story

    app, story = asyncio.run(play())
    assert app.return_value == 0
    outcome = app.session.outcome
    assert outcome is not None
    assert app.voice.words.outcome(game, outcome, app.session.names) in story
    assert len(app.said) > 20


def test_arrows_and_enter_choose_too() -> None:
    async def play() -> int:
        async with _asked() as (app, pilot):
            first = app.asked
            assert first is not None
            await pilot.press("down", "enter")
            await _until_asked(app, pilot)
            assert app.asked is not None and app.asked.id != first.id
            view = app.session.view()
            said: int = view["said"][0][2]
            return said

    assert asyncio.run(play()) == 1  # the second name of the list


def test_help_finds_cards_and_rules_and_closes_again() -> None:
    async def play() -> tuple[str, str]:
        async with _asked("fr") as (app, pilot):
            await pilot.press("f1")
            assert isinstance(app.screen, HelpScreen)
            app.screen.query_one("#search", Input).value = "alibi"
            await pilot.pause(0.05)
            card = str(app.screen.query_one("#answers", Static).render())
            app.screen.query_one("#search", Input).value = "s4.1"
            await pilot.pause(0.05)
            rule = str(app.screen.query_one("#answers", Static).render())
            await pilot.press("escape")
            assert _top(app) is not HelpScreen
        return card, rule

    card, rule = asyncio.run(play())
    assert voice("fr")[0].words.name("salem1692", "card", "alibi", "text") in card
    assert rule.startswith("S4.1")


def test_secrets_can_be_covered() -> None:
    async def play() -> None:
        async with _asked() as (app, pilot):
            before = app.asked
            await pilot.press("f2")
            assert _top(app) is CoverScreen
            await pilot.press("1")
            assert app.asked is before, "keys must not answer what cannot be seen"
            await pilot.press("f2")
            assert _top(app) is not CoverScreen

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_the_table_fits_narrow_and_wide_terminals(lang: str, size: tuple[int, int]) -> None:
    async def play() -> None:
        speaker, _ = voice(lang)
        app = TableApp(session("salem1692", seats=12), speaker, quick=True)
        async with app.run_test(size=size) as pilot:
            await _until_asked(app, pilot)
            options = app.query_one("#options", OptionList)
            assert options.option_count == len(app.asked.options if app.asked else ())
            for part in ("#seats", "#mine", "#log", "#question", "#options", "#foot"):
                assert app.query_one(part).region.height > 0, part
            assert isinstance(app.query_one("#headline", Static).render(), object)
            assert Text(app.title).plain
            await pilot.press("ctrl+down", "ctrl+pageup", "f3", "f10")

    asyncio.run(play())


class Distant(LocalSession):
    """A table somewhere else: others take their time, and the clock may be quicker than I am."""

    waits = True
    refuse_next = False

    def answer(self, choice: Choice) -> None:
        if self.refuse_next:
            self.refuse_next = False
            self.match.timeout()
            raise IllegalMove("stale", expected=1, got=choice.ask)
        super().answer(choice)


def test_a_distant_table_keeps_the_screen_awake_and_says_what_was_too_late() -> None:
    async def play() -> None:
        speaker, _ = voice("fr")
        table = Distant(mh.new_match("salem1692", 4, seed=9), 0, ["A", "B", "C", "D"], 1, 9)
        app = TableApp(table, speaker)
        async with app.run_test(size=(120, 40), notifications=True) as pilot:
            for _ in range(4):
                await _until_asked(app, pilot)
                await pilot.press("1")
            await _until_asked(app, pilot)
            first = app.asked
            table.refuse_next = True
            while not any("question" in note.message for note in app._notifications):  # the refusal is said
                await _until_asked(app, pilot)
                await pilot.press("1")  # a slow machine may lose a key between two questions
                await pilot.pause(0.01)
            await _until_asked(app, pilot)
            assert app.asked is not first

    asyncio.run(play())


def test_help_begins_with_what_is_highlighted() -> None:
    async def play() -> str:
        speaker, _ = voice()
        app = TableApp(session("affliction"), speaker, quick=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await _until_asked(app, pilot)
            await pilot.press("f1")
            about = app.screen.query_one("#search", Input).value
            await pilot.press("escape")
        return about

    about = asyncio.run(play())
    assert about == voice()[0].words.name("affliction", "space", "1")
