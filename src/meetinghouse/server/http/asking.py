"""One answer over HTTP as plain data: what is asked, where, what it costs, and the function that answers.

No web framework is needed: the server and a page without a server find their answers in the table of `answers` and ask
them with `ask`.
"""

import inspect
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl

import msgspec

from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.store import StoreDown
from meetinghouse.server.wire.bounds import too_much
from meetinghouse.server.wire.http import HttpProblem
from meetinghouse.server.wire.refusals import Refusal, from_engine

Made = TypeVar("Made")
Function = Callable[..., Awaitable[Any]]
JSON = "application/json"
logger = logging.getLogger("meetinghouse.http")


@dataclass(frozen=True, slots=True)
class Header:
    """Marks a parameter that comes in a request header of this name."""

    name: str


@dataclass(slots=True)
class HttpReply(Generic[Made]):
    """An answer that is more than its body."""

    body: Made
    status: int = 200
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HttpParameter:
    """One parameter of an answer: its name, where it comes from, and its type with its bounds."""

    name: str
    where: str  # path, query, header or body
    called: str  # its name in the request; a header's in lower case
    type: Any
    default: Any  # inspect.Parameter.empty where it has to be given


@dataclass(frozen=True)
class HttpAnswer:
    """One line of the table."""

    method: str
    paths: tuple[str, ...]
    function: Function
    summary: str
    pays: float = 1  # requests that it counts for; 0: it takes nothing from a budget
    status: int = 200
    media: str = JSON
    also: Mapping[int, tuple[Any, str]] = field(default_factory=dict)  # further statuses, with their shapes and words
    refuses: bool = True  # whether its description names the refusals
    most: int = 0  # bytes of its body; 0: as many as usual

    @cached_property
    def given(self) -> list[HttpParameter]:
        """Its parameters, without the one who asks."""
        hints = get_type_hints(self.function, include_extras=True)
        wanted = list(inspect.signature(self.function).parameters.values())[1:]
        return [_given(one, hints[one.name], self.paths[0]) for one in wanted]

    @cached_property
    def returns(self) -> Any:
        """The shape of its body."""
        hint = get_type_hints(self.function, include_extras=True)["return"]
        return get_args(hint)[0] if get_origin(hint) is HttpReply else hint

    @cached_property
    def patterns(self) -> list[re.Pattern[str]]:
        """Patterns for its paths."""
        return [re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path))) for path in self.paths]

    async def made(self, asker: Asker, **given: Any) -> Any:
        """Charge the sender, then answer."""
        if self.pays:
            asker.pay(self.pays)
            asker = await asker.known()
        return await self.function(asker, **given)


def _given(one: inspect.Parameter, hint: Any, path: str) -> HttpParameter:
    header = next((note.name for note in getattr(hint, "__metadata__", ()) if isinstance(note, Header)), "")
    if header:
        where = "header"
    elif one.name == "data":
        where = "body"
    else:
        where = "path" if f"{{{one.name}}}" in path else "query"
    return HttpParameter(one.name, where, header.lower() or one.name, hint, one.default)


class Answers(list[HttpAnswer]):
    """The answers of one subject, in the order of their descriptions."""

    def get(self, *paths: str, **more: Any) -> Callable[[Function], Function]:
        """Adds a function that answers GET. Its first parameter is who asks. Of the others, one in braces in the path
        comes from there, one with a `Header` from there, and the rest from the query; `Meta` bounds them. `more` are
        fields of `HttpAnswer`."""
        return self._add("GET", paths, **more)

    def post(self, path: str, **more: Any) -> Callable[[Function], Function]:
        """Adds a function that answers POST; its parameter `data` is the body. 201 unless `status` says otherwise."""
        return self._add("POST", (path,), **{"status": 201, **more})

    def _add(self, method: str, paths: tuple[str, ...], **more: Any) -> Callable[[Function], Function]:
        def add(function: Function) -> Function:
            self.append(HttpAnswer(method, paths, function, **more))
            return function

        return add


def find(table: Iterable[HttpAnswer], method: str, path: str) -> tuple[HttpAnswer, dict[str, str]] | None:
    """The answer to a request, and what its path gives; None where no answer has that path."""
    other_method = False
    for answer in table:
        for pattern in answer.patterns:
            parts = pattern.fullmatch(path)
            if parts is not None and answer.method == method:
                return answer, parts.groupdict()
            other_method = other_method or parts is not None
    if other_method:
        raise Refusal("no_such_page", status=405)
    return None


async def ask(
    answer: HttpAnswer, parts: Mapping[str, str], asker: Asker, query: str, headers: Mapping[str, str], body: bytes
) -> HttpReply[bytes]:
    """Ask an answer that `find` has found. Raises Refusal; the names of headers are in lower case."""
    sources = {"path": parts, "query": dict(parse_qsl(query, keep_blank_values=True)), "header": headers}
    made = await answer.made(asker, **{one.name: _read(one, sources, body) for one in answer.given})
    reply = made if isinstance(made, HttpReply) else HttpReply(made, answer.status, answer.media)
    if isinstance(reply.body, bytes):
        return reply
    text = reply.body.encode() if isinstance(reply.body, str) else msgspec.json.encode(reply.body)
    return HttpReply(text, reply.status, reply.media, reply.headers)


def problem(refusal: Refusal) -> HttpReply[bytes]:
    """A refusal as it is sent."""
    told = HttpProblem(refusal.code, refusal.key, refusal.args_, refusal.rule)
    return HttpReply(msgspec.json.encode(told), refusal.status)


async def answered(hall: Hall, path: str, work: Awaitable[HttpReply[bytes]]) -> HttpReply[bytes]:
    """Answer a request; a refusal, a store that is away and a mistake of ours have an answer, too."""
    try:
        return await work
    except Refusal as refusal:
        return problem(refusal)
    except MeetinghouseError as error:
        return problem(from_engine(error))
    except StoreDown as error:
        logger.warning("the store failed: %s", error)
        return problem(Refusal("unavailable", status=503))
    except Exception:
        logger.exception("%s failed", path)
        hall.metrics.internal_errors += 1
        return problem(Refusal("internal", status=500))


def _read(one: HttpParameter, sources: Mapping[str, Mapping[str, str]], body: bytes) -> Any:
    try:
        if one.where == "body":
            if too_much(body):
                raise Refusal("unreadable")
            return msgspec.json.decode(body, type=one.type)
        text = sources[one.where].get(one.called)
        if text is None:
            if one.default is inspect.Parameter.empty:
                raise Refusal("unreadable")
            return one.default
        return msgspec.convert(text, one.type, strict=False)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("unreadable") from None
