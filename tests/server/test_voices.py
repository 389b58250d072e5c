"""Recorded lines of the narrator: an operator's folder, what is served of it, and that nothing else can be reached."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

import meetinghouse as mh
from meetinghouse.languages import LANGUAGES
from meetinghouse.learn import Learn
from meetinghouse.learn.companion import SOUNDS, Companion, recorded
from meetinghouse.server.hall import voices
from meetinghouse.words import Words
from tests.server.harness import run, running


def salem() -> Companion:
    companion = mh.find_game("salem1692").declares(Learn).companion
    assert companion is not None
    return companion


def test_a_server_plays_what_lies_in_its_folder_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "voices"
    here = folder / "fr" / "salem1692"
    here.mkdir(parents=True)
    (here / "morning.mp3").write_bytes(b"ID3 the night is over")
    (here / "night-open.yes.wav").write_bytes(b"RIFF look up")
    (here / "dawn-close.mp3").write_bytes(b"x" * (voices.MOST + 1))
    (here / "no-such-line.mp3").write_bytes(b"nobody reads this")
    (here / "night-close.exe").write_bytes(b"no sound")
    (tmp_path / "secret.mp3").write_bytes(b"not in the folder")

    async def story() -> None:
        async with running(tmp_path, voices=str(folder)) as server, httpx.AsyncClient(base_url=server.url) as http:
            listed = await http.get("/api/voices/salem1692?lang=fr")
            assert listed.json() == {"lines": ["morning", "night-open.yes"]}
            for game, lang in (("salem1692", "en"), ("affliction", "fr"), ("nothing", "fr")):
                assert (await http.get(f"/api/voices/{game}?lang={lang}")).json() == {"lines": []}
            line = await http.get("/api/voices/salem1692/morning?lang=fr")
            assert (line.status_code, line.content) == (200, b"ID3 the night is over")
            assert line.headers["content-type"] == "audio/mpeg"
            assert line.headers["x-content-type-options"] == "nosniff"
            other = await http.get("/api/voices/salem1692/night-open.yes?lang=fr")
            assert other.headers["content-type"] == "audio/wav"
            for name in ("dawn-close", "no-such-line", "night-close", "morning.mp3", "%2e%2e", "..%2f..%2fsecret"):
                assert (await http.get(f"/api/voices/salem1692/{name}?lang=fr")).status_code == 404, name
            for path in ("salem1692/morning?lang=..", f"salem1692/{'a' * 41}?lang=fr", "x/../../secret?lang=fr"):
                assert (await http.get(f"/api/voices/{path}")).status_code in (400, 404), path
            # A file that grew since the start is cut, not read whole.
            (here / "morning.mp3").write_bytes(b"x" * (voices.MOST + 5))
            assert len((await http.get("/api/voices/salem1692/morning?lang=fr")).content) == voices.MOST

    run(story())


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/voices/salem1692")).json() == {"lines": []}
            assert (await http.get("/api/voices/salem1692/morning")).status_code == 404

    run(story())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_recording_has_one_sentence_that_fits_whatever_the_table(lang: str) -> None:
    """A recorded line says the same as the wall, which fills in more than the recording is named by."""
    words = Words(lang, strict=True)
    said = {name: words.say(f"salem1692-crier-{says}", **args) for name, (says, args) in recorded(salem()).items()}
    for name, (says, args) in recorded(salem()).items():
        more_witches = {"witch": 3} if args.get("witch") == 2 else {}  # "other" is two and more
        for witch in (1, 2):
            for constable in ("yes", "no"):
                more = {"witch": witch, "constable": constable} | args | more_witches
                assert words.say(f"salem1692-crier-{says}", **more) == said[name], name
    assert len(set(said.values())) == len(said) >= 15


def test_every_sound_is_one_that_there_is() -> None:
    used = {line.sound for scene in (salem().scenes or {}).values() for line in scene if line.sound}
    assert used == set(SOUNDS)
