"""Why an act is not offered: a code with words of its own, and the number of the rule (docs/rules/affliction.*.md)."""

from meetinghouse.boardgames.affliction import costs, names, tokens
from meetinghouse.boardgames.affliction.acts import ACTS
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction

Why = tuple[str, str] | None

CODES: tuple[str, ...] = (
    *("affliction-space-taken", "affliction-forced", "affliction-not-in-play", "affliction-is-arrested"),
    *("affliction-own-circle", "affliction-protected", "affliction-no-accusation", "affliction-shielded"),
    *("affliction-too-dear", "affliction-wrong-place", "affliction-silenced", "affliction-used"),
    *("affliction-no-effect", "affliction-not-in-circle", "affliction-most-fear", "affliction-fear-shunned"),
    *("affliction-no-token-there", "affliction-lies-there", "affliction-girls-shunned"),
    *("affliction-not-offered-starter", "affliction-not-a-target", "affliction-no-scapegoat", "affliction-none-left"),
)

# what each kind of decision is about, for acts that belong to another
_VERBS: dict[str, tuple[str, ...]] = {
    "starter": ("keep",),
    "messenger": ("place",),
    "accuse": ("accuse",),
    "extra": ("accuse",),
    "exonerate": ("clear",),
    "exonerate_more": ("more",),
    "protect": ("protect",),
    "abilities": ("use", "collect", "done"),
    "arrest": ("arrest",),
    "scapegoat": ("scapegoat",),
    "haunt": ("haunt",),
    "fear": ("frighten", "comfort"),
    "bring": ("bring",),
}

_LIES_THERE = ("affliction-lies-there", "A6.11")


@RULES.why_not(*CODES)
def why_not(t: Affliction, seat: int, act: int) -> Why:
    """Explain a refusal from public facts and the seat's own."""
    decision = t.decision
    if decision is None:
        return None
    kind = decision.kind.name
    do, args = ACTS[act].do, ACTS[act].args
    if do == "pass":
        return "affliction-forced", "A3.2" if kind == "messenger" else "A4.1"
    card = names.INDEX[str(args["colonist"])] if "colonist" in args else -1
    if kind == "ability":
        return _why_not_target(t, seat, card, do, decision.data[0])
    if do not in _VERBS.get(kind, ()):
        return "not-now", "A4.1"
    if do == "place":
        return "affliction-space-taken", "A3.3"
    if do == "keep":
        return "affliction-not-offered-starter", "A11.1"
    if do == "use":
        return _why_not_use(t, seat, card)
    if do == "scapegoat":
        return "affliction-no-scapegoat", "A8.3"
    if do == "arrest":
        return _absent(t, card) or _why_not_arrest(t, seat, card)
    if do == "bring":
        return _absent(t, card) or _why_not_bring(t, seat, card)
    if do == "collect":
        return "affliction-used", "A4.9"
    return _absent(t, card) or _why_not_token(t, card, do)


def _absent(t: Affliction, card: int) -> Why:
    """In a deck, or in no place at all: a card set may leave somebody out."""
    where = t.where[card]
    if names.ARRESTED <= where < names.IN_DECK:
        return "affliction-is-arrested", "A5.10"
    return ("affliction-not-in-play", "A4.2") if where >= names.IN_DECK else None


def _none_left(t: Affliction, do: str) -> Why:
    """With limited tokens the supply may be empty."""
    left = {
        "accuse": tokens.accusations_left(t),
        "frighten": sum(t.fear) < names.FEAR_TOKENS,
        "advocate": tokens.influence_supply(t) > 0,
    }
    return None if left.get(do, True) or not t.limited else ("affliction-none-left", "A11.2")


def _why_not_arrest(t: Affliction, seat: int, card: int) -> Why:
    if t.where[card] == seat:
        return "affliction-own-circle", "A5.7"
    if t.protection == card:
        return "affliction-protected", "A6.8"
    if not t.accusations[card] and t.spectral != card:
        return "affliction-no-accusation", "A5.1"
    if costs.arrest_price(t, seat, card) is None:
        return "affliction-shielded", "A12.6"
    return "affliction-too-dear", "A5.2"


def _why_not_bring(t: Affliction, seat: int, card: int) -> Why:
    if t.where[card] == seat:
        return "affliction-own-circle", "A5.15"
    if costs.barred(t, seat, card):
        return "affliction-wrong-place", "A5.14"
    return "affliction-too-dear", "A5.11"


def _why_not_use(t: Affliction, seat: int, card: int) -> Why:
    if t.where[card] != seat:
        return "affliction-not-in-circle", "A7.1"
    if not t.works(card):
        return "affliction-silenced", "A6.4"
    if t.cards.icon[card] != "hammer":
        return "not-now", "A7.2"
    if card in t.used or card in t.once_a_round:
        return "affliction-used", "A4.8"
    return "affliction-no-effect", "A4.8"


def _why_not_token(t: Affliction, card: int, do: str) -> Why:
    if do == "frighten" and t.fear[card] >= names.MOST_FEAR:
        return "affliction-most-fear", "A6.5"
    if (none_left := _none_left(t, do)) is not None:
        return none_left
    if do == "frighten":
        return "affliction-fear-shunned", "A12.38"
    if do in ("haunt", "protect"):
        return _LIES_THERE
    return "affliction-no-token-there", "A6.1"


def _why_not_target(t: Affliction, seat: int, card: int, do: str, of: int) -> Why:
    """An answer to a colonist's own question that is not among the answers."""
    ability = t.cards.ability[of]
    asked_by = "affliction-not-a-target", f"A12.{names.INDEX[ability] + 1}" if ability in names.INDEX else "A12.42"
    if card >= 0:
        if (none_left := _none_left(t, do)) is not None:
            return none_left
        if do == "accuse" and t.where[card] <= names.IN_ROW and not tokens.accusable(t, (card,), t.cards.afflicted[of]):
            return "affliction-girls-shunned", "A12.7"
        if do == "advocate" and t.where[card] == seat and t.advocates[card] >= names.MOST_ADVOCATES:
            return "affliction-most-fear", "A6.7"
        if do == "release" and not names.ARRESTED <= t.where[card] < names.IN_DECK:
            return asked_by
        absent = _absent(t, card)
        if absent is not None and do != "release":
            return absent
        if do == "protect" and t.protection == card:
            return _LIES_THERE
    return asked_by
