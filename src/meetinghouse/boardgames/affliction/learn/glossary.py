"""The words of Affliction that open their explanation wherever they stand."""

from __future__ import annotations

from meetinghouse.learn.glossary import Word

GLOSSARY = (
    Word("circle", ("A1.2", "A5.5", "A5.11")),
    Word("reputation", ("A5.2", "A5.11")),
    Word("influence", ("A4.10", "A6.9"), "token"),
    Word("accusation", ("A5.1", "A5.3"), "token"),
    Word("arrest", ("A5.1", "A5.2")),
    Word("messenger", ("A3.1", "A2.5"), "token"),
    Word("space", ("A3.3", "A4.1")),
    Word("fear", ("A6.3", "A6.4"), "token"),
    Word("spectral", ("A6.6", "A5.6"), "token"),
    Word("protection", ("A6.8",), "token"),
    Word("advocate", ("A6.7",), "token"),
    Word("first", ("A4.6", "A4.7"), "token"),
    Word("faction", ("A1.6", "A10.4", "A10.5")),
    Word("family", ("A1.3", "A10.4")),
    Word("village", ("A5.14",)),
    Word("grievance", ("A1.7", "A10.6")),
    Word("ally", ("A1.7", "A10.7")),
    Word("colonist", ("A1.3",)),
    Word("prominent", ("A1.4", "A8.2")),
    Word("afflicted", ("A1.5",)),
    Word("starter", ("A2.3",)),
    Word("scapegoat", ("A8.2", "A8.4")),
    Word("exonerate", ("A4.5",)),
    Word("ability", ("A7.1", "A4.8")),
    Word("hammer", ("A7.2", "A4.8"), "icon"),
    Word("puritan", ("A7.3",), "icon"),
    Word("clock", ("A7.4",), "icon"),
    Word("pentagram", ("A7.5",), "icon"),
    Word("row", ("A2.7", "A2.9", "A9.1")),
    Word("end_card", ("A10.1",)),
    Word("righteousness", ("A10.2",)),
    Word("wealth", ("A10.3",)),
    Word("status", ("A10.4", "A10.5")),
)
