"""What Prometheus is shown: histograms in batches, and files beside the compose file that ask for what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

from meetinghouse.server.metrics import BOUNDS, MANY, Histogram, Metrics
from tests.server.harness import run, running
from tests.server.test_play import leave, play_out, seated

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def test_no_single_deed_moves_a_histogram() -> None:
    """What is shown changes with whole batches, and then adds up."""
    metrics = Metrics()
    empty = metrics.text({})
    for _ in range(MANY - 1):
        metrics.answer_seconds.observe(0.004)
    assert metrics.text({}) == empty
    metrics.answer_seconds.observe(99.0)
    lines = dict(line.rsplit(" ", 1) for line in metrics.answer_seconds.text("x") if not line.startswith("#"))
    assert lines['x_bucket{le="0.0025"}'] == "0" and lines['x_bucket{le="0.005"}'] == str(MANY - 1)
    assert lines['x_bucket{le="5"}'] == str(MANY - 1) and lines['x_bucket{le="+Inf"}'] == lines["x_count"] == str(MANY)
    assert float(lines["x_sum"]) == round(0.004 * (MANY - 1) + 99, 6) and len(lines) == len(BOUNDS) + 3


def test_everything_that_is_measured_is_measured(tmp_path: Path) -> None:
    """A game with a bot fills the histograms of deeds; the loop is looked at by itself."""

    async def story() -> None:
        async with running(tmp_path, quiet=0.2) as server:
            metrics = server.hall.metrics
            for name in ("answer_seconds", "commit_seconds", "bot_seconds", "loop_lag_seconds"):
                setattr(metrics, name, Histogram(1))
            _, _, tables = await seated(server, 2)
            await play_out(tables)
            await leave(tables)
            text = await server.hall.metrics_text()
            for name in ("answer", "commit", "loop_lag"):
                assert f"meetinghouse_{name}_seconds_count 0" not in text, name

    run(story())


def test_alerts_and_dashboard_ask_for_what_there_is() -> None:
    """Every name in them is one that a server shows."""
    gauges = dict.fromkeys(("rooms", "sockets", "ready", "clock_off_seconds", "tables_playing", "tables_lobby"), 1.0)
    shown = Metrics()
    shown.http["200"] = 1
    known = set(re.findall(r"^(meetinghouse_\w+)", shown.text(gauges), re.M))
    asked = set(re.findall(r"meetinghouse_\w+", (DEPLOY / "alerts.yml").read_text(encoding="utf-8")))
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    texts = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked |= set(re.findall(r"meetinghouse_\w+", " ".join(texts)))
    assert len(asked) > 10 and asked <= known
    targets = re.findall(r"node\d+:1693", (DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    assert targets == ["node1:1693", "node2:1693"]
