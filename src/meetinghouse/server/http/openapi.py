"""The table of answers as an OpenAPI document, for programs that read one."""

import inspect
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

import meetinghouse as mh
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.asking import JSON, HttpAnswer, HttpParameter
from meetinghouse.server.wire.http import HttpProblem

PATH = "/schema/openapi.json"
_REFERENCES = "#/components/schemas/{name}"
_REFUSED = {
    400: "not understood, or against the rules",
    401: "a token that opens nothing",
    403: "not allowed",
    404: "not there, or not for you",
    409: "not now",
    413: "too large",
    429: "too fast",
    500: "our fault; nothing changed",
    503: "the store cannot be reached; nothing was lost",
}


@cache
def document() -> bytes:
    shapes = [one.type for answer in ANSWERS for one in answer.given if one.where == "body"]
    shapes += [shape for answer in ANSWERS for shape in (answer.returns, *(also for also, _ in answer.also.values()))]
    _, components = msgspec.json.schema_components([*shapes, HttpProblem], ref_template=_REFERENCES)
    paths: dict[str, dict[str, Any]] = {}
    for answer in ANSWERS:
        for path in answer.paths:
            paths.setdefault(path, {})[answer.method.lower()] = _operation(answer, path)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Meetinghouse", "version": mh.__version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(answer: HttpAnswer, path: str) -> dict[str, Any]:
    replies = {answer.status: (answer.returns, HTTPStatus(answer.status).phrase)}
    if answer.refuses:
        replies |= {status: (HttpProblem, why) for status, why in _REFUSED.items()}
    replies |= answer.also
    found: dict[str, Any] = {
        "summary": answer.summary,
        "description": inspect.getdoc(answer.function),
        "operationId": f"{answer.function.__name__}{path.replace('/', '_') if len(answer.paths) > 1 else ''}",
        "parameters": [_parameter(one) for one in answer.given if one.where != "body"],
        "responses": {
            str(status): {
                "description": why,
                "content": {answer.media if shape is answer.returns else JSON: {"schema": _schema(shape)}},
            }
            for status, (shape, why) in replies.items()
        },
    }
    for one in answer.given:
        if one.where == "body":
            found["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(one.type)}}}
    return found


def _parameter(one: HttpParameter) -> dict[str, Any]:
    required = one.default is inspect.Parameter.empty
    schema = _schema(one.type) | ({} if required else {"default": one.default})
    return {"name": one.called, "in": one.where, "required": required, "schema": schema}


def _schema(shape: Any) -> dict[str, Any]:
    if shape in (str, bytes):  # a file: its kind is said beside it
        return {"type": "string"}
    ((found,), _) = msgspec.json.schema_components([shape], ref_template=_REFERENCES)
    return found
