"""`python -m meetinghouse.train`: train a player of any game, in pieces, from a checkpoint or from imitation."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

import meetinghouse
from meetinghouse.bots.base import make, seed_for
from meetinghouse.bots.learned import Eyes, Learned
from meetinghouse.bots.network import shape_of
from meetinghouse.envs.vector import Setting, Vector
from meetinghouse.train import imitation
from meetinghouse.train.evaluate import level_of
from meetinghouse.train.opponents import Bots
from meetinghouse.train.policy import Critic, Policy, export, grown, weights_of
from meetinghouse.train.ppo import Rates, learn, shares
from meetinghouse.train.rollout import Rollout
from meetinghouse.train.teacher import Teacher

MOST_ROWS = 2_000_000  # of a teacher's decisions
PAST = 4  # selves of the past that are kept


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.train", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(meetinghouse.games()))
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoint, weights and log")
    parser.add_argument("--resume", type=Path, help="go on from this checkpoint")
    parser.add_argument("--weights", type=Path, help="begin with a player's weights, where its checkpoint is lost")
    parser.add_argument("--warm", type=int, default=0, help="lessons at first that teach the critic alone")
    parser.add_argument("--seconds", type=float, default=500, help="of this piece")
    parser.add_argument("--lessons", type=int, default=1 << 30, help="of this piece, if they come first")
    parser.add_argument("--plan", type=float, default=1500, help="seconds of all pieces, for the schedules")
    parser.add_argument("--imitate", type=float, default=60, help="seconds of a teacher's games, and of learning them")
    parser.add_argument("--teacher", default="2", help="a level, or file.py:Class")
    parser.add_argument(
        "--seats",
        default="",
        help="numbers of seats, such as 3,5,8; with bots also what is the learner's: 4=witches,4=one",
    )
    parser.add_argument("--workers", type=int, default=4, help="processes that play")
    parser.add_argument("--opponents", type=int, default=1, help="how many of them seat bots at some seats")
    parser.add_argument("--level", default="2", help="the bots' level, or file.py:Class")
    parser.add_argument("--places", type=int, default=96, help="matches of each process")
    parser.add_argument("--rows", type=int, default=300_000, help="decisions of a lesson")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, nargs=2, default=(3e-4, 5e-5), help="learning rate at first and at last")
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.01, 0.002))
    parser.add_argument("--past", type=float, default=0.2, help="share of matches with selves of the past")
    parser.add_argument("--team", type=float, default=0.0, help="part of the reward that comes from one's side")
    parser.add_argument("--own", action="store_true", help="what level 3's own eyes see, instead of layout 2")
    parser.add_argument("--seed", type=int, default=1692)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args(given)


class Trainer:
    """Both networks, what they have learned so far, and where that is written."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.device = torch.device(args.device)
        game = meetinghouse.find_game(args.game)
        self.eyes = eyes_of(args.game) if args.own else None
        shape = shape_of(args.game) if self.eyes is None else self.eyes.shape
        hidden = len(meetinghouse.new_match(args.game, game.spec.max_seats, seed=0).observer.hidden(0)) // shape.most
        torch.manual_seed(args.seed)
        random.seed(args.seed)
        self.policy = Policy(shape, hidden).to(self.device)
        self.past = Policy(shape, hidden).to(self.device)
        self.critic = Critic(shape, hidden).to(self.device)
        weights = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(weights, lr=args.rate[0], eps=1e-5)
        self.chance = np.random.default_rng(args.seed)
        self.selves: list[dict[str, Any]] = []
        self.spent = 0.0
        self.lessons = self.decisions = 0
        args.out.mkdir(parents=True, exist_ok=True)
        self.log = (args.out / "log.jsonl").open("a", encoding="utf-8")
        if args.resume:
            self.load(args.resume)
        elif args.weights:
            self.begin_with(args.weights)

    def tell(self, line: dict[str, Any]) -> None:
        text = json.dumps(line)
        self.log.write(text + "\n")
        self.log.flush()
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    def load(self, file: Path) -> None:
        kept = torch.load(file, map_location=self.device, weights_only=True)
        if kept["game"] != self.args.game:
            raise SystemExit(f"{file} is a checkpoint of {kept['game']}")
        before, now = kept["labels"], self.policy.shape.labels
        self.policy.load_state_dict(grown(kept["policy"], before, now))
        self.critic.load_state_dict(grown(kept["critic"], before, now))
        self.selves = [grown(one, before, now) for one in kept["selves"]]
        if before == now:  # else the moments of the optimiser no longer fit: it begins anew
            self.optimiser.load_state_dict(kept["optimiser"])
        self.spent, self.lessons, self.decisions = kept["spent"], kept["lessons"], kept["decisions"]
        torch.manual_seed(self.args.seed + self.lessons)
        self.chance = np.random.default_rng([self.args.seed, self.lessons])

    def begin_with(self, file: Path) -> None:
        """Play as these weights do; the critic and the guesses begin anew."""
        state, before = weights_of(file)
        own = {name: value for name, value in self.policy.state_dict().items() if name.startswith("guess.")}
        self.policy.load_state_dict(grown(state, before, self.policy.shape.labels) | own)

    def save(self) -> None:
        """The checkpoint, put in its place whole, and the weights for play."""
        kept = {
            "game": self.args.game,
            "labels": self.policy.shape.labels,
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "selves": self.selves,
            "spent": self.spent,
            "lessons": self.lessons,
            "decisions": self.decisions,
        }
        fresh = self.args.out / "ck.new"
        torch.save(kept, fresh)
        fresh.replace(self.args.out / "ck.pt")
        export(self.policy.state_dict(), self.policy.shape, self.args.out / "weights.npz")

    def remember_self(self) -> None:
        half = {name: value.half().clone() for name, value in self.policy.state_dict().items()}
        self.selves.append(half)
        if len(self.selves) > PAST:  # the latest stay; of the older ones chance takes one away
            del self.selves[int(self.chance.integers(PAST - 1))]

    def choose_past(self) -> None:
        if self.selves:
            chosen = self.selves[int(self.chance.integers(len(self.selves)))]
            self.past.load_state_dict({name: value.float() for name, value in chosen.items()})

    def imitate(self, settings: list[Setting]) -> None:
        args = self.args
        teacher = Teacher(args.game, tuple(settings), level_of(args.teacher), args.seed, self.eyes)
        rows = list(teacher.recorded(args.workers, args.imitate, MOST_ROWS))
        imitation.fit(self.policy, self.critic, rows, args.imitate, args.batch, 1e-3, self.tell)
        self.remember_self()
        self.save()

    def teach_all(self, everything: bool) -> None:
        """Or only the critic and the guesses: a policy that follows a critic which knows nothing yet forgets."""
        for name, weight in self.policy.named_parameters():
            weight.requires_grad_(everything or name.startswith("guess."))

    def rates(self) -> Rates:
        args = self.args
        done = min(1.0, self.spent / args.plan)

        def now(ends: tuple[float, float]) -> float:
            return float(ends[0] + (ends[1] - ends[0]) * done)

        return Rates(now(args.rate), now(args.entropy), args.epochs, args.batch)

    def play_and_learn(self, settings: list[Setting], end: float) -> None:
        args = self.args
        room = 2 * args.rows + 1500 * args.places * args.workers
        among_itself = [one._replace(opponents=None) for one in settings]
        kinds = ((args.workers - args.opponents, among_itself), (args.opponents, settings))
        batches = {
            number: Vector(
                args.game,
                args.places * workers,
                chosen,
                workers=workers,
                seed=seed_for(args.seed, "batch", number, self.lessons),
                skip_forced=True,
                hidden=True,
                team=args.team,
                eyes=self.eyes,
            )
            for number, (workers, chosen) in enumerate(kinds)
            if workers
        }
        rollout = Rollout([*batches.values()], min(room, 4_000_000), self.device)
        try:
            self.choose_past()
            before = time.monotonic()
            last = self.lessons + args.lessons
            while before < end and self.lessons < last:
                played = 0
                while played < args.rows and time.monotonic() < end:
                    played += rollout.serve(self.policy, self._past(), args.past, self.chance, wait=True)
                lesson = rollout.lesson()
                between = time.monotonic()
                if lesson is None or len(lesson.acts) < args.batch or played < args.rows // 2:
                    break  # the time is up: a rest of short matches would teach the wrong thing
                more = [played]

                def meanwhile(count: list[int] = more) -> None:
                    count[0] += rollout.serve(self.policy, self._past(), args.past, self.chance, wait=False)

                self.teach_all(self.lessons >= args.warm)
                told = learn(self.policy, self.critic, self.optimiser, lesson, self.rates(), meanwhile)
                now = time.monotonic()
                if self.lessons >= args.warm:  # the schedules begin when the policy learns
                    self.spent += now - before
                self.lessons += 1
                self.decisions += more[0]
                line: dict[str, Any] = {
                    "lesson": self.lessons,
                    "seconds": round(self.spent),
                    "decisions": self.decisions,
                }
                line |= {"per_second": round(more[0] / (now - before)), "learning_s": round(now - between, 2)}
                line |= {"rows": len(lesson.acts), "courses": len(lesson.reward)}
                line |= {name: round(value, 4) for name, value in told._asdict().items()}
                self.tell({**line, "won": shares(lesson, [*batches])})
                if self.lessons % 8 == 0:
                    self.remember_self()
                self.choose_past()
                before = now
        finally:
            for batch in batches.values():
                batch.close()

    def _past(self) -> Policy | None:
        return self.past if self.selves else None


def eyes_of(game: str) -> Eyes:
    """How the game's level 3 is shown a match, where that is not layout 2."""
    player = make(game, 3, 0, 0)
    eyes = player.eyes() if isinstance(player, Learned) else None
    if eyes is None:
        raise SystemExit(f"level 3 of {game} has no eyes of its own: it reads layout 2")
    return eyes


def main(given: list[str] | None = None) -> int:
    args = arguments(given)
    end = time.monotonic() + args.seconds
    torch.backends.cuda.matmul.allow_tf32 = True
    spec = meetinghouse.games()[args.game]
    seats = args.seats.split(",") if args.seats else [*map(str, range(spec.min_seats, spec.max_seats + 1))]
    settings = [
        Setting(int(n), opponents=Bots(level_of(args.level), who))
        for n, _, who in (one.partition("=") for one in seats)
    ]
    trainer = Trainer(args)
    size = sum(p.numel() for p in trainer.policy.parameters())
    trainer.tell({"game": args.game, "parameters": size, "device": args.device, "seed": args.seed, "seats": seats})
    if not args.resume and not args.weights and args.imitate:
        trainer.imitate(settings)
    trainer.play_and_learn(settings, end)
    trainer.save()
    trainer.log.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
