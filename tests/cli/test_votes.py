"""What a table decides together, asked for and answered in the terminal: with F4, or line by line with a letter."""

from __future__ import annotations

import asyncio
import io
from typing import Literal, NamedTuple

import pytest
from textual.widgets import OptionList

from meetinghouse.cli.app import TableApp
from meetinghouse.cli.plain import Plain
from meetinghouse.cli.screens import VoteScreen
from meetinghouse.cli.session import LocalSession
from tests.cli.tables import LANGUAGES, session, voice


class Open(NamedTuple):
    """A vote as the table sends it."""

    what: str
    seat: int | None
    yes: int = 1
    no: int = 0
    needed: int = 2
    until: int = 99
    code: str = ""


class Together(LocalSession):
    """A table with another person on it, who has just asked for something, or not."""

    open: Open | None = None
    done: list[object]

    def asked(self) -> Open | None:
        return self.open

    def others(self) -> list[int]:
        return [2]

    def paused(self) -> bool:
        return False

    def vote(self, yes: bool) -> None:
        self.done.append(yes)
        self.open = None

    def propose(self, what: Literal["kick", "pause", "resume", "close"], seat: int | None = None) -> None:
        self.done.append((what, seat))


def together(vote: Open | None = None) -> Together:
    """The table, with what it is asked."""
    made = session("salem1692")
    made.__class__ = Together
    assert isinstance(made, Together)
    made.open, made.done = vote, []
    return made


def on_screen(table: Together, *keys: str) -> VoteScreen:
    """The window that these keys answered: the one that came by itself, or the one that F4 opens."""

    async def play() -> VoteScreen:
        app = TableApp(table, voice()[0], quick=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.05)
            if not isinstance(app.screen, VoteScreen):
                await pilot.press("f4")
            window = app.screen
            assert isinstance(window, VoteScreen)
            await pilot.pause()
            assert window.query_one("#motions", OptionList).has_focus
            await pilot.press(*keys)
            assert app.screen is not window
        return window

    return asyncio.run(play())


def test_a_vote_that_others_asked_for_comes_up_and_is_answered() -> None:
    table = together(Open("kick", 1))
    window = on_screen(table, "down", "enter")
    assert "Player2" in window.heading and "2" in window.heading
    assert table.done == [False]


def test_f4_asks_the_table_for_what_it_may_decide() -> None:
    table = together()
    window = on_screen(table, "down", "down", "enter")
    assert len(window.lines) == 3 and "Player3" in window.lines[2]
    assert table.done == [("kick", 2)]


def test_escape_leaves_the_table_unasked() -> None:
    table = together()
    on_screen(table, "escape")
    assert table.done == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_line_by_line_a_vote_is_read_out_and_answered_by_number(lang: str) -> None:
    speaker, out = voice(lang)
    table = together(Open("pause", None))
    assert (
        Plain(table, speaker, io.StringIO(f"1\n{speaker.text('key-vote')}\n2\n{speaker.text('key-quit')}\n")).run() == 0
    )
    assert table.done == [True, ("close", None)]
    assert speaker.words.say("server-vote-pause", name="") in out.getvalue()
    assert speaker.text("ask-close") in out.getvalue()


def test_where_nobody_else_can_sit_the_letter_says_so() -> None:
    speaker, out = voice()
    keys = f"{speaker.text('key-vote')}\n{speaker.text('key-quit')}\n"
    assert Plain(session("salem1692"), speaker, io.StringIO(keys)).run() == 0
    assert speaker.text("nobody-votes") in out.getvalue()
