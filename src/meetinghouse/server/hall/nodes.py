"""Which node plays which table while two versions share one database.

A node plays the rules of its own version. A game that was begun under others stays with a node that has them: a proxy
that knows such nodes says so with a header (`ASKS`), is answered `elsewhere`, and asks there.
"""

import json

import meetinghouse as mh
from meetinghouse.server.store import Node, Store
from meetinghouse.server.wire.shapes import Status

ASKS = b"meetinghouse-elsewhere"  # the header of a proxy that can ask another node
STATUS = 501  # what such a proxy is answered: proxies can be told to try another server on it
BEAT = 10.0  # seconds between two signs of life of a node
GONE = 35_000  # milliseconds without one after which a node counts as gone


def rules_here() -> dict[str, str]:
    """The rules version of each game that this node plays."""
    return {game: spec.rules_version for game, spec in mh.games().items()}


async def only_here(store: Store, node: str, now: int) -> int:
    """How many running games only this node can play: when there are none left, an old version may go."""
    others = [json.loads(other.rules) for other in await store.nodes(now - GONE) if other.node != node]
    mine = rules_here()
    return sum(
        1
        for line in await store.directory.all(Status.PLAYING)
        if mine.get(line.game) == line.rules_version
        and all(rules.get(line.game) != line.rules_version for rules in others)
    )


def sign(node: str, drain: bool) -> Node:
    """What a node says of itself. One that drains offers its rules to nobody."""
    return Node(node, json.dumps({} if drain else rules_here(), sort_keys=True))
