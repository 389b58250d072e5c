"""`make bench`: Meetinghouse beside its peers, in the same run on the same core, as ratios.

Every row is measured in a process of its own, one after another, for several rounds; the machine's speed moves within
seconds, so each round's numbers are compared with that round's UNO, and the median over the rounds is kept.
Each peer lives in an environment of its own under `.bench/`. Writes docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PAGE = ROOT / "docs" / "performance.md"

PEERS = {
    "rlcard": ["rlcard==1.2.0", "setuptools<81"],
    "catanatron": ["catanatron==3.2.1"],
    "open_spiel": ["open_spiel==2.0.2"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
}
SEATS = {"salem1692": (4, 8, 12), "new_salem": (3, 5, 8), "affliction": (2, 3, 4)}


class Row(NamedTuple):
    """One thing to measure."""

    label: str
    peer: str  # "" is Meetinghouse itself
    argument: str


def peer_rows() -> list[Row]:
    """What the peers play."""
    rows = [Row("RLCard UNO", "rlcard", "uno"), Row("RLCard Dou Dizhu", "rlcard", "doudizhu")]
    rows.append(Row("Catanatron, 4 random", "catanatron", "play"))
    rows += [
        Row(f"PettingZoo {name}", "pettingzoo", argument)
        for name, argument in (("connect four", "connect_four_v3"), ("Hanabi, 5 players", "hanabi_v5:5"))
    ]
    rows += [
        Row(f"OpenSpiel {name}", "open_spiel", argument)
        for name, argument in (
            ("team dominoes (Python)", "python_team_dominoes"),
            ("liar's poker (Python)", "python_liars_poker"),
            ("hangman (Python)", "python_hangman"),
            ("Hanabi, 5 players (C++)", "hanabi(players=5)"),
            ("crazy eights, 12 players (C++)", "crazy_eights(players=12)"),
            ("social deduction, 10 players (C++)", "social_deduction(players=10,imposters=3)"),
        )
    ]
    rows.append(Row("Catanatron copies", "catanatron", "copy"))
    return rows


def own_rows(games: list[str]) -> list[Row]:
    """What we play."""
    return [
        Row(f"{game}, {seats} seats: {what}", "", f"{game}:{seats}:{what}")
        for game in games
        for seats in SEATS[game]
        for what in ("play", "copy", "view", "replay", "memory")
    ] + [
        Row(f"{game}, {SEATS[game][1]} seats: pettingzoo", "", f"{game}:{SEATS[game][1]}:pettingzoo") for game in games
    ]


def peer_python(peer: str) -> Path:
    """The interpreter of a peer's own environment, made when it is missing."""
    folder = ROOT / ".bench" / peer
    python = folder / "bin" / "python"
    done = folder / "installed"
    wanted = "\n".join(PEERS[peer])
    if not done.is_file() or done.read_text() != wanted:
        sys.stderr.write(f"setting up {peer}\n")
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS[peer]], check=True)
        done.write_text(wanted)
    return python


def measure(row: Row, seconds: float, core: int) -> dict[str, float] | None:
    """One row, once; None when it fails, which is a result too."""
    if row.peer:
        command = [str(peer_python(row.peer)), "-m", f"bench.peers.{row.peer.replace('_', '')}_peer"]
    else:
        command = [sys.executable, "-m", "bench.ours"]

    def pin() -> None:
        os.sched_setaffinity(0, {core})

    done = subprocess.run(
        [*command, row.argument, str(seconds)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        preexec_fn=pin if hasattr(os, "sched_setaffinity") else None,
    )
    if done.returncode != 0:
        sys.stderr.write(f"{row.label}: {done.stderr.strip().splitlines()[-1:]}\n")
        return None
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def collect(rows: list[Row], rounds: int, seconds: float, core: int) -> dict[str, list[dict[str, float] | None]]:
    """All rows, round after round."""
    found: dict[str, list[dict[str, float] | None]] = {row.label: [] for row in rows}
    for turn in range(rounds):
        for row in rows:
            got = measure(row, seconds, core)
            found[row.label].append(got)
            shown = "failed" if got is None else "  ".join(f"{k} {v:,.0f}" for k, v in got.items())
            sys.stdout.write(f"round {turn + 1}/{rounds}  {row.label:44} {shown}\n")
            sys.stdout.flush()
    return found


def main() -> int:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--game", action="append", choices=sorted(SEATS))
    parser.add_argument("--no-peers", action="store_true", help="only our own rows, nothing written")
    args = parser.parse_args()
    games = args.game or list(SEATS)
    rows = own_rows(games) if args.no_peers else peer_rows() + own_rows(games)
    for row in rows:
        if row.peer:
            peer_python(row.peer)
    found = collect(rows, args.rounds, args.seconds, args.core)
    if not args.no_peers:
        PAGE.write_text(page(found, games, args), encoding="utf-8")
        sys.stdout.write(f"written to {PAGE.relative_to(ROOT)}\n")
    return 0


# ---- the page ------------------------------------------------------------------------------------------------


Found = dict[str, list[dict[str, float] | None]]


def middle(found: Found, label: str, what: str) -> float | None:
    """The median of a number over the rounds."""
    got = [one[what] for one in found.get(label, []) if one is not None and what in one]
    return statistics.median(got) if got else None


def against(found: Found, label: str, what: str, peer: str, peer_what: str) -> float | None:
    """The median over the rounds of our number divided by the peer's of the same round."""
    ratios = [
        ours[what] / theirs[peer_what]
        for ours, theirs in zip(found.get(label, []), found.get(peer, []), strict=False)
        if ours is not None and theirs is not None and what in ours and peer_what in theirs
    ]
    return statistics.median(ratios) if ratios else None


def number(value: float | None, form: str = "{:,.0f}") -> str:
    """A number for a table, or a dash where the row failed."""
    return "–" if value is None else form.format(value)


def table(head: list[str], lines: list[list[str]]) -> str:
    """A Markdown table."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, rule, *lines]) + "\n"


def page(found: Found, games: list[str], args: argparse.Namespace) -> str:
    """docs/performance.md."""
    uno, catan, hanabi = "RLCard UNO", "Catanatron, 4 random", "OpenSpiel Hanabi, 5 players (C++)"

    def times(label: str, what: str) -> Callable[[str], str]:
        return lambda peer: number(against(found, label, what, peer, "moves/s"), "{:.2f}×")

    ours, other = [], []
    for game in games:
        for seats in SEATS[game]:
            label = f"{game}, {seats} seats: play"
            ratio = times(label, "decisions/s")
            ours.append(
                [
                    f"{game}, {seats} seats",
                    number(middle(found, label, "decisions/s")),
                    number(middle(found, label, "with a job/s")),
                    number(middle(found, label, "games/s"), "{:,.1f}"),
                    ratio(uno),
                    ratio(catan),
                    ratio(hanabi),
                ]
            )
            row = f"{game}, {seats} seats: "
            other.append(
                [
                    f"{game}, {seats} seats",
                    number(middle(found, row + "copy", "copies/s")),
                    number(against(found, row + "copy", "copies/s", "Catanatron copies", "copies/s"), "{:.1f}×"),
                    number(middle(found, row + "view", "views/s")),
                    number(middle(found, row + "replay", "replays/s"), "{:,.1f}"),
                    number(middle(found, row + "memory", "KB/match"), "{:.0f} KB"),
                ]
            )
    peers = [
        [row.label, number(middle(found, row.label, "moves/s")), times(row.label, "moves/s")(uno)]
        for row in peer_rows()
        if "copies" not in row.label
    ]
    zoo = [
        [
            f"{game}, {SEATS[game][1]} seats",
            number(middle(found, f"{game}, {SEATS[game][1]} seats: pettingzoo", "moves/s")),
            number(
                against(
                    found,
                    f"{game}, {SEATS[game][1]} seats: pettingzoo",
                    "moves/s",
                    "PettingZoo connect four",
                    "moves/s",
                ),
                "{:.2f}×",
            ),
        ]
        for game in games
    ]
    return f"""# Performance

Written by `make bench`: every row in a process of its own on the same core for {args.seconds:g} s, repeated
{args.rounds} time(s), the peers in environments of their own. Rates are for each second of processor time, ratios
compare with the same round. Python {platform.python_version()}. Numbers depend on the machine; ratios hardly do.

Decisions are counted through `waiting`, `ask` and `answer` with the options listed and the events kept, one process,
uniformly random play. "With a job" leaves out the answers of seats that are asked at night only so that nobody can tell
who has a secret job.

## Random play

{table(["game", "decisions/s", "with a job/s", "games/s", "of UNO", "of Catanatron", "of C++ Hanabi"], ours)}
## Where the time goes

Profiled on Salem 1692 with eight seats: of the time of one decision, 38% goes to listing the options (a quarter of that
to making the `Choice` of each), 31% to the rules themselves, 10% to telling the seat what it sees, and the rest to
checking and to the loop that plays. Views are computed only when somebody looks; copies share what cannot change.

## Copies, views, replays, memory

{table(["game", "copies/s", "of Catanatron's", "views/s", "whole replays/s", "one match in mid-game"], other)}
## Our PettingZoo environments

{table(["game", "moves/s", "of PettingZoo's connect four"], zoo)}
## The peers in this run

{table(["peer", "moves/s", "of UNO"], peers)}"""


if __name__ == "__main__":
    raise SystemExit(main())
