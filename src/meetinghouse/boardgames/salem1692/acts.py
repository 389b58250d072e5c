"""Every answer that a seat of Salem 1692 can give."""

from meetinghouse.boardgames.salem1692.names import BLUE, CARDS, CHARACTERS, NOBODY, PLAYABLE, TRYALS
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

# On your turn
DRAW = ACTS.add("draw")
END = ACTS.add("end_turn")
PASS = ACTS.add("pass")
PLAY = ACTS.family("play", card={card: CARDS[card] for card in PLAYABLE})
PLAY_AS_WITNESS = ACTS.add("play_as_witness")  # Will Griggs
TAKE_DISCARDS = ACTS.add("take_discards")  # Samuel Parris
ORDER_DECK = ACTS.add("order_deck")  # Tituba

# Naming someone or something
SEAT = ACTS.family("seat", seat=range(12))
TRYAL = ACTS.family("tryal", at=range(5))  # one of another's face-down Tryals; places mean nothing (S13.4)
SHOW = ACTS.family("show", tryal=TRYALS)  # one of my own, by its face
CARD = ACTS.family("card", card=CARDS)
FRONT_CARD = ACTS.family("front_card", card={card: CARDS[card] for card in BLUE})  # it lay face up, for the heirs
CHARACTER = ACTS.family("character", character=CHARACTERS[:NOBODY])

YES = ACTS.add("yes")
NO = ACTS.add("no")
DONE = ACTS.add("done")

# Confession
STAY_SILENT = ACTS.add("stay_silent")
CONFESS_UNSEEN = ACTS.add("confess_unseen")  # William Phips
