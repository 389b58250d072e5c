"""Martha Corey, as each of the others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.salem1692.scene import Scene, hanged, scene


def left_of(character: str, **given: Any) -> Scene:
    """Her turn, in seat 1, with this character on her right."""
    return scene(5, characters={0: character, 1: "martha_corey"}, turn=1, **given)


def left_of_one_with_one_tryal(character: str, hand: str, **given: Any) -> Scene:
    """Seat 0 may hang this character, in seat 1; she sits in seat 2."""
    cast = {1: character, 2: "martha_corey"}
    return scene(6, characters=cast, tryals={1: "not_a_witch"}, hand={0: hand}, **given)


@pytest.mark.rule("S9.15")
def test_she_has_the_power_of_the_first_living_player_on_her_right() -> None:
    s = scene(5, characters={1: "george_burroughs", 2: "tituba", 3: "martha_corey"}, dead=(2,))
    assert s.match.view(-1)["power"][3] == "george_burroughs"
    s = scene(5, characters={0: "martha_corey", 4: "sarah_good"})
    assert s.match.view(-1)["power"][0] == "sarah_good"


@pytest.mark.rule("S9.16", "S9.26")
def test_as_samuel_parris_her_uses_are_her_own() -> None:
    s = left_of("samuel_parris", discards="alibi*6")
    s.t.used[0] = (0, 2, 0)
    s.do(1, "take_discards")
    s.do(1, "card", card="alibi")
    s.do(1, "card", card="alibi")
    assert s.hand(1) == {"alibi": 2}
    assert s.t.used[1] == (0, 1, 0)
    assert s.t.used[0] == (0, 2, 0)


@pytest.mark.rule("S9.17")
def test_as_abigail_williams() -> None:
    s = left_of("abigail_williams", hand={1: "accusation"}, front={1: "evidence", 2: "accusation*6"})
    s.play(1, "accusation", 2)
    s.do(1, "yes")
    assert s.front(1) == {}


@pytest.mark.rule("S9.18", "S9.28")
@pytest.mark.parametrize(("of", "front", "kind"), [("ann_putnam", 6, "ann"), ("thomas_danforth", 5, "call_early")])
def test_as_ann_putnam_and_as_thomas_danforth(of: str, front: int, kind: str) -> None:
    s = left_of(of, hand={1: "accusation"}, front={2: f"accusation*{front}"})
    s.play(1, "accusation", 2)
    assert (s.kind, s.asked) == (kind, (1,))


@pytest.mark.rule("S9.19")
def test_as_cotton_mather_until_he_dies() -> None:
    s = left_of_one_with_one_tryal("cotton_mather", "witness", front={2: "evidence*3"})
    assert s.t.accused_of(2) == 3
    s.condemn(0, "witness", 1)
    assert s.t.accused_of(2) == 9
    assert (s.kind, s.asked) == ("reveal", (0,))


@pytest.mark.rule("S9.20")
def test_as_george_burroughs_until_he_dies() -> None:
    s = left_of_one_with_one_tryal("george_burroughs", "witness accusation")
    assert s.t.limit_of(2) == 8
    s.play(0, "witness", 1)
    s.condemn(0, "accusation", 1)
    assert s.t.limit_of(2) == 7


@pytest.mark.rule("S9.21")
def test_as_giles_corey() -> None:
    s = left_of("giles_corey")
    s.do(1, "draw")
    s.alone(1, "giles", "yes")
    assert s.hand(1) == {"accusation": 3}


@pytest.mark.rule("S9.22")
def test_as_john_proctor_they_share_card_by_card_john_first() -> None:
    s = hanged(1, 6, characters={2: "john_proctor", 3: "martha_corey"}, hand={1: "alibi arson"}, front={1: "asylum"})
    assert (s.kind, s.asked) == ("inherit", (2,))
    assert s.match.view(3)["estate_hand"] == {"alibi": 1, "arson": 1}
    assert s.match.view(0)["estate_hand"] is None
    assert s.match.view(0)["estate_size"] == 2
    s.do(2, "card", card="arson")
    assert s.asked == (3,)
    s.do(3, "front_card", card="asylum")
    s.do(2, "card", card="alibi")
    assert s.hand(2) == {"arson": 1, "alibi": 1}
    assert s.hand(3) == {"asylum": 1}
    assert s.match.view(3)["known_hands"] == {"2": {"alibi": 1, "arson": 1}}
    assert s.match.view(0)["known_hands"] == {}
    assert s.match.view(0)["public_hand"][3] == {"asylum": 1}
    assert s.kind == "turn"


@pytest.mark.rule("S9.23")
def test_when_john_dies_she_is_no_longer_him() -> None:
    s = hanged(1, 6, characters={1: "john_proctor", 2: "martha_corey"}, hand={1: "alibi"})
    assert s.hand(2) == {}
    assert s.discards() == ["alibi", "witness"]


@pytest.mark.rule("S9.24")
def test_as_mary_warren() -> None:
    s = hanged(1, 6, characters={2: "mary_warren", 3: "martha_corey"}, front={1: "matchmaker", 3: "matchmaker"})
    assert s.alive(3)


@pytest.mark.rule("S9.25")
def test_as_rebecca_nurse() -> None:
    s = scene(5, characters={2: "rebecca_nurse", 3: "martha_corey"}, hand={0: "witness"})
    s.condemn(0, "witness", 1)
    assert s.asked == (2,)
    s.do(2, "no")
    s.alone(3, "rebecca", "yes")
    assert s.hand(3) == {"accusation": 1}


@pytest.mark.rule("S9.27")
def test_as_sarah_good() -> None:
    s = scene(5, characters={1: "sarah_good", 2: "martha_corey"}, hand={0: "arson", 2: "alibi"})
    s.play(0, "arson", 2)
    assert s.hand(2) == {"alibi": 1}


@pytest.mark.rule("S9.29")
def test_as_tituba_her_use_is_her_own() -> None:
    s = left_of("tituba", deck="alibi arson night")
    s.t.used[0] = (0, 0, 1)
    s.do(1, "order_deck")
    assert s.match.view(1)["deck_order"] == ["alibi", "arson", "night"]
    assert s.match.view(0)["deck_order"] is None
    s.do(1, "card", card="arson")
    s.do(1, "done")
    assert s.hand(1) == {"arson": 1, "alibi": 1}


@pytest.mark.rule("S9.30")
def test_as_will_griggs() -> None:
    s = left_of("will_griggs", hand={1: "alibi"})
    s.do(1, "play_as_witness")
    s.do(1, "seat", seat=2)
    assert s.kind == "reveal"


@pytest.mark.rule("S9.31")
def test_as_william_phips_her_use_is_her_own() -> None:
    s = scene(6, characters={0: "william_phips", 1: "martha_corey"}, deck="night accusation*2")
    s.t.used[0] = (1, 0, 0)
    s.night(kill=1, gavel=2, confess={1: "unseen"})
    assert s.alive(1)
    assert s.t.used[1] == (1, 0, 0)
    assert s.t.revealed[1] == ()
