"""The networks of level 3 as a page multiplies: `web/src/page/net.ts`, run by node over a pipe. Needs no NumPy.

`python -m tests.bots.in_javascript GAME SEATS SEED` plays one game of level 3 without NumPy and prints its sum.
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path

from meetinghouse.bots.asking import Asked, multiply_with
from meetinghouse.bots.javascript import in_a_row, plan_of
from meetinghouse.bots.shape import NetworkShape
from meetinghouse.bots.weights import Weights

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "net.mjs"


class Node:
    """A process of node that multiplies."""

    def __enter__(self) -> Node:
        self.process = subprocess.Popen(["node", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.made = 0
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def _tell(self, letter: bytes, number: int, body: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(struct.pack("<cII", letter, number, len(body)) + body)
        self.process.stdin.flush()

    def network(self, shape: NetworkShape, weights: Mapping[str, Weights]) -> Asked:
        """As `asking.multiply_with` wants it."""
        plan, number = plan_of(shape, weights).encode(), self.made
        self.made += 1
        self._tell(b"n", number, struct.pack("<I", len(plan)) + plan + in_a_row(weights).tobytes())
        size = 8 * len(shape.logit_at)

        def asked(seen: bytes) -> list[float]:
            assert self.process.stdout is not None
            self._tell(b"a", number, seen)
            answer = self.process.stdout.read(size)
            assert len(answer) == size, "node has ended"
            return array("d", answer).tolist()

        return asked


def main() -> None:
    sys.modules["numpy"] = None  # type: ignore[assignment]  # as if it were not there
    from tests.bots.to_the_bit import answers

    game, seats, seed = sys.argv[1:]
    with Node() as node:
        multiply_with(node.network)
        found = answers(game, int(seats), 3, int(seed))
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
