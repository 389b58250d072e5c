"""The table as a screen: seats, my cards, the log, and the question I am asked."""

import os
from collections import deque
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from meetinghouse import find_game
from meetinghouse.board import Board, BoardSection, Show, terminal_of
from meetinghouse.cli.coaching import Coaching
from meetinghouse.cli.motions import asked, motions, question
from meetinghouse.cli.plain import ending
from meetinghouse.cli.screens import CoverScreen, EndScreen, HelpScreen, VoteScreen
from meetinghouse.cli.session import Session, attempt, heard
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.deeds import Deeds, ToldMoment
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.telling import Telling, bare

# Keys of the options in their order; further options have arrows and Enter.
KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
LET_BE = "0"

# Between two things that bots do: long enough to read a line, short enough not to wait for it.
PACE = 0.7
NARRATOR = "italic blue"
MOST_LINES = 5000  # lines that are kept


class Log(RichLog):
    """A log that remembers what it was told: Textual's own keeps only the lines as they were first broken."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=20, max_lines=MOST_LINES)
        self._told: deque[Text] = deque(maxlen=MOST_LINES)
        self._width = 0

    def tell(self, line: Text) -> None:
        self._told.append(line)
        self.write(line)

    def on_resize(self, event: Resize) -> None:
        before, self._width = self._width, event.size.width
        if before not in (0, self._width):
            self.clear()
            for line in self._told:
                self.write(line)


class TableApp(App[int]):
    """One person's seat, until the game ends or the person leaves."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  # so declared by Textual

    def __init__(
        self, session: Session, voice: LinePrinter, quick: bool = False, coach: Coaching | None = None
    ) -> None:
        super().__init__()
        self.coach = coach
        self.advised = -1  # the question about which the coach has spoken
        self.session = session
        self.voice = voice
        self.show = Show(voice.words, session.game, session.names, session.seat)
        self.describe = terminal_of(session.game).describe
        self.deeds = Deeds(session.game, session.seat)
        self.events = find_game(session.game).declares(Telling).events
        self.quick = quick
        self.waits: bool = getattr(session, "waits", True)
        self.asked: Ask | None = None
        self.said: list[str] = []
        self.introduced = False
        self.narrator = terminal_of(session.game).narrator
        self.stands = ""  # what the moderator says at the open question
        self.later: list[ToldMoment] = []  # moments that are still to be read
        self.view = session.view()  # as the moment that is read left it
        self.voted = 0  # the end of the vote that was shown last
        self.finished = False
        for keys, action, entry in (
            ("f1,question_mark", "help", "foot-help"),
            ("f2", "cover", "foot-cover"),
            ("f3", "quick", "foot-quick"),
            ("f4", "vote", "foot-vote"),
            ("f5", "coach", "foot-coach"),
            ("ctrl+q,f10", "leave", "foot-leave"),
        ):
            self.bind(keys, action, description=voice.text(entry))
        for keys, action in (
            ("ctrl+up", "scroll('#table', -1)"),
            ("ctrl+down", "scroll('#table', 1)"),
            ("ctrl+pageup", "scroll('#log', -1)"),
            ("ctrl+pagedown", "scroll('#log', 1)"),
        ):
            self.bind(keys, action, show=False)

    def play(self) -> int:
        """Run until the game ends or the person leaves; returns the exit status.

        The size is the terminal's own. Some shells, and every program that has loaded readline, leave COLUMNS and LINES
        in the environment; Textual would believe them for good and never hear that the window has changed.
        """
        for name in ("COLUMNS", "LINES"):
            os.environ.pop(name, None)
        return self.run() or 0

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield VerticalScroll(Static(id="seats"), id="table", can_focus=False)
                yield VerticalScroll(Static(id="mine"), id="hand", can_focus=False)
            yield Log(id="log")
        with Vertical(id="prompt"):
            yield Static(id="question")
            yield OptionList(id="options", compact=True, markup=False)
        yield Static(self._foot(), id="foot")

    def on_mount(self) -> None:
        self.title = self.voice.words.say(f"{self.session.game}-name")
        self.query_one("#table").border_title = self.voice.text("title-seats")
        self.query_one("#hand").border_title = self.voice.text("title-mine")
        self.query_one("#log").border_title = self.voice.text("title-log")
        self.query_one("#options").focus()
        self.call_after_refresh(self.go_on)

    def _foot(self) -> Text:
        text = Text()
        shown = [("F1", "help"), ("F2", "cover"), ("F3", "quick"), ("F10", "leave")]
        if motions(self.session, self.voice):
            shown.insert(3, ("F4", "vote"))
        if self.coach is not None:
            shown.insert(-1, ("F5", "coach"))
        for key, entry in shown:
            text.append(f" {key} ", style="reverse")
            text.append(f" {self.voice.text(f'foot-{entry}')}  ")
        return text

    # ---- the course of the game ------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the others play until there is something to read or to answer."""
        heard = self._hear()
        vote = asked(self.session)
        if vote is not None and vote.until != self.voted:
            self.voted = vote.until
            self.action_vote()
        while not self.waits and not self.later and (self.quick or not heard):
            if self.session.outcome is not None or self.session.ask() is not None or not self.session.advance():
                break
            heard = self._hear()
        self.refresh_table()
        ask = self.session.ask()
        if self.later:
            self._ask(None)
            self.set_timer(PACE, self.go_on)
        elif self.session.outcome is not None:
            self._end()
        elif ask is not None:
            self._ask(ask)
        else:
            self._ask(None)
            if self.waits:
                self.wait_for_others()
            else:
                self.set_timer(PACE, self.go_on)

    @work(thread=True, exclusive=True)
    def wait_for_others(self) -> None:
        """Wait for the others at a server's table in a thread, so that the screen stays alive."""
        self.session.advance()
        self.call_from_thread(self.go_on)

    def _hear(self) -> bool:
        asked = self.session.ask() is not None
        self.later += self.deeds.moments(self.session.moments(), asked, self.session.view())
        now, self.later = (self.later, []) if self.quick else (self.later[:1], self.later[1:])
        for moment in now:
            self.view = moment.view
            for event in moment.events:
                before, after = self.narrator(event, self.view, self.show)
                kind = self.events.get(bare(event["key"]))
                mood = "" if kind is None else kind.mood
                for line, style in ((before, NARRATOR), (self.show.line(event), mood), (after, NARRATOR)):
                    self._tell([line] if line else [], style)
        if self.later:
            return True  # newer messages wait until this has been read
        self.view = self.session.view()
        _, stands = self.narrator(None, self.view, self.show)
        self._tell([stands] if stands and stands != self.stands else [], NARRATOR)
        self.stands = stands
        if not self.introduced:
            lines = terminal_of(self.session.game).who(self.view, self.show)
            self.introduced = bool(lines)
            self._tell(lines, "bold")
        spoken = heard(self.session, self.voice.words)
        self._tell(spoken, "italic")
        return bool(now or spoken)

    def _tell(self, lines: list[str], style: str) -> None:
        self.said += lines
        log = self.query_one(Log)
        for line in lines:
            log.tell(Text(line, style=style))

    def _ask(self, ask: Ask | None) -> None:
        self.asked = ask
        options = self.query_one("#options", OptionList)
        options.clear_options()
        question = self.query_one("#question", Static)
        if ask is None:
            question.update(Text(self.voice.text("others-play"), style="dim"))
            return
        if self.coach is not None and ask.id != self.advised:
            self.advised = ask.id
            self._advise(self.coach.before())
        question.update(Text(self.voice.words.ask(self.session.game, ask.kind), style="bold"))
        if not ask.required:
            options.add_option(Option(Text(f"{LET_BE}  {self.voice.text('let-be')}"), id=LET_BE))
        view = self.session.view()
        for number, choice in enumerate(ask.options):
            key = KEYS[number] if number < len(KEYS) else " "
            text = self.show.choice(choice, view)
            options.add_option(Option(Text(f"{key}  {text}"), id=f"option-{number}"))
        options.highlighted = 0
        options.focus()

    def answer_with(self, choice: Choice | None) -> None:
        self.asked = None
        if self.coach is not None:
            self._advise(self.coach.after(choice))
        if choice is None:
            self.session.let_be()
        else:
            self._try(lambda: self.session.answer(choice))
        self.go_on()

    def _try(self, deed: Callable[[], None]) -> None:
        attempt(deed, self.voice.words, self.notify)

    def _end(self) -> None:
        self._ask(None)
        self.query_one("#question", Static).update(Text(self.voice.text("end-keys-table")))
        if self.finished:
            return
        self.finished = True
        lines = ending(self.session, self.show)

        def closed(leave: bool | None) -> None:
            if leave:
                self.exit(0)

        self.push_screen(EndScreen(lines, self.voice), closed)

    # ---- what is shown ---------------------------------------------------------------------------------------

    def refresh_table(self) -> None:
        board = self.describe(self.view, self.show)
        self.query_one("#headline", Static).update(Text("  ").join(board.headline))
        self.query_one("#seats", Static).update(Group(grid(board), sections(board.more)))
        self.query_one("#mine", Static).update(sections(board.mine))

    # ---- keys ------------------------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        ask = self.asked
        if ask is None or event.option_id is None:
            return
        if event.option_id == LET_BE:
            self.answer_with(None)
        else:
            self.answer_with(ask.options[int(event.option_id.removeprefix("option-"))])

    def on_key(self, event: Key) -> None:
        if len(self.screen_stack) > 1:
            return
        ask = self.asked
        key = event.character or ""
        if ask is None:
            if self.finished and key == "q":
                self.exit(0)
            return
        if key == LET_BE and not ask.required:
            event.stop()
            self.answer_with(None)
        elif key and key in KEYS[: len(ask.options)]:
            event.stop()
            self.answer_with(ask.options[KEYS.index(key)])

    def action_help(self) -> None:
        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.session.game, self.voice, self.session.view(), self._about()))

    def _about(self) -> str:
        """The name of what the highlighted option is about, if that can be explained."""
        ask = self.asked
        option = self.query_one("#options", OptionList).highlighted_option
        if ask is None or option is None or option.id is None or option.id == LET_BE:
            return ""
        args = ask.options[int(option.id.removeprefix("option-"))].args
        for family, names in find_game(self.session.game).declares(Telling).words.items():
            for name in names:
                entry = f"{self.session.game}-{family}-{args.get(name)}"
                if family != "seat" and name in args and self.voice.words.has(entry, "text"):
                    return self.voice.words.say(entry)
        return ""

    def action_cover(self) -> None:
        if not isinstance(self.screen, CoverScreen):
            self.push_screen(CoverScreen(self.voice))

    def action_vote(self) -> None:
        found = motions(self.session, self.voice)
        if not found or len(self.screen_stack) > 1:
            return
        vote = asked(self.session)
        title = self.voice.text("foot-vote") if vote is None else question(self.session, self.voice, vote)

        def chosen(number: int | None) -> None:
            if number is not None:
                self._try(found[number].do)

        self.push_screen(VoteScreen(title, [motion.text for motion in found], self.voice), chosen)

    def action_coach(self) -> None:
        if self.coach is not None and self.asked is not None:
            self._advise(self.coach.consider())

    def _advise(self, lines: list[str]) -> None:
        self._tell(lines, "italic cyan")

    def action_quick(self) -> None:
        self.quick = not self.quick

    def action_scroll(self, where: str, way: int) -> None:
        pane = self.query_one(where)
        pane.scroll_relative(y=way * 5, animate=False)

    def action_leave(self) -> None:
        self.exit(0)


NARROW = 5
"""Letters of a cell that is too short to be broken."""


def grid(board: Board) -> RenderableType:
    table = Grid(box=None, pad_edge=False, padding=(0, 1), expand=True, header_style="bold dim")
    for number, column in enumerate(board.columns):
        # Names and numbers keep their width; only columns of several words give way.
        narrow = all(len(row[number].plain) <= NARROW for row in board.rows)
        table.add_column(column, no_wrap=number == 0 or narrow, overflow="fold")
    for row in board.rows:
        table.add_row(*row)
    return table


def sections(parts: list[BoardSection]) -> RenderableType:
    shown: list[RenderableType] = []
    for section in parts:
        if not section.lines:
            continue
        text = Text()
        if section.title:
            text.append(section.title + "  ", style="bold dim")
        shown.append(text.append_text(Text(" · ").join(section.lines)))
    return Group(*shown)
