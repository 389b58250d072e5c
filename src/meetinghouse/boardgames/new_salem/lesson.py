"""The lesson of New Salem: from the first Building to the count of Despair that ends it, a scene for each idea."""

from __future__ import annotations

from meetinghouse.engine.lesson import Panel, Scene, Step

SEATS = 4
ME, HESTER, SILAS, PRUDENCE = range(SEATS)

SCENES = (
    Scene(
        "draft",
        SEATS,
        (
            Step("draft", {"key": "built", "seat": ME}, ({"kind": "draft"},), hints=0, free=True),
            Step("last", {"key": "built", "seat": ME}, ({"kind": "last", "do": "pick"},), hints=0, free=True),
        ),
        seed=4,
        options={"first_constable": "1"},
    ),
    # The hand has a Building with Hope, two with Despair and one that removes a cube.
    Scene(
        "cubes",
        SEATS,
        (
            Step(
                "hope",
                {"key": "built", "seat": ME, "hope": 1, "despair": 0},
                ({"building": "finance_right"},),
                tries={
                    "despair": {"building": ("trade_right", "death_left")},
                    "remove": {"building": "justice_right"},
                },
            ),
            Step("watch", {"key": "built", "seat": ME}, ({"kind": ("draft", "last")},), hints=0, free=True),
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
                {"key": "initiated", "seat": ME, "event": "cleansing"},
                ({"event": "cleansing"}, {"kind": "pay_from"}),
                tries={"end": {"do": "end_round"}, "other": {"do": "initiate"}},
            ),
            Step("remove", {"key": "removed", "seat": ME}, ({"kind": "remove_from"},), hints=0, free=True),
            Step("hand_on", {"key": "constable"}, ({"kind": ("remove_from", "next_constable")},)),
        ),
        seed=4,
        options={"first_constable": "0"},
        played=14,
    ),
    Scene(
        "give",
        SEATS,
        (
            Step(
                "give",
                {"key": "gave", "seat": ME},
                ({"kind": "give", "do": "give"},),
                tries={"keep": {"do": "keep"}},
            ),
        ),
        seed=1,
        options={"first_constable": "1"},
        played=8,
    ),
    # Nobody may end the round here: there is Hope for the dearest Event, and Hester has brought most of the Despair.
    Scene(
        "trial",
        SEATS,
        (
            Step(
                "initiate",
                {"key": "initiated", "seat": ME, "event": "trial"},
                ({"event": "trial"}, {"kind": "pay_from"}),
                tries={"other": {"do": "initiate"}},
            ),
            Step("whom", {"key": "trial", "seat": ME}, ({"kind": "trial", "seat": HESTER},), hints=0, free=True),
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
                {"key": "built", "seat": ME, "despair": 1},
                ({"building": "education_right"},),
                tries={"hope": {"building": "justice_middle"}, "remove": {"building": "education_middle"}},
            ),
        ),
        seed=450,
        played=90,
    ),
    # The learner ends the last round; Silas, a Witch, is on Trial, and the Puritans stay below the limit.
    Scene(
        "end",
        SEATS,
        (
            Step(
                "end",
                {"key": "end_despair"},
                ({"do": "end_round"},),
                tries={"event": {"do": "initiate"}},
            ),
        ),
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
