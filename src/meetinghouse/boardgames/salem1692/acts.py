"""Every answer that a seat of Salem 1692 can give."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.kinds import BLUE, CHARACTERS, KINDS, NOBODY, PLAYABLE, TRYALS
from meetinghouse.engine.acts import ActTable

ACTS = ActTable()

# On your turn
DRAW = ACTS.add("draw")
END = ACTS.add("end_turn")
PASS = ACTS.add("pass")
PLAY = [ACTS.add("play", card=KINDS[k]) for k in PLAYABLE]
PLAY_AS_WITNESS = ACTS.add("play_as_witness")  # Will Griggs
TAKE_DISCARDS = ACTS.add("take_discards")  # Samuel Parris
ORDER_DECK = ACTS.add("order_deck")  # Tituba

# Naming someone or something
SEAT = [ACTS.add("seat", seat=s) for s in range(12)]
TRYAL = [ACTS.add("tryal", at=i) for i in range(5)]  # one of another's face-down Tryals; places mean nothing (S13.4)
SHOW = [ACTS.add("show", tryal=face) for face in TRYALS]  # one of my own, by its face
CARD = [ACTS.add("card", card=kind) for kind in KINDS]
FRONT_CARD = {k: ACTS.add("front_card", card=KINDS[k]) for k in BLUE}  # one that lay face up, for the heirs
CHARACTER = [ACTS.add("character", character=c) for c in CHARACTERS[:NOBODY]]

YES = ACTS.add("yes")
NO = ACTS.add("no")
DONE = ACTS.add("done")

# Confession
STAY_SILENT = ACTS.add("stay_silent")
CONFESS_UNSEEN = ACTS.add("confess_unseen")  # William Phips
