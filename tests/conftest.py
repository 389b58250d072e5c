"""Settings of every test: how hard Hypothesis tries, and that no test leaves anything behind in the games."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

import meetinghouse as mh
from meetinghouse import registry
from tests.source import GAMES

# The same examples each time: what `make test` says hangs on the code alone. Exploring is for `make torture`.
settings.register_profile(
    "sample",
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
)
settings.register_profile(
    "torture",
    parent=settings.get_profile("sample"),
    max_examples=int(os.environ.get("MEETINGHOUSE_TORTURE", "100")),
    derandomize=False,
    print_blob=True,
)
settings.load_profile("sample")
os.environ["MEETINGHOUSE_PERSON"] = os.devnull  # no test plays with the key of whoever runs it


@pytest.fixture(autouse=True, scope="module")
def games_as_they_are(request: pytest.FixtureRequest) -> Iterator[None]:
    """Card sets that a file adds are gone after it, and the server tests' stand-in is known to them alone."""
    kept = {game: dict(mh.find_game(game).spec.options) for game in GAMES}
    others = [game for game in registry.all_games() if game.id not in registry._places()]
    if "server" not in request.path.parts:
        for game in others:
            registry.unregister(game.id)
    yield
    for game in others:
        registry.register(game)
    for name, options in kept.items():
        found: dict[str, mh.Option] = mh.find_game(name).spec.options  # type: ignore[assignment]  # its own dict
        found.clear()
        found.update(options)
