"""“Who is the witch?”: moments of Salem 1692 at which the facts alone prove that somebody is one.

Two proofs that know nothing of each other must agree: every course that the Witch cards can have taken (`Belief`, which
here forgets nothing and weighs no deeds) and 200 worlds imagined from the seat's view.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import meetinghouse
from meetinghouse.boardgames.salem1692.bots.belief import Belief, Course, witch_cards
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.boardgames.salem1692.names import NOT_A_WITCH, TRYALS, WITCH
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback.puzzle import RIGHT, UNPROVEN, WRONG, Proof, ProofStep, Verdict

WORLDS = 200
EVERY_COURSE = 10**9
WAYS = 8  # more are counted, not told one by one


class WhoIsTheWitch:
    """Asked of somebody who never held a Witch and was told of none."""

    kind = "who"
    seats: tuple[int, ...] = (5, 6, 7, 8)
    level = 2

    def __init__(self) -> None:
        self._seen: tuple[str, int] = ("", 0)

    def look(self, match: Match) -> Iterable[int]:
        """Whenever the public history has grown: the living who know nothing by themselves and can prove one."""
        view = match.view(-1)
        now = (match.commitment, len(view["history"]))
        if now == self._seen or match.outcome is not None:
            return
        self._seen = now
        for seat in view["living"]:
            if _proven(match.view(seat)) is not None:
                yield seat

    def prove(self, match: Match, seat: int, strict: bool = False) -> Proof | None:
        view = match.view(seat)
        witch = _proven(view)
        if witch is None:
            return None
        for seed in range(WORLDS):
            if not meetinghouse.imagine(match.game, view, seed=seed).view(witch)["is_witch"]:
                return None
        courses = exact(view).courses
        return Proof(
            {"do": "seat", "seat": witch},
            len(_holders(view)) * 10 + min(9, len(courses)) + 5 * view["conspiracies"],
            [],
        )

    def true(self, match: Match, seat: int, answer: Json) -> bool:
        return bool(match.view(answer["seat"])["is_witch"])

    def answers(self, match: Match, seat: int) -> list[Json]:
        return [{"do": "seat", "seat": other} for other in match.view(seat)["living"] if other != seat]

    def verdict(self, match: Match, seat: int, answer: Json, proven: Json) -> Verdict:
        if answer == proven:
            return RIGHT
        may, _ = _suspects(exact(match.view(seat)), match.view(seat)["living"])
        return UNPROVEN if answer["seat"] in may else WRONG

    def facts(self, match: Match, seat: int) -> list[ProofStep]:
        """What was shown between two other facts is one of them."""
        found: list[ProofStep] = []
        for step, _ in _told(match.view(seat)):
            if step.key == "shown" and step.args["tryal"] != "witch":
                before = found.pop().args["seats"] if found and found[-1].key == "shown_none" else []
                step = ProofStep("shown_none", {"seats": [*before, step.args["seat"]]})
            found.append(step)
        return found

    def steps(self, match: Match, seat: int, answer: Json, measured: list[Json]) -> list[ProofStep]:
        """The facts after which somebody else may be a witch, or must be; every way left; and what follows."""
        view = match.view(seat)
        found: list[ProofStep] = []
        before: Any = None
        told = list(_told(view))
        for at, (step, read) in enumerate(told):
            if step.key == "shown" and told[at + 1 :] and _dies(told[at + 1][0], step.args["seat"]):
                continue
            belief = exact({**view, "history": view["history"][:read]})
            known = {e[1] for e in view["history"][:read] if e[0] == "died" or (e[0] == "revealed" and e[2] == WITCH)}
            may, sure = _suspects(belief, [s for s in range(view["seats"]) if s != seat and s not in known])
            if (may, sure) != before:
                found.append(step._replace(may=tuple(may), sure=tuple(sure)))
                before = (may, sure)
        courses = sorted(exact(view).courses)
        ways = [_way(n, course, view) for n, course in enumerate(courses, start=1)] if len(courses) <= WAYS else []
        return [*found, *ways, ProofStep("so", {"seat": answer["seat"], "n": len(courses)})]


def _dies(step: ProofStep, seat: int) -> bool:
    return step.key.startswith("died") and step.args["seat"] == seat


def _way(n: int, course: Course, view: Json) -> ProofStep:
    """One way that the Witch cards can have gone: with whom they lie now, and which of the living they made witches."""
    cards, ever = course
    witches = [seat for seat in view["living"] if ever >> seat & 1]
    return ProofStep("way", {"n": n, "seats": sorted(set(cards)), "targets": witches})


def exact(view: Json) -> Belief:
    """What follows from the facts of a view: all courses, and nothing that anybody did or said."""
    sight = Sight(view)
    belief = Belief(sight, Random(0))
    belief.forget, belief.most = 0.0, EVERY_COURSE
    belief.update(sight)
    return belief


def _suspects(belief: Belief, seats: Iterable[int]) -> tuple[list[int], list[int]]:
    """Who may have held a Witch, and who must have."""
    others = [seat for seat in seats if seat != belief.me]
    may = [seat for seat in others if any(ever >> seat & 1 for _, ever in belief.courses)]
    sure = [seat for seat in may if all(ever >> seat & 1 for _, ever in belief.courses)]
    return may, sure


def _holders(view: Json) -> list[int]:
    """The others who have Tryals face down."""
    return [seat for seat in view["living"] if seat != view["viewer"] and view["face_down"][seat]]


def _proven(view: Json) -> int | None:
    """The one living seat that must be a witch, where that takes thought; or nothing."""
    history, me = view["history"], view["viewer"]
    if view["is_witch"] or not any(entry[0] == "conspiracy" for entry in history):
        return None
    if any(what == "witches" or face == WITCH for _, what, face, _ in view["learned"]):
        return None
    if len(_holders(view)) < 2:
        return None
    belief = exact(view)
    if belief.lost or belief.guessed:
        return None
    _, sure = _suspects(belief, [seat for seat in view["living"] if seat != me])
    return sure[0] if len(sure) == 1 else None


def _told(view: Json) -> Iterator[tuple[ProofStep, int]]:
    """What all saw of the Tryals and what this seat took and gave, and how much of the history it is."""
    history, me, seats = view["history"], view["viewer"], view["seats"]
    held = sum(entry[0] == "revealed" and entry[1] == me and entry[2] == WITCH for entry in history)
    yield ProofStep("dealt", {"n": witch_cards(view), "mine": held, "players": seats}), 0
    shown: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    conspiracies = 0
    for at, entry in enumerate(history, start=1):
        what = entry[0]
        if what == "revealed":
            shown[entry[1]].append(entry[2])
            dies = at < len(history) and history[at][0] == "died" and history[at][1] == entry[1]
            if entry[3] != "death" and entry[1] != me and not (dies and entry[2] == WITCH):
                yield ProofStep("shown", {"seat": entry[1], "tryal": TRYALS[entry[2]]}), at
        elif what == "conspiracy":
            took = next(fact for fact in view["learned"] if fact[0] == conspiracies and fact[1] == "took")
            conspiracies += 1
            args = {"n": conspiracies, "seat": took[3], "tryal": TRYALS[took[2]], "chain": entry[1][::-1]}
            yield ProofStep("conspiracy", args), at
        elif what == "died" and entry[1] != me:
            faces = shown[entry[1]]
            how = {-1: "unsaid", 0: "never", 1: "was" if WITCH in faces else "passed_on"}[entry[2]]
            yield ProofStep(f"died_{how}", {"seat": entry[1], "n": len(faces) - faces.count(NOT_A_WITCH)}), at
