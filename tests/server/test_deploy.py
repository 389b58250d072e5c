"""The files that people deploy with say the same as the server: routes, node names, ports, settings."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from meetinghouse.server.hall import tokens
from meetinghouse.server.settings import Settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
HAPROXY = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
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
    assert sorted(re.findall(r"server (node\d+):1692", NGINX)) == nodes
    assert sorted(re.findall(r"server node\d+ (node\d+):1692", HAPROXY)) == nodes
    assert sorted(set(re.findall(r"MEETINGHOUSE_NODE: (node\d+)", COMPOSE))) == nodes


def test_deployed_settings_exist() -> None:
    """Every variable is one that the server reads (the password is the compose file's own)."""
    known = {field.name.upper() for field in fields(Settings)}
    used = set(re.findall(r"MEETINGHOUSE_([A-Z_]+)[:=]", COMPOSE + UNIT)) - {"PASSWORD"}
    assert used and used <= known


def test_metrics_stay_inside() -> None:
    """They have a port of their own, to which no proxy leads and which is not published."""
    assert re.findall(r"MEETINGHOUSE_METRICS: \S+:(\d+)", COMPOSE) == ["1693"]
    assert "1693" not in NGINX + HAPROXY
    assert re.findall(r'ports: \["(\d+):', COMPOSE) == ["8080"]
