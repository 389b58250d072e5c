"""Names of people: one line, nothing invisible, and no look-alike of another at the same table."""

import unicodedata
from collections.abc import Iterable
from pathlib import Path

from meetinghouse.server.wire.refusals import Refusal

MOST_MARKS = 2  # accents on one letter; more of them climb over the neighbours' lines
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing
# Letters of other alphabets that are read as Latin ones though Unicode does not list them, and signs read as letters.
_ALIKE = str.maketrans(
    "авеёзіїјкмнорстухѕԁԛԝոαβεηικμνορτυχγω0135iı|!$@",  # noqa: RUF001  # look-alikes are the point
    "abeeelljkmhopctyxsdqwnabenlkuvoptuxywolesllllsa",
)


def _unicodes_own() -> dict[int, str]:
    """Look-alikes of Latin letters by Unicode's table."""
    rows = Path(__file__).with_name("confusables.txt").read_text("utf-8").splitlines()
    read = (row.split() for row in rows if not row.startswith("#"))
    return {int(sign, 16): letter for letter, *signs in read for sign in signs}


_CONFUSED = _unicodes_own()


def clean(text: str) -> str:
    """A name as it will be shown; refuses one that shows nothing."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or kind == "Cc":
            letter = " "
        elif kind[0] == "C" or letter in _BLANK:
            continue  # directions, joiners, private and unassigned signs
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    name = " ".join("".join(kept).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refusal("bad_name")
    return name


def looks(name: str) -> str:
    """A name reduced to what a quick reader sees, so that look-alikes are equal."""
    bare = unicodedata.normalize("NFKD", name.translate(_CONFUSED)).translate(_CONFUSED).casefold()
    return "".join(c for c in bare.translate(_CONFUSED).translate(_ALIKE) if c.isalnum())


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody there has this name, or one that looks like it."""
    mine = looks(name)
    return any(mine == looks(other) if mine else name == other for other in others if other)
