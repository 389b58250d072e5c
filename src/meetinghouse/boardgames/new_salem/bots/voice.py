"""What a player of New Salem says: whom it trusts with Hope and why, what it promises, and what it answers.

Witches give the same true reasons as Puritans. Their word as Constable is good while they hide, and afterwards only
for as long as it serves them; the excuse they make then is the one that a Puritan with a better Event would make.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum

from meetinghouse.boardgames.new_salem.bots.grounds import PROMISED, Ground, Grounds
from meetinghouse.bots.fair import best, exceeds, ranked
from meetinghouse.bots.manners import Manners, asked, remark
from meetinghouse.engine.json_types import Json

BEATS = tuple(f"new_salem.{key}" for key in ("event_drawn", "gave", "initiated", "round", "constable", "trial"))
EVERY = 1  # beats between two remarks at a table
UNASKED = 0.3  # how often somebody says what they think
WITH_A_GIFT = 0.45  # how often Hope is given or kept with a word
APART = 1.3  # how much likelier a Witch must be somewhere than on average to speak of it, and the other way round
TALKS_OVER = frozenset({"draft", "next_constable", "place"})  # while deciding this there is time to talk


class Voice:
    def __init__(self, seat: int, seed: int, promises: bool = True) -> None:
        """`promises`: whether the player that it speaks for can keep a promise in mind."""
        self.seat = seat
        self.promises = promises
        self.manners = Manners(seat, seed, BEATS, EVERY)
        self.grounds = Grounds(seat)
        self.odds: Sequence[float] = ()  # how likely each seat is a Witch, as I would have it known
        self.friends: set[int] = set()  # of whom I say nothing bad
        self.heard: Json | None = None
        self.short = 0  # I am Constable, and so many Hope short of what Cleansing costs
        self.giving: tuple[int, int] | None = None  # to whom I have just given how much
        self.sorry = False  # I have just broken my word
        self.at_leisure = False

    def see(self, event: Json) -> None:
        """What all see, and what somebody says."""
        self.manners.see(event)
        self.grounds.see(event)
        if event["key"] == "table.remark" and event["seat"] != self.seat:
            self.heard = event

    def speak(self) -> Json | None:
        """What I say beside my last answer, or when somebody has spoken of me."""
        heard, self.heard = self.heard, None
        short, self.short = self.short, 0
        giving, self.giving = self.giving, None
        sorry, self.sorry = self.sorry, False
        leisure, self.at_leisure = self.at_leisure, False
        if short:
            return self._beg(short)
        if sorry:
            return self.manners.says(remark("sorry", None, "better_use"))
        if giving is not None:
            return self._about_hope(*giving)
        return (heard and self._answer(heard)) or (self.manners.says(self._thought(), UNASKED) if leisure else None)

    def _beg(self, short: int) -> Json | None:
        """Nobody believes a promise of somebody who has broken one: then it is a plain request."""
        if self.grounds.broke_word[self.seat] or not self.promises:
            return self.manners.says(remark("give_hope"))
        return self.manners.says(remark("promise", None, PROMISED, short))

    def _about_hope(self, constable: int, n: int) -> Json | None:
        if n:
            why = self._because(constable, self.grounds.in_favour)
            return self.manners.says(remark("trust", constable, *why), WITH_A_GIFT) if why else None
        why = self._because(constable, self.grounds.against)
        if why is None or constable in self.friends or not self._likely(constable):
            return None
        return self.manners.says(remark("no_hope", None, *why), WITH_A_GIFT)

    def _answer(self, heard: Json) -> Json | None:
        kind, speaker = heard["remark"], heard["seat"]
        if asked(heard, self.seat):
            return self.manners.replies(self._reasons(speaker) if kind == "ask_why" else self._suspects())
        if heard["about"] != self.seat or kind not in ("suspect", "trust"):
            return None
        if kind == "trust":
            return self.manners.answers(remark("thanks"))
        mine = self._because(self.seat, self.grounds.in_favour)
        theirs = None if speaker in self.friends else self._because(speaker, self.grounds.against)
        if mine is not None:
            return self.manners.answers(remark("trust_me", None, f"i_{mine[0]}", mine[1]))
        return self.manners.answers(remark("not_me") if theirs is None else remark("suspect", speaker, *theirs))

    def _reasons(self, speaker: int) -> Iterator[Json]:
        """Asked why: what all have seen the asker do, or that I have nothing to say."""
        if speaker not in self.friends:
            yield from (remark("suspect", speaker, *why) for why in self.grounds.against(speaker))
        yield from (remark("sorry"), remark("shrugs"))

    def _suspects(self) -> Iterator[Json]:
        """Asked whom I suspect: the likeliest first, each with a ground where there is one, or nobody."""
        for seat in ranked(self.manners.chance, range(len(self.odds)), self.odds.__getitem__):
            if seat != self.seat and seat not in self.friends and self._likely(seat):
                why = self._because(seat, self.grounds.against)
                yield remark("suspect", seat) if why is None else remark("suspect", seat, *why)
        yield remark("shrugs")

    def _thought(self) -> Json | None:
        """The strongest opinion for which there is a ground that all have seen."""
        found: list[tuple[float, Json]] = []
        for seat, odds in enumerate(self.odds):
            if seat == self.seat:
                continue
            if self._likely(seat) and seat not in self.friends:
                why, kind = self._because(seat, self.grounds.against), "suspect"
            elif exceeds(self._usual(), APART * odds):
                why, kind = self._because(seat, self.grounds.in_favour), "trust"
            else:
                continue
            if why is not None:
                found.append((abs(odds - self._usual()), remark(kind, seat, *why)))
        return best(self.manners.chance, found, lambda one: one[0])[1] if found else None

    def _usual(self) -> float:
        return fsum(self.odds) / max(1, len(self.odds))

    def _likely(self, seat: int) -> bool:
        return bool(self.odds) and exceeds(self.odds[seat], APART * self._usual())

    def _because(self, seat: int, grounds: Callable[[int], Iterable[Ground]]) -> tuple[str, int] | None:
        found = list(grounds(seat))
        return self.manners.chance.choice(found) if found else None
