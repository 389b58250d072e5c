"""Makes the web framework's routes from the table of answers. Nothing is decided here."""

from __future__ import annotations

import inspect
from typing import Annotated, Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg, HeaderParameter, PathParameter, QueryParameter
from litestar.types import Empty

from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import origins
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.asking import HttpAnswer, HttpParameter, HttpReply
from meetinghouse.server.http.callers import Asker, bearer
from meetinghouse.server.wire import http as wire_http

Asked = Request[Any, Any, State]
_NO = {
    status: ResponseSpec(data_container=wire_http.HttpProblem, description=why)
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
_BOUNDS = ("description", "pattern", "max_length", "ge", "le")
_WHOLE: Any = Response
_KINDS: dict[str, Any] = {"path": PathParameter, "query": QueryParameter, "header": HeaderParameter}


def asker_of(request: Asked) -> Asker:
    """Who sent a request."""
    hall: Hall = request.app.state.hall
    headers = request.headers
    address = origins.address(request.scope, hall.settings)
    return Asker(hall, address, bearer(headers.get("authorization", "")), headers.get("x-person", ""))


def _parameter(given: HttpParameter) -> Any:
    """A parameter's type as the framework wants it."""
    if given.where == "body":
        return Annotated[given.type, BodyKwarg(media_type=RequestEncodingType.JSON)]
    bounds = {name: getattr(given.meta, name, None) for name in _BOUNDS}
    named = {"name": given.called} if given.where == "header" else {}
    kind = _KINDS[given.where](**named, **{name: bound for name, bound in bounds.items() if bound is not None})
    return Annotated[given.type, kind]


def made(answer: HttpAnswer) -> HTTPRouteHandler:
    """One route."""

    async def handler(request: Asked, **given: Any) -> Any:
        found = await answer.made(asker_of(request), **given)
        if isinstance(found, HttpReply):
            return Response(found.body, status_code=found.status, media_type=found.media, headers=found.headers)
        return found

    body, whole = answer.returns
    keyword = inspect.Parameter.KEYWORD_ONLY
    types = {"request": Asked, **{one.name: _parameter(one) for one in answer.given}}
    defaults = {one.name: one.default for one in answer.given}
    handler.__name__ = answer.function.__name__
    handler.__doc__ = answer.function.__doc__
    handler.__annotations__ = {**types, "return": _WHOLE[body] if whole else body}
    handler.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # what the framework reads
        [
            inspect.Parameter(name, keyword, annotation=hint, default=defaults.get(name, inspect.Parameter.empty))
            for name, hint in types.items()
        ],
        return_annotation=handler.__annotations__["return"],
    )
    responses = dict(_NO) if answer.refuses else {}
    responses |= {status: ResponseSpec(shape, description=why) for status, (shape, why) in answer.also.items()}
    return route(
        [path.replace("}", ":str}") for path in answer.paths],
        http_method=[answer.method],  # type: ignore[list-item]  # GET or POST
        summary=answer.summary,
        status_code=answer.status,
        media_type=answer.media,
        responses=responses,
        request_max_body_size=answer.most or Empty,
    )(handler)


ROUTES = [made(answer) for answer in ANSWERS]
