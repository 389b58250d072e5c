"""What bots understand of what people type: patterns and the table's own names, one language's words at a time.

A text becomes a row of signs, one for each word or phrase that `locales/<language>/hearing.toml` knows: `I` is the
speaker, `N` a player, `w` a witch, `V` to suspect, and a dot what is unknown. A few patterns over signs say which
remark it is. What is asked or unsure is not taken for said; where nothing fits, nothing is understood. The result
follows from the public text and the names alone, in time that grows with the length of the text.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from meetinghouse import resources
from meetinghouse.languages import LANGUAGES

MOST, MOST_WORDS = 400, 30  # letters and words of a text that are read: who makes a speech is not understood whole
MOST_LETTERS = 40  # of a word or a name: folded, one sign can be as many as 18
LONG, LONGER = 5, 6  # letters from which a word may have one slip, and a name two
SHORT_NAME = 3  # letters of the beginning of a name that stand for it
PLAIN = "."
SHORT = 6  # signs of a clause in which a word such as "thanks" is what it says
_TOKEN = re.compile(r"[^\W_]+(?:'[^\W_]+)*|[?]+|[,.;:!()–—…/]+|\+1|:\)")
_LAUGHS = re.compile(r"^a?(?:[hj][aei]){2,}[hj]?$")
_THRICE = re.compile(r"(.)\1{2,}")


class Heard(NamedTuple):
    """The remark that a text comes down to; `why` is the id of a reason."""

    remark: str
    about: int | None = None
    why: str = ""


class Lexicon:
    """The words of one language: phrases with their signs, and how slips of the pen look."""

    def __init__(self, signs: dict[str, str], plain: str) -> None:
        self.phrases: dict[tuple[str, ...], str] = {(word,): PLAIN for word in folded(plain).split()}
        for sign, listed in signs.items():
            for words_of_it in folded(listed).split(","):
                self.phrases[tuple(words_of_it.split())] = sign
        words = {word for phrase in self.phrases for word in phrase}
        self.words = frozenset(words)
        self.longest: dict[str, int] = {}  # the most words of a phrase that begins with this one
        for phrase in self.phrases:
            self.longest[phrase[0]] = max(len(phrase), self.longest.get(phrase[0], 0))
        self.mended = lru_cache(4096)(self._mended)
        self.slips: dict[str, set[str]] = {}
        for word in words:
            if len(word) >= LONG:
                for form in _shorter(word):
                    self.slips.setdefault(form, set()).add(word)

    def _mended(self, word: str) -> str:
        """The word that was meant: itself, or one a slip away, where all that are mean the same."""
        if word in self.words or len(word) < LONG - 1:
            return word
        alike = set[str]().union(*(self.slips.get(form, ()) for form in _shorter(word)))
        found = [meant for meant in alike if word[0] == meant[0] and _near(word, meant)]
        if len({self.phrases.get((meant,)) for meant in found}) == 1:
            return min(found)
        return word


@cache
def lexicon(lang: str) -> Lexicon:
    """The words of a language, read once."""
    given = tomllib.loads(resources.path("locales", lang, "hearing.toml").read_text("utf-8"))
    return Lexicon(given["signs"], given["plain"])


def folded(text: str) -> str:
    """Small letters without accents.

    >>> folded("Sorcière ÑOÑO")
    'sorciere nono'
    """
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def _shorter(word: str) -> Iterable[str]:
    """A word, and what is left of it without one letter."""
    yield word
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def _near(a: str, b: str) -> bool:
    """Whether one letter is missing, added, changed or swapped with its neighbour."""
    if abs(len(a) - len(b)) > 1:
        return False
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    left, right = a[start : len(a) - end], b[start : len(b) - end]
    return (len(left) <= 1 and len(right) <= 1) or (len(left) == 2 and left == right[::-1])


class Names:
    """The players of one table and what people call them."""

    def __init__(self, names: Sequence[str]) -> None:
        parts = [_words(folded(name)) for name in names]
        self.firsts = [part[0] if part else "" for part in parts]
        self.calls = [{*part, f"{part[0]}s"} if part else set() for part in parts]
        self.find = cache(self._find)

    def _find(self, word: str, known: bool) -> int | None:
        """Whose name this is, or its beginning, or it with a slip; nobody's, where two fit or it is a known word."""
        exact = [seat for seat, calls in enumerate(self.calls) if word in calls]
        if exact or known or len(word) < SHORT_NAME:
            return exact[0] if len(exact) == 1 else None
        fits = [seat for seat, first in enumerate(self.firsts) if first.startswith(word)]
        if not fits and len(word) > SHORT_NAME:  # "Beth" is Elizabeth
            fits = [seat for seat, first in enumerate(self.firsts) if first.endswith(word)]
        if not fits:
            fits = [seat for seat, first in enumerate(self.firsts) if self._slip(word, first)]
        return fits[0] if len(fits) == 1 else None

    @staticmethod
    def _slip(word: str, name: str) -> bool:
        if min(len(name), len(word)) < LONG - 1 or abs(len(name) - len(word)) > 2 or name[0] != word[0]:
            return False
        if _near(word, name) or (word[-1] == "s" and _near(word[:-1], name)):
            return True
        return len(name) >= LONGER and any(_near(form, name) for form in _shorter(word))


def _words(text: str) -> list[str]:
    return [_THRICE.sub(r"\1", word)[:MOST_LETTERS] for word in _TOKEN.findall(text)]


class Signs(NamedTuple):
    """A text as a row of signs, and who is meant by each N among them."""

    row: str
    seats: dict[int, int]
    known: int  # words that the language has


def pieces(text: str) -> list[tuple[str, bool]]:
    """The words and signs of a text in small letters, and whether each had a capital one."""
    found = [(raw, raw[0].isupper()) for raw in _TOKEN.findall(text[:MOST].replace("’", "'"))[:MOST_WORDS]]
    words = [(_THRICE.sub(r"\1", folded(raw[:MOST_LETTERS]))[:MOST_LETTERS], capital) for raw, capital in found]
    return [(_LAUGHS.sub("haha", word), capital) for word, capital in words]


def read(text: list[tuple[str, bool]], names: Names, words: Lexicon) -> Signs:
    """Turn a text into signs."""
    tokens: list[str] = []
    capitals: set[int] = set()
    for word, capital in text:
        if capital:
            capitals.add(len(tokens))
        joined, parts = word.replace("'", ""), word.split("'")
        # the "t" of "wasn't" is no word of French: a word is taken apart where its beginning is a word or a name
        apart = joined not in words.words and (parts[0] in words.words or names.find(parts[0], False) is not None)
        tokens += parts if apart else [joined]
    meant = [words.mended(word) for word in tokens]
    row: list[str] = []
    seats: dict[int, int] = {}
    known = at = 0
    while at < len(tokens):
        word = tokens[at]
        longest = words.longest.get(meant[at], 0)
        length = next(
            (n for n in range(min(longest, len(meant) - at), 0, -1) if tuple(meant[at : at + n]) in words.phrases), 0
        )
        common = length > 1 or (length == 1 and word == meant[at])
        # "will" and "hope" are names only with a capital letter
        seat = names.find(word, common) if length <= 1 and (not common or at in capitals) else None
        if not word[0].isalnum() and not length:
            row.append("?" if word[0] == "?" else "|")
        elif seat is not None:
            seats[len(row)] = seat
            row.append("N")
        elif length:
            sign = words.phrases[tuple(meant[at : at + length])]
            row += sign
            known += 2 * length + (sign != PLAIN) - (word != meant[at])
        else:
            row.append(PLAIN)
        at += length if seat is None and length else 1
    return Signs("".join(row), seats, known)


# ---- from signs to remarks -------------------------------------------------------------------------------------------

# A negation turns the next sign into its opposite: "not a witch" is innocent, "do not trust" is to suspect.
_OPPOSITE = {"w": "g", "g": "w", "s": "g", "t": "V", "V": "t", "a": "n", "c": PLAIN, "p": PLAIN, "C": PLAIN}
_NEGATED = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?:x[.I]{0,2}[rVt]|[rt]x|^[.L]?x[.]?(?=N))[^|xO]{0,5}?[wgs]",  # I do not think that she is a witch
        r"x[.IYOEMmhjrVk]{0,5}?[wgscC]",
        r"x[.I]?p",
        r"(?:x[.I]{0,2}r|rx)[^|x]{0,4}?V",
        r"x[.IYOEMmh]{0,3}?[tVa]",
    )
)
_SPARE = re.compile(
    r"x[.YE]{0,2}[VKu][.r]{0,2}[Im]|x[.]?m[.]?[VKu]|mK[.]?x|z[.]{0,2}I|^[.P|]{0,3}z[.PD|]{0,3}$|P[.x|]{0,3}D"
)
_NO_HOPE = re.compile(r"x[.YOEMmI]{0,3}v?[.YOEIMNm]{0,3}H")
_ASKS_WHO = re.compile(
    r"Q|(?<!x)(?<!xV)(?<!VN)q[.ZYIExrm]{0,5}[VswKtr](?!c)|[YEZ][.xZY]{0,3}[VKtr]?[.V]{0,2}q(?!c)|^[.|N]{0,3}V?q[Z]?\??$|K[.]?q$"
    r"|[YZ][.]?VE|^VE\?"
)
_ASKS_WHY = re.compile(r"W|y")
_WHY_NOBODY = re.compile(r"y[.ZYE]{0,3}x[.]{0,2}[VKu][.]{0,2}N")  # "why does nobody look at Bob"
_EITHER = re.compile(r"V[.]{0,2}N[^|?]*V[.]{0,2}N")  # "could be Ann could be Bob"
_ASKS = re.compile(r"[.N]?Z[.]?[NYIOE]|[.I]{0,2}[qy]|[.]?Y[Vtr](?![Im])")
_OTHERS_SAY = re.compile(r"[NOYE][^I]{0,3}r|[qy]")
_OTHERS_DO = re.compile(r"[NOYEqy][.rxeh]{0,3}$")
_OF_SOMEBODY = tuple(
    (kind, re.compile(pattern), unless)
    for kind, pattern, unless in (
        ("trust", r"(?:x[.YE]{0,2}[Ku]|Kx|z)[.]{0,3}?N", re.compile(r"[INO]")),
        ("suspect", r"N[.ehjrVkm]{0,4}?[ws](?![.]{0,3}N)", _OTHERS_SAY),
        ("suspect", r"[Ks][.ehE]{0,3}?N", re.compile(r"(?:x[.YE]{0,2}|[NOqy][.x]{0,2})$")),
        ("suspect", r"V[.ehEK]{0,3}?N(?![.ehrV]{0,3}g|U)", _OTHERS_DO),
        ("suspect", r"w[.hrV]{0,3}?N(?![.]{0,3}g)", _OTHERS_DO),
        ("suspect", r"N[.e]{0,2}K(?![.]{0,2}[NIOYE])", _OTHERS_SAY),
        ("watch_out", r"b[.]{0,3}?N|N[.]{0,3}?b(?!I)", _OTHERS_DO),
        ("trust", r"t[.eE]{0,3}?N", re.compile(r"[NOEqy][.rxeh]{0,3}$|Y$")),
        ("trust", r"N[.ehrV]{0,4}?g", _OTHERS_SAY),
        ("trust", r"^[.V]{0,2}x[.]{0,1}N", _OTHERS_DO),
        ("suspect", r"^[.rRa]{0,3}(?:eN|Ne)|^[.]?jN(?!k)|^I?[.]?rN$", _OTHERS_DO),
    )
)
_OF_YOU = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("suspect", r"Y[.ehrV]{0,3}?[ws]|[VK][.]{0,2}?Y|M[.]{0,2}[VK]|^[.eV]{0,2}[sw]$"),
        ("trust", r"Y[.ehrV]{0,3}?g|t[.]{0,2}?Y|M[.]{0,2}t|^[.eV]{0,2}g$"),
    )
)
_CLAIMS = tuple(
    (Heard(kind, None, why), re.compile(pattern))
    for kind, why, pattern in (
        ("claim", "constable", r"I[.pr]{0,3}[hj]?[.k]{0,3}c|c[.V]{0,2}I|^[.]{0,2}c[.]{0,2}$"),
        ("claim", "took_no_witch", r"I[.p]{0,2}j[.kIVhZ]{0,3}g"),
        ("claim", "no_witch", r"I[.p]{0,2}h[.k]{0,4}g|I[.]?k[.V]{0,4}g|g[.V]{0,3}I[.]?k"),
        ("promise", "cleanse", r"[Ip][.p]{0,3}C|C[.I]{0,2}p"),
    )
)
_OF_ME = (
    (Heard("not_me"), re.compile(r"D|I[.pehrV]{0,3}g|(?:^|[.V])x[.]?I[.]?$"), re.compile(r"[NOYEq][.]{0,2}r")),
    (Heard("trust_me"), re.compile(r"t[.]{0,2}I"), re.compile(r"[NOEqy]")),
)
_SMALL = tuple(
    (Heard(kind), re.compile(pattern))
    for kind, pattern in (
        ("give_hope", r"[vj][.IYm]{0,3}H|H[.]?P|P[.]?H|[EIm][.vh]{0,3}H"),
        ("promise", r"p(?![.]?[Im])"),
        ("disagree", r"^[.NYLIxa]{0,3}V?n+[.YP]{0,3}$|^[.L]?x[.xP]?$"),
        ("agree", r"^[.NYIVefr]{0,3}a+[.NYIPaAter]{0,3}$|^[feA][.NP]?$"),
        ("hurry", "R"),
        ("thanks", "T"),
        ("sorry", "S"),
        ("well_played", "G"),
        ("laughs", "L"),
    )
)


def understood(signs: Signs) -> Heard | None:
    """The remark that a row of signs comes down to."""
    row, seats = re.sub(r"x(?=[.V]?x)", PLAIN, signs.row), signs.seats
    one = next(iter(seats.values())) if len(set(seats.values())) == 1 else None
    if one is not None:
        first = row.index("N")
        row = row[:first] + row[first:].replace("O", "Y")  # "she" is the one who was named
    said = []
    for part in re.finditer(r"[^|?]+(\??)", row):
        if not part[1] and not _ASKS.match(part[0]):
            told = part[0].replace("Z", PLAIN)
            told = told if told[0] == "f" else told.split("f")[0]  # a condition that follows leaves it said
            said.append((part.start(), _without_not(re.sub(r"^X(?=[.]?N.*[wgs])", "x", told).replace("X", "n"))))
    unsure = any("i" in told or re.match(r"f[.a]*[^.a]", told) for _, told in said)
    if not unsure:
        found = next((heard for heard, pattern in _CLAIMS if any(pattern.search(clause) for _, clause in said)), None)
        if found is not None:
            return found
    if _SPARE.search(row):
        return Heard("spare_me")
    if _NO_HOPE.search(row):
        return Heard("no_hope")
    if one is not None and _WHY_NOBODY.search(row):
        return Heard("suspect", one)
    asked = _question(row, one)
    if asked is not None or unsure or (one is None and _EITHER.search(row)):
        return asked
    for at, clause in said:
        found = _of_somebody(clause, {n - at: seat for n, seat in seats.items()}, one)
        if found is not None:
            return found
    if one is not None and re.fullmatch(r"[.|]*w[.|]*N[.|]*|N[|]?N[|N]*", row):  # "Bob, Bob, Bob"
        return Heard("suspect", one)
    for rule in (_of_me, _small):
        for _, clause in said:
            found = rule(clause)
            if found is not None:
                return found
    return None


def _without_not(clause: str) -> str:
    """The same signs with opposites for what is negated; each N keeps its place."""
    for pattern in _NEGATED:
        clause = pattern.sub(lambda one: one[0][:-1].replace("x", PLAIN) + _OPPOSITE[one[0][-1]], clause)
    return clause.replace("Vx", "t.").replace("tx", "V.")


def _question(row: str, one: int | None) -> Heard | None:
    """Somebody is asked whom they suspect, or why; a name at either end says who is."""
    why, who = _ASKS_WHY.search(row), _ASKS_WHO.search(row)
    to = one if re.match(r"[.]?N|[^N]*[|YQWI][^N]{0,4}N$", row.strip("|?.")) else None
    if re.search(r"i[^|]*[qyQW]", row):
        return None  # "I do not know who"
    if who is not None and (why is None or who.start() <= why.start()):
        return Heard("ask_who", to)
    if why is not None and not re.search(r"y[.ZY]{0,2}x[.]?N", row):
        return Heard("ask_why", to)
    return None


def _of_somebody(clause: str, seats: dict[int, int], one: int | None) -> Heard | None:
    plain = re.sub("[aAM]", PLAIN, clause)
    for kind, pattern, unless in _OF_SOMEBODY:
        for found in pattern.finditer(plain):
            if not unless.search(plain[: found.start()]):
                return Heard(kind, seats[found.start() + found[0].index("N")])
    for kind, pattern in _OF_YOU:
        to = pattern.search(clause)
        if one is not None and to is not None and not re.search(r"[OEqy]|N.?r", clause[: to.start()]):
            return Heard(kind, one)
    return None


def _of_me(clause: str) -> Heard | None:
    clause = re.sub("[aA]", PLAIN, clause)
    for heard, pattern, unless in _OF_ME:
        found = pattern.search(clause)
        if found is not None and not unless.search(clause[: found.start() + 1]):
            return heard
    return None


def _small(clause: str) -> Heard | None:
    """What is said in a word or two, beside nothing else that matters."""
    short = len(clause) <= SHORT
    return next((heard for heard, pattern in _SMALL if short and pattern.search(clause)), None)


def hear(text: str, names: Sequence[str], langs: Iterable[str] = LANGUAGES) -> Heard | None:
    """The remark that this text means at a table with these players, in the language that knows it best.

    >>> hear("i dont trust ver at all", ["Ann", "Verity"])
    Heard(remark='suspect', about=1, why='')
    """
    table, words = Names(names), pieces(text)
    best = max((read(words, table, lexicon(lang)) for lang in langs), key=lambda signs: signs.known)
    return understood(best)
