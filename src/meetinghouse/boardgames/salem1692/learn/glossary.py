"""The words of Salem 1692 that open their explanation wherever they stand."""

from meetinghouse.boardgames.salem1692 import cardset
from meetinghouse.learn.glossary import TermRules

# What else the rules say of a card whose own number does not tell it all.
_MORE = {
    "accusation": ("S4.1", "S4.5"),
    "scapegoat": ("S5.14",),
    "black_cat": ("S2.10",),
    "piety": ("S5.23",),
    "conspiracy": ("S6.7",),
}

GLOSSARY = (
    TermRules("tryal", ("S1.4", "S4.5", "S8.1")),
    TermRules("witch", ("S1.5", "S8.2"), "tryal"),
    TermRules("not_a_witch", ("S4.13",), "tryal"),
    TermRules("constable", ("S1.6", "S7.7", "S4.14"), "tryal"),
    TermRules("gavel", ("S7.7", "S7.19")),
    TermRules("limit", ("S4.3", "S4.5")),
    TermRules("red", ("S4.1", "S4.10")),
    TermRules("green", ("S5.1",)),
    TermRules("blue", ("S5.2",)),
    TermRules("black", ("S3.6", "S5.26")),
    *(
        TermRules(card, (rule, *_MORE.get(card, ())), "card")
        for card, rule in zip(cardset.IDS, cardset.RULES, strict=True)
    ),
    TermRules("dawn", ("S2.1", "S2.3")),
    TermRules("confession", ("S7.12", "S7.20")),
    TermRules("character", ("S1.7", "S9.1")),
)
