"""The words of New Salem that open their explanation wherever they stand."""

from meetinghouse.boardgames.new_salem.event_types import EVENT_TYPES
from meetinghouse.boardgames.new_salem.names import HOUSE_EVENTS
from meetinghouse.learn.glossary import Word

_RULES = EVENT_TYPES["initiated"].rules

GLOSSARY = (
    Word("hope", ("N2.6", "N7.1")),
    Word("despair", ("N2.6", "N11.4")),
    Word("remove", ("N4.5",)),
    Word("cube", ("N2.7", "N2.8")),
    Word("threshold", ("N11.4", "N1.4")),
    Word("puritan", ("N1.1", "N1.2")),
    Word("witch", ("N1.1", "N1.2", "N11.1")),
    Word("character", ("N1.1", "N2.5")),
    Word("building", ("N2.1", "N2.3")),
    Word("type", ("N2.1", "N11.6")),
    Word("set", ("N2.2", "N11.2", "N11.6")),
    Word("draft", ("N4.2", "N4.7")),
    Word("constable", ("N7.1", "N8.1", "N8.2")),
    Word("badge", ("N8.1", "N8.3")),
    Word("duty", ("N7.6", "N7.7")),
    Word("begging", ("N1.5", "N6.3")),
    Word("event", ("N7.1", "N5.1")),
    *(
        # a Trial is a card first, and then a mark
        Word(name, (_RULES[name], "N9.1", "N9.2", "N11.1") if name == "trial" else (_RULES[name],), "event")
        for name in HOUSE_EVENTS
    ),
)
