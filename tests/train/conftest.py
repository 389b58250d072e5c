"""What the tests of trainers share."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.envs.gymnasium import OneSeat


@pytest.fixture
def actions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What is answered at tables that `gymnasium.make` makes; an act that is not on offer fails the test."""
    answered: list[int] = []
    step = OneSeat.step

    def checked(env: OneSeat, action: int) -> Any:
        assert env.action_masks()[int(action)], f"{action} is not on offer"
        answered.append(int(action))
        return step(env, action)

    monkeypatch.setattr(OneSeat, "step", checked)
    return answered
