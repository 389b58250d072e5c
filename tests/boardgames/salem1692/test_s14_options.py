"""S14: options."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.cardset import tryal_cards
from tests.boardgames.salem1692.scene import Scene, scene


@pytest.mark.rule("S14.1")
def test_all_options_are_off_and_conspiracy_passes_left() -> None:
    assert mh.new_match("salem1692", 4).options == {
        "choose_character": False,
        "conspiracy": "left",
        "hide_former_witches": False,
        "extra_witch": False,
        "gentle_reveal": False,
        "griggs_beats_piety": False,
    }


@pytest.mark.rule("S14.2")
def test_two_characters_to_choose_from() -> None:
    m = mh.new_match("salem1692", 7, {"choose_character": True}, seed=2)
    s = Scene(m)
    assert s.kind == "choose_character"
    offered = [s.offers(x) for x in range(7)]
    assert all(len(two) == 2 for two in offered)
    assert len({str(o["character"]) for two in offered for o in two}) == 14
    assert m.view(1)["offered"] == [o["character"] for o in offered[1]]
    assert m.view(-1)["character"] == ["none"] * 7
    for seat in range(7):
        s.do(seat, "character", character=offered[seat][1]["character"])
    assert m.view(-1)["character"] == [two[1]["character"] for two in offered]
    with pytest.raises(mh.BadInput, match="choose-limit"):
        mh.new_match("salem1692", 8, {"choose_character": True})


@pytest.mark.rule("S14.3", "S14.4")
def test_conspiracy_mixed_in_the_middle() -> None:
    tryals = {0: "not_a_witch", 1: "constable", 2: "not_a_witch", 3: "not_a_witch", 4: "witch"}
    s = scene(5, options={"conspiracy": "shuffled"}, tryals=tryals, deck="conspiracy alibi night")
    s.do(0, "draw")
    picks: list[tuple[object, ...]] = [("pick", 1, 0)] * 5
    s.luck(*picks, ("shuffle", [3, 0, 1, 2, 4]))
    s.all_do("tryal", at=0)
    # seat 3 took the Witch from seat 4 into the middle; taker 0 is dealt it
    assert s.t.tryals[0] == [0, 1, 0]
    assert s.t.witch[0]
    assert [0, "gave", 1, -1] in s.match.view(4)["learned"]
    assert [0, "took", 1, -1] in s.match.view(0)["learned"]
    assert s.match.view(4)["includes"] == []
    for seat in range(5):
        shown = [e for e in s.match.events(seat) if e.get("tryal") == "witch"]
        assert len(shown) == (1 if seat in (0, 4) else 0)


@pytest.mark.rule("S14.5")
def test_former_witches_may_stay_untold() -> None:
    for former in (False, True):
        s = scene(6, options={"hide_former_witches": True}, deck="night accusation*2")
        s.t.witch[1] = former
        s.night(kill=1, gavel=2)
        assert s.match.view(-1)["announced"][1] == -1, "nothing is said about who shows no Witch"
        assert s.match.view(-1)["revealed"][1] == ["not_a_witch"] * 3
    s = scene(6, options={"hide_former_witches": True}, tryals={1: "witch not_a_witch"}, deck="night accusation*2")
    s.night(kill=1, gavel=2)
    assert s.match.view(-1)["announced"][1] == 1


@pytest.mark.rule("S14.6")
@pytest.mark.parametrize("seats", range(4, 13))
def test_an_extra_witch_replaces_a_not_a_witch(seats: int) -> None:
    plain, extra = tryal_cards(seats, False), tryal_cards(seats, True)
    assert extra == (plain[0] - 1, plain[1] + 1, plain[2])
    assert extra[1] == (2 if seats <= 5 else 3)


@pytest.mark.rule("S14.7")
@pytest.mark.parametrize(("hidden", "gentle"), [(3, False), (4, True), (5, True)])
def test_two_are_pointed_at_and_the_accused_chooses(hidden: int, gentle: bool) -> None:
    tryals = {1: f"constable not_a_witch*{hidden - 1}"}
    s = scene(5, options={"gentle_reveal": True}, hand={0: "witness"}, tryals=tryals)
    s.play(0, "witness", 1)
    if not gentle:
        assert s.kind == "reveal"
        return
    assert s.kind == "point_first"
    s.do(0, "tryal", at=0)
    assert {"do": "tryal", "at": 0} not in s.offers(0)
    s.luck(("pick", hidden, hidden - 1), ("pick", hidden - 1, 0))
    s.do(0, "tryal", at=2)
    assert (s.kind, s.asked) == ("choose_of_two", (1,))
    assert [o["tryal"] for o in s.offers(1)] == ["not_a_witch", "constable"]
    assert "tryals" in s.events("two_pointed_at", 1)[0]
    assert "tryals" not in s.events("two_pointed_at", 0)[0]
    s.do(1, "show", tryal="not_a_witch")
    assert s.match.view(-1)["revealed"][1] == ["not_a_witch"]


@pytest.mark.rule("S14.8")
def test_griggs_may_beat_piety() -> None:
    s = scene(
        5, options={"griggs_beats_piety": True}, characters={0: "will_griggs"}, hand={0: "alibi"}, front={1: "piety"}
    )
    s.do(0, "play_as_witness")
    assert 1 in s.seats_offered(0)
