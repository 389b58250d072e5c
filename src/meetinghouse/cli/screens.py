"""What opens over the table: help, the cover for secrets, and the end."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from meetinghouse.cli import knowledge
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.engine.json_types import Json

# A search shows this many answers: more would bury the one that was meant.
MOST_ANSWERS = 40


class HelpScreen(ModalScreen[None]):
    """Search over cards, characters, options and rules; without a search word, the whole list."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "dismiss", show=False)]

    def __init__(self, game: str, voice: LinePrinter, view: Json, about: str = "") -> None:
        super().__init__()
        self.game = game
        self.voice = voice
        self.view = view
        self.about = about

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.voice.text("help-title"), classes="title")
            yield Input(value=self.about, placeholder=self.voice.text("help-search"), id="search")
            with VerticalScroll(can_focus=True):
                yield Static(id="answers")
            yield Static(self.voice.text("close-with-escape"), classes="hint")

    def on_mount(self) -> None:
        self.query_one("#search").focus()
        self._search(self.about)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._search(event.value)

    def _search(self, about: str) -> None:
        words = self.voice.words
        asked = bool(about.strip())
        if asked:
            found = knowledge.search(about, self.game, words, view=self.view)
        else:
            found = knowledge.topics(self.game, words, self.view)
        text = Text()
        for topic in found[:MOST_ANSWERS] if asked else found:
            text.append(topic.title, style="bold")
            text.append(f"  {topic.text}\n\n")
        if not found:
            text.append(self.voice.text("help-nothing", about=about))
        self.query_one("#answers", Static).update(text)


class CoverScreen(ModalScreen[None]):
    """Nothing to see for somebody who looks over a shoulder."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2,escape,space,enter", "dismiss", show=False)]

    def __init__(self, voice: LinePrinter) -> None:
        super().__init__()
        self.voice = voice

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(self.voice.text("covered"), id="covered")


class VoteScreen(ModalScreen[int | None]):
    """What the table decides together; gives the number of the line that was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f4", "dismiss", show=False)]

    def __init__(self, title: str, lines: Sequence[str], voice: LinePrinter) -> None:
        super().__init__()
        self.heading = title
        self.lines = list(lines)
        self.voice = voice

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self.heading), classes="title")
            yield OptionList(*(Option(Text(line)) for line in self.lines), id="motions", compact=True, markup=False)
            yield Static(self.voice.text("close-with-escape"), classes="hint")

    def on_mount(self) -> None:
        self.query_one("#motions").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)


class EndScreen(ModalScreen[bool]):
    """How it ended and the story behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,space,enter", "look", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, lines: Sequence[str], voice: LinePrinter) -> None:
        super().__init__()
        self.lines = list(lines)
        self.voice = voice

    def compose(self) -> ComposeResult:
        first, *rest = [line for line in self.lines if line]
        with Vertical(classes="window"):
            yield Static(Text(first), classes="title")
            with VerticalScroll(can_focus=True):
                yield Static(Text("\n".join(rest)), id="story")
            yield Static(self.voice.text("end-keys"), classes="hint")

    def action_look(self) -> None:
        self.dismiss(False)

    def action_leave(self) -> None:
        self.dismiss(True)
