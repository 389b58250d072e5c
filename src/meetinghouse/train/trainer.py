"""Trains a player of any game, in pieces, from a checkpoint or from imitation: `python -m meetinghouse.train`."""

import argparse
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import meetinghouse
from meetinghouse.envs import missing

try:
    import numpy as np
    import torch
except ModuleNotFoundError as error:
    raise missing(error, "train") from None

from meetinghouse.bots.base import make, seed_for
from meetinghouse.bots.learned import Eyes, Learned
from meetinghouse.bots.shape import shape_of
from meetinghouse.engine.errors import BadInput
from meetinghouse.envs.vector import Setting, Vector
from meetinghouse.observation.numbers import hidden_width
from meetinghouse.train import imitation
from meetinghouse.train.evaluate import level_of
from meetinghouse.train.opponents import BotOpponents
from meetinghouse.train.policy import Critic, Policy, export, grown, weights_of
from meetinghouse.train.ppo import Rates, learn, shares
from meetinghouse.train.recipes import Recipe, Stage, recipe_of
from meetinghouse.train.rollout import Rollout
from meetinghouse.train.teacher import Teacher

MOST_ROWS = 2_000_000  # of a teacher's decisions
PAST = 4  # selves of the past that are kept


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.train", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(meetinghouse.games()))
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoint, weights and log")
    parser.add_argument("--recipe", action="store_true", help="the game's own, from nothing or from OUT/ck.pt on")
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
        help="numbers of seats, such as 3,5*2,8; with bots also what is the learner's: 4=witches,4=one*5",
    )
    cores = os.cpu_count() or 2
    parser.add_argument("--workers", type=int, default=max(1, cores - 1), help="processes that play")
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
    parser.add_argument("--own", action="store_true", help="what level 3's own eyes see, not the observation")
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
        hidden = hidden_width(game)
        torch.manual_seed(args.seed)
        random.seed(args.seed)
        self.policy = Policy(shape, hidden).to(self.device)
        self.past = Policy(shape, hidden).to(self.device)
        self.critic = Critic(shape, hidden).to(self.device)
        weights = [{"params": one.parameters()} for one in (self.policy, self.critic)]
        self.optimiser = torch.optim.Adam(weights, lr=args.rate[0], eps=1e-5)
        self.chance = np.random.default_rng(args.seed)
        self.selves: list[dict[str, Any]] = []
        self.spent = 0.0  # seconds in which the policy learned
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
        same = len(kept["optimiser"]["param_groups"]) == len(self.optimiser.param_groups)
        if before == now and same:  # else the moments of the optimiser no longer fit: it begins anew
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
        """Train everything, or only the critic and the guesses: an untrained critic would make the policy forget."""
        for name, weight in self.policy.named_parameters():
            weight.requires_grad_(everything or name.startswith("guess."))

    def rates(self, stage: Stage, begun: float) -> Rates:
        """The current rates, in a stage that began after so many seconds."""
        done = min(1.0, (self.spent - begun) / stage.seconds)

        def now(ends: tuple[float, float]) -> float:
            return float(ends[0] + (ends[1] - ends[0]) * done)

        return Rates(now(stage.rate), now(stage.entropy), stage.epochs, stage.batch)

    def play_and_learn(self, stage: Stage, begun: float, end: float) -> str:
        """Go on until the stage is over or the time is up; says which."""
        args = self.args
        opponents = round(stage.against_bots * args.workers)
        settings = settings_of(stage.seats, args.level)
        room = 2 * stage.rows + 1500 * args.places * args.workers
        among_itself = [one._replace(opponents=None) for one in settings]
        for options in args.options:  # a tenth of these matches, with any number of seats
            tenth = 0.1 * sum(one.weight for one in settings) / len(args.options)
            among_itself += [
                one._replace(options=options, weight=tenth / len(settings)) for one in among_itself[: len(settings)]
            ]
        kinds = ((args.workers - opponents, among_itself), (opponents, settings))
        batches = {
            number: Vector(
                args.game,
                args.places * workers,
                chosen,
                workers=workers,
                seed=seed_for(args.seed, "batch", number, self.lessons),
                skip_forced=True,
                hidden=True,
                team=stage.team,
                eyes=self.eyes,
            )
            for number, (workers, chosen) in enumerate(kinds)
            if workers
        }
        rollout = Rollout([*batches.values()], min(room, 4_000_000), self.device)
        try:
            self.choose_past()
            before = time.monotonic()
            while self.lessons < args.last:
                if self.spent >= begun + stage.seconds:
                    return "the stage is done"
                played = 0
                while played < stage.rows and time.monotonic() < end:
                    played += rollout.serve(self.policy, self._past(), stage.past, self.chance, wait=True)
                if played < stage.rows:
                    return f"the time is up, {played} of {stage.rows} decisions into the next lesson"
                lesson = rollout.lesson()
                between = time.monotonic()
                if lesson is None or len(lesson.acts) < min(stage.batch, stage.rows // 4):
                    continue  # too few matches have ended: those that did were the short ones
                more = [played]

                def meanwhile(count: list[int] = more) -> None:
                    count[0] += rollout.serve(self.policy, self._past(), stage.past, self.chance, wait=False)

                self.teach_all(self.lessons >= args.warm)
                told = learn(self.policy, self.critic, self.optimiser, lesson, self.rates(stage, begun), meanwhile)
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
                    self.save()  # what is killed goes on from here
                self.choose_past()
                before = now
            return "the lessons are done"
        finally:
            for batch in batches.values():
                batch.close()

    def _past(self) -> Policy | None:
        return self.past if self.selves else None


def eyes_of(game: str) -> Eyes:
    """How the game's level 3 is shown a match, where that is not the game's observation."""
    player = make(game, 3, 0, 0)
    eyes = player.eyes() if isinstance(player, Learned) else None
    if eyes is None:
        raise SystemExit(f"level 3 of {game} has no eyes of its own: it reads the game's observation")
    return eyes


def settings_of(seats: str, level: str) -> list[Setting]:
    """What `--seats` says: `6=one*5` is a table of six with one seat for the learner, five times as often as `4`."""
    found = []
    for one in seats.split(","):
        table, _, weight = one.partition("*")
        n, _, who = table.partition("=")
        if not n.isdigit():
            raise SystemExit(f"--seats: {one!r} is not a number of seats")
        found.append(Setting(int(n), weight=float(weight or 1), opponents=BotOpponents(level_of(level), who)))
    return found


def plan_of(args: argparse.Namespace) -> Recipe:
    """The game's recipe, or the one stage that the other arguments describe."""
    if args.recipe:
        recipe = recipe_of(meetinghouse.find_game(args.game))
        if recipe is None:
            raise SystemExit(f"{args.game} has no recipe")
        return recipe
    spec = meetinghouse.games()[args.game]
    seats = args.seats or ",".join(map(str, range(spec.min_seats, spec.max_seats + 1)))
    ends = (args.rate[0], args.rate[1]), (args.entropy[0], args.entropy[1])
    share = args.opponents / args.workers
    stage = Stage(args.plan, seats, share, args.rows, *ends, args.epochs, args.batch, args.past, args.team)
    return Recipe(args.imitate, (stage,), args.seed, args.places)


def main(given: list[str] | None = None) -> int:
    args = arguments(given)
    end = time.monotonic() + args.seconds
    torch.backends.cuda.matmul.allow_tf32 = True
    plan = plan_of(args)
    args.seed, args.places, args.imitate, args.options = plan.seed, plan.places, plan.imitate, plan.options
    if args.recipe and (args.out / "ck.pt").exists():
        args.resume = args.out / "ck.pt"
    for stage in plan.stages:  # a wrong number of seats is refused before anything is played
        for setting in settings_of(stage.seats, args.level):
            try:
                meetinghouse.find_game(args.game).read_options(setting.seats, None)
            except BadInput as error:
                raise SystemExit(f"--seats {stage.seats}: {error}") from error
    trainer = Trainer(args)
    size = sum(p.numel() for p in trainer.policy.parameters())
    trainer.tell({"game": args.game, "parameters": size, "device": args.device, "seed": args.seed})
    first = trainer.lessons
    args.last = first + args.lessons
    why, begun, died = "the time was up before the first lesson", 0.0, False
    try:
        if not args.resume and not args.weights and args.imitate:
            trainer.imitate(settings_of(plan.stages[0].seats, args.level))
        for number, stage in enumerate(plan.stages):
            if trainer.spent < begun + stage.seconds and time.monotonic() < end:
                trainer.tell({"stage": number, "begins_at": begun, "seats": stage.seats})
                why = trainer.play_and_learn(stage, begun, end)
            begun += stage.seconds
        why = "everything is done" if trainer.spent >= begun else why
    except RuntimeError as error:  # a process that plays has died: what was learned until then is kept
        why, died = str(error), True
    learned, whole = trainer.lessons - first, sum(stage.seconds for stage in plan.stages)
    trainer.tell({"ended": why, "lessons_of_this_piece": learned, "seconds": round(trainer.spent), "of": whole})
    trainer.log.close()
    if learned or not died:
        trainer.save()
    if died:
        raise SystemExit(f"{why}. Go on from {args.out / 'ck.pt'}")
    if not learned and args.seconds and args.lessons and trainer.spent < whole:
        raise SystemExit(f"no lesson in {args.seconds:.0f} seconds: {why}. Give it more --seconds or fewer --rows")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
