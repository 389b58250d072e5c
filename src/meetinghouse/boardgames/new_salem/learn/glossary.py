"""The words of New Salem that open their explanation wherever they stand."""

from meetinghouse.boardgames.new_salem.event_types import EVENT_TYPES
from meetinghouse.boardgames.new_salem.names import HOUSE_EVENTS
from meetinghouse.learn.glossary import TermRules

_RULES = EVENT_TYPES["initiated"].rules

GLOSSARY = (
    TermRules("hope", ("N2.6", "N7.1")),
    TermRules("despair", ("N2.6", "N11.4")),
    TermRules("remove", ("N4.5",)),
    TermRules("cube", ("N2.7", "N2.8")),
    TermRules("threshold", ("N11.4", "N1.4")),
    TermRules("puritan", ("N1.1", "N1.2")),
    TermRules("witch", ("N1.1", "N1.2", "N11.1")),
    TermRules("character", ("N1.1", "N2.5")),
    TermRules("building", ("N2.1", "N2.3")),
    TermRules("type", ("N2.1", "N11.6")),
    TermRules("set", ("N2.2", "N11.2", "N11.6")),
    TermRules("draft", ("N4.2", "N4.7")),
    TermRules("constable", ("N7.1", "N8.1", "N8.2")),
    TermRules("badge", ("N8.1", "N8.3")),
    TermRules("duty", ("N7.6", "N7.7")),
    TermRules("begging", ("N1.5", "N6.3")),
    TermRules("event", ("N7.1", "N5.1")),
    *(
        # a Trial is a card first, and then a mark
        TermRules(name, (_RULES[name], "N9.1", "N9.2", "N11.1") if name == "trial" else (_RULES[name],), "event")
        for name in HOUSE_EVENTS
    ),
)
