"""The words of Affliction that open their explanation wherever they stand."""

from __future__ import annotations

from meetinghouse.learn.glossary import TermRules

GLOSSARY = (
    TermRules("circle", ("A1.2", "A5.5", "A5.11")),
    TermRules("reputation", ("A5.2", "A5.11")),
    TermRules("influence", ("A4.10", "A6.9"), "token"),
    TermRules("accusation", ("A5.1", "A5.3"), "token"),
    TermRules("arrest", ("A5.1", "A5.2")),
    TermRules("messenger", ("A3.1", "A2.5"), "token"),
    TermRules("space", ("A3.3", "A4.1")),
    TermRules("fear", ("A6.3", "A6.4"), "token"),
    TermRules("spectral", ("A6.6", "A5.6"), "token"),
    TermRules("protection", ("A6.8",), "token"),
    TermRules("advocate", ("A6.7",), "token"),
    TermRules("first", ("A4.6", "A4.7"), "token"),
    TermRules("faction", ("A1.6", "A10.4", "A10.5")),
    TermRules("family", ("A1.3", "A10.4")),
    TermRules("village", ("A5.14",)),
    TermRules("grievance", ("A1.7", "A10.6")),
    TermRules("ally", ("A1.7", "A10.7")),
    TermRules("colonist", ("A1.3",)),
    TermRules("prominent", ("A1.4", "A8.2")),
    TermRules("afflicted", ("A1.5",)),
    TermRules("starter", ("A2.3",)),
    TermRules("scapegoat", ("A8.2", "A8.4")),
    TermRules("exonerate", ("A4.5",)),
    TermRules("ability", ("A7.1", "A4.8")),
    TermRules("hammer", ("A7.2", "A4.8"), "icon"),
    TermRules("puritan", ("A7.3",), "icon"),
    TermRules("clock", ("A7.4",), "icon"),
    TermRules("pentagram", ("A7.5",), "icon"),
    TermRules("row", ("A2.7", "A2.9", "A9.1")),
    TermRules("end_card", ("A10.1",)),
    TermRules("righteousness", ("A10.2",)),
    TermRules("wealth", ("A10.3",)),
    TermRules("status", ("A10.4", "A10.5")),
)
