"""What a player of Salem 1692 says: whom it suspects or trusts and why, and what it answers when spoken of.

A witch says what an innocent in her seat would say and believe: her reasons are as true as anybody's, her opinion of a
fellow witch is left out, and her one lie (that she never took a Witch) is told only while no card on the table speaks
against it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from math import fsum
from typing import NamedTuple

from meetinghouse.boardgames.salem1692.bots.grounds import Ground, Grounds
from meetinghouse.boardgames.salem1692.bots.memory import HELPS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.boardgames.salem1692.pointing import POINTINGS
from meetinghouse.bots.fair import best, exceeds, ranked
from meetinghouse.bots.manners import Manners, asked, remark
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

WITH_A_CARD = 0.4  # how often a card is given a word
UNASKED = 0.25  # how often somebody says what they think
ASIDE = 0.12  # how often what others say of others is agreed with or not
SECRET = (*POINTINGS, "constable", "confess")
EVERY = 2  # turns between two remarks at a table
APART = 1.25  # how much likelier a Witch must be somewhere than on average to speak of it, and the other way round


class Opinion(NamedTuple):
    """What a player makes known of its belief."""

    hits: Mapping[int, float]  # how likely a Tryal of each other living seat is a Witch
    friends: Collection[int] = ()  # of whom it will say nothing bad
    took: bool = False  # it has taken a Tryal at Conspiracy
    innocent: bool = True  # the table's cards leave it possible that it never held a Witch

    @property
    def usual(self) -> float:
        """How likely a Witch is anywhere."""
        return fsum(self.hits.values()) / max(1, len(self.hits))


class Voice:
    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.manners = Manners(seat, seed, ("salem1692.turn",), EVERY)
        self.grounds = Grounds(seat)
        self.opinion = Opinion({})  # none so far
        self._believe: Callable[[], Opinion] | None = None
        self.heard: Json | None = None  # the last remark of somebody else
        self.hushed = True  # eyes are closed

    def see(self, event: Json) -> None:
        """What all see, and what somebody says."""
        self.manners.see(event)
        if event["key"] == "salem1692.turn":
            self.hushed = False
        if event["key"] != "table.remark":
            self.grounds.see(event)
        elif event["seat"] != self.seat:
            self.heard = event

    def look(self, view: Json, believe: Callable[[], Opinion] | None = None) -> None:
        """I am being asked something, and believe this; it is worked out when somebody listens."""
        self.hushed = bare(view["decision"]["kind"]) in SECRET
        self._believe = believe

    def speak(self, card: str = "", target: int = -1, tips: bool = False, at_leisure: bool = False) -> Json | None:
        """An answer, a word with the card that I play, or, at leisure, what I think. Nobody talks in the dark.

        `tips`: the card brings its target to the limit. Then the player says why."""
        if self.hushed:
            return None
        heard, self.heard = self.heard, None
        if self._believe is not None:
            self.opinion, self._believe = self._believe(), None
        return (
            (heard and self._answer(heard))
            or self._with_card(card, target, tips)
            or (self.manners.says(self._thought(), UNASKED) if at_leisure and self.manners.may_begin() else None)
        )

    # ---- answers -----------------------------------------------------------------------------------------------------

    def _answer(self, heard: Json) -> Json | None:
        kind, speaker, about = heard["remark"], heard["seat"], heard["about"]
        if asked(heard, self.seat):
            return self.manners.replies(self._reasons(speaker) if kind == "ask_why" else self._suspects())
        if kind not in ("suspect", "trust") or speaker in self.grounds.dead:
            return None
        if about == self.seat:
            return self.manners.answers(self._defence(speaker) if kind == "suspect" else remark("thanks"))
        hit = self.opinion.hits.get(about)
        if hit is None:
            return None
        likely = exceeds(hit, APART * self.opinion.usual)
        unlikely = exceeds(self.opinion.usual, APART * hit)
        if not (likely or unlikely) or (likely and about in self.opinion.friends):
            return None
        agree = likely == (kind == "suspect")
        why = self._because(about, self.grounds.in_favour if kind == "suspect" else self.grounds.against)
        words = remark("agree") if agree or why is None else remark("disagree", None, why.why, why.n, why.seat)
        return self.manners.answers(words) if self.manners.chance.random() < ASIDE else None

    def _reasons(self, speaker: int) -> Iterator[Json]:
        """Asked why: what all have seen the asker do, or that I have nothing to say."""
        if speaker not in self.opinion.friends:
            yield from (remark("suspect", speaker, *why) for why in self.grounds.against(speaker))
        yield from (remark("sorry"), remark("shrugs"))

    def _suspects(self) -> Iterator[Json]:
        """Asked whom I suspect: the likeliest first, each with a ground where there is one, or nobody."""
        hits = self.opinion.hits
        living = [seat for seat in hits or self.grounds.seen if seat not in self.grounds.dead and seat != self.seat]
        for seat in ranked(self.manners.chance, living, lambda one: hits.get(one, 0.0)):
            why = self._because(seat, self.grounds.against)
            likely = exceeds(hits.get(seat, 0.0), APART * self.opinion.usual)
            if seat not in self.opinion.friends and (likely or why is not None):
                yield remark("suspect", seat) if why is None else remark("suspect", seat, *why)
        yield remark("shrugs")

    def _defence(self, speaker: int) -> Json:
        """I was called a witch: what speaks for me, what speaks against the speaker, or my word."""
        mine = self.grounds.clean[self.seat]
        theirs = self._because(speaker, self.grounds.against)
        ways: list[Json] = [remark("not_me")]
        if mine >= 2 and self.opinion.innocent:
            ways.append(remark("not_me", None, "my_cards", mine))
        if theirs is not None and speaker not in self.opinion.friends:
            ways.append(remark("suspect", speaker, *theirs))
        if self.opinion.took and self.opinion.innocent:
            ways.append(remark("claim", None, "took_no_witch"))
        return ways[-1] if self.manners.chance.random() < 0.6 else self.manners.chance.choice(ways)

    # ---- of my own accord --------------------------------------------------------------------------------------------

    def _with_card(self, card: str, target: int, tips: bool) -> Json | None:
        kind = "suspect" if card in RED_WORTH else "trust" if card in HELPS else ""
        if not kind or target < 0:
            return None
        if tips:
            ways = (remark(kind, target, *why) for why in (*self.grounds.against(target), Ground("worst")))
            return self.manners.says(next(filter(self.manners.is_new, ways), None), at_once=True)
        why = self._because(target, self.grounds.against if kind == "suspect" else self.grounds.in_favour)
        words = remark(kind, target) if why is None else remark(kind, target, *why)
        return self.manners.says(words, WITH_A_CARD)

    def _thought(self) -> Json | None:
        """The strongest opinion for which there is a ground that all have seen."""
        usual = self.opinion.usual
        found: list[tuple[float, Json]] = []
        for seat, hit in self.opinion.hits.items():
            if exceeds(hit, APART * usual) and seat not in self.opinion.friends:
                why, kind, strong = self._because(seat, self.grounds.against), "suspect", hit - usual
            elif exceeds(usual, APART * hit):
                why, kind, strong = self._because(seat, self.grounds.in_favour), "trust", (usual - hit) / 2
            else:
                continue
            if why is not None:
                found.append((strong, remark(kind, seat, *why)))
        return best(self.manners.chance, found, lambda one: one[0])[1] if found else None

    def _because(self, seat: int, grounds: Callable[[int], Iterable[Ground]]) -> Ground | None:
        found = list(grounds(seat))
        return self.manners.chance.choice(found) if found else None
