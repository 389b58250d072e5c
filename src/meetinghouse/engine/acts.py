"""What a seat may answer: acts (one fixed table for each game), and the choices and asks made of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from types import MappingProxyType
from typing import Any, TypeVar

from meetinghouse.engine.errors import IllegalMove

Scalar = int | str | bool | None
Key = TypeVar("Key")
S = TypeVar("S")


class Act:
    """One possible answer of a game, such as `play` with `card="alibi"`. Made once, shared by all matches."""

    __slots__ = ("args", "do", "id", "json")

    def __init__(self, act_id: int, do: str, args: dict[str, Scalar]) -> None:
        """Only `ActTable.add` calls this."""
        self.id = act_id
        self.do = do
        self.args: Mapping[str, Scalar] = MappingProxyType(args)
        self.json: dict[str, Scalar] = {"do": do, **args}

    def __repr__(self) -> str:
        """Readable and complete: an act is public knowledge of the rules."""
        inside = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Act({self.do!r}{inside})"


class Family(dict[Key, int]):
    """The acts of one verb that differ only in what they name: `SEAT[3]` is an act, `SEAT.key(act)` is 3 again."""

    __slots__ = ("_act", "_keys", "has", "key")
    key: Callable[[int], Key]  # what an act of the family names
    has: Callable[[int], bool]  # whether an act is one of the family

    def __init__(self, acts: Mapping[Key, int]) -> None:
        """Only `ActTable.family` and `ActTable.grid` call this."""
        super().__init__(acts)
        self._keys = {act: key for key, act in acts.items()}
        self._act = self.__getitem__
        self.key = self._keys.__getitem__  # every move asks: this saves one call of Python in fifty
        self.has = self._keys.__contains__

    def join(self, more: "Family[Key]") -> None:
        """Add the acts of another family."""
        self.update(more)
        self._keys.update(more._keys)

    def rows(self: "Family[tuple[int, int]]") -> list[list[int]]:
        """The acts of a grid in lists: one for each first argument, in the order of the second."""
        found: dict[int, list[int]] = {}
        for (row, _), act in self.items():
            found.setdefault(row, []).append(act)
        return list(found.values())

    def acts(self, keys: Iterable[Key]) -> list[int]:
        """The acts that name these."""
        return [*map(self._act, keys)]


Things = range | Sequence[str] | Mapping[int, str]  # what a family names: numbers, all names of a kind, or some of them


class ActTable:
    """Every act of one game, numbered. Finite and fixed, so that research adapters get a fixed action space."""

    __slots__ = ("_find", "acts")

    def __init__(self) -> None:
        """Start empty; the game adds its acts at import."""
        self.acts: list[Act] = []
        self._find: dict[tuple[Any, ...], int] = {}

    def add(self, do: str, **args: Scalar) -> int:
        """Register an act and return its number."""
        key = (do, *sorted(args.items()))
        if not args.keys().isdisjoint(("ask", "do", "answer")):
            raise TypeError(f"an argument that means something else in JSON: {key}")
        if key in self._find:
            raise TypeError(f"act registered twice: {key}")
        act = Act(len(self.acts), do, args)
        self.acts.append(act)
        self._find[key] = act.id
        return act.id

    def family(self, do: str, **named: Things) -> Family[int]:
        """Register one act for each thing that its one argument may name, in order.

        `family("seat", seat=range(12))` is indexed by seat; `family("card", card=CARDS)` by the number of the card in
        `CARDS`, while the act itself carries its name; `family("front", card={4: "piety"})` has only some of them.
        """
        ((name, things),) = named.items()
        return Family({key: self.add(do, **{name: value}) for key, value in _numbered(things)})

    def extend(self, family: Family[int], do: str, **named: Things) -> None:
        """Give a family more acts, numbered after all others: what is numbered already keeps its number."""
        family.join(self.family(do, **named))

    def grid(self, do: str, **named: Things) -> Family[tuple[int, int]]:
        """The same for an act with two arguments: `BUILDING[seat, design]`."""
        (one, rows), (other, columns) = named.items()
        return Family(
            {
                (row, column): self.add(do, **{one: a, other: b})
                for row, a in _numbered(rows)
                for column, b in _numbered(columns)
            }
        )

    def __len__(self) -> int:
        """How many acts the game has."""
        return len(self.acts)

    def __getitem__(self, act_id: int) -> Act:
        """The act with that number."""
        return self.acts[act_id]

    def find(self, json: Mapping[str, Any]) -> int | None:
        """The number of the act that `json` (without its `ask`) spells, or None. Types count: `1` is not `True`."""
        try:
            do = json["do"]
            args = sorted((k, v) for k, v in json.items() if k not in ("do", "ask"))
            found = self._find.get((do, *args))
        except (KeyError, TypeError, AttributeError):
            return None
        if found is None or any(type(self.acts[found].args[k]) is not type(v) for k, v in args):
            return None
        return found


def _numbered(things: Things) -> list[tuple[int, Scalar]]:
    if isinstance(things, range):
        return [(value, value) for value in things]
    return list(things.items() if isinstance(things, Mapping) else enumerate(things))


def struct(base: type[S]) -> type[S]:
    """A dataclass of which millions are made: where msgspec is installed a struct, which takes 0.4 of the time."""
    try:
        from msgspec import defstruct
    except ImportError:
        return base
    rows = [(one.name, object, *([] if one.default is MISSING else [one.default])) for one in fields(base)]  # type: ignore[arg-type]  # a dataclass
    return defstruct(base.__name__, rows, eq=False, gc=False, module=base.__module__)  # type: ignore[return-value]  # with the same fields


@struct
@dataclass(eq=False, slots=True)
class _Pair:
    ask: int
    act: Act


class Choice(_Pair):
    """One option of an ask. Hand it back to `Match.answer`, as it is or as `to_json()`."""

    @property
    def do(self) -> str:
        """The verb, such as `play`."""
        return self.act.do

    @property
    def args(self) -> Mapping[str, Scalar]:
        """What the verb is about, such as `{"card": "alibi"}`."""
        return self.act.args

    def to_json(self) -> dict[str, Scalar]:
        """Plain JSON that quotes the ask's id."""
        return {"ask": self.ask, **self.act.json}

    def __eq__(self, other: object) -> bool:
        """Equal when they answer the same ask in the same way."""
        return type(other) is Choice and other.ask == self.ask and other.act is self.act

    def __hash__(self) -> int:
        """Hash what `__eq__` compares."""
        return hash((self.ask, self.act.id))

    def __repr__(self) -> str:
        """Shown only to the seat that was offered it."""
        return f"Choice(ask={self.ask}, {repr(self.act)[4:]}"


@struct
@dataclass(eq=False, slots=True)
class _Asked:
    id: int
    kind: str
    numbers: tuple[int, ...]
    _acts: Sequence[Act]
    required: bool
    seconds: int | None
    _options: tuple[Choice, ...] | None = None


class Ask(_Asked):
    """What one seat is asked now. `required=False` marks a speak-up that may be left unanswered.

    `numbers` say which of the game's acts are on offer, and decide what is legal.
    """

    @property
    def options(self) -> tuple[Choice, ...]:
        """What may be answered, in order. Made on first use: callers that only need the numbers never pay for it."""
        options = self._options
        if options is None:
            ask, acts = self.id, self._acts
            options = self._options = tuple([Choice(ask, acts[number]) for number in self.numbers])
        return options

    @property
    def acts(self) -> list[int]:
        """The act numbers of the options, for research adapters; the caller's own list."""
        return list(self.numbers)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON, for the wire."""
        return {
            "id": self.id,
            "kind": self.kind,
            "options": [{"ask": self.id, **self._acts[number].json} for number in self.numbers],
            "required": self.required,
            "seconds": self.seconds,
        }

    def __repr__(self) -> str:
        """Options are this seat's own business: only their number is shown."""
        return f"Ask(id={self.id}, kind={self.kind!r}, {len(self.numbers)} options, required={self.required})"


def read_choice(acts: ActTable, given: Any) -> tuple[int, int]:
    """The ask id and act number that `given` (a Choice or its JSON) spells; raises before anything changes."""
    if type(given) is Choice:
        if given.act.id < len(acts) and acts[given.act.id] is given.act:  # not an equal one of another game
            return given.ask, given.act.id
        raise IllegalMove("not-offered", expected="a choice of this game", got=given)
    if not isinstance(given, Mapping):
        raise IllegalMove("malformed", expected="a Choice or its JSON", got=given)
    ask = given.get("ask")
    if type(ask) is not int or not isinstance(given.get("do"), str):
        raise IllegalMove("malformed", expected={"ask": "int", "do": "str"}, got=given)
    act = acts.find(given)
    if act is None:
        raise IllegalMove("not-offered", expected="one of the options", got=given)
    return ask, act
