"""Whom the operator keeps out, as this node knows it: by address, or by the key of a person."""

from __future__ import annotations

import ipaddress
import re

from meetinghouse.server.http.origins import household
from meetinghouse.server.store.moderation import Ban
from meetinghouse.server.wire.refusals import Refusal

SECONDS = 2.0  # within which a node knows of a new ban
_KEY = re.compile("[0-9a-f]{16}")


def person_key(token_hash: str) -> str:
    """What the operator calls a person by: it opens nothing, and stays the same from one rematch to the next."""
    return token_hash[:16]


def target(text: str) -> str | None:
    """An address as limits count it, a network, or a person's key; None for anything else."""
    if _KEY.fullmatch(text):
        return text
    try:
        if "/" in text:
            return str(ipaddress.ip_network(text, strict=False))
        ipaddress.ip_address(text)
    except ValueError:
        return None
    return household(text)


class Bans:
    """What was read last."""

    def __init__(self) -> None:
        self._until: dict[str, int] = {}
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []

    def __len__(self) -> int:
        return len(self._until)

    def put(self, lines: list[Ban]) -> None:
        self._until = {line.who: line.until for line in lines}
        self._networks = [ipaddress.ip_network(who) for who in self._until if "/" in who]

    def check(self, address: str, token_hash: str, now: int) -> None:
        """Refuse whoever is kept out."""
        if self._until and any(self._until.get(who, 0) > now for who in self._names(address, token_hash)):
            raise Refusal("banned", status=403)

    def _names(self, address: str, token_hash: str) -> list[str]:
        found = [address, person_key(token_hash)] if token_hash else [address]
        if self._networks:
            try:
                mine = ipaddress.ip_network(address)  # an IPv6 household is a network already
            except ValueError:
                return found
            found += [str(net) for net in self._networks if net.version == mine.version and _within(mine, net)]
        return found


def _within(
    mine: ipaddress.IPv4Network | ipaddress.IPv6Network, net: ipaddress.IPv4Network | ipaddress.IPv6Network
) -> bool:
    return int(net.network_address) <= int(mine.network_address) <= int(net.broadcast_address)
