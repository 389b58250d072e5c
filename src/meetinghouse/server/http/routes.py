"""HTTP: opening, finding and joining tables, and what is left of them afterwards. Thin: tables decide."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.languages import Lang
from meetinghouse.registry import all_games
from meetinghouse.server.bots.analyses import has_analysis
from meetinghouse.server.hall import cardsets, tokens
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import gamelist, learning, origins
from meetinghouse.server.table import coaching, commands, replays
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import Look, identify
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import schema, shapes
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

Asked = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(description="a table's id", pattern="^[0-9A-Za-z]{7}$")]
Key = Annotated[str, HeaderParameter(name="X-Invite-Key", description="the invite link's key", max_length=16)]


_NO = {
    status: ResponseSpec(data_container=wire_http.Problem, description=why)
    for status, why in {
        400: "not understood, or against the rules",
        401: "a token that opens nothing",
        403: "not allowed",
        404: "not there, or not for you",
        409: "not now",
        413: "too large",
        429: "too fast",
        500: "our fault; nothing changed",
        503: "the store cannot be reached; nothing was lost",
    }.items()
}


def _hall(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _limit(request: Asked, cost: float = 1.0) -> Hall:
    hall = _hall(request)
    address = origins.address(request.scope, hall.settings)
    if not hall.addresses.take(address, cost):
        raise Refusal("too_fast", status=429)
    hall.bans.check(address, "", hall.now())
    return hall


def _token(request: Asked) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if scheme.lower() == "bearer" else ""


def _may_look(core: Core, request: Asked, key: str) -> commands.Who:
    """Whoever holds a token or the key, and anyone at all if the table is public."""
    token = _token(request)
    if token:
        return identify(core, token, "")
    if not core.settings.public and not tokens.same(key, core.key):
        raise Refusal("no_such_table", status=404)  # a private table cannot be told from none
    return commands.Who(None)


@get("/api/games", summary="The games and their options", responses=_NO)
async def games(request: Asked) -> wire_http.Games:
    """Everything a host can choose from."""
    _limit(request)
    return wire_http.Games([gamelist.info(game) for game in all_games()])


@get("/api/card-sets", summary="Card sets that this server offers", responses=_NO)
async def card_sets(request: Asked) -> wire_http.CardSetList:
    """What its operator put into the folder; the games' own sets are among their options."""
    return wire_http.CardSetList(_limit(request).card_sets)


@post("/api/card-sets", summary="Look at a card set", status_code=200, responses=_NO)
async def check_cards(request: Asked, data: JSONBody[wire_http.CheckCards]) -> wire_http.CheckedCards:
    """Everything that is wrong with it, or what it holds. Nothing is kept."""
    _limit(request)
    return cardsets.look(data.text)


@get("/api/tables", summary="Public tables", responses=_NO)
async def list_tables(
    request: Asked, game: Annotated[str, QueryParameter(pattern="^[a-z0-9_]{0,40}$")] = ""
) -> wire_http.PublicTables:
    """Tables that anyone may join or watch, newest first."""
    hall = _limit(request)
    lines = await hall.store.directory.listed(game)
    return wire_http.PublicTables(
        [
            wire_http.PublicTable(
                line.id,
                line.game,
                line.seats,
                line.taken,
                line.people,
                line.pace,  # type: ignore[arg-type]  # as it was written
                line.status,  # type: ignore[arg-type]  # the query asks for these two
                line.opened,
                line.watch,  # type: ignore[arg-type]  # as it was written
            )
            for line in lines
        ]
    )


@post("/api/tables", summary="Open a table", responses=_NO)
async def open_table(request: Asked, data: JSONBody[wire_http.OpenTable]) -> wire_http.Opened:
    """Open a table. The tokens in the reply are sent once."""
    hall = _limit(request)
    address = origins.address(request.scope, hall.settings)
    if not hall.opening.take(address) or (data.public and not hall.publishing.take(address)):
        raise Refusal("too_many", status=429)
    core, host, seat, token = await hall.open(data)
    return wire_http.Opened(core.id, core.key, host, core.info(), seat, token, core.screen_key())


@get("/api/tables/{table:str}", summary="What is public about a table", responses=_NO)
async def table_info(request: Asked, table: TableId, key: Key = "") -> shapes.TableInfo:
    """Private tables show themselves only to those with the key or a token."""
    hall = _limit(request)
    core = await hall.read(tokens.typed(table))
    _may_look(core, request, key)
    return core.info()


@post("/api/tables/{table:str}/sit", summary="Sit down", responses=_NO)
async def sit(request: Asked, table: TableId, data: JSONBody[wire_http.SitDown]) -> wire_http.Seated:
    """Take a free seat; the token in the reply is sent once."""
    hall = _limit(request)
    token = _token(request)
    address = origins.address(request.scope, hall.settings)
    made: list[tuple[int, str]] = []

    def decide(core: Core, at: int) -> list[e.Entry]:
        host = bool(token) and tokens.fits(token, core.host_hash)
        _check_key(core, data.key, host)
        where = tokens.hashed(f"{core.id} {address}")[:16]
        owner = host and core.owner is None
        sat, own = commands.seat_down(core, data.seat, data.name, data.face, data.lang, host=owner, where=where)
        made.append((sat.seat, own))
        return [sat]

    core = await hall.room(tokens.typed(table)).call(decide)
    seat, own = made[-1]
    return wire_http.Seated(core.id, seat, own, core.info())


@post("/api/tables/{table:str}/return", summary="Come back with another phone", status_code=202, responses=_NO)
async def come_back(request: Asked, table: TableId, data: JSONBody[wire_http.ComeBack]) -> wire_http.Seated:
    """In one room, for somebody whose phone is gone: a token that opens the seat once the others have agreed."""
    hall = _limit(request)
    made: list[str] = []

    def decide(core: Core, at: int) -> list[e.Entry]:
        _check_key(core, data.key)
        entries, token = commands.come_back(core, data.seat)
        made.append(token)
        return entries

    core = await hall.room(tokens.typed(table)).call(decide)
    return wire_http.Seated(core.id, data.seat, made[-1], core.info())


def _check_key(core: Core, key: str, host: bool = False) -> None:
    """Whoever wants a seat has the host's token or the invite key, unless the table is public."""
    if not host and not core.settings.public and not tokens.same(key, core.key):
        raise Refusal("no_such_table", status=404)


COACH_COST = 3  # requests that a question to the coach counts for
LESSON_COST = 2  # requests that one answer in a lesson counts for
REPLAY_COST = 15  # requests that a look at a finished game counts for


async def _finished(request: Asked, table: str, key: str, look: Look | None = None) -> Core:
    hall = _limit(request, REPLAY_COST)
    async with hall.replaying:  # a game is played again: one at a time, so that tables hardly notice
        core = await hall.read(tokens.typed(table), look)
    _may_look(core, request, key)
    if core.status not in (Status.ENDED, Status.CLOSED, Status.UNSUPPORTED) or (core.play is None and not core.lines):
        raise Refusal("not_over", status=409)
    return core


async def _played(request: Asked, table: str, key: str, look: Look) -> Core:
    """A finished game that can still be played again: not by rules that have changed since."""
    core = await _finished(request, table, key, look)
    if core.play is None:
        raise Refusal("unsupported", status=409)
    return core


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=_NO,
    media_type="application/x-ndjson",
)
async def record(request: Asked, table: TableId, key: Key = "") -> Response[str]:
    """JSON Lines, for `meetinghouse replay` and `meetinghouse verify`."""
    core = await _finished(request, table, key)
    text = await asyncio.to_thread(replays.record, core)
    name = f"{core.settings.game}-{core.id}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", summary="A finished game step by step", responses=_NO)
async def replay(
    request: Asked,
    table: TableId,
    key: Key = "",
    eyes: Annotated[str, QueryParameter(description="a seat, `watch` or `open`", max_length=5)] = "open",
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=2000)] = 200,
) -> wire_http.Replay:
    """Frames as one seat, a watcher or open eyes saw them."""
    page = replays.Page(eyes, first, count)
    return page.made(await _played(request, table, key, page.look))


@get("/api/tables/{table:str}/story", summary="What turned a finished game", responses=_NO)
async def story(request: Asked, table: TableId, key: Key = "") -> wire_http.Story:
    """Turning points, suspicions, who was fooled, scores and a chart: everything is open now."""
    told = replays.Story()
    return told.made(await _played(request, table, key, told.look))


@get("/api/tables/{table:str}/analysis", summary="Chances over time, and what might have been", responses=_NO)
async def analysis(request: Asked, table: TableId, key: Key = "") -> wire_http.Analysed:
    """Made in the background by the bots' workers, from the record of the finished game. Some games have none."""
    core = await _finished(request, table, key)
    if core.play is None or core.play.match.outcome is None:
        raise Refusal("unsupported", status=409)
    if not has_analysis(core):
        return wire_http.Analysed(ready=True)
    return wire_http.Analysed(*await _hall(request).analyses.get(core))


@get("/api/tables/{table:str}/coach", summary="Ask a coach about your question", responses=_NO)
async def ask_coach(request: Asked, table: TableId) -> wire_http.Counsel:
    """From what your seat knows. Alone with bots, or where the host allows it for your seat."""
    hall = _limit(request, COACH_COST)
    token = _token(request)
    asked: list[coaching.Question] = []

    def look(core: Core, at: int) -> list[e.Entry]:
        asked.append(coaching.question(core, identify(core, token, "").seat))
        return []

    await hall.room(tokens.typed(table)).call(look)
    async with hall.replaying:
        return await asyncio.to_thread(coaching.think, asked[-1])


@get("/api/tables/{table:str}/verify", summary="Was the deal honest?", responses=_NO)
async def verify(request: Asked, table: TableId, key: Key = "") -> wire_http.Checked:
    """The server's own check; do not trust it, run `meetinghouse verify` on the record."""
    core = await _finished(request, table, key)
    return await asyncio.to_thread(replays.checked, core)


GameId = Annotated[str, PathParameter(max_length=40)]
WantedLang = Annotated[Lang, QueryParameter()]


def _text(request: Asked, game: str, lang: Lang, *parts: str) -> wire_http.GameText:
    """A file of a game as it is."""
    _limit(request)
    try:
        text = resources.of_game(mh.find_game(game), *parts).read_text(encoding="utf-8")
    except (MeetinghouseError, OSError):
        raise Refusal("no_such_game", status=404) from None
    return wire_http.GameText(game, lang, text)


@get("/api/rules/{game:str}", summary="The numbered rules of a game", responses=_NO)
async def rules_page(request: Asked, game: GameId, lang: WantedLang = "en") -> wire_http.GameText:
    """Markdown, in our own words."""
    return _text(request, game, lang, "docs", "rules", f"{game}.{lang}.md")


@get("/api/howto/{game:str}", summary="A game in two minutes", responses=_NO)
async def howto_page(request: Asked, game: GameId, lang: WantedLang = "en") -> wire_http.GameText:
    """Markdown."""
    return _text(request, game, lang, "docs", "howto", f"{game}.{lang}.md")


@get("/api/words/{game:str}", summary="The words of a game", responses=_NO)
async def game_words(request: Asked, game: GameId, lang: WantedLang = "en") -> wire_http.GameText:
    """Fluent, for clients that were built without this game."""
    return _text(request, game, lang, "locales", lang, f"{game}.ftl")


@post("/api/lessons/{game:str}/{scene:str}", summary="Play a scene of a lesson", status_code=200, responses=_NO)
async def play_scene(
    request: Asked, game: GameId, scene: GameId, data: JSONBody[wire_http.PlayScene]
) -> wire_http.PlayedScene:
    """The scene after all the answers that were given; without any, as it begins."""
    hall = _limit(request, LESSON_COST)
    async with hall.replaying:
        return await asyncio.to_thread(learning.play, game, scene, data.answers)


@get("/api/panels/{game:str}", summary="A game in pictures", responses=_NO)
async def how_panels(request: Asked, game: GameId) -> wire_http.Panels:
    """Moments of the game's lesson, one for each picture of how it is played."""
    hall = _limit(request, LESSON_COST)
    async with hall.replaying:
        return await asyncio.to_thread(learning.panels, game)


@get("/api/push", summary="The key with which browsers let us call them", responses=_NO)
async def push_key(request: Asked) -> wire_http.PushKey:
    """Public: browsers hand it to their push service."""
    return wire_http.PushKey(_limit(request).caller.public)


@get("/api/address", summary="How phones reach this server", responses=_NO)
async def address(request: Asked) -> wire_http.Address:
    """For a screen that was opened on the server's own machine: its own address means nothing to a phone."""
    settings = _limit(request).settings
    return wire_http.Address(settings.public_url or settings.lan_url)


@get("/api/wire.json", summary="JSON Schema of everything on the wire", responses=_NO, media_type=MediaType.JSON)
async def wire_schema(request: Asked) -> dict[str, Any]:
    """What the web client's types are made from."""
    _limit(request)
    return schema.document()


@get("/health/live", summary="Is this process alive?")
async def live() -> dict[str, bool]:
    """200 as long as the process answers at all: start it anew when it does not."""
    return {"ok": True}


@get(
    ["/health", "/health/ready"],
    summary="Can this node do its work?",
    responses={503: ResponseSpec(data_container=wire_http.Health, description="send nobody here now")},
)
async def health(request: Asked) -> Response[wire_http.Health]:
    """200 when a commit could be written and read, 503 otherwise."""
    hall = _hall(request)
    ok = await hall.ready()
    body = wire_http.Health(ok, mh.__version__, hall.settings.node, hall.store.kind, len(hall.rooms), hall.sockets)
    return Response(body, status_code=200 if ok else 503)


ROUTES = [
    games,
    card_sets,
    check_cards,
    list_tables,
    open_table,
    table_info,
    sit,
    come_back,
    record,
    replay,
    story,
    analysis,
    ask_coach,
    verify,
    rules_page,
    howto_page,
    how_panels,
    game_words,
    play_scene,
    push_key,
    address,
    wire_schema,
    live,
    health,
]
