"""The face of one match: asking, answering, silence, looking."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meetinghouse.engine.acts import ActTable, Choice
from meetinghouse.engine.errors import BadInput, IllegalMove, MeetinghouseError
from tests.engine.tables import finished, say, table, to, toy
from tests.engine.toy import ACTS, CARDS, CHEER, CLAIM, DRAW, PASS, PLAY, POINT
from tests.properties.play import snapshot, tells


def test_a_new_match_asks_everyone() -> None:
    match = toy(bright=True)
    assert match.game == "toy" and match.seats == 4 and match.options == {"rounds": 2, "bright": True}
    assert match.outcome is None and match.waiting == (0, 1, 2, 3)
    assert match.decision == {
        "id": 1,
        "kind": "toy.point",
        "seats": [0, 1, 2, 3],
        "data": [],
        "seconds": 10,
        "closes": "all",
        "public_answers": False,
    }
    assert match.view(0)["motto"] == "lux"


def test_options_handed_out_are_not_the_tables_own() -> None:
    match = toy()
    match.options["rounds"] = 99
    match.view(0)["options"]["rounds"] = 99
    assert match.options["rounds"] == 2 == match.view(0)["options"]["rounds"]


def test_a_label_differs_by_seat_and_only_the_seat_sees_it() -> None:
    match = toy()
    kinds = []
    for seat in range(4):
        ask = match.ask(seat)
        assert ask is not None
        kinds.append(ask.kind)
        assert match.view(seat)["decision"]["kind"] == "toy.point"
    witch = table(match).role.index(1)
    assert kinds == ["toy.strike" if seat == witch else "toy.suspect" for seat in range(4)]


def test_an_ask_is_made_once_and_goes_when_answered() -> None:
    match = toy()
    ask = match.ask(1)
    assert ask is match.ask(1)
    assert ask is not None
    match.answer(1, ask.options[0])
    assert match.ask(1) is None and match.ask(1) is None
    assert match.waiting == (0, 2, 3)
    match.timeout()
    again = match.ask(1)
    assert again is not None and again.id == 2


@pytest.mark.parametrize("seat", [-1, 4, 99, True, 1.0, "1", None, [], {}])
def test_there_is_nobody_at_a_seat_that_does_not_exist(seat: Any) -> None:
    match, over = toy(), finished()
    for one in (match, over):
        before = snapshot(one)
        with pytest.raises(BadInput) as caught:
            one.ask(seat)
        assert caught.value.code == "no-such-seat"
        with pytest.raises(BadInput) as caught:
            one.answer(seat, {"ask": 1, "do": "pass"})
        assert caught.value.code == "no-such-seat"
        assert snapshot(one) == before


@pytest.mark.parametrize("seat", [-2, 4, True, False, -1.0, "0", None, []])
def test_only_seats_and_spectators_look(seat: Any) -> None:
    match = toy()
    for look in (match.view, match.events):
        with pytest.raises(BadInput) as caught:
            look(seat)
        assert caught.value.code == "no-such-seat"


@pytest.mark.parametrize("since", [-1, True, 1.5, "0", None])
def test_events_are_counted_from_zero(since: Any) -> None:
    with pytest.raises(BadInput) as caught:
        toy().events(0, since=since)
    assert caught.value.code == "bad-since"


# ---- answers ---------------------------------------------------------------------------------------------------------


def test_a_choice_and_its_json_are_the_same_answer() -> None:
    one, two = toy(), toy()
    for match, as_json in ((one, False), (two, True)):
        for seat in range(4):
            ask = match.ask(seat)
            assert ask is not None
            choice = ask.options[1]
            match.answer(seat, json.loads(json.dumps(choice.to_json())) if as_json else choice)
    assert snapshot(one) == snapshot(two)


def test_a_choice_made_by_hand_counts_like_one_that_was_offered() -> None:
    match = toy()
    assert match.answer(0, Choice(1, ACTS[POINT[2]])) == []
    assert table(match).answers == {0: POINT[2]}


def refused(match: Any, seat: int, choice: Any, code: str, rule: str | None = None) -> IllegalMove:
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.answer(seat, choice)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert snapshot(match) == before
    return caught.value


def test_a_stale_answer_changes_nothing() -> None:
    match = toy()
    old = match.ask(0)
    assert old is not None
    match.timeout()
    error = refused(match, 0, old.options[0], "stale")
    assert (error.expected, error.got) == (2, 1)
    refused(match, 0, old.options[0].to_json(), "stale")
    refused(match, 0, Choice(3, ACTS[PASS]), "stale")


def test_a_second_answer_changes_nothing() -> None:
    match = toy()
    say(match, 2, "point", seat=1)
    refused(match, 2, Choice(1, ACTS[POINT[3]]), "not-asked")
    refused(match, 2, {"ask": 9, "do": "point", "seat": 3}, "stale")
    refused(match, 2, "what?", "malformed")


def test_a_seat_that_is_not_asked_changes_nothing() -> None:
    match = toy(seats=3)
    to(match, "turn")
    main = match.waiting[0]
    table(match).hand[main] = [0, 1, 0]
    say(match, main, "play", card="spark")
    (asked,) = match.waiting
    other = (asked + 1) % 3
    ask = match.ask(asked)
    assert ask is not None and match.ask(other) is None
    refused(match, other, ask.options[0], "not-asked")


def test_what_is_not_offered_changes_nothing() -> None:
    match = toy()
    refused(match, 0, {"ask": 1, "do": "draw"}, "not-offered")
    refused(match, 0, {"ask": 1, "do": "point", "seat": 5}, "not-offered")
    refused(match, 0, {"ask": 1, "do": "fly"}, "not-offered")
    refused(match, 0, Choice(1, ACTS[PLAY[0]]), "no-such-card", "L3.1")  # the game says why
    foreign = ActTable()
    for _ in range(len(ACTS)):
        foreign.add("x", n=len(foreign))
    refused(match, 0, Choice(1, foreign[POINT[0]]), "not-offered")
    longer = ActTable()
    for _ in range(len(ACTS) + 5):
        longer.add("x", n=len(longer))
    refused(match, 0, Choice(1, longer[len(ACTS) + 2]), "not-offered")


@pytest.mark.parametrize("given", [None, 3, "pass", [], {}, {"do": "pass"}, {"ask": 1}, {"ask": "1", "do": "pass"}])
def test_what_is_no_answer_changes_nothing(given: Any) -> None:
    refused(toy(), 0, given, "malformed")


def test_an_answer_returns_what_its_seat_is_told() -> None:
    match = to(toy(), "turn")
    main = match.waiting[0]
    told = say(match, main, "draw")
    assert [e["key"] for e in told] == ["toy.drew"] and told[0]["card"] in CARDS
    assert match.events(main)[-1:] == told
    others = [match.events(v)[-1] for v in (-1, (main + 1) % 4)]
    assert all(set(e) == {"key", "seat", "left"} for e in others)


def test_errors_are_errors_of_this_package_and_travel_between_processes() -> None:
    import pickle

    error = IllegalMove("stale", expected=3, got=[1] * 100, rule="L1.1")
    assert issubclass(IllegalMove, MeetinghouseError) and not issubclass(IllegalMove, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.got) == (IllegalMove, str(error), error.got)
    assert str(error).startswith("stale [L1.1] (expected 3, got [1, 1,") and len(str(error)) < 200
    assert str(BadInput("bad-seed")) == "bad-seed"

    class Loud:
        def __repr__(self) -> str:
            raise RuntimeError

    assert str(BadInput("bad-seed", expected="x", got=Loud())) == "bad-seed (expected 'x', got <Loud>)"


# ---- how decisions close ---------------------------------------------------------------------------------------------


def test_a_window_closes_at_the_first_yes() -> None:
    match = to(toy(), "lantern")
    say(match, 3, "pass")
    assert match.waiting == (0, 1, 2)
    say(match, 1, "claim")
    assert table(match).holder == 1 and table(match).claims == {1: [1]}
    assert match.events(0)[-1] == {"key": "toy.claimed", "seat": 1}


def test_a_window_closes_when_all_have_passed() -> None:
    match = to(toy(), "lantern")
    for seat in (2, 0, 3, 1):
        say(match, seat, "pass")
    assert table(match).holder is None and match.decision is not None and match.decision["kind"] == "toy.turn"


def test_a_window_closes_at_the_clock() -> None:
    match = to(toy(), "lantern")
    say(match, 0, "pass")
    match.timeout()
    assert table(match).holder is None and match.decision is not None and match.decision["kind"] == "toy.turn"


def test_others_may_speak_up_and_the_ask_opens_again_under_a_new_id() -> None:
    match = to(toy(), "turn")
    main, *others = match.waiting
    first = match.ask(main)
    assert first is not None and first.required
    speak = match.ask(others[0])
    assert speak is not None and not speak.required and [c.act.id for c in speak.options] == [CHEER]
    match.answer(others[0], speak.options[0])
    assert match.waiting == (main, *others[1:])
    again = match.ask(main)
    assert again is not None and again.id > first.id
    refused(match, main, first.options[0], "stale")
    match.timeout()  # silence is about the main seat alone
    assert match.decision is not None and match.decision["kind"] == "toy.point"


def test_pushed_steps_run_last_in_first_out() -> None:
    match = to(toy(), "turn")
    main = match.waiting[0]
    table(match).hand[main] = [0, 1, 0]
    others = [s for s in range(4) if s != main]
    say(match, main, "play", card="spark")
    assert match.waiting == (others[0],)
    assert match.view(-1)["stack"] == [["next_round"], ["burn", others[-1], main]]
    say(match, others[0], "pass")
    assert match.waiting == (others[-1],)
    match.timeout()
    assert match.view(-1)["stack"] == []


def test_small_steps_have_ids_of_their_own_and_only_the_asked_seat_counts_them() -> None:
    match = to(toy(), "turn")
    main = match.waiting[0]
    other = (main + 1) % 4
    table(match).hand[main] = [0, 0, 1]
    say(match, main, "play", card="salt")
    outside = [json.dumps(match.view(v)) for v in (-1, other)]
    first = match.ask(main)
    assert first is not None and first.kind == "toy.whisper"
    assert say(match, main, "whisper", seat=2) == []
    second = match.ask(main)
    assert second is not None and second.id != first.id
    assert match.decision is not None and match.decision["id"] == first.id
    assert [json.dumps(match.view(v)) for v in (-1, other)] == outside
    assert match.view(main)["decision"]["step"] == 1 and match.view(main)["whispers"] == [2]
    refused(match, main, first.options[0], "stale")
    for guess in (first.id, second.id, first.id | 7 << 32):  # a wrong guess sounds like a right one
        refused(match, other, Choice(guess, ACTS[PASS]), "not-asked")
    refused(match, other, Choice(first.id + 1, ACTS[PASS]), "stale")
    copy, by_step = match.copy(), match.copy()
    copy.timeout(first.id)
    by_step.timeout(second.id)
    assert snapshot(copy) != snapshot(match)
    say(match, main, "whisper", seat=0)
    told = say(match, main, "whisper", seat=0)
    assert told[0] == {"key": "toy.whispered", "seat": main, "named": [2, 0, 0]}
    assert {"key": "toy.whispered", "seat": main} in match.events(other)


def test_who_has_answered_is_seen_only_where_the_rules_say_so() -> None:
    match = to(toy(rounds=1), "vote")
    say(match, 2, "vote", seat=0)
    assert match.view(0)["decision"]["answered"] == [2] and match.view(0)["decision"]["mine"] is None
    assert match.view(2)["decision"]["mine"] == {"do": "vote", "seat": 0}
    secret = toy()
    say(secret, 2, "point", seat=0)
    assert secret.view(0)["decision"]["answered"] is None and secret.view(0)["decision"]["mine"] is None
    assert secret.view(2)["decision"]["mine"] == {"do": "point", "seat": 0}


# ---- silence ---------------------------------------------------------------------------------------------------------


def test_silence_fills_in_only_what_is_missing() -> None:
    match = toy()
    witch = table(match).role.index(1)
    say(match, witch, "point", seat=2)
    match.timeout()
    assert table(match).last_point == (1, 2)
    assert match.decision is not None and match.decision["kind"] == "toy.lantern"


def test_silence_for_a_decision_that_has_closed_changes_nothing() -> None:
    match = toy()
    match.timeout(1)
    before = snapshot(match)
    wrong: list[Any] = [1, 3, True, "2", 2.0, []]
    for ask_id in wrong:
        with pytest.raises(IllegalMove) as caught:
            match.timeout(ask_id)
        assert caught.value.code == "stale"
    assert snapshot(match) == before
    match.timeout(2)


def test_a_finished_match_takes_nothing() -> None:
    match = finished()
    before = snapshot(match)
    assert match.waiting == () and match.decision is None and match.ask(0) is None
    assert repr(match) == "<Match of toy, 4 seats, over>"
    for call in (match.timeout, lambda: match.timeout(1), lambda: match.answer(0, Choice(1, ACTS[DRAW]))):
        with pytest.raises(IllegalMove) as caught:
            call()
        assert caught.value.code == "game-over"
    assert snapshot(match) == before
    assert match.view(1)["outcome"]["reason"] in ("caught", "escaped")
    assert match.view(1)["outcome"]["scores"]["points"] == table(match).score


# ---- looking ---------------------------------------------------------------------------------------------------------


def test_a_view_is_plain_json_and_never_holds_the_secret() -> None:
    match = to(toy(), "turn")
    assert match.secret is not None
    for viewer in range(-1, 4):
        text = json.dumps(match.view(viewer))
        assert json.loads(text) == match.view(viewer)
        for part in (match.commitment, match.secret.key.hex(), match.secret.nonce.hex()):
            assert part not in text


def test_views_and_events_handed_out_are_not_the_tables_own() -> None:
    match = finished()
    before = snapshot(match)
    for viewer in range(-1, 4):
        view = match.view(viewer)
        view["score"].clear()
        view["outcome"]["winners"].clear()
        view["outcome"]["scores"].clear()
        for event in match.events(viewer):
            for value in event.values():
                if isinstance(value, list):
                    value.clear()
            event.clear()
    assert snapshot(match) == before


def test_events_from_a_number_on() -> None:
    match = finished()
    every = match.events(2)
    assert len(every) > 10
    assert [match.events(2, since=n) for n in (0, 3, len(every), len(every) + 9)] == [every, every[3:], [], []]


def test_news_follow_a_match_from_a_cursor() -> None:
    match = toy()
    heard: list[dict[str, Any]] = []
    cursor = 0
    while match.outcome is None:
        news, cursor = match.news(1, cursor)
        heard += news
        match.timeout()
    heard += match.news(1, cursor)[0]
    assert heard == match.events(1)


def test_each_event_says_whom_it_tells() -> None:
    match = toy()
    drew = [e for e in match.events(1) if e["key"] == "toy.drew"]
    told = [t for t, e in zip(tells(match, 1), match.events(1), strict=True) if e["key"] == "toy.drew"]
    assert told == [e["seat"] == 1 for e in drew]
    assert tells(match, -1) == [e["key"] == "toy.dealt" for e in match.events(-1)]


def test_copies_keep_what_was_asked_and_go_their_own_way() -> None:
    match = toy()
    ask = match.ask(0)
    copy = match.copy()
    assert copy.ask(0) is ask
    say(copy, 0, "point", seat=1)
    assert match.ask(0) is ask and copy.ask(0) is None
    assert copy.commitment == match.commitment and CLAIM not in table(copy).answers.values()
