"""Every transcript is what the game still plays; every kept record still replays, honestly and exactly."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.engine.errors import BrokenRecord
from tests.goldens.transcript import HERE, RECORDS, Golden, read_seed, wanted, write
from tests.properties.worlds import present


def every_golden() -> list[Golden]:
    found: list[Golden] = []
    for game_id in present():
        try:
            found += wanted(mh.find_game(game_id))
        except Exception:
            found.append(Golden(game_id, 0, "cannot-be-loaded", {}))
    return found


@pytest.mark.parametrize("golden", every_golden(), ids=lambda golden: f"{golden.game}-{golden.name}")
def test_a_game_plays_as_its_transcript_says(golden: Golden) -> None:
    assert golden.path.exists(), f"no transcript of {golden.game} for {golden.name}: run `make goldens`"
    text, record = write(golden, read_seed(golden))
    kept = golden.path.read_text(encoding="utf-8")
    if text != kept:
        diff = list(unified_diff(kept.split("\n"), text.split("\n"), "kept", "now", lineterm="", n=2))
        pytest.fail("run `make goldens` if this is meant:\n" + "\n".join(line[:300] for line in diff[:40]))
    assert golden.record.read_text(encoding="utf-8") == record


def test_no_transcript_is_left_over() -> None:
    wanted_files = {golden.path for golden in every_golden()}
    assert set(HERE.glob("*/*.txt")) <= wanted_files


# Besides the games of the transcripts, a mended bug may leave the record of its game here.
@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = mh.replay(text)
    assert match.record() == text
    if match.outcome is not None:
        assert mh.verify(text).honest


@pytest.mark.parametrize("path", sorted((RECORDS / "older").glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_refused_and_never_guessed(path: Path) -> None:
    with pytest.raises(BrokenRecord) as refused:
        mh.replay(path.read_text(encoding="utf-8"))
    assert refused.value.code == "other-rules"
    assert refused.value.expected == mh.find_game(path.stem.split("-")[0]).spec.rules_version != refused.value.got
