"""Training itself, small: `make train-test` runs this with torch, which `make test` does without."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.bots.eyes import eyes
from meetinghouse.boardgames.salem1692.bots.level3 import Level3
from meetinghouse.bots.driver import play
from meetinghouse.bots.learned import Learned, Watching
from meetinghouse.bots.network import Network
from meetinghouse.bots.shape import shape_of
from meetinghouse.envs.vector import Setting
from meetinghouse.observation.numbers import hidden_width
from meetinghouse.observation.seeing import observe
from meetinghouse.train.teacher import Teacher

pytestmark = pytest.mark.torch
SMALL = ["--workers", "2", "--opponents", "1", "--places", "4", "--rows", "1200", "--batch", "128", "--seats", "3"]


def hidden_of(game: str) -> int:
    return hidden_width(mh.find_game(game))


@pytest.mark.parametrize("game", ["salem1692", "new_salem", "affliction"])
def test_the_player_computes_what_was_trained(game: str, tmp_path: Path) -> None:
    import torch

    from meetinghouse.train.policy import Policy, export

    torch.manual_seed(3)
    policy = Policy(shape_of(game), hidden_of(game))
    for head in (policy.seats, policy.others):
        torch.nn.init.normal_(head.weight, std=0.3)
    export(policy.state_dict(), policy.shape, tmp_path / "weights.npz")
    half = {name: value.half().float() for name, value in policy.state_dict().items()}
    policy.load_state_dict(half)
    network = Network.read(shape_of(game), tmp_path / "weights.npz")
    spec = mh.games()[game]
    everything = torch.ones(1, len(mh.find_game(game).acts), dtype=torch.uint8)
    for seats in {spec.min_seats, spec.usual_seats, spec.max_seats}:
        match = mh.new_match(game, seats, seed=seats)
        for _ in range(40):
            seat, acts = match.turn()
            seen = observe(match, seat)
            with torch.no_grad():
                wanted = policy(torch.from_numpy(seen)[None], everything)[0][0].numpy()
            found = network.logits(seen)
            there = found > -1e8
            assert np.allclose(found[there], wanted[there], atol=1e-4)
            match.take(seat, acts[len(acts) // 2])
    assert (tmp_path / "weights.npz").stat().st_size < 3_000_000


def test_tables_of_all_sizes_are_read_together_as_each_alone() -> None:
    """A batch is as wide as its largest table; what it guesses of seats that are not there counts for nothing."""
    import torch

    from meetinghouse.train.imitation import guess_loss
    from meetinghouse.train.policy import Critic, Policy
    from meetinghouse.train.ppo import batches

    torch.manual_seed(4)
    rows = Teacher("salem1692", (Setting(4), Setting(6)), "random", 3, eyes()).play(range(6))
    seen, masks, hidden = (torch.tensor(part) for part in rows[:3])
    policy, critic = Policy(eyes().shape, hidden_of("salem1692")), Critic(eyes().shape, hidden_of("salem1692"))
    players = (seen[:, policy.seat_at[:, 0]] > 0).sum(1)
    parts = batches(players, 50)
    assert sorted(torch.cat(parts).tolist()) == list(range(len(seen)))
    assert all(len(part) <= 50 and len(players[part].unique()) == 1 for part in parts)
    with torch.no_grad():
        logits, guesses = policy(seen, masks)
        for part in parts:
            assert torch.allclose(policy(seen[part], masks[part])[0], logits[part], atol=1e-4)
            assert torch.allclose(critic(seen[part], hidden[part]), critic(seen, hidden)[part], atol=1e-4)
        other = guesses.clone()
        other[players == 4, 4:] += 1
        assert guess_loss(other, seen, hidden, policy) == guess_loss(guesses, seen, hidden, policy)
        other[:, 1] += 1
        assert guess_loss(other, seen, hidden, policy) != guess_loss(guesses, seen, hidden, policy)


def test_a_checkpoint_outlives_a_game_that_grows() -> None:
    """A column and an act that came later have no weight; everything else stands where it is now."""
    import torch

    from meetinghouse.train.policy import Critic, Policy, grown

    torch.manual_seed(5)
    shape, hidden = shape_of("new_salem"), hidden_of("new_salem")
    now = shape.labels
    gone = {"seat": 7, "table": 3, "others": 11}
    before = {name: [label for at, label in enumerate(names) if at != gone.get(name)] for name, names in now.items()}
    for network in (Policy(shape, hidden), Critic(shape, hidden)):
        state = network.state_dict()
        older = dict(state)
        for part, axis in {"seat.weight": 1, "table.weight": 1, "others.weight": 0, "others.bias": 0}.items():
            if part in state:
                kept = [at for at in range(state[part].shape[axis]) if at != gone[part.partition(".")[0]]]
                older[part] = state[part].index_select(axis, torch.tensor(kept))
        again = grown(older, before, now)
        network.load_state_dict(again)
        assert not again["seat.weight"][:, 7].any() and not again["table.weight"][:, 3].any()
        assert torch.equal(again["seat.weight"][:, 8:], state["seat.weight"][:, 8:])
        if "others.weight" in state:
            assert not again["others.weight"][11].any() and again["others.bias"][11] == 0
            assert torch.equal(again["others.weight"][12:], state["others.weight"][12:])


def test_advantages_look_ahead_to_the_reward() -> None:
    import torch

    from meetinghouse.train.ppo import advantages

    values = torch.tensor([0.1, 0.4, -0.2, 0.5, 0.0])
    course = torch.tensor([0, 0, 0, 1, 1])
    reward = torch.tensor([1.0, -1.0])
    found = advantages(values, course, reward, 0.5)
    last = 1.0 + 0.2
    middle = -0.2 - 0.4 + 0.5 * last
    first = 0.4 - 0.1 + 0.5 * middle
    assert torch.allclose(found, torch.tensor([first, middle, last, 0.0 - 0.5 + 0.5 * -1.0, -1.0]))


def test_imitation_learns_to_answer_alike() -> None:
    import torch

    from meetinghouse.train.imitation import fit
    from meetinghouse.train.policy import Critic, Policy

    torch.manual_seed(4)
    shape, hidden = shape_of("new_salem"), hidden_of("new_salem")
    rows = Teacher("new_salem", (Setting(3),), 2, 5).play(range(40))
    told: list[dict[str, Any]] = []
    policy = Policy(shape, hidden)
    fit(policy, Critic(shape, hidden), [rows], 15, 256, 1e-3, told.append)
    chance = float((1 / rows.masks.sum(1)).mean())
    assert told[-1]["alike"] > chance + 0.15, (told, chance)


def test_a_piece_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    """The whole way, small: imitation, self-play beside level 2, checkpoint, another piece, weights that play."""
    import torch

    from meetinghouse.train.trainer import main

    common = ["--game", "new_salem", "--out", str(tmp_path), "--device", "cpu", "--seed", "3", *SMALL]
    assert main([*common, "--imitate", "3", "--lessons", "1"]) == 0
    kept = torch.load(tmp_path / "ck.pt", weights_only=True)
    one_side = ["--workers", "1", "--seats", "3=puritans", "--resume", str(tmp_path / "ck.pt")]
    assert main([*common, *one_side, "--lessons", "1"]) == 0
    again = torch.load(tmp_path / "ck.pt", weights_only=True)
    assert (kept["lessons"], again["lessons"]) == (1, 2) and again["decisions"] > kept["decisions"] > 0
    changed = [name for name, value in kept["policy"].items() if not torch.equal(value, again["policy"][name])]
    assert "others.weight" in changed
    log = [json.loads(text) for text in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    lessons = [line for line in log if "lesson" in line]
    assert [line["lesson"] for line in lessons] == list(range(1, again["lessons"] + 1))
    assert {*lessons[0]["won"]} >= {"0/3/0", "1/3/0"}
    assert {key.removesuffix("/alone") for key in lessons[1]["won"]} == {"1/3/0"}, "Puritans with bots, and nobody else"
    assert all(np.isfinite(line["explained"]) and line["entropy"] > 0 for line in lessons)

    class Player(Learned):
        game = "new_salem"
        weights = tmp_path / "weights.npz"

    assert play(mh.new_match("new_salem", 3, seed=1), [Player(seat, 1) for seat in range(3)]).outcome is not None


def test_a_player_whose_checkpoint_is_lost_goes_on_from_its_weights(tmp_path: Path) -> None:
    """First only the critic learns, which knows nothing yet; the player plays as before, and then learns as well."""
    import torch

    from meetinghouse.train.trainer import main

    common = ["--game", "salem1692", "--own", "--out", str(tmp_path), "--device", "cpu", *SMALL[:-1], "4=town"]
    common += ["--workers", "1", "--warm", "1"]
    weights = ["--weights", str(Level3.at_four)]
    found = {}
    for lessons, start in (("0", weights), ("1", weights), ("1", ["--resume", str(tmp_path / "ck.pt")])):
        assert main([*common, "--lessons", lessons, *start]) == 0
        kept = torch.load(tmp_path / "ck.pt", weights_only=True)
        found[kept["lessons"]] = kept["policy"]["others.weight"], kept["policy"]["guess.weight"], kept["critic"]
    with np.load(Level3.at_four) as shipped:
        assert np.array_equal(shipped["others.weight"], found[0][0].half().numpy())
    assert torch.equal(found[0][0], found[1][0]) and not torch.equal(found[1][0], found[2][0])
    assert not torch.equal(found[0][1], found[1][1])
    assert not torch.equal(found[0][2]["seat.weight"], found[1][2]["seat.weight"])


def test_the_mean_of_two_seeds_is_a_checkpoint_to_go_on_from(tmp_path: Path) -> None:
    import torch

    from meetinghouse.train import average
    from meetinghouse.train.trainer import main

    common = ["--game", "new_salem", "--device", "cpu", "--imitate", "0", "--lessons", "0", *SMALL]
    for seed in "123":
        assert main([*common, "--out", str(tmp_path / seed), "--seed", seed]) == 0
    files = [str(tmp_path / name / "ck.pt") for name in ("1", "2", "3", "mean")]
    assert average.main([*files[1:3], "--start", files[0], "--stretch", "2", "--out", files[3]]) == 0
    start, one, other, mean = (torch.load(file, weights_only=True) for file in files)
    policies, critics = (
        [kept[network]["seat.weight"] for kept in (start, one, other, mean)] for network in ("policy", "critic")
    )
    assert torch.allclose(policies[3], policies[1] + policies[2] - policies[0], atol=1e-6)
    assert torch.allclose(critics[3], (critics[1] + critics[2]) / 2, atol=1e-6)
    assert main([*common, "--out", str(tmp_path / "on"), "--resume", files[3]]) == 0
    assert (tmp_path / "on" / "weights.npz").exists()
    other["labels"]["seat"] = other["labels"]["seat"][1:]
    with pytest.raises(SystemExit, match="one kind"):
        average.average([one, other], start)


def test_a_game_trains_with_eyes_of_its_own(tmp_path: Path) -> None:
    """Salem 1692: imitation and a lesson on what level 3 sees; its weights play, and compute what was trained."""
    import torch

    from meetinghouse.train.policy import Policy
    from meetinghouse.train.trainer import main

    small = [*SMALL[:-1], "4", "--device", "cpu", "--seed", "3"]
    assert (
        main(["--game", "salem1692", "--own", "--out", str(tmp_path), "--imitate", "3", "--lessons", "1", *small]) == 0
    )
    kept = torch.load(tmp_path / "ck.pt", weights_only=True)
    assert kept["lessons"] == 1 and kept["labels"]["seat"] == eyes().shape.labels["seat"]
    policy = Policy(eyes().shape, hidden_of("salem1692"))
    policy.load_state_dict({name: value.half().float() for name, value in kept["policy"].items()})
    network = Network.read(eyes().shape, tmp_path / "weights.npz")

    class Player(Level3):
        weights = tmp_path / "weights.npz"

    match = mh.new_match("salem1692", 5, seed=1)
    watching = Watching(eyes(), match)
    for _ in range(60):
        seat, acts = match.turn()
        seen = watching.look(seat)
        if seen is not None:
            with torch.no_grad():
                wanted = policy(
                    torch.frombuffer(bytearray(seen), dtype=torch.uint8)[None], torch.ones(1, 78, dtype=torch.uint8)
                )[0][0].numpy()
            found = network.logits(seen)
            there = found > -1e8
            assert np.allclose(found[there], wanted[there], atol=1e-4)
        match.take(seat, acts[len(acts) // 2])
    assert play(mh.new_match("salem1692", 5, seed=1), [Player(seat, 1) for seat in range(5)]).outcome is not None
    with pytest.raises(SystemExit, match="no eyes of its own"):
        main(["--game", "new_salem", "--own", "--out", str(tmp_path)])


def test_training_that_learned_nothing_says_so_and_fails(tmp_path: Path) -> None:
    from meetinghouse.train.trainer import main

    few = ["--game", "new_salem", *SMALL, "--imitate", "0", "--rows", "100000000", "--seconds", "3"]
    with pytest.raises(SystemExit, match="no lesson in 3 seconds: the time is up"):
        main([*few, "--out", str(tmp_path), "--device", "cpu"])
    last = json.loads((tmp_path / "log.jsonl").read_text().splitlines()[-1])
    assert last["lessons_of_this_piece"] == 0 and last["ended"].startswith("the time is up")


def test_a_number_of_seats_that_the_game_lacks_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    from meetinghouse.train.trainer import main

    with pytest.raises(mh.BadInput, match="bad-seats"):
        main(["--game", "new_salem", "--out", str(tmp_path / "a"), "--seats", "9"])


def test_a_worker_that_dies_is_named_and_what_was_learned_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Training fails, says which worker it was in its last line, and can go on from the checkpoint."""
    import torch

    from meetinghouse.train import ppo, trainer

    learn = ppo.learn

    def learn_and_kill(*args: Any) -> Any:
        told = learn(*args)
        worker = multiprocessing.active_children()[0]
        worker.kill()
        worker.join()
        return told

    monkeypatch.setattr(trainer, "learn", learn_and_kill)
    common = ["--game", "new_salem", "--out", str(tmp_path), "--device", "cpu", "--imitate", "0", *SMALL]
    common += ["--rows", "200", "--batch", "32", "--places", "1"]
    with pytest.raises(SystemExit, match=r"worker \d of the batch has died. Go on from"):
        trainer.main(common)
    last = json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert "has died" in last["ended"] and last["lessons_of_this_piece"] == 1
    assert torch.load(tmp_path / "ck.pt", weights_only=True)["lessons"] == 1
