"""The lesson of New Salem: from the first Building to the count of Despair that ends it, a scene for each idea."""

from __future__ import annotations

from meetinghouse.engine.lesson import Line, Panel, Scene, Step, free, mine

SEATS = 4
HESTER, CALEB = 1, 2

SCENES = (
    Scene(
        "draft",
        SEATS,
        (free("draft", mine("built"), {"kind": "draft"}), free("last", mine("built"), {"kind": "last", "do": "pick"})),
        seed=4,
        options={"first_constable": "1"},
    ),
    # Education lacks its middle piece, which the hand has.
    Scene(
        "sets",
        SEATS,
        (
            Step(
                "complete",
                mine("built", building="education_middle"),
                ({"building": "education_middle"},),
                hints=2,
                tries={"type": {"building": "finance_right"}},
            ),
            free("remove", mine("removed"), {"kind": "remove_from"}),
            free("last", {"key": "answered", "kind": "last"}, {"kind": "last", "building": "trade_right"}),
        ),
        seed=1,
        options={"first_constable": "1"},
        played=71,
    ),
    # The hand has a Building with Hope, two with Despair and one that removes a cube.
    Scene(
        "cubes",
        SEATS,
        (
            Step(
                "hope",
                mine("built", hope=1, despair=0),
                ({"building": "finance_right"},),
                tries={"despair": {"building": ("trade_right", "death_left")}, "remove": {"building": "justice_right"}},
            ),
            free("watch", mine("built"), {"kind": ("draft", "last")}),
        ),
        seed=6,
        options={"first_constable": "1"},
        played=21,
    ),
    Scene(
        "constable",
        SEATS,
        (
            Step(
                "initiate",
                mine("initiated", event="cleansing"),
                ({"event": "cleansing"}, {"kind": "pay_from"}),
                tries={"end": {"do": "end_round"}, "other": {"do": "initiate"}},
            ),
            free("remove", mine("removed"), {"kind": "remove_from"}),
            Step("hand_on", {"key": "constable"}, ({"kind": ("remove_from", "next_constable")},)),
        ),
        seed=4,
        options={"first_constable": "0"},
        played=14,
    ),
    Scene(
        "give",
        SEATS,
        (Step("give", mine("gave"), ({"kind": "give", "do": "give"},), tries={"keep": {"do": "keep"}}),),
        seed=1,
        options={"first_constable": "1"},
        played=8,
    ),
    # Two of Hope of one's own and two that were begged make four: as much as the dearest Event costs.
    Scene(
        "beg",
        SEATS,
        (
            free("lay", mine("placed"), {"kind": "place"}),
            free("duty", mine("initiated"), {"event": "cleansing"}),
            Step(
                "hand_on",
                {"key": "constable"},
                ({"kind": ("pay_from", "remove_from", "trial", "fire", "which_copy", "next_constable")},),
            ),
        ),
        seed=5,
        options={"first_constable": "0"},
        played=8,
        lines=tuple(Line(seat, {"kind": "give", "do": "give"}) for seat in (HESTER, CALEB)),
    ),
    # Hester is a Witch, the others are Puritans.
    Scene(
        "event",
        SEATS,
        (
            Step(
                "initiate",
                mine("initiated", event="midnight_visit"),
                ({"event": "midnight_visit"},),
                tries={"other": {"do": "initiate"}},
            ),
            Step("whom", mine("looked"), ({"kind": "pay_from"}, {"kind": "midnight_visit", "seat": HESTER})),
            free("trust", {"key": "constable"}, {"kind": "next_constable", "seat": CALEB}),
        ),
        seed=57,
        options={"first_constable": "0"},
        played=32,
    ),
    # Nobody may end the round here: there is Hope for the dearest Event, and Hester has brought most of the Despair.
    Scene(
        "trial",
        SEATS,
        (
            Step(
                "initiate",
                mine("initiated", event="trial"),
                ({"event": "trial"}, {"kind": "pay_from"}),
                tries={"other": {"do": "initiate"}},
            ),
            free("whom", mine("trial"), {"kind": "trial", "seat": HESTER}),
        ),
        seed=1,
        options={"first_constable": "0"},
        played=11,
    ),
    Scene(
        "witch",
        SEATS,
        (
            Step(
                "despair",
                mine("built", despair=1),
                ({"building": "education_right"},),
                tries={"hope": {"building": "justice_middle"}, "remove": {"building": "education_middle"}},
            ),
            Step("last", {"key": "answered", "kind": "last"}, ({"kind": "last", "building": "finance_left"},)),
            free("give", {"key": "answered", "kind": "give"}, {"kind": "give", "do": "give"}),
        ),
        seed=450,
        played=90,
    ),
    # The learner ends the last round; Caleb, a Witch, is on Trial, and the Puritans stay below the limit.
    Scene(
        "end",
        SEATS,
        (Step("end", {"key": "end_despair"}, ({"do": "end_round"},), tries={"event": {"do": "initiate"}}),),
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
