"""Night."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.cardset import COPIES
from meetinghouse.boardgames.salem1692.names import CHARACTERS
from tests.boardgames.salem1692.scene import Scene, counts, scene


def witchy(deck: str = "night accusation*2", discards: str = "", turn: int = 0, dead: tuple[int, ...] = ()) -> Scene:
    """Six seats: the last a witch, the one before the Constable, Night on top."""
    return scene(6, deck=deck, discards=discards, turn=turn, dead=dead)


@pytest.mark.rule("S7.1", "S5.26")
def test_night_is_played_at_once_and_the_game_goes_on_where_it_stopped() -> None:
    s = witchy(deck="night", discards="alibi*6")
    s.do(0, "draw")
    kinds = []
    while s.kind != "turn":
        if s.kind not in kinds:
            kinds.append(str(s.kind))
        s.match.timeout()
    assert kinds == ["night", "night_again", "constable", "confess"]
    assert s.hand(0) == {"alibi": 1}


@pytest.mark.rule("S7.2", "S7.6", "S7.8")
def test_every_living_player_is_asked_at_every_stage() -> None:
    s = witchy(dead=(2,))
    s.do(0, "draw")
    living = (0, 1, 3, 4, 5)
    kinds = {"night": "suspect", "night_again": "trust"}
    for stage, label in kinds.items():
        assert (s.kind, s.asked) == (stage, living)
        assert all(s.seats_offered(x) == list(living) for x in living)
        assert s.asked_as(0) == f"salem1692.{label}"
        s.point({})
    assert (s.kind, s.asked) == ("constable", living)
    assert all(len(s.seats_offered(x)) == 4 for x in living)
    assert s.asked_as(0) == "salem1692.save"
    assert s.asked_as(4) == "salem1692.gavel"
    s.point({})
    assert (s.kind, s.asked) == ("confess", living)


@pytest.mark.rule("S7.3", "S7.4")
def test_all_who_ever_held_a_witch_point_and_may_name_themselves() -> None:
    s = witchy()
    s.t.witch[1] = True
    s.do(0, "draw")
    assert s.asked_as(1) == "salem1692.kill_first"
    s.point({1: 1, 5: 5})
    assert s.match.view(1)["witches_pointing"] == {"1": 1, "5": 5}
    s.point({1: 1, 5: 1})
    s.point({4: 2})
    s.confess({})
    assert not s.alive(1)


@pytest.mark.rule("S7.5")
def test_the_witches_learn_who_they_are_that_night() -> None:
    s = witchy()
    s.t.witch[1] = True
    s.do(0, "draw")
    assert s.match.view(1)["learned"] == [[0, "witches", [1, 5], 1]]
    assert s.match.view(0)["learned"] == []


@pytest.mark.rule("S7.7")
def test_the_gavel_never_goes_to_the_constable() -> None:
    s = witchy()
    s.do(0, "draw")
    s.point({})
    s.point({})
    assert 4 not in s.seats_offered(4)
    assert s.refusal(4, "seat", seat=4).rule == "S7.7"


@pytest.mark.rule("S7.9")
def test_without_a_constable_the_stage_is_played_all_the_same() -> None:
    s = scene(6, tryals={4: "not_a_witch*3"}, deck="night accusation*2")
    s.do(0, "draw")
    s.point({})
    s.point({})
    assert s.kind == "constable"
    s.point({})
    assert s.t.gavel == -1
    assert s.events("no_gavel")


@pytest.mark.rule("S7.10")
def test_a_witch_constable_may_save_whom_they_please() -> None:
    s = scene(6, tryals={4: "not_a_witch*3", 5: "witch constable"}, deck="night accusation*2")
    s.night(kill=1, gavel=1)
    assert s.alive(1)


@pytest.mark.rule("S7.11", "S7.19")
def test_the_gavel_is_public_before_the_confessions_and_saves() -> None:
    s = witchy()
    s.do(0, "draw")
    s.until_confessions(kill=1, gavel=1)
    assert s.kind == "confess"
    assert s.match.view(0)["gavel"] == 1
    assert s.events("gavel_placed") == [{"key": "salem1692.gavel_placed", "target": 1}]
    s.confess({})
    assert s.alive(1)
    assert s.events("kill_named")[0]["saved"] == "gavel"


@pytest.mark.rule("S7.12", "S7.20")
def test_confessing_saves_and_costs_a_tryal_of_choice() -> None:
    s = witchy()
    s.do(0, "draw")
    s.until_confessions(kill=4, gavel=1)
    assert s.offers(4) == [
        {"do": "stay_silent"},
        {"do": "show", "tryal": "not_a_witch"},
        {"do": "show", "tryal": "constable"},
    ]
    s.do(4, "show", tryal="constable")
    assert len(s.t.revealed[4]) == 0, "sealed until all have answered"
    assert s.match.view(0)["decision"]["answered"] is None
    s.confess({})
    assert list(s.t.revealed[4]) == [2]
    assert s.alive(4)
    assert s.events("kill_named")[0]["saved"] == "confession"


@pytest.mark.rule("S7.13")
def test_confessions_are_turned_up_in_turn_order() -> None:
    s = witchy(turn=3)
    s.night(kill=0, gavel=1, confess={1: "not_a_witch", 3: "not_a_witch", 5: "not_a_witch"})
    assert [e["seat"] for e in s.events("tryal_revealed")] == [3, 5, 1]


@pytest.mark.rule("S7.14", "S8.2", "S12.1")
def test_a_confessed_witch_kills_and_the_town_may_win() -> None:
    s = witchy()
    s.night(kill=0, gavel=1, confess={5: "witch"})
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "last_witch_revealed"


@pytest.mark.rule("S7.14", "S8.1")
def test_a_confessed_last_tryal_kills() -> None:
    s = scene(6, tryals={1: "not_a_witch"}, deck="night accusation*2")
    s.night(kill=0, gavel=2, confess={1: "not_a_witch"})
    assert not s.alive(1)


@pytest.mark.rule("S7.15")
def test_who_died_before_their_turn_shows_nothing_by_confessing() -> None:
    s = scene(
        6,
        tryals={1: "not_a_witch", 2: "not_a_witch*3"},
        front={1: "matchmaker", 2: "matchmaker"},
        deck="night accusation*2",
    )
    s.night(kill=0, gavel=3, confess={1: "not_a_witch", 2: "not_a_witch"})
    assert not s.alive(2)
    assert [e["how"] for e in s.events("tryal_revealed") if e["seat"] == 2] == []


@pytest.mark.rule("S7.16")
def test_the_gavel_counts_though_the_constable_confesses_the_card() -> None:
    s = witchy()
    s.night(kill=1, gavel=1, confess={4: "constable"})
    assert s.alive(1)


@pytest.mark.rule("S7.17", "S7.18")
def test_the_name_is_announced_and_the_player_dies() -> None:
    s = witchy()
    s.night(kill=1, gavel=2)
    assert s.events("kill_named") == [{"key": "salem1692.kill_named", "target": 1, "saved": "no"}]
    assert not s.alive(1)


@pytest.mark.rule("S7.22")
def test_if_the_chosen_has_already_died_nobody_else_dies() -> None:
    s = scene(6, tryals={1: "not_a_witch"}, deck="night accusation*2")
    s.night(kill=1, gavel=2, confess={1: "not_a_witch"})
    assert s.t.living == (0, 2, 3, 4, 5)
    assert s.events("kill_named")[0]["saved"] == "already_dead"


@pytest.mark.rule("S7.23")
def test_the_gavel_is_taken_back() -> None:
    s = witchy()
    s.night(kill=1, gavel=1)
    assert s.t.gavel == -1


@pytest.mark.rule("S7.4", "S7.6")
def test_the_town_cannot_tell_a_witchs_night_from_its_own() -> None:
    s = witchy()
    s.do(0, "draw")
    town, other = s.match.view(0), s.match.view(1)
    s.do(5, "seat", seat=3)
    assert (s.match.view(0), s.match.view(1)) == (town, other)


_INTERRUPTERS = ("george_burroughs", "martha_corey", "rebecca_nurse")


def interrupted(deck: str) -> Scene:
    """Burroughs (0) dies of his confession, which costs Martha (1) a Tryal at Night; for that Rebecca (2) may draw."""
    s = scene(
        6,
        characters=dict(enumerate(_INTERRUPTERS)),
        tryals={0: "not_a_witch", 1: "constable not_a_witch*2", 4: "not_a_witch*3"},
        front={1: "accusation*7", 3: "black_cat"},
        deck="night",
    )
    s.night(kill=3, gavel=5, confess={0: "not_a_witch", 1: "constable"})
    assert (s.kind, s.asked) == ("reveal", (2,))
    s.stack_deck(deck)
    return s


@pytest.mark.rule("S7.24")
def test_a_confession_counts_for_nothing_when_its_tryal_is_face_up_already() -> None:
    s = interrupted("accusation*9")
    s.next_tryal(1, "constable")
    s.do(2, "tryal", at=0)
    s.do(2, "no")
    assert s.t.tryals[1] == [2, 0, 0]
    assert [e["how"] for e in s.events("tryal_revealed") if e["seat"] == 1] == ["accusation"]
    s = interrupted("accusation*9")
    s.next_tryal(1, "not_a_witch")
    s.do(2, "tryal", at=0)
    s.do(2, "no")
    assert s.t.tryals[1] == [1, 0, 0]
    assert [e["how"] for e in s.events("tryal_revealed") if e["seat"] == 1] == ["accusation", "confession"]


@pytest.mark.rule("S7.24")
def test_a_sealed_confession_counts_by_the_powers_of_the_moment_it_was_asked_for() -> None:
    """Martha (1) confesses as Phips (0) may; his own confession kills him first and takes the power from her."""
    s = scene(
        6,
        characters={0: "william_phips", 1: "martha_corey"},
        tryals={0: "not_a_witch"},
        deck="night accusation*2",
    )
    s.night(kill=1, gavel=2, confess={0: "not_a_witch", 1: "unseen"})
    assert not s.alive(0) and s.t.power[1] != s.t.character[0]
    assert s.alive(1) and s.t.revealed[1] == () and s.t.used[1] == (1, 0, 0)
    assert s.events("kill_named")[0]["saved"] == "confession"


@pytest.mark.rule("S6.7", "S7.24")
def test_a_conspiracy_in_the_midst_of_a_night_keeps_its_secrets() -> None:
    s = interrupted("conspiracy accusation")
    s.next_tryal(1, "not_a_witch")
    s.do(2, "tryal", at=0)
    s.do(2, "yes")
    s.alone(2, "black_cat", "tryal", at=0)
    s.do(2, "yes")
    assert (s.t.nights, s.kind) == (1, "pass_tryals")
    assert {x: s.match.view(x)["kill"] for x in range(6)} == {**dict.fromkeys(range(5)), 5: 3}
    # seat 4 takes the Witch from seat 5: a witch now, but not one of those who chose
    s.luck(*(("pick", sum(s.t.tryals[s.t.left_of(x)]), 2 if x == 4 else 0) for x in s.t.living))
    s.all_do("tryal", at=0)
    assert s.t.witch[4] and s.match.view(4)["kill"] is None


@pytest.mark.rule("S7.1")
def test_a_night_that_a_conspiracy_interrupts_can_be_imagined() -> None:
    others = [c for c in CHARACTERS if c not in ("none", "mary_warren", "john_proctor", "tituba", *_INTERRUPTERS)]
    s = scene(
        12,
        characters=dict(enumerate([*_INTERRUPTERS, *others])),
        tryals={0: "witch not_a_witch*2"},
        front={1: "accusation*7", 3: "black_cat"},
        deck="night",
    )
    held = counts("accusation*7 black_cat night conspiracy")
    s.t.removed = [kind for kind, n in enumerate(COPIES) for _ in range(n - held[kind])]
    s.night(kill=5, gavel=4, confess={0: "witch"})
    s.do(2, "tryal", at=0)
    s.stack_deck("conspiracy", "accusation*7")
    s.do(2, "yes")
    assert (s.kind, s.match.view(-1)["phase"]) == ("black_cat", "conspiracy")
    for viewer in range(-1, 12):
        twin = mh.imagine("salem1692", s.match.view(viewer), seed=3)
        while twin.outcome is None and Scene(twin).kind != "turn":
            twin.timeout()
        named = [e for e in twin.events(viewer) if e["key"] == "salem1692.kill_named"]
        assert twin.outcome is not None or [e["target"] in range(12) for e in named] == [True]
