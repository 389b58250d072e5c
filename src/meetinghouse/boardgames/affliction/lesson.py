"""The lesson of Affliction: from the first messenger to the last point, a scene for each idea."""

from __future__ import annotations

from meetinghouse.engine.lesson import Panel, Pattern, Scene, Step, free, mine

SEATS = 3


def _anyone(step: str, key: str, kind: str, colonist: str) -> Step:
    """A choice among colonists in which each is allowed; this is the one to show."""
    return free(step, mine(key), {"kind": kind, "colonist": colonist})


def _arrest(colonist: str, *before: Pattern, hints: int = 2, **other: Pattern) -> Step:
    """Arrest this colonist and no other; `before` is what may have to be answered first."""
    tries = {**other, "pass": {"kind": "arrest", "do": "pass"}}
    way = ({"kind": "arrest", "colonist": colonist}, *before)
    return Step("arrest", mine("arrested", colonist=colonist), way, hints, tries)


SCENES = (
    Scene(
        "messengers",
        SEATS,
        (
            Step("first", mine("placed", space=1), ({"space": 1},)),
            free("second", mine("placed"), {"kind": "messenger"}),
            Step("resolve", mine("accused"), ({"kind": "accuse", "colonist": "john_putnam"},)),
        ),
        seed=7,
    ),
    Scene(
        "accuse",
        SEATS,
        tuple(_anyone(step, "accused", "accuse", "thomas_putnam") for step in ("one", "two")),
        seed=1,
        played=24,
    ),
    # Both can be paid for; the learner's faction wants no Putnam arrested.
    Scene("arrest", SEATS, (_arrest("israel_porter", putnam={"colonist": "edward_putnam"}),), seed=5, played=18),
    Scene(
        "circle",
        SEATS,
        (
            Step(
                "bring",
                mine("brought"),
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
                mine("frightened"),
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
                mine("haunted", colonist="elizabeth_hubbard"),
                ({"kind": "haunt", "colonist": "elizabeth_hubbard"},),
            ),
            Step("send", mine("placed", space=(8, 9)), ({"space": 8},)),
            free("other", mine("placed"), {"kind": "messenger", "space": 1}),
            _arrest("elizabeth_hubbard", {"kind": "accuse"}, putnam={"kind": "arrest", "do": "arrest"}),
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
                mine("protected"),
                ({"kind": "protect", "colonist": "mary_warren"},),
                tries={"pass": {"do": "pass"}},
            ),
            Step("gather", mine("generated"), ({"do": "collect"},), tries={"use": {"do": "use"}}),
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
                "use", mine("used"), ({"do": "use", "colonist": "elizabeth_hubbard"},), tries={"done": {"do": "done"}}
            ),
            Step(
                "accuse",
                mine("accused_by", colonist="john_putnam"),
                ({"do": "accuse", "colonist": "john_putnam"},),
                hints=2,
                tries={"other": {"do": "accuse"}},
            ),
            _arrest("john_putnam", hints=1, other={"kind": "arrest", "do": "arrest"}),
        ),
        seed=14,
        played=27,
    ),
    # John Putnam is of the family the learner's faction wants arrested, and stands on the learner's grievance.
    Scene("grievance", SEATS, (_arrest("john_putnam", porter={"colonist": "elizabeth_porter"}),), seed=4, played=63),
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
