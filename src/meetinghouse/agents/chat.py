"""Asks an OpenAI-compatible server, with limits on everything: time, size, calls, tokens and money.

The key comes from the environment alone and goes nowhere but into the header of a request. What the server sends is
not trusted: it is cut off at a size, and what is not an answer is a named failure.
"""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from meetinghouse.agents.prompt import tokens
from meetinghouse.agents.seat import Ledger

KEYS = ("MEETINGHOUSE_AGENT_KEY", "OPENAI_API_KEY")  # variables of the environment, in the order of asking
MOST_BYTES = 262_144  # of one reply, before it is read
MOST_WRITTEN = 1024  # tokens that are asked for at once
MILLION = 1_000_000


class ChatFailed(Exception):
    """No answer could be had; `why` names it: `down`, `status`, `huge`, `unreadable`, `empty` or `limit`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Limits:
    """What one game may cost; 0: no limit."""

    tokens: int = 0
    calls: int = 0
    money: float = 0.0
    price_in: float = 0.0  # for a million tokens that are read
    price_out: float = 0.0  # and written


FREE = Limits()


def own_key(environment: Mapping[str, str] = os.environ) -> str:
    """The key for the server, if it wants one."""
    return next((environment[name] for name in KEYS if environment.get(name)), "")


class Chat:
    """One model at one server, and what it has cost so far."""

    def __init__(self, base_url: str, model: str, limits: Limits = FREE, key: str = "") -> None:
        self.url = base_url.rstrip("/") + "/chat/completions"
        self.model = model
        self.limits = limits
        self.calls = 0
        self.tokens_in = 0
        self.tokens_out = 0
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._client = httpx.AsyncClient(headers=headers, follow_redirects=False, timeout=None)

    @property
    def money(self) -> float:
        limits = self.limits
        return (self.tokens_in * limits.price_in + self.tokens_out * limits.price_out) / MILLION

    @property
    def spent(self) -> bool:
        """Whether a limit is reached: no more calls then."""
        limits = self.limits
        used = (self.calls, self.tokens_in + self.tokens_out, self.money)
        most = (limits.calls, limits.tokens, limits.money)
        # a limit of 0 is none
        return any(now >= limit > 0 for now, limit in zip(used, most, strict=True))

    async def ask(self, messages: Sequence[Mapping[str, str]]) -> str:
        """What the model answers; the caller sets the time."""
        if self.spent:
            raise ChatFailed("limit")
        self.calls += 1
        asked = sum(tokens(message["content"]) for message in messages)
        self.tokens_in += asked
        sent = {"model": self.model, "messages": list(messages), "max_tokens": MOST_WRITTEN}
        try:
            async with self._client.stream("POST", self.url, json=sent) as reply:
                if reply.status_code != 200:
                    raise ChatFailed("status")
                body = await _bounded(reply)
        except (httpx.HTTPError, httpx.InvalidURL, OSError):
            raise ChatFailed("down") from None
        text, usage = _read(body)
        written = tokens(text)
        self.tokens_in += max(0, usage.get("prompt_tokens", asked) - asked)
        self.tokens_out += max(written, usage.get("completion_tokens", 0))
        return text

    def note(self, ledger: Ledger) -> None:
        """Keep a seat's own count to what the server says it was."""
        ledger.calls, ledger.tokens_in, ledger.tokens_out = self.calls, self.tokens_in, self.tokens_out

    async def close(self) -> None:
        await self._client.aclose()


async def _bounded(reply: httpx.Response) -> bytes:
    """The body, unless it is larger than any answer: also where it was sent compressed."""
    parts, size = [], 0
    async for part in reply.aiter_bytes():
        size += len(part)
        if size > MOST_BYTES:
            raise ChatFailed("huge")
        parts.append(part)
    return b"".join(parts)


def _read(body: bytes) -> tuple[str, dict[str, int]]:
    """The text of the first choice, and how many tokens the server counted."""
    try:
        found: Any = json.loads(body)
        text = found["choices"][0]["message"]["content"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise ChatFailed("unreadable") from None
    if text is None or text == "":
        raise ChatFailed("empty")
    if not isinstance(text, str):
        raise ChatFailed("unreadable")
    usage = found.get("usage")
    counted = usage if isinstance(usage, dict) else {}
    return text, {name: n for name, n in counted.items() if type(n) is int and 0 <= n <= MILLION}
