"""The lesson of Salem 1692: from five hidden cards to the night that ends it, a scene for each idea."""

from collections.abc import Sequence

from meetinghouse.boardgames.salem1692.cardset import COPIES, tryal_cards
from meetinghouse.boardgames.salem1692.names import APART, CARDS, CHARACTERS, NOBODY, TRYALS
from meetinghouse.engine.chance import LogEntry
from meetinghouse.learn.scenes import Panel, Pattern, ScriptedAnswer, Step, free, lesson, mine, scene, stacked

SEATS = 5
ME, HESTER, CALEB, DORCAS, JONAS = range(SEATS)
# Characters without a question of their own, so that nothing interrupts what is being learnt.
PEOPLE = ("sarah_good", "mary_warren", "john_proctor", "will_griggs", "cotton_mather")
_TRYALS = [TRYALS[f] for f, n in enumerate(tryal_cards(SEATS, extra_witch=False)) for _ in range(n)]
_CARDS = [CARDS[k] for k, n in enumerate(COPIES) for _ in range(n) if k not in APART]
_EACH = len(_TRYALS) // SEATS
_IN_DECK = len(_CARDS) - 3 * SEATS


def _deal(hands: Sequence[str], witch: int, *, conspiracy_next: bool = False) -> tuple[LogEntry, ...]:
    """The outcomes of the deal (S1.4, S1.9, S1.10) that give these hands, and the Constable to the learner."""
    clear = ["not_a_witch"] * _EACH
    tryals = [
        ["constable", *clear[1:]] if s == ME else ["witch", *clear[1:]] if s == witch else clear for s in range(SEATS)
    ]
    return (
        stacked(_TRYALS, [face for owner in tryals for face in owner]),
        stacked(_CARDS, " ".join(hands).split(), from_end=True),
        ("pick", _IN_DECK + 1, _IN_DECK if conspiracy_next else 0),
        stacked(CHARACTERS[:NOBODY], PEOPLE),
    )


def _dawn(witch: int, cat: int) -> tuple[ScriptedAnswer, ...]:
    """The learner points, and the witch gives the Black Cat away."""
    return (
        *(ScriptedAnswer(ME, {"kind": kind, "seat": DORCAS}) for kind in ("suspect", "trust")),
        *(ScriptedAnswer(witch, {"kind": kind, "seat": cat}) for kind in ("cat_first", "cat_second")),
    )


def _accuse(seat: int, target: int, times: int) -> tuple[ScriptedAnswer, ...]:
    """A whole turn: that many Accusations on one player."""
    laid = [ScriptedAnswer(seat, answer) for answer in _play("accusation", target)]
    return (*laid * times, ScriptedAnswer(seat, {"do": "end_turn"}))


def _draw(*seats: int) -> tuple[ScriptedAnswer, ...]:
    return tuple(ScriptedAnswer(seat, {"kind": "turn", "do": "draw"}) for seat in seats)


def _asked(kind: str) -> Pattern:
    return {"key": "asked", "kind": kind}


def _name(kind: str, seat: int) -> Step:
    """A question to which every name is a good answer; this is the one to show."""
    return free(kind, {"key": "answered", "kind": kind}, {"kind": kind, "seat": seat})


def _play(card: str, seat: int) -> tuple[Pattern, Pattern]:
    """A card, and on whom."""
    return {"kind": "turn", "card": card}, {"kind": "target", "seat": seat}


_DRAW: Pattern = {"kind": "turn", "do": "draw"}
_RED = "accusation accusation accusation"
_SILENT = tuple(ScriptedAnswer(seat, {"kind": "confess", "do": "stay_silent"}) for seat in range(1, SEATS))

SCENES = lesson(
    SEATS,
    scene(
        "tryals",
        _name("suspect", DORCAS),
        _name("trust", HESTER),
        chance=_deal([_RED] * SEATS, DORCAS),
        lines=_dawn(DORCAS, ME)[2:],
    ),
    scene(
        "turn",
        Step("draw", mine("drew"), (_DRAW,), tries={"play": {"kind": "turn", "do": "play"}}),
        Step(
            "play",
            mine("played"),
            ({"kind": "turn", "card": "accusation"}, {"kind": "turn", "do": "play"}, {"kind": "target"}),
            tries={"draw": _DRAW},
        ),
        Step("end", {"key": "answered", "do": "end_turn"}, ({"do": "end_turn"},)),
        chance=_deal(["accusation accusation stocks", *[_RED] * 4], DORCAS),
        lines=(*_dawn(DORCAS, ME), *_draw(HESTER, CALEB, DORCAS, JONAS)),
    ),
    scene(
        "accuse",
        Step(
            "limit",
            _asked("reveal"),
            _play("evidence", CALEB),
            hints=2,
            tries={
                "draw": _DRAW,
                "one": {"kind": "turn", "card": "accusation"},
                "other": {"kind": "target", "seat": (HESTER, DORCAS, JONAS)},
            },
        ),
        free("pick", {"key": "tryal_revealed", "seat": CALEB}, {"kind": "reveal"}),
        chance=_deal(["evidence accusation alibi", _RED, "alibi stocks stocks", _RED, "alibi stocks robbery"], DORCAS),
        lines=(*_dawn(DORCAS, HESTER), *_accuse(HESTER, CALEB, 3), *_accuse(DORCAS, CALEB, 1), *_draw(CALEB, JONAS)),
    ),
    scene(
        "colours",
        Step(
            "green",
            mine("alibi_took", target=JONAS),
            (*_play("alibi", JONAS), {"kind": "alibi", "do": "card"}),
            hints=2,
            tries={
                "draw": _DRAW,
                "red": {"kind": "turn", "card": "accusation"},
                "blue": {"kind": "turn", "card": "piety"},
            },
        ),
        Step(
            "blue",
            mine("played", card="piety", target=JONAS),
            ({"kind": "alibi", "do": "card"}, *_play("piety", JONAS)),
            tries={
                "end": {"kind": "turn", "do": "end_turn"},
                "other": {"kind": "target", "seat": (HESTER, CALEB, DORCAS)},
            },
        ),
        chance=_deal(["alibi piety accusation", _RED, _RED, "stocks stocks alibi", "stocks robbery arson"], DORCAS),
        lines=(*_dawn(DORCAS, HESTER), *_accuse(HESTER, JONAS, 3), *_accuse(CALEB, JONAS, 3), *_draw(DORCAS, JONAS)),
    ),
    scene(
        "conspiracy",
        Step("draw", mine("black_drawn"), (_DRAW,), tries={"play": {"kind": "turn", "do": "play"}}),
        free("cat", {"key": "tryal_revealed", "seat": CALEB}, {"kind": "black_cat"}),
        free("take", mine("tryal_passed"), {"kind": "pass_tryals"}),
        seed=7,
        chance=_deal([_RED] * SEATS, HESTER, conspiracy_next=True),
        lines=(
            *_dawn(HESTER, CALEB),
            *_accuse(CALEB, HESTER, 1),
            *_accuse(DORCAS, HESTER, 1),
            *_accuse(JONAS, HESTER, 1),
        ),
    ),
    # The learner is the Constable, and Dorcas the witch who comes for them.
    scene(
        "night",
        _name("suspect", DORCAS),
        _name("trust", HESTER),
        _name("gavel", HESTER),
        Step(
            "confess",
            mine("tryal_revealed"),
            ({"kind": "confess", "tryal": "not_a_witch"},),
            tries={"silent": {"do": "stay_silent"}},
        ),
        seed=5,
        played=108,
        lines=(
            *(ScriptedAnswer(DORCAS, {"kind": kind, "seat": ME}) for kind in ("kill_first", "kill_second")),
            *_SILENT,
        ),
    ),
    # The learner is the only witch; Dorcas has Asylum, and Hester is the Constable.
    scene(
        "witch",
        _name("kill_first", CALEB),
        _name("kill_second", CALEB),
        _name("save", HESTER),
        Step(
            "confess",
            {"key": "kill_named"},
            ({"kind": "confess", "do": "stay_silent"}, {"kind": "confess", "tryal": "not_a_witch"}),
            tries={"witch": {"do": "show", "tryal": "witch"}},
        ),
        seed=3,
        played=145,
        lines=(ScriptedAnswer(HESTER, {"kind": "gavel", "seat": JONAS}), *_SILENT),
    ),
    # Jonas has one hidden Tryal left, the last Witch.
    scene(
        "win",
        Step("accuse", _asked("reveal"), _play("accusation", JONAS), 2, {"draw": _DRAW, "other": {"kind": "target"}}),
        free("pick", {"key": "game_over"}, {"kind": "reveal"}),
        seed=275,
        played=236,
    ),
)

PANELS = (
    Panel("tryals", "witch"),
    Panel("turn", "turn"),
    Panel("accuse", "accuse"),
    Panel("reveal", "accuse", 3),
    Panel("colours", "colours"),
    Panel("conspiracy", "conspiracy", 1),
    Panel("night", "night", 3),
    Panel("win", "win", 7),
)
