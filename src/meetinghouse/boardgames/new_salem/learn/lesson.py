"""The lesson of New Salem: from the first Building to the count of Despair that ends it, a scene for each idea."""

from meetinghouse.learn.scenes import Panel, Pattern, ScriptedAnswer, Step, free, lesson, mine, scene

HESTER, CALEB = 1, 2
_PAY: Pattern = {"kind": "pay_from"}


def _initiate(event: str, *then: Pattern, **tries: Pattern) -> Step:
    """This Event and no other; `then` is what may have to be answered next."""
    goal, other = mine("initiated", event=event), {"do": "initiate"}
    return Step("initiate", goal, ({"event": event}, *then), tries={**tries, "other": other})


SCENES = lesson(
    4,
    scene(
        "draft",
        free("draft", mine("built"), {"kind": "draft"}),
        free("last", mine("built"), {"kind": "last", "do": "pick"}),
        seed=4,
        options={"first_constable": "1"},
    ),
    # Education lacks its middle piece, which the hand has.
    scene(
        "sets",
        Step(
            "complete",
            mine("built", building="education_middle"),
            ({"building": "education_middle"},),
            hints=2,
            tries={"type": {"kind": "draft", "building": "finance_right"}},
        ),
        free("remove", mine("removed"), {"kind": "remove_from"}),
        free("last", {"key": "answered", "kind": "last"}, {"kind": "last", "building": "trade_right"}),
        options={"first_constable": "1"},
        played=71,
    ),
    # The hand has a Building with Hope, two with Despair and one that removes a cube.
    scene(
        "cubes",
        Step(
            "hope",
            mine("built", hope=1, despair=0),
            ({"building": "finance_right"},),
            tries={"despair": {"building": ("trade_right", "death_left")}, "remove": {"building": "justice_right"}},
        ),
        free("watch", mine("built"), {"kind": ("draft", "last")}),
        seed=6,
        options={"first_constable": "1"},
        played=21,
    ),
    scene(
        "constable",
        _initiate("cleansing", _PAY, end={"do": "end_round"}),
        free("remove", mine("removed"), {"kind": "remove_from"}),
        Step("hand_on", {"key": "constable"}, ({"kind": ("remove_from", "next_constable")},)),
        seed=4,
        options={"first_constable": "0"},
        played=14,
    ),
    scene(
        "give",
        Step("give", mine("gave"), ({"kind": "give", "do": "give"},), tries={"keep": {"do": "keep"}}),
        options={"first_constable": "1"},
        played=8,
    ),
    # Two of Hope of one's own and two that were begged make four: as much as the dearest Event costs.
    scene(
        "beg",
        free("lay", mine("placed"), {"kind": "place"}),
        free("duty", mine("initiated"), {"event": "cleansing"}),
        Step(
            "hand_on",
            {"key": "constable"},
            ({"kind": ("pay_from", "remove_from", "trial", "fire", "which_copy", "next_constable")},),
        ),
        seed=5,
        options={"first_constable": "0"},
        played=8,
        lines=tuple(ScriptedAnswer(seat, {"kind": "give", "do": "give"}) for seat in (HESTER, CALEB)),
    ),
    # Hester is a Witch, the others are Puritans.
    scene(
        "event",
        _initiate("midnight_visit"),
        Step("whom", mine("looked"), (_PAY, {"kind": "midnight_visit", "seat": HESTER})),
        free("trust", {"key": "constable"}, {"kind": "next_constable", "seat": CALEB}),
        seed=57,
        options={"first_constable": "0"},
        played=32,
    ),
    # Nobody may end the round here: there is Hope for the dearest Event, and Hester has brought most of the Despair.
    scene(
        "trial",
        _initiate("trial", _PAY),
        free("whom", mine("trial"), {"kind": "trial", "seat": HESTER}),
        options={"first_constable": "0"},
        played=11,
    ),
    scene(
        "witch",
        Step(
            "despair",
            mine("built", despair=1),
            ({"building": "education_right"},),
            tries={"hope": {"building": "justice_middle"}, "remove": {"building": "education_middle"}},
        ),
        Step("last", {"key": "answered", "kind": "last"}, ({"kind": "last", "building": "finance_left"},)),
        free("give", {"key": "answered", "kind": "give"}, {"kind": "give", "do": "give"}),
        seed=450,
        played=90,
    ),
    # The learner ends the last round; Caleb, a Witch, is on Trial, and the Puritans stay below the limit.
    scene(
        "end",
        Step("end", {"key": "end_despair"}, ({"do": "end_round"},), tries={"event": {"do": "initiate"}}),
        seed=48,
        played=178,
    ),
)

PANELS = (
    Panel("sides", "end", 1),
    Panel("draft", "draft"),
    Panel("sets", "end"),
    Panel("cubes", "cubes"),
    Panel("constable", "constable"),
    Panel("give", "give"),
    Panel("trial", "trial", 2),
    Panel("count", "end"),
)
