"""The lesson of Affliction: from the first messenger to the last point, a scene for each idea."""

from __future__ import annotations

from meetinghouse.engine.lesson import Panel, Scene, Step

SEATS = 3
ME, HESTER, SILAS = range(SEATS)


def _anyone(step: str, key: str, kind: str, colonist: str) -> Step:
    """A choice among colonists in which each is allowed; this is the one to show."""
    return Step(step, {"key": key, "seat": ME}, ({"kind": kind, "colonist": colonist},), hints=0, free=True)


SCENES = (
    Scene(
        "messengers",
        SEATS,
        (
            Step("first", {"key": "placed", "seat": ME, "space": 1}, ({"space": 1},)),
            Step("second", {"key": "placed", "seat": ME}, ({"kind": "messenger"},), hints=0, free=True),
            Step("resolve", {"key": "accused", "seat": ME}, ({"kind": "accuse", "colonist": "john_putnam"},)),
        ),
        seed=7,
    ),
    Scene(
        "accuse",
        SEATS,
        (
            _anyone("one", "accused", "accuse", "thomas_putnam"),
            _anyone("two", "accused", "accuse", "thomas_putnam"),
        ),
        seed=1,
        played=24,
    ),
    # Both can be paid for; the learner's faction wants no Putnam arrested.
    Scene(
        "arrest",
        SEATS,
        (
            Step(
                "arrest",
                {"key": "arrested", "seat": ME, "colonist": "israel_porter"},
                ({"colonist": "israel_porter"},),
                hints=2,
                tries={"putnam": {"colonist": "edward_putnam"}, "pass": {"do": "pass"}},
            ),
        ),
        seed=5,
        played=18,
    ),
    Scene(
        "circle",
        SEATS,
        (
            Step(
                "bring",
                {"key": "brought", "seat": ME},
                ({"kind": "bring", "colonist": "john_alden"},),
                tries={"pass": {"kind": "bring", "do": "pass"}},
            ),
        ),
        seed=1,
        played=11,
    ),
    Scene(
        "fear",
        SEATS,
        (
            Step(
                "fear",
                {"key": "frightened", "seat": ME},
                ({"do": "frighten", "colonist": "daniel_andrew"},),
                tries={"comfort": {"do": "comfort"}},
            ),
        ),
        seed=1,
        played=40,
    ),
    # Elizabeth Hubbard stands in Hester's circle, and nothing lies on her.
    Scene(
        "spectral",
        SEATS,
        (
            Step(
                "haunt",
                {"key": "haunted", "seat": ME, "colonist": "elizabeth_hubbard"},
                ({"kind": "haunt", "colonist": "elizabeth_hubbard"},),
            ),
            Step(
                "send",
                {"key": "placed", "seat": ME, "space": (8, 9)},
                ({"space": 8},),
            ),
            Step("other", {"key": "placed", "seat": ME}, ({"kind": "messenger", "space": 1},), hints=0, free=True),
            Step(
                "arrest",
                {"key": "arrested", "seat": ME, "colonist": "elizabeth_hubbard"},
                ({"kind": "arrest", "colonist": "elizabeth_hubbard"}, {"kind": "accuse"}),
                hints=2,
                tries={"putnam": {"kind": "arrest", "do": "arrest"}, "pass": {"kind": "arrest", "do": "pass"}},
            ),
        ),
        seed=2,
        played=7,
    ),
    Scene(
        "protection",
        SEATS,
        (
            Step(
                "protect",
                {"key": "protected", "seat": ME},
                ({"kind": "protect", "colonist": "mary_warren"},),
                tries={"pass": {"do": "pass"}},
            ),
            Step(
                "gather",
                {"key": "generated", "seat": ME},
                ({"do": "collect"},),
                tries={"use": {"do": "use"}},
            ),
        ),
        seed=3,
        played=20,
    ),
    # The ability comes before the arrest; John Putnam is what the learner's faction and grievance want.
    Scene(
        "abilities",
        SEATS,
        (
            Step(
                "use",
                {"key": "used", "seat": ME},
                ({"do": "use", "colonist": "elizabeth_hubbard"},),
                tries={"done": {"do": "done"}},
            ),
            Step(
                "accuse",
                {"key": "accused_by", "seat": ME, "colonist": "john_putnam"},
                ({"do": "accuse", "colonist": "john_putnam"},),
                hints=2,
                tries={"other": {"do": "accuse"}},
            ),
            Step(
                "arrest",
                {"key": "arrested", "seat": ME, "colonist": "john_putnam"},
                ({"kind": "arrest", "colonist": "john_putnam"},),
                tries={"other": {"kind": "arrest", "do": "arrest"}, "pass": {"do": "pass"}},
            ),
        ),
        seed=14,
        played=27,
    ),
    # John Putnam is of the family the learner's faction wants arrested, and stands on the learner's grievance.
    Scene(
        "grievance",
        SEATS,
        (
            Step(
                "arrest",
                {"key": "arrested", "seat": ME, "colonist": "john_putnam"},
                ({"colonist": "john_putnam"},),
                hints=2,
                tries={"porter": {"colonist": "elizabeth_porter"}, "pass": {"do": "pass"}},
            ),
        ),
        seed=4,
        played=63,
    ),
    Scene("end", SEATS, (_anyone("last", "scored", "accuse", "nathaniel_putnam"),), seed=23, played=184),
)

PANELS = (
    Panel("points", "end"),
    Panel("messengers", "messengers", 1),
    Panel("accuse", "accuse", 2),
    Panel("arrest", "arrest"),
    Panel("circle", "circle"),
    Panel("tokens", "end"),
    Panel("faction", "grievance"),
    Panel("end", "end", 1),
)
