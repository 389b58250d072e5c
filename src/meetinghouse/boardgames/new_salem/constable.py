"""Phases 2 to 4: draw an Event (N5), give Hope (N6), initiate Events (N7), pass the post (N8), end the round (N10)."""

from operator import or_

from meetinghouse.boardgames.new_salem.acts import END, GIFTS_TO, GIVE, INITIATE, KEEP, MOST_GIVEN, PASS, SEAT
from meetinghouse.boardgames.new_salem.cubes import pay, pay_now, place
from meetinghouse.boardgames.new_salem.ending import end_game
from meetinghouse.boardgames.new_salem.names import EVENTS, TRIAL
from meetinghouse.boardgames.new_salem.powers import SCRIPTS
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS, question
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS, Town
from meetinghouse.boardgames.new_salem.verbs import MINE
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

LAST_ROUND = 5

# Where Events bring in as much Hope as they cost, these end a round (N7.9): a house set never comes near them.
MOST_QUESTIONS = 4000  # of the whole game
MOST_CUBES = 120  # of one kind, in the whole town


# ---- phase 2 -------------------------------------------------------------------------------------------------------


@RULES.step
def draw_event(t: Town) -> None:
    """One more Event is turned up (N5.1)."""
    t.fresh = [0] * t.seats
    turn_up_event(t)
    t.push(begin_choice)


def turn_up_event(t: Town) -> None:
    """The top of the Event deck; what was used before comes round again in its order. Nothing when empty (N5.2)."""
    if t.event_deck:
        event = t.event_deck.pop()
        del t.foreseen[:1]
        t.row.append(event)
        t.emit("event_drawn", tells=EVERYONE, event=EVENTS[event])
    elif t.used:
        event = t.used.pop(0)
        t.row.append(event)
        t.emit("event_drawn", event=EVENTS[event])


# ---- giving Hope ---------------------------------------------------------------------------------------------------


def can_give(t: Town, seat: int) -> int:
    """How much a seat may give now: never the Constable (N6.1), never what it was just given (N6.5)."""
    return 0 if seat == t.constable else max(0, t.hope[seat] - t.fresh[seat])


def _with_hope_to_give(t: Town) -> list[int]:
    hope, fresh = t.hope, t.fresh
    return [seat for seat in t.others(t.constable) if hope[seat] > fresh[seat]]


@RULES.step
def begin_choice(t: Town) -> None:
    """Before each choice of the Constable, all others with Hope are asked together (N6.3)."""
    givers = _with_hope_to_give(t)
    if givers:
        t.ask(GIVING, givers)
    else:
        ponder(t, 0)


def _gifts(t: Town, seat: int) -> list[int]:
    """To whom and how much a seat may give (N6.2)."""
    most = min(can_give(t, seat), MOST_GIVEN)
    if t.options["edition"] == "en":
        return GIFTS_TO[t.constable][:most]
    return [act for target in range(t.seats) if target != seat for act in GIFTS_TO[target][:most]]


def _given(t: Town, answers: dict[int, int]) -> None:
    gifts = [(seat, act) for seat, act in answers.items() if act != KEEP]
    if gifts:
        t.push(give_more, tuple([seat for seat, _ in gifts]))
        _hand_over(t, gifts)
    else:
        ponder(t, 0)


@RULES.step
def give_more(t: Town, givers: tuple[int, ...]) -> None:
    """Ask the giver again while Hope may go to anyone, so that several may receive some (N6.6)."""
    if t.options["edition"] == "en":
        givers = ()
    still = [seat for seat in givers if can_give(t, seat)]
    if still:
        t.ask(GIVING, still)
    else:
        ponder(t, 0)


def _hand_over(t: Town, gifts: list[tuple[int, int]]) -> None:
    """Cubes leave their givers first, where they need not say from which Building; then each receiver lays down all it
    was given."""
    given = [(giver, *GIVE.key(act)) for giver, act in gifts]
    received: dict[int, int] = {}
    for _, target, n in given:
        received[target] = received.get(target, 0) + n
    for target in sorted(received, reverse=True):
        t.fresh[target] += received[target]
        t.push(place, target, received[target], 0)
    asked = [(giver, n) for giver, _, n in given if not pay_now(t, giver, n)]
    for giver, n in reversed(asked):
        t.push(pay, giver, n)
    for giver, target, n in given:
        t.emit("gave", tells=EVERYONE, seat=giver, target=target, n=n)  # sealed until all had answered


GIVING = RULES.decision(
    "give",
    options=lambda t, seat: [KEEP, *_gifts(t, seat)],
    then=_given,
    default=lambda t, seat: KEEP,
    closes=Closes.ALL,
    rule="N6.1",
    seconds=20,
    public_answers=True,
)


# ---- the Constable's choice ----------------------------------------------------------------------------------------


@RULES.step
def ponder(t: Town, clock: int) -> None:
    """The Constable chooses; the others may speak up (N6.4). `clock` is the ask whose time goes on; 0: a new one."""
    speakers = _with_hope_to_give(t)
    if not (speakers or affordable(t)) or (not t.set.runs_dry and too_long(t)):  # nothing else to choose (N7.8, N7.9)
        end_round(t)
    else:
        t.ask(PONDER, (t.constable, *speakers), clock or t.next_id)


def too_long(t: Town) -> bool:
    """Whether Events that bring in as much as they cost have gone on for long enough (N7.9)."""
    return t.next_id > MOST_QUESTIONS or max(sum(t.hope), sum(t.despair)) > MOST_CUBES


def affordable(t: Town) -> list[int]:
    """The face-up Events that the Constable could pay for."""
    hope, cost = t.hope[t.constable], t.set.cost
    return [event for event in t.face_up() if cost[event] <= hope] if hope >= t.set.cheapest else []


def has_duty(t: Town) -> bool:
    """Whether the Constable must act: could pay the dearest Event (N7.6), and one in reach has an effect (N7.7)."""
    return t.hope[t.constable] >= _dearest(t) and any(t.set.possible[event](t) for event in affordable(t))


def _dearest(t: Town) -> int:
    cost = t.set.cost
    return max([cost[event] for event in t.face_up()])


def choices(t: Town, seat: int) -> list[int]:
    """What the Constable may do now."""
    events = affordable(t)
    if not events:
        return [END]
    if t.hope[t.constable] >= _dearest(t):
        possible = t.set.possible
        useful = [INITIATE[event] for event in events if possible[event](t)]
        if useful:  # has_duty
            return useful
    acts = [INITIATE[event] for event in events]
    acts.append(END)
    return acts


def _ponder_default(t: Town, seat: int, clock: int) -> int:
    """Silence: end the round if allowed, else the cheapest Event that does something (N12.4)."""
    offered = choices(t, seat)
    if END in offered:
        return END
    cost = t.set.cost
    return min(offered, key=lambda act: cost[INITIATE.key(act)])


def _pondered(t: Town, seat: int, act: int, clock: int) -> None:
    if seat != t.constable:
        t.push(ponder, clock)
        _hand_over(t, [(seat, act)])
    elif act == END:
        end_round(t)
    else:
        _initiate(t, INITIATE.key(act))


PONDER = RULES.decision(
    "ponder",
    lambda t, seat, clock: choices(t, seat) if seat == t.constable else _gifts(t, seat),
    _pondered,
    _ponder_default,
    closes=Closes.MAIN,
    rule="N7.1",
    seconds=60,
    label=lambda t, seat, clock: "ponder" if seat == t.constable else "speak_up",
    labels=("ponder", "speak_up"),
)


# ---- initiating ----------------------------------------------------------------------------------------------------


def _initiate(t: Town, event: int) -> None:
    """Pay, carry out, put away and replace, pass the post on (N7.1 to N7.5)."""
    cost = t.set.cost[event]
    t.fresh = [0] * t.seats
    t.push(next_constable)
    t.push(put_away, event, t.trials_left)
    t.push(carry_out, event)
    if not pay_now(t, t.constable, cost):
        t.push(pay, t.constable, cost)
    t.emit("initiated", seat=t.constable, event=EVENTS[event], n=cost)


@RULES.step
def carry_out(t: Town, event: int) -> None:
    """The Event's text."""
    SCRIPTS.begin(t, event, t.constable)


@RULES.step
def put_away(t: Town, event: int, trials_before: int) -> None:
    """Under the Event deck, unless red-bordered or held by a player (N7.3); then the replacement (N7.4)."""
    left = event in t.row and not t.set.red[event]
    held = t.set.powers[event].held
    if not left and event in t.row and held >= 0 and t.holder[held] >= 0:
        t.row.remove(event)  # a red-bordered card that a player keeps
    elif left:
        t.row.remove(event)
        if held < 0 or t.holder[held] < 0:
            t.used.append(event)
    elif event == TRIAL and t.options["edition"] != "en":
        left = t.trials_left < trials_before
    if left:
        turn_up_event(t)
    moment(t, "others_act", t.constable)


# ---- Events that are kept, and answer something --------------------------------------------------------------------


def moment(t: Town, when: str, seat: int) -> None:
    """Offer each Event that answers what has just happened to `seat`, or by it, to its keeper (N13.25)."""
    for held, answers in t.set.answers:
        keeper = t.holder[held]
        if answers == when and keeper >= 0 and (when == "a_round_ends" or (keeper == seat) is (when in MINE)):
            t.push(offer_answer, held, keeper)


@RULES.step
def offer_answer(t: Town, held: int, keeper: int) -> None:
    if t.holder[held] == keeper:
        t.ask(ANSWER, (keeper,), held)


def _answered(t: Town, seat: int, act: int, held: int) -> None:
    """A card that was used goes under the Event deck; one with a red border lies face up again."""
    if act == PASS:
        return
    event = INITIATE.key(act)
    t.holder[held] = -1
    if event not in t.row:  # where it is until its own text is over
        (t.row if t.set.red[event] else t.used).append(event)
    t.emit("answered", seat=seat, event=EVENTS[event])
    SCRIPTS.begin(t, event + len(EVENTS), seat)


ANSWER = RULES.decision(
    "answer",
    options=lambda t, seat, held: [INITIATE[EVENTS.index(HELD_EVENTS[held])], PASS],
    then=_answered,
    default=lambda t, seat, held: PASS,
    rule="N13.25",
    seconds=SECONDS,
)


# ---- the next Constable --------------------------------------------------------------------------------------------


def eligible(t: Town) -> list[int]:
    """Who may be chosen as the next Constable (N8.1)."""
    return [seat for seat in t.others(t.constable) if not t.badges[seat] and not t.trials[seat]]


@RULES.step
def next_constable(t: Town) -> None:
    """The post passes on, unless an Event names who has it next or all others are on Trial (N8.4)."""
    named, t.designated = t.designated, -1
    if named == t.constable:
        t.emit("second_term", seat=named)
        t.push(begin_choice)
        return
    able = [named] if named >= 0 else eligible(t)
    if not able:
        t.emit("constable_stays", seat=t.constable)
        t.push(begin_choice)
    elif len(able) == 1:
        take_office(t, able[0])
    else:
        t.ask(NEXT, (t.constable,))


NEXT = question(
    "next_constable", "N8.1", lambda t, seat: SEAT.acts(eligible(t)), lambda t, seat, act: take_office(t, SEAT.key(act))
)


def take_office(t: Town, seat: int) -> None:
    """The new Constable takes a Badge and 1 Hope (N8.2)."""
    t.constable = seat
    t.badges[seat] = True
    t.emit("constable", seat=seat)
    return_badges(t)
    t.push(begin_choice)
    moment(t, "i_am_constable", seat)
    place(t, seat, 1, 0)


def return_badges(t: Town) -> None:
    """When every player has a Badge or a Trial, all but the Constable return theirs (N8.3)."""
    if not all(map(or_, t.badges, t.trials)):
        return
    kept = [seat == t.constable and badge for seat, badge in enumerate(t.badges)]
    if kept != t.badges:
        t.badges = kept
        t.emit("badges_returned", seat=t.constable)


# ---- phase 4 -------------------------------------------------------------------------------------------------------


def end_round(t: Town) -> None:
    """Shuffle the Building deck with all that lies under it (N10.1); after the fifth round the game ends (N10.2)."""
    t.emit("round_ended", seat=t.constable, round=t.round)
    if t.round == LAST_ROUND:
        t.push(end_game)
        moment(t, "a_round_ends", t.constable)
        return
    cards = t.deck + t.under
    t.deck = t.chance.shuffled(cards)
    t.deck_size = len(cards)
    t.deck_seen = []
    t.under = []
    t.under_seen = []
    t.push(RULES.steps["begin_round"])  # by name: `draft` builds on this module
    moment(t, "a_round_ends", t.constable)
