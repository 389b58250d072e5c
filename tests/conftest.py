"""Settings of every test: how hard Hypothesis tries."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

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
    max_examples=int(os.environ.get("MEETINGHOUSE_TORTURE", "1000")),
    derandomize=False,
    print_blob=True,
)
settings.load_profile("sample")
