"""The fifteen kinds of playing card, one file each. `card.py` says what a card can do."""

from meetinghouse.boardgames.salem1692.cards import (
    accusation,
    alibi,
    arson,
    asylum,
    black_cat,
    conspiracy,
    curse,
    evidence,
    matchmaker,
    night,
    piety,
    robbery,
    scapegoat,
    stocks,
    witness,
)

ALL = (
    accusation,
    evidence,
    witness,
    alibi,
    stocks,
    scapegoat,
    arson,
    curse,
    robbery,
    matchmaker,
    asylum,
    piety,
    black_cat,
    conspiracy,
    night,
)
