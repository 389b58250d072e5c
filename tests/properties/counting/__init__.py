"""Readers of a log: each hears public events alone and counts what lies where, as a person with a pencil would.

A reader begins with the public view after the deal. From then on it is given nothing but events, and `wrong` says what
it has counted otherwise than the table shows.
"""

from __future__ import annotations

from tests.properties.counting.affliction import AfflictionReader
from tests.properties.counting.new_salem import NewSalemReader
from tests.properties.counting.reader import Reader
from tests.properties.counting.salem1692 import SalemReader

READERS: dict[str, type[Reader]] = {
    "salem1692": SalemReader,
    "new_salem": NewSalemReader,
    "affliction": AfflictionReader,
}
