"""Trainers of others on our games, as they are installed; they need torch, so `make train-test` runs this.

What a trainer warns of is its own business, so warnings are no errors here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meetinghouse.envs.pettingzoo as by_pettingzoo
from tests.train.scripts import example

pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("default")]


@pytest.mark.parametrize(("env", "seats"), [("Affliction", 2), ("Salem1692", 4)])
def test_maskable_ppo_takes_the_environment_as_it_is(env: str, seats: int, actions: list[int], tmp_path: Path) -> None:
    from sb3_contrib import MaskablePPO

    script = example("maskable_ppo")
    model = script.learner(f"meetinghouse/{env}-v6", seats, rollout=64)
    first = [value.clone() for value in model.policy.parameters()]
    model.learn(128)
    assert len(actions) == 128 and len(set(actions)) > 5
    assert any((new != old).any() for new, old in zip(model.policy.parameters(), first, strict=True)), "learned nothing"
    model.save(tmp_path / "policy.zip")
    again = MaskablePPO.load(tmp_path / "policy.zip", env=model.get_env(), device="cpu")
    assert 0 <= script.share_won(again, games=1) <= 1 and len(actions) > 128


@pytest.mark.parametrize(("game", "seats"), [("affliction", 2), ("new_salem", 3)])
def test_tianshou_trains_one_seat_of_pettingzoo(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(env: by_pettingzoo.Seats, agent: str, action: Any) -> None:
        raise AssertionError(f"{action} of {agent} is not on offer")

    script = example("tianshou_dqn")
    make = script.Net
    first: list[Any] = []

    def kept(**given: Any) -> Any:
        """The network that learns, its weights noted before they change."""
        network = make(**given)
        first.extend(value.detach().clone() for value in network.parameters())
        return network

    monkeypatch.setattr(by_pettingzoo.Seats, "_illegal", refuse)
    monkeypatch.setattr(script, "Net", kept)
    network, got = script.train(game, seats, steps=128, epochs=1)
    assert got and all(-1 <= mean <= 1 for mean in got)
    assert any((new != old).any() for new, old in zip(network.parameters(), first, strict=True)), "learned nothing"


@pytest.mark.parametrize(("game", "seats"), [("salem1692", 4), ("affliction", 3)])
def test_ppo_in_one_file_learns_from_a_batch(game: str, seats: int) -> None:
    """The batch refuses what is not on offer by itself."""
    import torch

    from meetinghouse.envs.vector import Setting, Vector

    script = example("ppo_in_one_file")
    torch.manual_seed(1)
    with Vector(game, 8, [Setting(seats, opponents=script.random_others)], seed=1) as batch:
        agent = script.Agent(batch.observations.shape[1], batch.masks.shape[1])
        first = agent.actor.weight.detach().clone()
        counted = list(script.train(batch, agent, steps=8 * 32 * 4, rollout=32))
        assert torch.from_numpy(batch.observations).data_ptr() == batch.observations.ctypes.data, "a copy"
    assert len(counted) == 4 and all(0 <= won <= ended for ended, won in counted)
    assert sum(ended for ended, _ in counted) > 0 and not torch.equal(first, agent.actor.weight)


def test_advantages_end_with_the_match() -> None:
    import torch

    find = example("ppo_in_one_file").advantages
    rewards = torch.tensor([[0.0], [1.0], [0.0]])
    values = torch.tensor([[0.2], [0.5], [0.1]])
    ends = torch.tensor([[0.0], [1.0], [0.0]])
    found = find(rewards, values, ends, torch.tensor([0.4]))
    last, middle = 0.4 - 0.1, 1.0 - 0.5
    assert torch.allclose(found.squeeze(), torch.tensor([0.5 - 0.2 + 0.95 * middle, middle, last]))
