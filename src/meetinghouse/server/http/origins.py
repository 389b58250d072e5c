"""Where a request comes from: the origin of the page behind it, and the address behind the proxy."""

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from meetinghouse.server.settings import Settings

Scope = Mapping[str, Any]  # as ASGI hands it over


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key.lower() == name:
            return bytes(value).decode("latin-1")
    return ""


def allowed(scope: Scope, settings: Settings) -> bool:
    """Whether the page that sends this may. Programs send no origin; browsers always do."""
    origin = header(scope, b"origin")
    if not origin or "*" in settings.origins:
        return True
    if origin in settings.origins:
        return True
    if settings.public_url and origin == origin_of(settings.public_url):
        return True
    host = header(scope, b"host")
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # no URL at all
        return False


def origin_of(url: str) -> str:
    """The origin that an address belongs to."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def address(scope: Scope, settings: Settings) -> str:
    """The client's address. Behind a trusted proxy it is the last address that the proxy added."""
    client = scope.get("client")
    peer = str(client[0]) if client else "unix"
    if trusted(peer, settings):
        # Some proxies add to the line that a client has sent, others add a line of their own behind it.
        lines = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
        if lines and lines[-1]:
            return household(bytes(lines[-1]).decode("latin-1").rsplit(",", 1)[-1].strip())
    return household(peer)


def trusted(peer: str, settings: Settings) -> bool:
    """Whether a connection comes from a proxy that speaks for others."""
    proxies = {part.strip() for part in settings.trusted_proxies.split(",")}
    return peer in proxies or "*" in proxies or peer == "unix"


@lru_cache(maxsize=4096)
def household(text: str) -> str:
    """The address that limits count for: somebody with one IPv6 address has all of its /64."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return text[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


@lru_cache(maxsize=4096)
def site(address: str) -> str:
    """Where a household is connected: who has one IPv6 /64 often has all 256 of a /56."""
    try:
        found = ipaddress.ip_network(address)
    except ValueError:
        return address
    return str(found.supernet(new_prefix=56)) if found.version == 6 and found.prefixlen == 64 else address
