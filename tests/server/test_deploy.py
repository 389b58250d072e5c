"""The files that people deploy with say the same as the server: routes, node names, ports, settings."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from meetinghouse.server.hall import tokens
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.settings import Settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
HAPROXY = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "meetinghouse.service").read_text(encoding="utf-8")


def by_nginx(path: str) -> str:
    """What nginx's map makes of a path."""
    found = re.search(r"~(\S+) \$id;", NGINX)
    assert found is not None
    match = re.match(found[1].replace("(?<", "(?P<"), path)
    return "" if match is None else match["id"]


def by_haproxy(path: str) -> str:
    """What HAProxy's two rules make of a path: a field between slashes, counted from one."""
    rules = re.findall(r"set-var\(txn.table\) path,field\((\d),/\) if (!?)\{ path_beg (\S+) \}", HAPROXY)
    assert len(rules) == 2
    table = ""
    for number, negated, prefix in rules:
        if path.startswith(prefix) != bool(negated):
            parts = path.split("/")
            table = parts[int(number) - 1] if len(parts) >= int(number) else ""
    return table


@pytest.mark.parametrize("path", ["/ws/{}", "/t/{}", "/r/{}", "/api/tables/{}", "/api/tables/{}/record"])
def test_everything_about_a_table_goes_to_one_node(path: str) -> None:
    """Both proxies hash the id that the server reads from the same path."""
    table = tokens.table_id()
    assert by_nginx(path.format(table)) == by_haproxy(path.format(table)) == table


@pytest.mark.parametrize("path", ["/", "/health", "/api/tables"])
def test_other_pages_name_no_table(path: str) -> None:
    """They may go anywhere."""
    assert by_nginx(path) == ""
    assert len(by_haproxy(path)) != tokens.ID_LENGTH


def test_the_proxies_know_the_nodes_of_the_compose_file() -> None:
    """Names and port agree."""
    nodes = sorted(re.findall(r"^  (node\d+):", COMPOSE, re.M))
    assert nodes == ["node1", "node2"]
    assert sorted(re.findall(r"server (node\d+):1692", NGINX)) == sorted(nodes * 2)  # those of today, and older ones
    assert sorted(re.findall(r"server node\d+ (node\d+):1692", HAPROXY)) == nodes
    assert sorted(set(re.findall(r"MEETINGHOUSE_NODE: (node\d+)", COMPOSE))) == nodes


def test_deployed_settings_exist() -> None:
    """Every variable is one that the server reads (the password is the compose file's own)."""
    known = {field.name.upper() for field in fields(Settings)}
    used = set(re.findall(r"MEETINGHOUSE_([A-Z_]+)[:=]", COMPOSE + UNIT)) - {"PASSWORD"}
    assert used and used <= known


def test_the_image_is_built_from_the_repository_and_nothing_else() -> None:
    """Its steps are files of ours, what make leaves in a checkout stays out of it, and its health is the server's."""
    root = DEPLOY.parent
    steps = re.findall(r"^RUN (tools/\S+)", DOCKERFILE, re.M)
    assert steps == ["tools/setup_python.sh", "tools/build_web.sh"] and all((root / step).exists() for step in steps)
    assert (root / "requirements" / "constraints.txt").exists()
    assert "apt" not in DOCKERFILE and "curl" not in DOCKERFILE
    ignored = (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
    left_out = {line.removeprefix("**/").removeprefix("web/") for line in ignored}
    assert left_out >= {".git", ".venv", ".bench", "node_modules", "dist", "build", "*.sqlite*"}
    health = re.findall(r"http://127\.0\.0\.1:1692(/[a-z/]+)'", DOCKERFILE)
    assert health and set(health) <= {path for answer in ANSWERS for path in answer.paths}


def test_metrics_stay_inside() -> None:
    """They have a port of their own, to which no proxy leads and which is not published."""
    assert re.findall(r"MEETINGHOUSE_METRICS: \S+:(\d+)", COMPOSE) == ["1693"]
    assert "1693" not in NGINX + HAPROXY
    assert re.findall(r'ports: \["([\d.]+:\d+):', COMPOSE) == ["127.0.0.1:8080"]
