"""Every answer a player of New Salem can give."""

from meetinghouse.boardgames.new_salem.names import BUILDINGS, CIVIL, EVENTS, HOUSE_EVENTS, MAX_SEATS, TYPES
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

MOST_GIVEN = 9  # in one gift; a player who has more may speak up again
MOST_TOLD = 12  # cubes of one kind by which copies of a Building are told apart; 12 stands for more as well

PICK = ACTS.family("pick", building=BUILDINGS)  # draft it; of two: keep it
TOP = ACTS.add("top")  # discard both, keep the top card of the deck

KEEP = ACTS.add("keep")  # give nothing
GIVE = ACTS.grid("give", target=range(MAX_SEATS), n=range(1, MOST_GIVEN + 1))

INITIATE = ACTS.family("initiate", event=HOUSE_EVENTS)
END = ACTS.add("end_round")

SEAT = ACTS.family("seat", seat=range(MAX_SEATS))
BUILDING = ACTS.grid("building", seat=range(MAX_SEATS), building=BUILDINGS)
COPY = ACTS.grid("copy", hope=range(MOST_TOLD + 1), despair=range(MOST_TOLD + 1))  # the copy with those cubes
ALL_HERE = ACTS.family("all_here", building=BUILDINGS)  # all cubes that were received together
ONE_HERE = ACTS.family("one_here", building=BUILDINGS)  # the first of them; the rest is asked for again
PAY_FOR_ME = ACTS.add("pay_for_me")  # all that is still to be paid, in the usual way
TYPE = ACTS.family("type", type=CIVIL)
TAKE = ACTS.family("take", building=BUILDINGS)  # from the Peddler's Cart
PASS = ACTS.add("pass")
ENOUGH = ACTS.add("enough")
CLAIM = ACTS.add("claim")
LIGHT = ACTS.add("light")
SHADOW = ACTS.add("shadow")
SAY = ACTS.family("say", side=("puritan", "witch"))
GET_HOPE = ACTS.add("get_hope")
REMOVE = ACTS.add("remove_despair")
TURN = ACTS.family("turn", cube=("hope", "despair"))

# What only card sets of one's own need is numbered after all others.
ACTS.extend(TYPE, "type", type={number: TYPES[number] for number in range(len(CIVIL), len(TYPES))})
ACTS.extend(INITIATE, "initiate", event={number: EVENTS[number] for number in range(len(HOUSE_EVENTS), len(EVENTS))})

# Acts of a grid side by side, in lists, which the interpreter indexes faster than pairs: a tenth of a move.
BUILDINGS_OF = BUILDING.rows()  # [seat][design]
GIFTS_TO = GIVE.rows()  # [target], from 1 Hope on
