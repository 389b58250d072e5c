"""A decent player: remembers, counts, keeps secrets and uses every card and character; and a newcomer."""

import random
from collections.abc import Callable, Iterable
from typing import Any

from meetinghouse.boardgames.salem1692.bots.belief import Belief, take_in
from meetinghouse.boardgames.salem1692.bots.memory import DeedMemory
from meetinghouse.boardgames.salem1692.bots.mind import CardPlan, PlayerMind
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.boardgames.salem1692.bots.town import TownMind
from meetinghouse.boardgames.salem1692.bots.voice import Voice
from meetinghouse.boardgames.salem1692.bots.witch import Witch
from meetinghouse.bots.fair import best
from meetinghouse.bots.temper import PLAIN, Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

# Cards and characters in the order in which I would take them.
CARDS = (
    *("witness", "scapegoat", "evidence", "accusation", "piety", "asylum", "alibi", "robbery", "arson", "stocks"),
    *("curse", "matchmaker", "black_cat"),
)
CHARACTERS = (
    *("thomas_danforth", "john_proctor", "george_burroughs", "will_griggs", "ann_putnam", "rebecca_nurse"),
    *("samuel_parris", "william_phips", "abigail_williams", "cotton_mather", "giles_corey", "tituba"),
    *("martha_corey", "mary_warren", "sarah_good"),
)
SLIP = 1.2  # a newcomer's push at the second-best suspect, a card laid a turn too early: never more than that
COMPOSURE = 0.3  # how often a newcomer who is a witch thinks of confessing as the innocent do


class Level2:
    remembers = True  # what the others did, and not only what lies open

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = random.Random(seed)
        self.memory = DeedMemory(seat)
        self.belief: Belief | None = None
        self.cover: Belief | None = None  # what an innocent in my seat would believe
        self.plan: CardPlan | None = None
        self.voice = Voice(seat, seed)
        self.asked = ""  # the last question
        self.said: CardPlan | None = None
        self.temper = PLAIN

    def be(self, temper: Temper) -> None:
        self.temper = temper
        self.voice.manners.talkative = temper.talk

    def see(self, event: Json) -> None:
        self.memory.see(event)
        self.voice.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        sight = Sight(view)
        if self.belief is None:
            self.belief = Belief(sight, self.chance)
        if sight.witch and self.cover is None:
            # turned at Conspiracy: what I believed until now is what an innocent would go on believing
            self.cover = self.belief.played_innocent(sight)
        beliefs = (self.belief,) if self.cover is None else (self.belief, self.cover)
        take_in(sight, self.memory, *beliefs, deeds=self.remembers)
        self.asked = bare(ask.kind)
        mind = self._mind(sight)
        self.voice.look(view, mind.opinion)
        if len(ask.options) == 1:
            return ask.options[0]
        answer = _ANSWERS.get(self.asked)
        choice = None if answer is None else answer(self, mind, ask)
        return choice or self.chance.choice(ask.options)

    def remark(self) -> Json | None:
        """What I say aloud beside my last answer, or when somebody has spoken of me."""
        asked, self.asked = self.asked, ""
        plan = self.plan
        if plan is None or plan is self.said or asked != "turn":
            return self.voice.speak()
        self.said = plan
        tips = self.memory.reaches(plan.card, plan.target)
        return self.voice.speak(plan.card, plan.target, tips, at_leisure=plan.do in ("draw", "end_turn"))

    def _mind(self, sight: Sight) -> PlayerMind:
        assert self.belief is not None
        if sight.witch:
            return Witch(sight, self.belief, self.memory, self.chance, self.temper, self.cover)
        return TownMind(sight, self.belief, self.memory, self.chance, self.temper)


class Level1(Level2):
    """The newcomer: counts the cards that lie open, forgets who did what, and lies badly."""

    remembers = False

    def _mind(self, sight: Sight) -> PlayerMind:
        mind = super()._mind(sight)
        mind.slip = SLIP
        if isinstance(mind, Witch):
            mind.composure = COMPOSURE
        return mind


Answer = Callable[[Level2, PlayerMind, Ask], Choice | None]


# ---- finding options -----------------------------------------------------------------------------------------------


def option(ask: Ask, do: str, **args: Any) -> Choice | None:
    fits = (c for c in ask.options if c.do == do and all(c.args.get(k) == v for k, v in args.items()))
    return next(fits, None)


def first_of(ask: Ask, do: str, name: str, wanted: Iterable[Any]) -> Choice | None:
    """The first of some wishes that is offered."""
    found = (option(ask, do, **{name: value}) for value in wanted)
    return next((choice for choice in found if choice is not None), None)


# ---- my turn -------------------------------------------------------------------------------------------------------


def _turn(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    offered = {(choice.do, str(choice.args.get("card", ""))) for choice in ask.options}
    offered |= {("play_as_witness", "alibi")} if option(ask, "play_as_witness") else set()
    plan = mind.best(offered)
    player.plan = plan
    if plan.do == "draw" and option(ask, "order_deck"):
        # as part of drawing: the deck is best put in order while it is still long
        return option(ask, "order_deck")
    return option(ask, plan.do, **({"card": plan.card} if plan.do == "play" else {})) or option(ask, "draw")


def _target(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    plan = player.plan
    if plan is not None:
        found = option(ask, "seat", seat=plan.target)
        if found is not None:
            return found
    # the plan is somebody else's (a seat taken over in mid-turn): whom would I play this on
    seats = [int(choice.args["seat"] or 0) for choice in ask.options]
    return option(ask, "seat", seat=best(player.chance, seats, lambda s: (mind.want(s), -mind.friend(s))))


def _second(card: str) -> Answer:
    def answer(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
        plan = player.plan
        if plan is not None and plan.card == card:
            found = option(ask, "seat", seat=plan.second)
            if found is not None:
                return found
        return option(ask, "seat", seat=mind.second_target(card, int(mind.sight.data[0])))

    return answer


def _curse(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    friend = mind.friend(int(mind.sight.data[0]))
    offered = [str(choice.args["card"]) for choice in ask.options]
    return option(ask, "card", card=best(player.chance, offered, lambda card: -mind.blue_worth(card) * friend))


# ---- Dawn, Night, Conspiracy ---------------------------------------------------------------------------------------


def _points(whom: Callable[[Witch], int]) -> Answer:
    return lambda player, mind, ask: option(ask, "seat", seat=whom(mind)) if isinstance(mind, Witch) else None


def _save(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    assert isinstance(mind, TownMind | Witch)
    return option(ask, "seat", seat=mind.save())


def _confess(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    assert isinstance(mind, TownMind | Witch)
    face = mind.confess()
    if face is None:
        return option(ask, "stay_silent")
    return option(ask, "confess_unseen") or option(ask, "show", tryal=face) or option(ask, "stay_silent")


def _show(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    """I must turn up one of my own: never the Witch while there is another."""
    return first_of(ask, "show", "tryal", ("not_a_witch", "constable", "witch"))


# ---- characters ----------------------------------------------------------------------------------------------------


def _take_card(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    return first_of(ask, "card", "card", CARDS) or first_of(ask, "front_card", "card", CARDS)


def _order(player: Level2, mind: PlayerMind, ask: Ask) -> Choice | None:
    """The two cards I am about to draw; then a witch lets Night fall soon, and the town leaves the rest."""
    placed = mind.sight.view["deck_new_order"] or []
    if len(placed) < 2:
        return first_of(ask, "card", "card", CARDS)
    if mind.sight.witch and "night" not in placed:
        return option(ask, "card", card="night") or option(ask, "done")
    return option(ask, "done")


# Every question that is worth a thought; the answers to all others are equally good.
_ANSWERS: dict[str, Answer] = {
    "turn": _turn,
    "target": _target,
    "scapegoat_to": _second("scapegoat"),
    "robbery_to": _second("robbery"),
    "alibi": lambda player, mind, ask: first_of(ask, "card", "card", ("evidence", "accusation")),
    "curse": _curse,
    **dict.fromkeys(("cat_first", "cat_second"), _points(lambda witch: witch.cat())),
    "kill_first": _points(lambda witch: witch.first_victim()),
    "kill_second": _points(lambda witch: witch.second_victim()),
    "suspect": lambda player, mind, ask: option(ask, "seat", seat=best(player.chance, mind.sight.others, mind.want)),
    "trust": lambda player, mind, ask: option(ask, "seat", seat=best(player.chance, mind.sight.others, mind.friend)),
    "gavel": _save,
    "save": _save,
    "confess": _confess,
    "choose_of_two": _show,
    "black_cat": _show,
    **dict.fromkeys(("giles", "ann", "abigail", "rebecca"), lambda player, mind, ask: option(ask, "yes")),
    "call_early": lambda player, mind, ask: option(ask, "yes" if mind.want(int(mind.sight.data[0])) > 0 else "no"),
    "parris": _take_card,
    "inherit": _take_card,
    "order": _order,
    "choose_character": lambda player, mind, ask: first_of(ask, "character", "character", CHARACTERS),
}
