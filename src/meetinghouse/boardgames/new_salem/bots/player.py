"""The player: for each kind of question, the answer that serves its side and its points."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.new_salem.bots.belief import Belief
from meetinghouse.boardgames.new_salem.bots.drafting import Drafter
from meetinghouse.boardgames.new_salem.bots.events import EventAdviser
from meetinghouse.boardgames.new_salem.bots.offers import cubes_of, cubes_on, doing, gifts_to, seats_in
from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.boardgames.new_salem.bots.scripts import question_like
from meetinghouse.boardgames.new_salem.bots.voice import TALKS_OVER, Voice
from meetinghouse.bots.credit import SAYS, Credit
from meetinghouse.bots.fair import best, ranked
from meetinghouse.bots.temper import PLAIN, Temper
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

SHOWN = frozenset({"new_salem.looked", "new_salem.shown", "new_salem.character"})  # a Character itself
TRUSTED = 0.34  # a Constable less likely than this to be a Witch is helped
HIDING = 3  # until this round a Witch mostly says what a Puritan would
STRIKE, REVENGE, FAITH = 0.15, 0.8, 0.25  # what a character adds: to Events, to Trials, to trust in a Constable
KNOWN = 0.9  # a Witch counts a player who is likelier than this to be one among her own
WORD = 0.8  # points that keeping one's word is worth to a player who wants to be trusted
KEPT_WORD, BROKE_WORD = -0.3, 0.6  # what it says of a Constable, in log-odds
HEED = 0.5  # log-odds by which the word of somebody who was always right moves their subject
BLUFF = 0.35  # how often a Witch gives Hope for show in the first rounds


class Level2:
    """Sensible rules with a memory."""

    slip = 0.05  # how much worse than the best a Building or an Event may be and still be taken for it
    remembers = True  # what the others did, and not only whom it has seen

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = random.Random(seed)
        self.belief = Belief(seat)
        self.asker = -1  # who last asked for Hope
        self.receiver = -1  # who is to get the Building of a Deed of Gift
        self.voice = Voice(seat, seed)
        self.credit = Credit()
        self.temper = PLAIN
        self.givers: set[int] = set()  # who has given me Hope in this term of mine as Constable

    def be(self, temper: Temper) -> None:
        self.temper = temper
        self.voice.manners.talkative = temper.talk

    def see(self, event: Json) -> None:
        self.voice.see(event)
        self._weigh_word()
        if event["key"] == "table.remark":
            self._listen(event)
            return
        if event["key"] == "new_salem.gave" and event["target"] == self.seat:
            self.givers.add(event["seat"])
        elif event["key"] == "new_salem.constable":
            self.givers.clear()
        if self.remembers or event["key"] in SHOWN:
            self.belief.see(event)

    def _listen(self, event: Json) -> None:
        """Who asks for Hope, and whom others suspect, weighed by how often the speaker was right before."""
        self.asker = event["seat"] if event["remark"] in ("give_hope", "promise") else self.asker
        if self.remembers and event["seat"] != self.seat and event["remark"] in SAYS and event["about"] is not None:
            sign = 1 if SAYS[event["remark"]] else -1
            self.belief.move(event["about"], HEED * sign * self.credit.of(event["seat"]))
            self.credit.hear(event)

    def _weigh_word(self) -> None:
        """A Constable's word was kept or broken."""
        if self.voice.grounds.last_word is not None:
            seat, kept = self.voice.grounds.last_word
            self.voice.grounds.last_word = None
            self.belief.move(seat, KEPT_WORD if kept else BROKE_WORD)

    def remark(self) -> Json | None:
        """What I say aloud beside my last answer, or when somebody has spoken of me."""
        return self.voice.speak()

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        kind = ask.kind.removeprefix("new_salem.")
        if len(ask.options) == 1 and ask.required:
            return ask.options[0]
        reading = ViewReading(view)
        odds = self.belief.look(view)
        for seat, witch in self.belief.known.items():
            self.credit.settle(seat, witch)
        self.voice.odds = odds
        self.voice.friends = {s for s in reading.others if odds[s] > KNOWN} if reading.witch else set()
        self.voice.at_leisure = kind in TALKS_OVER
        drafter = Drafter(reading, odds, self.belief.exposed)
        if kind == "speak_up":
            return self._speak_up(ask.options, EventAdviser(drafter, self.rng, self.givers))
        data = view["decision"]["data"]
        answer = _ANSWERS.get(question_like(reading.set, kind, data) if kind.startswith("script_") else kind)
        if answer is None:
            return self.rng.choice(ask.options)
        return answer(self, ask.options, EventAdviser(drafter, self.rng, self.givers), data)

    # ---- the draft ---------------------------------------------------------------------------------------------

    def draft(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        drafter = adviser.drafter
        return self._weigh(options, lambda option: drafter.worth(str(option.args["building"])))

    def last(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        drafter, reading = adviser.drafter, adviser.reading
        if reading.constable == reading.me:
            short = reading.costs["cleansing"] - reading.hope[reading.me]
            self.voice.short = short if 0 < short <= sum(reading.hope[seat] for seat in reading.others) else 0

        def worth(option: Choice) -> float:
            return drafter.top_worth() - 0.1 if option.do == "top" else drafter.worth(str(option.args["building"]))

        return self._weigh(options, worth)

    def _weigh(self, options: Sequence[Choice], worth: Callable[[Choice], float]) -> Choice:
        """The best of them, or one that is hardly worse."""
        return best(self.rng, options, lambda option: worth(option) + self.rng.random() * self.slip)

    # ---- Hope --------------------------------------------------------------------------------------------------

    def give(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """A Puritan helps a trusted Constable to Cleansing or a Trial; a Witch gives for show, or to another Witch."""
        wanted = self._witch_gift(adviser) if adviser.reading.witch else self._puritan_gift(adviser)
        constable = adviser.reading.constable
        fitting = gifts_to(constable, options)
        given = min(wanted, len(fitting)) if wanted > 0 else 0
        self.voice.giving = constable, given
        return fitting[given - 1] if given else options[0]

    def _speak_up(self, options: Sequence[Choice], adviser: EventAdviser) -> Choice | None:
        """The Constable hesitates, and gave their word: a trusting player who has what is missing hands it over."""
        reading = adviser.reading
        constable, mine = reading.constable, reading.hope[reading.me]
        short = reading.costs["cleansing"] - reading.hope[constable]
        if self.voice.grounds.promise != constable or reading.witch or not 0 < short <= mine:
            return None
        fitting = gifts_to(constable, options)
        return fitting[short - 1] if self._puritan_gift(adviser) and len(fitting) >= short else None

    def _puritan_gift(self, adviser: EventAdviser) -> int:
        reading = adviser.reading
        constable = reading.constable
        # who asks openly is believed a little longer, but for those who have broken their word
        believed = 0.8 if self.voice.grounds.broke_word[constable] else 1.2 if self.asker == constable else 1.0
        if adviser.odds[constable] > TRUSTED * believed * (1 + FAITH * self.temper.faith):
            return 0
        worth = {event: adviser.worth(event) for event in ("cleansing", "trial") if event in self._face_up(reading)}
        useful = [event for event, value in worth.items() if value > 0.4]
        if not useful:
            return 0
        cost = min(reading.costs[event] for event in useful)
        short = cost - reading.hope[constable]
        purse = sum(reading.hope[seat] for seat in range(reading.seats) if seat != constable)
        if short <= 0 or short > purse:
            return 0
        return min(reading.hope[reading.me], -(-short * reading.hope[reading.me] // purse))

    def _witch_gift(self, adviser: EventAdviser) -> int:
        reading = adviser.reading
        if reading.round >= 3 and adviser.odds[reading.constable] > 0.6:
            return reading.hope[reading.me]
        if reading.round <= 3 and reading.hope[reading.me] >= 2 and self.rng.random() < BLUFF:
            return 1
        return 0

    @staticmethod
    def _face_up(reading: ViewReading) -> set[str]:
        return {"cleansing", *(["trial"] if reading.view["trials_left"] else []), *reading.view["row"]}

    # ---- the Constable -----------------------------------------------------------------------------------------

    def ponder(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        word = self._word(adviser) if self.voice.grounds.promise == self.seat and self.voice.grounds.trusted else 0.0

        def worth(option: Choice) -> float:
            if option.do == "end_round":
                return 0.25 - STRIKE * self.temper.nerve
            event = str(option.args["event"])
            return adviser.worth(event) + (word if event == "cleansing" else 0.0)

        chosen = self._weigh(options, worth)
        could = any(option.args.get("event") == "cleansing" for option in options)
        self.voice.sorry = bool(word) and could and chosen.args.get("event") != "cleansing"
        return chosen

    def _word(self, adviser: EventAdviser) -> float:
        """What it is worth to do as I promised; a Witch who need not hide any more has other plans."""
        return WORD if not adviser.reading.witch or adviser.reading.round <= HIDING else -WORD

    def next_constable(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """The likeliest friend; a Witch who knows of none takes the one who can do least harm."""
        reading = adviser.reading

        def worth(option: Choice) -> float:
            seat = int(str(option.args["seat"]))
            if reading.witch:
                return 2 * adviser.odds[seat] - 0.15 * reading.hope[seat]
            return -2 * adviser.odds[seat] + 0.1 * reading.hope[seat]

        return best(self.rng, options, worth)

    # ---- naming people -----------------------------------------------------------------------------------------

    def friend(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        return self._first(options, adviser.friends(seats_in(options)))

    def stranger(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        return self._first(options, adviser.unsure(seats_in(options)))

    def foe(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        seats = [seat for seat in seats_in(options) if seat != adviser.reading.me]
        return self._first(options, list(reversed(adviser.friends(seats))))

    def accuse(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        target = adviser.best_trial(seats_in(options), self._grudge())[1]
        return self._first(options, [target])

    def _grudge(self) -> dict[int, float]:
        """How much more I want somebody on Trial who put me there."""
        return {seat: REVENGE * self.temper.grudge for seat, n in self.voice.grounds.tried_me.items() if n}

    def pardon(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        worth, seat = adviser.best_release()
        me = adviser.reading.me
        if seat is None or worth <= 0:
            seat = me if adviser.reading.witch else adviser.friends(seats_in(options))[0]
        return self._first(options, [seat])

    def vote(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        me = adviser.reading.me
        seats = seats_in(options)
        if me in seats and (adviser.reading.witch or self.rng.random() < 0.3):
            return self._first(options, [me])
        return self._first(options, adviser.friends([seat for seat in seats if seat != me] or seats))

    def tithe(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        return self._first(options, ranked(self.rng, seats_in(options), lambda s: adviser.reading.hope[s]))

    def _first(self, options: Sequence[Choice], seats: Sequence[int]) -> Choice:
        """The first of these seats that is offered, or anything that is."""
        by_seat = {o.args["seat"]: o for o in options if o.do == "seat"}
        return next((by_seat[seat] for seat in seats if seat in by_seat), None) or self.rng.choice(options)

    # ---- naming Buildings --------------------------------------------------------------------------------------

    def loot(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        return self._building(options, adviser.best_loot()[1])

    def deed(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        owner, building, self.receiver = adviser.best_deed()[1]
        return self._building(options, (owner, building))

    def _building(self, options: Sequence[Choice], wanted: tuple[int, str] | None) -> Choice:
        found = next((o for o in options if (o.args["seat"], o.args["building"]) == wanted), None)
        return found or self.rng.choice(options)

    def place(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """All on one Building: a Puritan piles Despair up where one fire can take it all, a Witch spreads it."""
        despair = data[1]
        cubes = cubes_of(adviser.reading)
        sign = -1 if despair and adviser.reading.witch else 1
        column = 1 if despair else 0
        me = adviser.reading.me
        whole = [o for o in options if o.do != "one_here"]
        return best(self.rng, whole, lambda o: sign * cubes[me, o.args["building"]][column])

    def copy(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """Choose a copy: the Hope on it counts when it changes hands, the Despair when it burns or is cleared."""
        owner, step = data[0], data[3]
        if step == "building_chosen":  # an Event's choice: what becomes of it stands in the steps that wait for it
            _, event, _, at, _, named = adviser.reading.view["stack"][-1]
            step = question_like(adviser.reading.set, "script_building", (event, at - 1, named))
        mine = owner == adviser.reading.me
        hope = {"seizure": 0.15, "exchange_for": 0.15, "exchange_of_deeds": -0.15, "fire": -0.2 if mine else 0.0}
        despair = {"fire": -adviser.despair, "remove_one": 1.0 if adviser.reading.witch else -1.0}

        def worth(option: Choice) -> float:
            on = int(str(option.args["hope"])), int(str(option.args["despair"]))
            return hope.get(step, 0.0) * on[0] + despair.get(step, 0.0) * on[1]

        return best(self.rng, options, worth)

    def remove(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """A Puritan clears the strays first, a Witch the piles."""
        cubes = cubes_of(adviser.reading)
        sign = 1 if adviser.reading.witch else -1
        return best(self.rng, options, lambda o: sign * cubes_on(cubes, o)[1])

    def turn(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        wanted = "despair" if adviser.reading.witch else "hope"
        return next((o for o in options if o.args["cube"] == wanted), options[0])

    def heart(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        me = adviser.reading.me
        wants_mine = not adviser.reading.witch
        return best(self.rng, options, lambda o: (o.args["seat"] == me) == wants_mine)

    def buy(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        me = adviser.reading.me

        def worth(option: Choice) -> float:
            if option.do == "pass":
                return 0.0
            name = str(option.args["building"])
            return 0.05 + adviser.gain(me, name) + adviser.set_change(me, name, True)

        return best(self.rng, options, worth)

    # ---- saying something --------------------------------------------------------------------------------------

    def claim(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """A Building is worth a Hope, unless the Hope is needed for the town."""
        yes = adviser.reading.witch or adviser.despair > -1.2
        return doing(options, "claim" if yes else "pass")

    def pray(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        bold = adviser.reading.round > HIDING or self.rng.random() < 0.4
        return doing(options, "shadow" if adviser.reading.witch and bold else "light")

    def testify(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """A Puritan tells the truth; a Witch covers Witches and smears Puritans late."""
        witch = adviser.odds[data[0]] > 0.5
        if adviser.reading.witch:
            witch = not witch and (adviser.reading.round > HIDING or self.rng.random() < 0.5)
        side = "witch" if witch else "puritan"
        return next(o for o in options if o.args["side"] == side)

    def answer(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        """A card that was kept is used when what it does is worth something to me."""
        return options[0] if adviser.answer_worth(str(options[0].args["event"])) > 0 else options[1]

    def thank(self, options: Sequence[Choice], adviser: EventAdviser, data: Any) -> Choice:
        return doing(options, "remove_despair" if adviser.despair < -0.8 else "get_hope")


_Answer = Callable[[Level2, Sequence[Choice], EventAdviser, Any], Choice]
_ANSWERS: dict[str, _Answer] = {
    "draft": Level2.draft,
    "last": Level2.last,
    "give": Level2.give,
    "ponder": Level2.ponder,
    "next_constable": Level2.next_constable,
    "place": Level2.place,
    "pay_from": lambda me, options, adviser, data: options[0],  # the usual way comes first
    "which_copy": Level2.copy,
    "remove_from": Level2.remove,
    "trial": Level2.accuse,
    "judge": Level2.accuse,
    "midnight_visit": Level2.stranger,
    "sworn_oath": Level2.friend,
    "oath_taken": Level2.thank,
    "letters_of_trade": Level2.stranger,
    "character_witness": Level2.stranger,
    "call_witness": Level2.friend,
    "testify": Level2.testify,
    "exchange_of_deeds": lambda me, options, adviser, data: me._building(options, adviser.worst_own()[1]),
    "exchange_for": Level2.loot,
    "seizure": Level2.loot,
    "fire": lambda me, options, adviser, data: me._building(options, adviser.best_fire()[1]),
    "deed_of_gift": Level2.deed,
    "deed_to": lambda me, options, adviser, data: me._first(options, [me.receiver]),
    "peddlers_cart": Level2.buy,
    "cart_guest": Level2.friend,
    "land_rush": Level2.claim,
    "tithe": Level2.tithe,
    "thanksgiving": Level2.friend,
    "change_of_heart": Level2.turn,
    "heart_of": Level2.heart,
    "silent_prayer": Level2.pray,
    "pardon": Level2.pardon,
    "rush_to_judgement": lambda me, options, adviser, data: me._first(options, [adviser.best_release()[1]]),
    "election": Level2.vote,
    "election_tie": Level2.friend,
    "scarlet_letter": Level2.foe,
    "enough": lambda me, options, adviser, data: doing(options, "enough"),
    "answer": Level2.answer,
}
