"""The shapes of the HTTP side: opening, finding and joining tables, and what is left of them afterwards."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from meetinghouse.languages import Lang
from meetinghouse.lookback.report import Analysis
from meetinghouse.lookback.story import Chart, Fooled, Guess, Lap, Point, ScoreLine
from meetinghouse.server.wire.settings import Pace, TableSettings, Watch
from meetinghouse.server.wire.shapes import (
    Channel,
    Face,
    Json,
    Level,
    Millis,
    Name,
    Program,
    RemarkKind,
    Seat,
    Status,
    TableInfo,
    TalkLine,
)

SeatNumber = Annotated[str, Meta(pattern="^[0-9]{1,2}$")]  # an object's keys are texts


class HttpProblem(Struct, omit_defaults=True):
    """Every HTTP refusal. `key` is the Fluent id of the sentence for people."""

    code: str
    key: str
    args: Json = {}
    rule: Annotated[str, Meta(description="the number of the rule that says no, where one does")] = ""


WishedPace = Annotated[Pace, Meta(description="left out: no clock in one room, else `standard`")] | msgspec.UnsetType


class OpenTable(TableSettings, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables`: the settings the host wants. A host who gives a name sits down at seat 0 at once."""

    pace: WishedPace = msgspec.UNSET  # type: ignore[assignment]  # in the settings something is always chosen
    bots: Annotated[dict[SeatNumber, Level], Meta(description="level by seat number", max_length=12)] = field(
        default_factory=dict
    )
    name: Annotated[str, Meta(max_length=24)] = ""
    face: Face = 0
    lang: Lang = "en"
    start: Annotated[bool, Meta(description="begin at once, when every seat is taken by you and by bots")] = False


class PlayOn(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/on`: a new table from a moment of this finished game, with me at one of its seats."""

    seat: Seat
    name: Name
    inputs: Annotated[
        int, Meta(ge=0, le=1_000_000, description="how many had been given: `step` of a frame of the replay")
    ]
    face: Face = 0
    lang: Lang = "en"
    one_room: Annotated[
        bool, Meta(description="a lobby for others in this room; else bots take all other seats and it goes on at once")
    ] = False


class Opened(Struct, omit_defaults=True):
    """Keep `host` and `token` to yourself: they are sent once and stored only as hashes."""

    table: str
    key: Annotated[str, Meta(description="invite link: /t/<table>#<key>; typed as <table>-<key>")]
    host: Annotated[str, Meta(description="host link: /t/<table>#host=<host>")]
    info: TableInfo
    seat: int | None = None
    token: Annotated[str, Meta(description="seat link: /t/<table>#seat=<token>")] = ""
    code: Annotated[str, Meta(description="four letters that lead to the invitation; empty: links only")] = ""
    screen: Annotated[str, Meta(description="in one room, the screen's link: /s/<table>#<key>-<screen>")] = ""


class Invited(Struct):
    """`GET /api/codes/{code}`: the invitation that four letters lead to."""

    table: str
    key: str
    game: str


class SitDown(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/sit`: needs the invite key unless the table is public.

    A person whose face somebody there already has gets the next free one of its row.
    """

    name: Name
    face: Face = 0
    key: Annotated[str, Meta(max_length=16)] = ""
    seat: Annotated[Seat | None, Meta(description="null: the first free one")] = None
    lang: Lang = "en"
    program: Program = ""


class ComeBack(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`POST /api/tables/{id}/return`: my seat for another phone or browser. The host or most others agree."""

    seat: Seat
    key: Annotated[str, Meta(max_length=16)] = ""


class Seated(Struct):
    """Your seat and its token, which is good at once, or (`return`) as soon as the others have agreed."""

    table: str
    seat: int
    token: str
    info: TableInfo


class PublicTable(Struct, omit_defaults=True):
    """One line of the list of public tables."""

    id: str
    game: str
    seats: int
    taken: int
    people: int
    pace: Pace
    status: Literal["lobby", "playing"]
    opened: Millis
    watch: Watch


class PublicTables(Struct):
    """`GET /api/tables`, newest first."""

    tables: list[PublicTable]


class MyTable(Struct, omit_defaults=True):
    """A table at which the person who asks has a seat."""

    id: str
    game: str
    status: Status
    seat: int
    names: Annotated[list[str], Meta(description="by seat; empty for bots and free seats")]
    opened: Millis
    asked: Annotated[bool, Meta(description="the table waits for me")] = False
    due: Annotated[Millis | None, Meta(description="when my time is over, where there is a clock")] = None


class MyTables(Struct, omit_defaults=True):
    """`GET /api/me/tables`: those of the person in `X-Person`, running games first."""

    tables: list[MyTable]
    quick: Annotated[bool, Meta(description="this house offers Play now")] = False
    open: Annotated[list[PublicTable], Meta(description="as in `GET /api/tables`")] = []


class OptionSpec(Struct):
    """An option of a game: words under `<game>-option-<name>`."""

    default: bool | int | str
    choices: list[bool | int | str]
    own: Annotated[bool, Meta(description="it may also be the whole text of a card set")] = False


class EventRule(Struct, omit_defaults=True):
    """The rule behind a kind of event, and how long a table shows it before it goes on."""

    rule: str
    by: Annotated[str, Meta(description="the argument that decides which rule it is, if `rules` has its value")] = ""
    rules: dict[str, str] = {}
    staging: Annotated[float, Meta(description="seconds, at the normal tempo")] = 0.0


class GameName(Struct):
    """A game in one language."""

    name: str
    about: str


class GlossaryWord(Struct):
    """A word of a game that opens its explanation: in the words of its family `of`, or under `<game>-word-<id>`."""

    id: str
    rules: list[str]
    of: str = ""


class GameInfo(Struct):
    """What a host can choose from, and what a client needs to know of a game it has never seen."""

    id: str
    min_seats: int
    max_seats: int
    rules_version: str
    options: dict[str, OptionSpec]
    words: Annotated[dict[str, list[str]], Meta(description="family of ids -> names of the arguments that hold them")]
    rules: Annotated[dict[str, EventRule], Meta(description="by the key of the event, without the game's id")]
    text: Annotated[dict[str, GameName], Meta(description="its name and a sentence about it, by language")]
    usual_seats: int
    minutes: Annotated[int, Meta(description="how long a table of the usual size plays")]
    levels: Annotated[list[int], Meta(description="of bots, weakest first; words under `bot-level-<n>`")]
    usual_level: Annotated[int, Meta(description="of a bot that sits down when nobody says how strong")]
    remarks: Annotated[list[RemarkKind], Meta(description="the ready-made remarks that fit it best")]
    remarks_at: Annotated[
        dict[str, list[RemarkKind]], Meta(description="those that fit a kind of decision, by its name")
    ]
    reasons: Annotated[
        dict[str, list[RemarkKind]],
        Meta(description="what may be given as the ground of those remarks: words under `<game>-why-<reason>`"),
    ]
    by_leave: Annotated[list[Channel], Meta(description="channels of talk that the host may open or close")]
    lesson: Annotated[list[str], Meta(description="the scenes of its lesson; titles under `<game>-lesson-<scene>`")]
    coach: Annotated[bool, Meta(description="whether a coach can be asked; words under `<game>-coach-<key>`")]
    glossary: Annotated[list[GlossaryWord], Meta(description="forms in sentences under `<game>-word-<id>.forms`")]
    packaged: Annotated[bool, Meta(description="its words and pages are fetched from the server")]
    face: Annotated[str, Meta(description="address of the module with its board, if it brings one")]


class Games(Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    page: Annotated[bool, Meta(description="whether the page that needs no server lies below `/page/`")] = False


class CardSetInfo(Struct):
    """A card set that this server offers: `text` is the value of the option `cards`."""

    game: str
    set: str
    words: Annotated[Json, Meta(description="names and texts: language (`*`: all), family, id, `name` or `text`")]
    text: str


class CardSetList(Struct):
    """`GET /api/card-sets`."""

    sets: list[CardSetInfo]


class Voices(Struct):
    """`GET /api/voices/{game}`: which lines of the narrator's script are there as recordings."""

    lines: list[str]


class CheckCards(Struct):
    """`POST /api/card-sets`: look at a set without using it."""

    text: Annotated[str, Meta(max_length=65_536)]


class CardProblem(Struct):
    """A mistake in a card set: words under `cards-<code>`."""

    line: int
    where: str
    code: str
    expected: str
    got: str


class CheckedCards(Struct, omit_defaults=True):
    """What a set holds, or everything that is wrong with it."""

    game: str
    set: str = ""
    words: Json = {}
    cards: Annotated[Json, Meta(description="by section and id, as in the file")] = {}
    problems: list[CardProblem] = []


class BringRecord(Struct, forbid_unknown_fields=True):
    """`POST /api/records`: the record of a finished game, as a file holds it."""

    text: Annotated[str, Meta(max_length=262_144)]


class Brought(Struct):
    """The table at which that game can be looked at again, the key of its links, and what makes one its host."""

    table: str
    key: str
    host: str
    game: str


class Frame(Struct, omit_defaults=True):
    """One moment of a replay, cut as in live play: what the chosen eyes saw of it, and the input that led to it."""

    i: int
    at: Annotated[float, Meta(description="seconds since the start of the game")]
    by: Annotated[int | None, Meta(description="the seat that answered; null for the start and the clock")] = None
    choice: Annotated[Json | None, Meta(description="its answer, with open eyes or the seat's own")] = None
    timeout: bool = False
    n: Annotated[int, Meta(description="events that these eyes were told, up to and with this frame")] = 0
    all: Annotated[int, Meta(description="the same for all events of the game: `at` of a story counts these")] = 0
    step: Annotated[int, Meta(description="inputs that the game had taken: what links once counted")] = 0
    s: Annotated[float, Meta(description="seconds for which a table looks at it, at the usual tempo")] = 0
    events: list[Json] = []
    view: Annotated[Json, Meta(description="changed top-level keys of the view; of all of it in the first frame")] = {}
    gone: list[str] = []
    views: Annotated[dict[str, Json], Meta(description="open eyes: changed keys for each seat whose view changed")] = {}


class Replay(Struct, omit_defaults=True):
    """`GET /api/tables/{id}/replay?eyes=3`, once the game is over. `eyes`: a seat, `watch` or `open`.

    Frames are the same moments for all eyes. An input that told nobody anything has none of its own.
    """

    table: TableInfo
    eyes: str
    total: Annotated[int, Meta(description="number of frames in the whole game")]
    first: Annotated[int, Meta(description="number of the first frame below")]
    frames: list[Frame]
    talk: list[TalkLine] = []
    secret: str = ""


class Story(Struct, omit_defaults=True):
    """`GET /api/tables/{id}/story`, once the game is over: what turned it, in the order in which it happened.

    `at` is everywhere the number of an event of the game, from 0. A game without a story leaves the lists empty.
    """

    total: Annotated[int, Meta(description="number of events in the whole game")]
    points: Annotated[list[Point], Meta(description="at most eight; words under `<game>-story-<key>`")] = []
    laps: Annotated[list[Lap], Meta(description="where days, nights or rounds begin")] = []
    guesses: Annotated[list[Guess], Meta(description="who suspected whom, and whether that was right then")] = []
    fooled: Annotated[list[Fooled], Meta(description="who was taken for what they were not, and by whom")] = []
    scores: Annotated[list[ScoreLine], Meta(description="lines that add up to the total; labels are Fluent ids")] = []
    guilty: Annotated[list[int], Meta(description="seats that were ever on the hidden side")] = []
    sides: Annotated[list[str], Meta(description="by seat, at the end: words under `<game>-side-<name>`")] = []
    tempers: Annotated[
        list[str], Meta(description="by seat, the character of a bot: words under `bot-temper-<name>`; empty: a person")
    ] = []
    chart: Chart | None = None


class Analysed(Struct, omit_defaults=True):
    """`GET /api/tables/{id}/analysis`, once the game is over. Made in the background: ask again until it is `ready`."""

    ready: bool
    analysis: Annotated[Analysis | None, Meta(description="null while it is being made, and where it failed")] = None


class Checked(Struct, omit_defaults=True):
    """`GET /api/tables/{id}/verify`: the server's own check of the deal; `meetinghouse verify` does it on yours."""

    honest: Annotated[bool, Meta(description="every outcome of chance follows from the secret")]
    commitment: str
    secret: str
    problem: Annotated[
        str,
        Meta(
            description="`other-rules`: the moves were not played again, since these rules are not played here; "
            "`played-on`: what was taken over from another game follows from that game's secret"
        ),
    ] = ""


class GameText(Struct):
    """`GET /api/rules/{game}?lang=fr` and `/api/howto/{game}` (Markdown), `/api/words/{game}` (Fluent)."""

    game: str
    lang: Lang
    text: str


class PushKey(Struct):
    """`GET /api/push`: what `PushManager.subscribe` needs (`applicationServerKey`); empty where nobody is called."""

    key: str


class Address(Struct):
    """`GET /api/address`: how others reach this server; empty where only this machine does."""

    url: str


class Health(Struct, omit_defaults=True):
    """`GET /health`."""

    ok: bool
    version: str
    node: str
    database: str
    tables: Annotated[int, Meta(description="tables in memory")]
    sockets: int
    rules: Annotated[dict[str, str], Meta(description="the rules version of each game that this node plays")] = {}
    clock_off: Annotated[int, Meta(description="seconds by which this machine's clock is or was wrong")] = 0
    draining: Annotated[
        int | None, Meta(description="this node begins no games; so many running ones only it can play")
    ] = None
