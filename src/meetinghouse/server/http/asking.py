"""One answer over HTTP as plain data: what is asked, where, what it costs, and the function that answers.

No web framework is known here. `routes` makes its routes from the tables in `answers`, and a page without a server asks
them with `ask`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from meetinghouse.server.http.callers import Asker
from meetinghouse.server.wire.bounds import too_much
from meetinghouse.server.wire.refusals import Refusal

Made = TypeVar("Made")
Function = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Header:
    """Marks a parameter that comes in a request header of this name."""

    name: str


@dataclass(slots=True)
class HttpReply(Generic[Made]):
    """An answer that is more than its body."""

    body: Made
    status: int = 200
    media: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HttpParameter:
    """One parameter of an answer: its name, where it comes from, its type, and its bounds."""

    name: str
    where: str  # path, query, header or body
    called: str  # its name in the request
    type: Any
    meta: msgspec.Meta | None
    default: Any  # inspect.Parameter.empty where it has to be given


@dataclass(frozen=True, slots=True)
class HttpAnswer:
    """One line of the table."""

    method: str
    paths: tuple[str, ...]
    summary: str
    function: Function
    pays: float  # requests that it counts for; 0: it takes nothing from a budget
    status: int
    media: str
    also: Mapping[int, tuple[Any, str]]  # further statuses than those of a refusal, with their shapes and words
    refuses: bool  # whether its description names the refusals
    most: int  # bytes of its body; 0: as many as usual

    @property
    def given(self) -> list[HttpParameter]:
        """Its parameters, without the one who asks."""
        hints = get_type_hints(self.function, include_extras=True)
        wanted = list(inspect.signature(self.function).parameters.values())[1:]
        return [_given(one, hints[one.name], self.paths[0]) for one in wanted]

    @property
    def returns(self) -> tuple[Any, bool]:
        """The shape of its body, and whether that comes in an `HttpReply`."""
        hint = get_type_hints(self.function, include_extras=True)["return"]
        return (get_args(hint)[0], True) if get_origin(hint) is HttpReply else (hint, False)

    async def made(self, asker: Asker, **given: Any) -> Any:
        """Take what it costs, and answer."""
        if self.pays:
            asker.pay(self.pays)
            asker = await asker.known()
        return await self.function(asker, **given)


def _given(one: inspect.Parameter, hint: Any, path: str) -> HttpParameter:
    notes: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *more = get_args(hint)
        notes = tuple(more)
    header = next((note.name for note in notes if isinstance(note, Header)), "")
    meta = next((note for note in notes if isinstance(note, msgspec.Meta)), None)
    if header:
        where = "header"
    elif one.name == "data":
        where = "body"
    else:
        where = "path" if f"{{{one.name}}}" in path else "query"
    return HttpParameter(one.name, where, header or one.name, hint, meta, one.default)


class Answers(list[HttpAnswer]):
    """The answers of one subject, in the order of their descriptions."""

    def get(self, *paths: str, summary: str, pays: float = 1, **more: Any) -> Callable[[Function], Function]:
        """Adds a function that answers GET. Its first parameter is who asks. Of the others, one in braces in the path
        comes from there, one with a `Header` from there, and the rest from the query; `Meta` bounds them."""
        return self._add("GET", paths, summary, pays, **more)

    def post(self, path: str, summary: str, pays: float = 1, **more: Any) -> Callable[[Function], Function]:
        """Adds a function that answers POST; its parameter `data` is the body. 201 unless `status` says otherwise."""
        return self._add("POST", (path,), summary, pays, **{"status": 201, **more})

    def _add(
        self,
        method: str,
        paths: tuple[str, ...],
        summary: str,
        pays: float,
        status: int = 200,
        media: str = "application/json",
        also: Mapping[int, tuple[Any, str]] | None = None,
        refuses: bool = True,
        most: int = 0,
    ) -> Callable[[Function], Function]:
        def add(function: Function) -> Function:
            self.append(HttpAnswer(method, paths, summary, function, pays, status, media, also or {}, refuses, most))
            return function

        return add


def most_bytes(table: list[HttpAnswer], method: str, path: str, usual: int) -> int:
    """How long the body of a request may be, looked up before it is read."""
    return next((one.most for one in table if one.most and one.method == method and path in one.paths), usual)


async def ask(
    table: list[HttpAnswer], asker: Asker, method: str, url: str, headers: Mapping[str, str], body: bytes
) -> HttpReply[bytes]:
    """The answer to a request that no web framework carries: the same functions, bounds, costs and refusals. Raises
    Refusal; names of headers are in small letters."""
    path, _, query = url.partition("?")
    for answer in table:
        found = next(filter(None, (re.fullmatch(_pattern(one), path) for one in answer.paths)), None)
        if answer.method == method and found is not None:
            parts = {name: unquote(text) for name, text in found.groupdict().items()}
            sources = {"path": parts, "query": dict(parse_qsl(query, keep_blank_values=True)), "header": headers}
            made = await answer.made(asker, **{one.name: _read(one, sources, body) for one in answer.given})
            reply = made if isinstance(made, HttpReply) else HttpReply(made, answer.status, answer.media)
            text = reply.body.encode() if isinstance(reply.body, str) else msgspec.json.encode(reply.body)
            return HttpReply(text, reply.status, reply.media, reply.headers)
    raise Refusal("no_such_page", status=404)


def _pattern(path: str) -> str:
    return re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path))


def _read(one: HttpParameter, sources: Mapping[str, Mapping[str, str]], body: bytes) -> Any:
    try:
        if one.where == "body":
            if too_much(body):
                raise Refusal("unreadable")
            return msgspec.json.decode(body, type=one.type)
        text = sources[one.where].get(one.called.lower() if one.where == "header" else one.called)
        if text is None:
            if one.default is inspect.Parameter.empty:
                raise Refusal("unreadable")
            return one.default
        return msgspec.convert(text, one.type if one.meta is None else Annotated[one.type, one.meta], strict=False)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("unreadable") from None
