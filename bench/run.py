"""`make bench`: Meetinghouse beside its peers, in the same run on the same core, as ratios.

Every row is measured in a process of its own, one after another, for several rounds; the machine's speed moves within
seconds, so UNO and connect four are measured again before and after each of our tables and the numbers compared with
those two, the others with the same round's, corrected by UNO's speed then and now; the median over the rounds is kept.
As it stands it takes about ten minutes.
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
import sysconfig
import venv
from pathlib import Path
from typing import NamedTuple

import meetinghouse as mh
from meetinghouse.registry import all_games

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PAGE = ROOT / "docs" / "performance.md"

PEERS = {
    "rlcard": ["rlcard==1.2.0", "setuptools<81"],
    "catanatron": ["catanatron==3.2.1"],
    "open_spiel": ["open_spiel==2.0.2"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
}
SEATS = {
    game: (spec.min_seats, (spec.min_seats + spec.max_seats) // 2, spec.max_seats) for game, spec in mh.games().items()
}


UNO, CATAN, HANABI = "RLCard UNO", "Catanatron, 4 random", "OpenSpiel Hanabi, 5 players (C++)"
HANGMAN, FOUR = "OpenSpiel hangman (Python)", "PettingZoo connect four"
BESIDE = (UNO, FOUR)  # measured again and again, next to what is compared with them
BARE_FOUR = f"{FOUR}, without its wrappers"
BATCHES = ("vector", "oneseat", "gymnasium")
LEVELS = {game.id: [f"level{level}" for level in sorted(game.bots) if level > 1] for game in all_games()}


Numbers = dict[str, float]
Found = dict[str, list[Numbers]]  # by row: its numbers in each round


class Row(NamedTuple):
    """One thing to measure."""

    label: str
    peer: str  # "" is Meetinghouse itself
    argument: str
    once: bool = False  # the same in every round


def peer_rows() -> list[Row]:
    """What the peers play."""
    return [
        Row("RLCard UNO", "rlcard", "uno"),
        Row("RLCard Dou Dizhu", "rlcard", "doudizhu"),
        Row("RLCard gin rummy", "rlcard", "gin-rummy"),
        Row("RLCard Mahjong", "rlcard", "mahjong"),
        Row(CATAN, "catanatron", "play"),
        Row(FOUR, "pettingzoo", "connect_four_v3"),
        Row(BARE_FOUR, "pettingzoo", "connect_four_v3:bare"),
        Row("PettingZoo tic-tac-toe", "pettingzoo", "tictactoe_v3"),
        Row("PettingZoo Texas hold'em", "pettingzoo", "texas_holdem_v4"),
        Row("PettingZoo Hanabi, 5 players", "pettingzoo", "hanabi_v5:5"),
        Row("OpenSpiel team dominoes (Python)", "open_spiel", "python_team_dominoes"),
        Row("OpenSpiel liar's poker (Python)", "open_spiel", "python_liars_poker"),
        Row("OpenSpiel hangman (Python)", "open_spiel", "python_hangman"),
        Row("OpenSpiel Hanabi, 5 players (C++)", "open_spiel", "hanabi(players=5)"),
        Row("OpenSpiel crazy eights, 12 players (C++)", "open_spiel", "crazy_eights(players=12)"),
        Row("OpenSpiel social deduction, 10 players (C++)", "open_spiel", "social_deduction(players=10,imposters=3)"),
        Row("Catanatron copies", "catanatron", "copy"),
    ]


def own_rows(game: str, seats: int) -> list[Row]:
    """What we play."""
    return [
        Row(f"{game}, {seats} seats: {what}", "", f"{game}:{seats}:{what}", once=what == "memory")
        for what in (
            "play",
            "turns",
            "look",
            *BATCHES,
            "pettingzoo",
            "open_spiel",
            *LEVELS[game],
            "copy",
            "view",
            "replay",
            "memory",
        )
    ]


def all_rows(games: list[str], peers: bool) -> list[Row]:
    """A whole round; the peers that most ratios hang on come again between our tables."""
    found = peer_rows() if peers else []
    beside = [row for row in found if row.label in BESIDE]
    for game in games:
        for seats in SEATS[game]:
            found += beside + own_rows(game, seats)
    return found + beside


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


def measure(row: Row, seconds: float, core: int) -> Numbers | None:
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
    found: Numbers = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def build_of(settings: str | None) -> tuple[str, bool]:
    """How a Python was built, by its `CONFIG_ARGS`, in words; and whether the compiler was told to optimise it."""
    if settings is None:
        return "built in a way that it does not tell", True
    wanted = [name for name in ("--enable-optimizations", "--with-lto") if name in settings]
    return f"built with {' and '.join(wanted)}" if wanted else "built without optimisation", bool(wanted)


def collect(rows: list[Row], rounds: int, seconds: float, core: int) -> Found:
    """All rows, round after round; what is measured more than once in a round counts with its mean."""
    found: Found = {row.label: [] for row in rows}
    for turn in range(rounds):
        this = []
        for row in rows:
            if not (row.once and turn):
                got = measure(row, seconds, core)
                this.append((row.label, got))
                shown = "failed" if got is None else "  ".join(f"{k} {v:,.{int(v < 100)}f}" for k, v in got.items())
                sys.stdout.write(f"round {turn + 1}/{rounds}  {row.label:44} {shown}\n")
                sys.stdout.flush()
        by_row = with_neighbours(this)
        for label, numbers in found.items():
            several = by_row.get(label, [{}])  # a row that failed has no numbers in this round
            numbers.append({what: statistics.fmean(one[what] for one in several) for what in several[0]})
    return found


def with_neighbours(measured: list[tuple[str, Numbers | None]]) -> dict[str, list[Numbers]]:
    """The numbers of a round by row, each with those of the peers that were measured just before and after it."""
    found: dict[str, list[Numbers]] = {}
    for at, (label, got) in enumerate(measured):
        if got is None:
            continue
        more = {}
        for peer in BESIDE:
            before = [one["moves/s"] for name, one in measured[:at] if name == peer and one][-1:]
            after = [one["moves/s"] for name, one in measured[at:] if name == peer and one][:1]
            if label not in BESIDE and (before or after):
                more[peer] = statistics.fmean(before + after)
        found.setdefault(label, []).append({**got, **more})
    return found


def main() -> int:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--game", action="append", choices=sorted(SEATS))
    parser.add_argument("--no-peers", action="store_true", help="only our own rows, nothing written")
    parser.add_argument("--only", help="of our own rows only these, such as play,turns,look; no peers, nothing written")
    args = parser.parse_args()
    games = args.game or list(SEATS)
    args.no_peers |= args.only is not None
    rows = all_rows(games, peers=not args.no_peers)
    if args.only is not None:
        rows = [row for row in rows if row.argument.rpartition(":")[2] in args.only.split(",")]
    for row in rows:
        if row.peer:
            peer_python(row.peer)
    built, optimised = build_of(sysconfig.get_config_var("CONFIG_ARGS"))
    sys.stdout.write(f"Python {platform.python_version()}, {built}\n")
    if not optimised:
        sys.stderr.write("this Python is up to a third slower than one of a distribution or of python.org\n")
    found = collect(rows, args.rounds, args.seconds, args.core)
    if not args.no_peers:
        PAGE.write_text(page(found, games, args), encoding="utf-8")
        sys.stdout.write(f"written to {PAGE.relative_to(ROOT)}\n")
    return 0


# ---- the page ------------------------------------------------------------------------------------------------


def middle(found: Found, label: str, what: str) -> float | None:
    """The median of a number over the rounds."""
    got = [one[what] for one in found.get(label, []) if what in one]
    return statistics.median(got) if got else None


def against(found: Found, label: str, what: str, peer: str, peer_what: str = "moves/s") -> float | None:
    """The median over the rounds of our number divided by the peer's: measured next to it, or in the same round with
    what UNO says about the machine's speed then and now."""
    ratios = []
    for ours, theirs in zip(found.get(label, []), found.get(peer, []), strict=False):
        if what in ours and peer in ours:
            ratios.append(ours[what] / ours[peer])
        elif what in ours and peer_what in theirs:
            drift = ours[UNO] / theirs[UNO] if UNO in ours and UNO in theirs else 1.0
            ratios.append(ours[what] / theirs[peer_what] / drift)
    return statistics.median(ratios) if ratios else None


def number(value: float | None, form: str = "{:,.0f}") -> str:
    """A number for a table, or a dash where the row failed."""
    return "–" if value is None else form.format(value)


def table(head: list[str], lines: list[list[str]]) -> str:
    """A Markdown table."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, rule, *lines]) + "\n"


PLAY_HEAD = ["game", "decisions/s", "with a job/s", "games/s"]
PLAY_HEAD += ["of UNO", "of hangman", "of Catanatron", "of C++ Hanabi"]

ADAPTER_HEAD = ["game", "PettingZoo, moves/s", "of its connect four", "of that without wrappers", "of plain play"]
ADAPTER_HEAD += ["OpenSpiel, moves/s", "of plain play"]
LEVEL_HEAD = ["game"]
for level in ("level 2", "level 3"):
    LEVEL_HEAD += [f"{level}, answers/s", "games/s", "of random play"]

BATCH_HEAD = [
    "game",
    "decisions/s",
    "of plain",
    "one seat, moves/s",
    "Gymnasium's",
    "of it",
]

# Taken with a clock around each step in 2026; not measured anew with every run.
WHERE = """## Where the time goes

Shares of the time of one random decision, in Salem 1692 with 8 seats, New Salem with 5 and Affliction with 3: the
rules 44%, 56% and 46%; listing the options 27%, 18% and 17%; telling the seat 8%, 7% and 10%; the rest is checking,
the ask and the loop. Options are numbers; a `Choice` and a view are made only when somebody looks. Copies share what
cannot change.

In PettingZoo a move took 39, 41 and 33 µs when every observation was made from nothing (20, 18 and 14 µs of that).
Now only changed parts are made anew, and a move takes about half of that. Without observations the vectorised
environment is as fast as plain play. What they cost, and what was tried:
[decision 010](deciding/010-observations-in-place.md)."""


def page(found: Found, games: list[str], args: argparse.Namespace) -> str:
    """docs/performance.md."""

    def times(label: str, what: str, peer: str) -> str:
        return number(against(found, label, what, peer), "{:.2f}×")

    def of_plain(row: str, play: str) -> str:
        return number(against(found, row, "moves/s", play, "decisions/s"), "{:.3f}×")

    ours, turns, looks, other, batches, adapters, levels = [], [], [], [], [], [], []
    built, _ = build_of(sysconfig.get_config_var("CONFIG_ARGS"))
    for game in games:
        for seats in SEATS[game]:
            name = f"{game}, {seats} seats"
            play, zoo_row, row = f"{name}: play", f"{name}: pettingzoo", f"{name}: "
            ours.append(
                [
                    name,
                    number(middle(found, play, "decisions/s")),
                    number(middle(found, play, "with a job/s")),
                    number(middle(found, play, "games/s"), "{:,.1f}"),
                    *(times(play, "decisions/s", peer) for peer in (UNO, HANGMAN, CATAN, HANABI)),
                ]
            )
            turns.append([name, number(middle(found, row + "turns", "moves/s"))])
            turns[-1] += [times(row + "turns", "moves/s", peer) for peer in (HANGMAN, HANABI)]
            looks.append(
                [name, *(number(middle(found, row + "look", what), "{:.1f}") for what in ("us/look", "us/move"))]
            )
            other.append(
                [
                    name,
                    number(middle(found, row + "copy", "copies/s")),
                    number(against(found, row + "copy", "copies/s", "Catanatron copies", "copies/s"), "{:.1f}×"),
                    number(middle(found, row + "view", "views/s")),
                    number(middle(found, row + "replay", "replays/s"), "{:,.1f}"),
                    number(middle(found, row + "memory", "KB/match"), "{:.0f} KB"),
                ]
            )
            batches.append(
                [
                    name,
                    number(middle(found, row + BATCHES[0], "moves/s")),
                    number(against(found, row + "vector", "moves/s", play, "decisions/s"), "{:.0%}"),
                    *(number(middle(found, row + what, "moves/s")) for what in BATCHES[1:]),
                    number(against(found, row + "oneseat", "moves/s", row + "gymnasium"), "{:.1f}×"),
                ]
            )
            adapters.append(
                [
                    name,
                    number(middle(found, zoo_row, "moves/s")),
                    *(times(zoo_row, "moves/s", peer) for peer in (FOUR, BARE_FOUR)),
                    of_plain(zoo_row, play),
                    number(middle(found, row + "open_spiel", "moves/s")),
                    of_plain(row + "open_spiel", play),
                ]
            )
            levels.append([name])
            for what in ("level2", "level3"):
                there = what in LEVELS[game]
                levels[-1] += [
                    number(middle(found, row + what, "moves/s")) if there else "–",
                    number(middle(found, row + what, "games/s"), "{:,.2f}") if there else "–",
                    of_plain(row + what, play) if there else "–",
                ]
    peers = [
        [row.label, number(middle(found, row.label, "moves/s")), times(row.label, "moves/s", UNO)]
        for row in peer_rows()
        if "copies" not in row.label
    ]
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    return f"""# Performance

`make bench` writes this page. Each row ran in its own process on the same core for {args.seconds:g} s, {args.rounds}
time(s); the peers ran in their own environments. Rates are per second of processor time. UNO and connect four ran
again before and after each of our tables, and ratios to them use these neighbours; other ratios use the same round,
corrected by UNO's speed then and now. Python {platform.python_version()}, {built}. Numbers depend on the machine;
ratios hardly do. The load of the machine (its two cores shared with other work) was {load}.

A decision is one `waiting`, `ask` and `answer`, with options listed and events kept, in one process, with uniformly
random play. "With a job" leaves out the seats that are asked at night only to hide who has a secret job.

## Random play

{table(PLAY_HEAD, ours)}
## Like beside like

`turn` lists the numbers of the offered acts and `take` takes one, like OpenSpiel's `legal_actions` and `apply_action`;
events are kept, but no asks and choices are made.

{table(["game", "moves/s", "of hangman", "of C++ Hanabi"], turns)}
## One observation

The time of one observation of a running match (with the gather that starts at the viewer's seat), and of `turn` with
`take`: the mean over all observations of four games, each the shortest of several rounds.

{table(["game", "µs a look", "µs a move"], looks)}
{WHERE}

## Copies, views, replays, memory

{table(["game", "copies/s", "of Catanatron's", "views/s", "whole replays/s", "one idle match, mid-game"], other)}
## Our adapters

Random play through PettingZoo with observations, compared with its own connect four in the same AEC loop, both as
`env()` returns them. Connect four uses three wrappers for its checks, and they take half of its time; the next column
is connect four without them. OpenSpiel plays with sampled chance and listed legal actions, without observations.

{table(ADAPTER_HEAD, adapters)}
## Bots

Bots of one level play all seats, as in the arena. Level 3 uses networks (in NumPy), and in Affliction it also looks
ahead.

{table(LEVEL_HEAD, levels)}
## Many matches at once

`meetinghouse.envs.vector` with 64 matches in one process, with observations and masks. First all seats are asked
(also as a share of plain play above). Then one seat plays among random players, compared with Gymnasium's
`SyncVectorEnv` with 64 of our Gymnasium environments. PettingZoo has no vector class. The time to choose acts is not
counted.

{table(BATCH_HEAD, batches)}
## The peers in this run

{table(["peer", "moves/s", "of UNO"], peers)}"""


if __name__ == "__main__":
    raise SystemExit(main())
