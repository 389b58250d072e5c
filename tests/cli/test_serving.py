"""serve, join, bot and admin hand their words to the server and the client; the server itself is tested elsewhere."""

from __future__ import annotations

import ipaddress
import sys
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.cli import qr
from meetinghouse.cli.main import missing
from meetinghouse.cli.parser import Parser
from meetinghouse.lab.pages import Balancing
from meetinghouse.server import lan
from meetinghouse.words import Words
from tests.cli.tables import LANGUAGES, run, session, voice

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def got(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a server would have been started with."""
    found: dict[str, Any] = {}

    def serve(host: str, port: int, open_browser: bool, log_level: str, **words: Any) -> int:
        found.update(words, host=host, port=port, open_browser=open_browser, log_level=log_level)
        return 0

    monkeypatch.setattr("meetinghouse.server.run.serve", serve)
    return found


def test_serve_says_where_and_passes_everything_on(capsys: Capsys, got: dict[str, Any]) -> None:
    line = ["serve", "--host", "0.0.0.0", "--port", "8000", "--database", "sqlite:///x.db", "--open", "--lang", "fr"]
    status, out, _ = run(line, capsys)
    assert status == 0
    assert voice("fr")[0].text("serving", url="http://localhost:8000/") in out
    assert got == {
        "host": "0.0.0.0",
        "port": 8000,
        "database": "sqlite:///x.db",
        "public_url": "",
        "open_browser": True,
        "node": "",
        "bot_workers": None,
        "log_level": "info",
        "card_sets": "",
        "page": "",
        "voices": "",
        "lan_url": "",
        "drain": None,  # not asked for: the environment decides
    }
    run(["serve", "--drain"], capsys)
    assert got["drain"] is True


@pytest.mark.parametrize("address", ["192.168.1.23", ""])
def test_serve_on_the_local_network_shows_phones_the_way(
    address: str, capsys: Capsys, got: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address, a code to scan and what to do when nothing comes; or that there is no network."""
    monkeypatch.setattr("meetinghouse.server.lan.address", lambda: address)
    status, out, _ = run(["serve", "--lan", "--port", "8000"], capsys)
    words = voice("en")[0]
    url = f"http://{address}:8000" if address else ""
    assert status == 0 and got["host"] == "0.0.0.0" and got["lan_url"] == url
    if address:
        assert words.text("serving-lan", url=url) in out and "\n".join(qr.lines(url)) in out
        assert words.text("serving-lan-help", port="8000") in " ".join(out.split())
    else:
        assert words.text("serving-lan-none") in " ".join(out.split())


def test_the_address_on_the_local_network_is_none_of_this_machine_alone() -> None:
    """Whatever networks this machine has."""
    found = lan.address()
    assert found == "" or not ipaddress.ip_address(found).is_loopback


def test_a_server_that_cannot_start_says_so(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meetinghouse.server.run.serve", lambda *args, **words: 1)
    status, _, err = run(["serve"], capsys)
    assert status == 2 and err.startswith("cannot-serve")
    status, _, err = run(["serve", "--port", "70000"], capsys)
    assert status == 2 and err.startswith("out-of-range")
    status, _, err = run(["serve", "--log-level", "loud"], capsys)
    assert status == 2 and err.startswith("not-one-of")


def test_join_plays_a_distant_seat_as_a_near_one(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    def join(link: str, name: str, lang: str, play: Any) -> int:
        assert (link, name, lang) == ("http://x/t/ABC#DEF", "Ruth", "es")
        status: int = play(session("salem1692"))
        return status

    monkeypatch.setattr("meetinghouse.client.remote.join", join)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    status, out, _ = run(["join", "http://x/t/ABC#DEF", "--name", "Ruth", "--plain", "--lang", "es"], capsys)
    assert status == 0
    assert voice("es")[0].text("welcome", game="Salem 1692") in out


def test_bot_and_admin_pass_their_words_on(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Any] = []

    def seat(link: str, level: int | str, name: str, once: bool, lang: str, temper: str) -> int:
        got.append((link, level, name, once, temper))
        return 0

    def office(argv: list[str], words: Words, kind: type[Parser]) -> int:
        got.append([words.lang, *argv])
        return 3

    monkeypatch.setattr("meetinghouse.client.bot.run", seat)
    monkeypatch.setattr("meetinghouse.server.admin.main", office)
    assert run(["bot", "http://x/t/ABC#DEF", "--level", "1", "--stay"], capsys)[0] == 0
    assert run(["bot", "http://x/t/ABC#DEF", "--bot", "mine.py:Mine", "--temper", "bold"], capsys)[0] == 0
    status, _, refused = run(["bot", "http://x/t/ABC#DEF", "--temper", "wild"], capsys)
    assert status == 2 and "cautious" in refused
    assert run(["admin", "list", "--database", "sqlite:///x.db"], capsys)[0] == 3
    seats = [("http://x/t/ABC#DEF", 1, "", False, ""), ("http://x/t/ABC#DEF", "mine.py:Mine", "", True, "bold")]
    assert got == [*seats, ["en", "list", "--database", "sqlite:///x.db"]]


@pytest.mark.parametrize("line", [["admin"], ["admin", "prune"], ["admin", "reports", "close"]])
def test_the_operators_help_is_in_the_readers_language(line: list[str], capsys: Capsys) -> None:
    entry = "cli-about-admin" if line == ["admin"] else f"server-admin-{'-'.join(line[1:])}"
    for lang in LANGUAGES:
        status, out, err = run([*line, "--help", "--lang", lang], capsys)
        assert (status, err) == (0, "") and out.count(voice(lang)[0].text("help-usage")) == 1
        assert " ".join(voice(lang)[0].words.say(entry).split()) in " ".join(out.split())
    status, out, err = run(["admin", "nonsense", "--lang", "fr"], capsys)
    assert (status, out) == (2, "") and "Ces mots ne conviennent pas" in err


def test_balance_does_what_it_is_told(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    got: list[Any] = []

    def note(*given: Any) -> int:
        got.append(given)
        return 0

    monkeypatch.setattr("meetinghouse.lab.balance.main", note)
    own = tmp_path / "own.toml"
    assert run(["cards", "new", "new_salem", str(own)], capsys)[0] == 0
    assert run(["balance", "new_salem", "--games", "7"], capsys)[0] == 0
    assert run(["balance", "new_salem", "--cards", str(own)], capsys)[0] == 0
    assert got[0][1] == Balancing(games=7) and got[0][0].game == "new_salem"
    assert got[1][1].cards != "house"
    assert run(["balance", "chess"], capsys)[2].startswith("unknown-game")


def test_a_driver_that_is_missing_is_named_before_anything_starts(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setattr("meetinghouse.server.run.serve", lambda *args, **words: pytest.fail("it started"))
    status, _, err = run(["serve", "--database", "postgresql://nowhere/x"], capsys)
    assert status == 2 and err.startswith("needs-extra") and "meetinghouse[postgres]" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", ["serve", "doctor", "admin"])
def test_a_driver_that_a_setting_wants_is_named_too(
    command: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may also stand in the environment."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setenv("MEETINGHOUSE_DATABASE", "postgresql://nowhere/x")
    monkeypatch.setattr("meetinghouse.server.run.serve", lambda *args, **words: pytest.fail("it started"))
    _, out, err = run([command, *(["list"] if command == "admin" else [])], capsys)
    assert "meetinghouse[postgres]" in out + err and len(err.splitlines()) <= 1 and "Traceback" not in out + err


def test_a_missing_module_of_our_own_is_not_blamed_on_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError):
        missing(ModuleNotFoundError("no module", name="meetinghouse.nothing"))
