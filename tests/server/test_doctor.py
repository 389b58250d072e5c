"""`meetinghouse doctor`: what it says of machines that are well and of those that are not."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from meetinghouse.cli.main import main
from meetinghouse.server.doctor import State, examine
from meetinghouse.server.settings import Settings
from meetinghouse.server.store.opening import upgrade
from meetinghouse.words import LANGUAGES
from tests.server import postgres
from tests.server.harness import free_port, run


def told(database: str, host: str = "127.0.0.1", port: int = 0, **more: str) -> dict[str, State]:
    """What was found, by name."""
    settings = Settings(database=database, metrics="", **more)  # type: ignore[arg-type]  # texts only
    return {finding.what: finding.state for finding in examine(settings, host, port)}


def test_a_database_is_new_old_newer_damaged_or_well(tmp_path: Path) -> None:
    """And looking changes nothing."""
    path = tmp_path / "tables.sqlite3"
    url = f"sqlite:///{path}"
    assert told(url)["database-new"] == State.WELL and not path.exists()
    run(upgrade(url, 2))
    assert told(url)["database-old"] == State.DOUBTFUL
    run(upgrade(url))
    assert told(url)["database"] == State.WELL
    with sqlite3.connect(path) as db:
        db.execute("insert into migrations (n) values (9999)")
    db.close()
    assert told(url)["database-newer"] == State.WRONG
    path.write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    assert told(url)["database-away"] == State.WRONG


def test_postgresql_is_asked_too(tmp_path: Path) -> None:
    """There, and away."""
    with postgres.server() as url:
        assert told(url)["database-empty"] == State.WELL
        run(upgrade(url))
        assert told(url)["database"] == State.WELL
    assert told(url)["database-away"] == State.WRONG


def test_ports_and_proxies(tmp_path: Path) -> None:
    """A port in use, an address without TLS, a server that trusts everybody."""
    url = f"sqlite:///{tmp_path}/t.sqlite3"
    with socket.socket() as other:
        other.bind(("127.0.0.1", free_port()))
        other.listen()
        assert told(url, port=other.getsockname()[1])["port-taken"] == State.DOUBTFUL
    assert told(url)["proxy-none"] == State.WELL
    assert told(url, "0.0.0.0")["proxy-missing"] == State.DOUBTFUL
    assert told(url, public_url="http://salem.example")["proxy-plain"] == State.DOUBTFUL
    assert told(url, public_url="salem.example")["proxy-url"] == State.WRONG
    assert told(url, public_url="https://salem.example")["proxy"] == State.WELL
    trusting = told(url, "0.0.0.0", public_url="https://salem.example", trusted_proxies="*")
    assert trusting["proxy-trusting"] == State.DOUBTFUL


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_readers_language(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each thing, and the exit status says whether something is wrong."""
    database = ["--database", f"sqlite:///{tmp_path}/t.sqlite3", "--lang", lang, "--port", str(free_port())]
    assert main(["doctor", *database]) == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) >= 6 and "cli-" not in out
    assert main(["doctor", *database, "--public-url", "nonsense"]) == 1
