"""Writes the golden transcripts and records: `make goldens`, or `make goldens ARGS="--new-seeds salem1692"`.

Seeds stay as they are, so that the diff shows what has changed; `--new-seeds` looks for games that show more.
"""

from __future__ import annotations

import argparse
import sys

import meetinghouse as mh
from tests.goldens.transcript import Golden, play, read_seed, wanted, write
from tests.properties.worlds import present
from tests.words import telling

TRIED = 24  # seeds looked at for each transcript


def telling_seed(golden: Golden) -> int:
    """Of some seeds, the game that shows most kinds of decisions and events; of equals, the shortest."""

    def score(seed: int) -> tuple[int, int]:
        match = play(golden, seed)
        events = {event[0] for event in match._table.events}
        acts = {entry[3] for entry in match._table.log if entry[0] == "answer"}
        return -2 * len(events) - len(acts), len(match._table.log)

    return min(range(1, TRIED + 1), key=score)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.goldens", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--new-seeds", action="store_true", help="choose the games anew")
    given = parser.parse_args()
    written = changed = 0
    for game_id in given.games or present():
        kept = set()
        for golden in wanted(mh.find_game(game_id)):
            fresh = given.new_seeds or not golden.path.exists()
            text, record = write(golden, telling_seed(golden) if fresh else read_seed(golden))
            for path, content in ((golden.path, text), (golden.record, record)):
                path.parent.mkdir(parents=True, exist_ok=True)
                old = path.read_text(encoding="utf-8") if path.exists() else None
                changed += old != content
                path.write_text(content, encoding="utf-8")
            kept.add(golden.path)
            written += 1
        for path in next(iter(kept)).parent.glob("*.txt"):
            if path not in kept:
                path.unlink()
                sys.stdout.write(f"{path.name} of {game_id} is not wanted any more: removed\n")
    for path, content in telling.pages(given.games or present()):
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    sys.stdout.write(f"{written} transcripts and their records written, {changed} files changed\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
