"""The lesson of Affliction: from the first messenger to the last point, a scene for each idea."""

from collections.abc import Mapping

from meetinghouse.learn.scenes import Panel, Pattern, ScriptedAnswer, Step, free, lesson, mine, scene


def _anyone(step: str, key: str, kind: str, colonist: str) -> Step:
    """A choice among colonists in which each is allowed; this is the one to show."""
    return free(step, mine(key), {"kind": kind, "colonist": colonist})


def _on(step: str, key: str, colonist: str, tries: Mapping[str, Pattern], **deed: str) -> Step:
    """Something that is done to one colonist, by name; `tries` is what is answered besides."""
    return Step(step, mine(key), ({**deed, "colonist": colonist},), tries=tries)


def _arrest(colonist: str, *before: Pattern, hints: int = 2, **other: Pattern) -> Step:
    """Arrest this colonist and no other; `before` is what may have to be answered first."""
    tries = {**other, "pass": {"kind": "arrest", "do": "pass"}}
    way = ({"kind": "arrest", "colonist": colonist}, *before)
    return Step("arrest", mine("arrested", colonist=colonist), way, hints, tries)


SCENES = lesson(
    3,
    scene(
        "messengers",
        Step("first", mine("placed", space=1), ({"space": 1},)),
        free("second", mine("placed"), {"kind": "messenger"}),
        Step("resolve", mine("accused"), ({"kind": "accuse", "colonist": "john_putnam"},)),
        seed=7,
    ),
    scene("accuse", *(_anyone(step, "accused", "accuse", "thomas_putnam") for step in ("one", "two")), played=24),
    # Both can be paid for; the learner's faction wants no Putnam arrested.
    scene("arrest", _arrest("israel_porter", putnam={"colonist": "edward_putnam"}), seed=5, played=18),
    scene(
        "circle",
        _on("bring", "brought", "john_alden", {"pass": {"kind": "bring", "do": "pass"}}, kind="bring"),
        played=11,
    ),
    # Two accusations lie on Abigail Williams in the learner's circle; Giles Corey brings Caleb influence.
    scene(
        "fear",
        Step(
            "exonerate",
            mine("cleared"),
            ({"kind": "exonerate", "colonist": "abigail_williams"},),
            tries={"pass": {"kind": "exonerate", "do": "pass"}},
        ),
        _on("fear", "frightened", "giles_corey", {"comfort": {"do": "comfort"}}, do="frighten"),
        seed=11,
        played=78,
    ),
    # Elizabeth Hubbard stands in Hester's circle, and nothing lies on her.
    scene(
        "spectral",
        Step(
            "haunt",
            mine("haunted", colonist="elizabeth_hubbard"),
            ({"kind": "haunt", "colonist": "elizabeth_hubbard"},),
        ),
        Step("send", mine("placed", space=(8, 9)), ({"space": 8},)),
        free("other", mine("placed"), {"kind": "messenger", "space": 1}),
        _arrest("elizabeth_hubbard", {"kind": "accuse"}, putnam={"kind": "arrest", "do": "arrest"}),
        seed=2,
        played=7,
    ),
    scene(
        "protection",
        _on("protect", "protected", "mary_warren", {"pass": {"do": "pass"}}, kind="protect"),
        Step("gather", mine("generated"), ({"do": "collect"},), tries={"use": {"do": "use"}}),
        seed=3,
        played=20,
    ),
    # The ability comes before the arrest; John Putnam is what the learner's faction and grievance want.
    scene(
        "abilities",
        _on("use", "used", "elizabeth_hubbard", {"done": {"do": "done"}}, do="use"),
        Step(
            "accuse",
            mine("accused_by", colonist="john_putnam"),
            ({"do": "accuse", "colonist": "john_putnam"},),
            hints=2,
            tries={"other": {"do": "accuse"}},
        ),
        _arrest("john_putnam", hints=1, other={"kind": "arrest", "do": "arrest"}),
        seed=14,
        played=27,
    ),
    # John Putnam is of the family the learner's faction wants arrested, and stands on the learner's grievance.
    scene("grievance", _arrest("john_putnam", porter={"colonist": "elizabeth_porter"}), seed=4, played=63),
    # Caleb declares the arrest of Israel Porter, who is in the learner's circle; Mary Black stands in Hester's.
    scene(
        "scapegoat",
        Step(
            "name",
            mine("scapegoat"),
            ({"kind": "scapegoat", "do": "scapegoat"},),
            tries={"pass": {"kind": "scapegoat", "do": "pass"}},
        ),
        seed=225,
        played=93,
        lines=tuple(ScriptedAnswer(seat, {"kind": "scapegoat", "do": "pass"}) for seat in (1, 2)),
    ),
    scene("end", _anyone("last", "scored", "accuse", "nathaniel_putnam"), seed=23, played=184),
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
