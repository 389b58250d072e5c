"""Who may see what. Every field of a table says so, or the import fails; `Observer` is the only way out.

A field is annotated with one mark: `Public[T]` (all see it), `Owner[list[T]]` (a list by seat: each seat sees its own
entry), `Server[T]` (nobody sees it). Small ints that stand for names say how they are spelt: `Named(KINDS)` turns each
int into its name, `Counts(KINDS)` turns a list of counts into `{name: count}`. What is computed rather than stored
(hand sizes, say) is a `@shown` method `(self, viewer) -> JSON`.

From the same annotations come `copy` (which shares what cannot change) and `restore` (the way back from a view).
"""

import enum
import sys
import types
import typing
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Annotated, Any, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

SPECTATOR = -1
EVERYONE = (1 << 32) - 1  # as a mask of viewers: seats are bits 0..30, spectators bit 31


class Vis(enum.Enum):
    """Who sees a field."""

    PUBLIC = "public"
    OWNER = "owner"
    SERVER = "server"


Public = Annotated[T, Vis.PUBLIC]
Owner = Annotated[T, Vis.OWNER]
Server = Annotated[T, Vis.SERVER]


class Named:
    """Marks ints that are shown by name."""

    __slots__ = ("index", "names")

    def __init__(self, names: Sequence[str]) -> None:
        """`names[i]` is how `i` is spelt."""
        self.names = tuple(names)
        self.index = {name: i for i, name in enumerate(self.names)}


class Counts(Named):
    """Marks lists of counts by kind, shown as `{name: count}` without the zeros."""


def shown(method: F) -> F:
    """Mark a method `(self, viewer)` as part of the view, under its own name."""
    method.__dict__["shown"] = "own"
    return method


def alike(method: F) -> F:
    """Mark a shown method whose result does not depend on the viewer: it is then computed once for all."""
    method.__dict__["shown"] = "shared"
    return method


def fixed(method: F) -> F:
    """Mark a shown method whose result is the same for all viewers and never changes: what is printed on cards."""
    method.__dict__["shown"] = "fixed"
    return method


def encoded(name: str) -> Callable[[F], F]:
    """Mark a method `(self)` that encoders call in place of the shown method of that name. It may return what it keeps,
    since encoders change nothing."""

    def mark(method: F) -> F:
        method.__dict__["encodes"] = name
        return method

    return mark


def viewer_bit(viewer: int) -> int:
    """The bit of a seat, or of the spectators, in a mask."""
    return 1 << (viewer & 31)


class MarkedField(typing.NamedTuple):
    """One field that a game declares."""

    name: str
    vis: Vis
    type: Any
    named: Named | None


_ATOMS = (int, str, bool, float, type(None), tuple, frozenset)


def _is_atom(hint: Any) -> bool:
    """Whether values of this type never change and can be shared between copies."""
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return all(_is_atom(a) for a in typing.get_args(hint))
    base = origin or hint
    return isinstance(base, type) and (issubclass(base, _ATOMS) or getattr(base, "never_changes", False))


def copy_code(hint: Any, value: str, depth: int = 0) -> str:
    """Source of a copy of `value` that shares what cannot change."""
    if _is_atom(hint):
        return value
    origin, args, item = typing.get_origin(hint), typing.get_args(hint), f"v{depth}"
    if origin is list:
        inner = copy_code(args[0], item, depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict:
        inner = copy_code(args[1], item, depth + 1)
        return f"{value}.copy()" if inner == item else f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    raise TypeError(f"no way to copy {hint!r}")


def copier(hint: Any) -> Callable[[Any], Any] | None:
    """What copies a value of a type, sharing what cannot change; None where all of it can be shared."""
    copy: Callable[[Any], Any] | None = eval(f"lambda value: {copy_code(hint, 'value')}")
    return None if _is_atom(hint) else copy


def _empty_code(field: MarkedField) -> str:
    """Source of what a field holds at first; where each seat sees its own, one for each."""
    hint = field.type if field.vis is not Vis.OWNER else typing.get_args(field.type)[0]
    counts = isinstance(field.named, Counts) and hint == list[int]
    empty = f"[0] * {len(field.named.names)}" if field.named is not None and counts else repr(blank(hint))
    return f"[{empty} for _ in range(self.seats)]" if field.vis is Vis.OWNER else empty


def _show_code(hint: Any, value: str, named: str | None, depth: int = 0, *, encoded: bool = False) -> str:
    """Source of the JSON form of `value`; `named` is the expression of its `Named`/`Counts` mark.

    What is `encoded` at once may hold tuples in place of lists: they are written alike, and none is copied.
    """
    if encoded and (hint is tuple or (typing.get_origin(hint) is tuple and named is None and _is_plain(hint))):
        return value
    origin, args, item = typing.get_origin(hint), typing.get_args(hint), f"v{depth}"
    if origin in (typing.Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) == 1:
            inner = _show_code(rest[0], value, named, depth, encoded=encoded)
            return value if inner == value else f"(None if {value} is None else {inner})"
        raise TypeError(f"no way to show {hint!r}, and back")
    if origin is list or (origin is tuple and len(args) == 2 and args[1] is Ellipsis):
        if named is not None and named.startswith("counts_") and args[0] is int:
            counts = f"{{{named}[i]: n for i, n in enumerate({value}) if n}}"
            return f"({counts} if any({value}) else {{}})"  # many are all zeros, which are passed over in a fifth of it
        inner = _show_code(args[0], item, named, depth + 1, encoded=encoded)
        return f"list({value})" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is tuple:
        parts = ", ".join(_show_code(a, f"{value}[{i}]", named, depth + 1, encoded=encoded) for i, a in enumerate(args))
        return f"[{parts}]"
    if hint is tuple:
        return f"plain({value})"
    if origin is dict:
        inner = _show_code(args[1], item, named, depth + 1, encoded=encoded)
        return f"{{str(k{depth}): {inner} for k{depth}, {item} in {value}.items()}}"
    if origin is frozenset:
        return f"sorted({value})"
    if hint is int and named is not None and named.startswith("named_"):
        return f"{named}[{value}]"
    if hint in (int, str, bool):
        return value
    raise TypeError(f"no way to show {hint!r}")


def _is_plain(hint: Any) -> bool:
    """Whether a value of a type is written as it stands: numbers, words, truth, and tuples of these."""
    if typing.get_origin(hint) is tuple:
        return all(arg is Ellipsis or _is_plain(arg) for arg in typing.get_args(hint))
    return hint in (int, str, bool)


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    if isinstance(value, (tuple, list)):
        return [v if type(v) is int else plain(v) for v in value]  # most are numbers: no call for them, half the time
    return value


def tupled(value: Any) -> Any:
    """Lists as tuples, all the way down: the way back from `plain`."""
    return tuple(tupled(v) for v in value) if isinstance(value, list) else value


def restore_value(hint: Any, value: Any, named: Named | None) -> Any:
    """The way back from JSON to what a field holds. Raises TypeError, KeyError or ValueError on anything else."""
    return _restorer(hint, named)(value)


@cache
def _restorer(hint: Any, named: Named | None) -> Callable[[Any], Any]:
    """The way back for one type. It looks at the type once, since a learned player restores a view at each question."""
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        rest = _restorer(next(a for a in args if a is not type(None)), named)
        return (lambda value: None if value is None else rest(value)) if type(None) in args else rest
    if origin is list and isinstance(named, Counts) and args[0] is int:
        return partial(_counts, named)
    if origin is list:
        one = _restorer(args[0], named)
        return lambda value: [one(v) for v in exactly(list, value)]
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        one = _restorer(args[0], named)
        return lambda value: tuple([one(v) for v in exactly(list, value)])
    if origin is tuple:
        parts = [_restorer(arg, named) for arg in args]
        return lambda value: tuple([part(v) for part, v in zip(parts, exactly(list, value), strict=True)])
    if hint is tuple:
        return lambda value: tupled(exactly(list, value))
    if origin is dict:
        key, of_key = args[0], _restorer(args[1], named)
        return lambda value: {key(k): of_key(v) for k, v in exactly(dict, value).items()}
    if origin is frozenset:
        return lambda value: frozenset(exactly(list, value))
    if hint is int and named is not None and not isinstance(named, Counts):
        return named.index.__getitem__
    return partial(exactly, hint)


def _counts(named: Counts, value: Any) -> list[int]:
    counts = [0] * len(named.names)
    for name, n in value.items():
        if exactly(int, n) < 1:
            raise ValueError("counts are shown from one on")
        counts[named.index[name]] = n
    return counts


def exactly(kind: type[T], value: Any) -> T:
    """A value of just this type, or TypeError."""
    if type(value) is not kind:
        raise TypeError(f"expected {kind.__name__}, got {type(value).__name__}")
    return value


def blank(hint: Any) -> Any:
    """An empty value of a type, for fields that a view does not fill."""
    return _maker(hint)()


@cache
def _maker(hint: Any) -> Callable[[], Any]:
    origin: Callable[[], Any] = typing.get_origin(hint) or hint
    if origin in (typing.Union, types.UnionType) or getattr(origin, "never_changes", False):
        return lambda: None  # what never changes has no empty value: the game itself puts it there
    return origin


def _annotated(space: dict[str, Any]) -> tuple[str, ...]:
    """The fields that the body of a class annotates; from Python 3.14 on it holds a function that knows them."""
    if sys.version_info >= (3, 14):
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(space)
        if annotate is not None:
            return tuple(annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF))
    return tuple(space.get("__annotations__", ()))


class Recorded(type):
    """Metaclass of tables: gives slots, checks the marks, writes `copy_fields` and `show_fields`."""

    fields: tuple[MarkedField, ...] = ()

    def __new__(mcls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> "Recorded":
        """Turn annotations into slots before the class exists."""
        space["__slots__"] = _annotated(space)
        return super().__new__(mcls, name, bases, space)

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> None:
        """Read the marks of this class's own fields and compile what is generated from them."""
        super().__init__(name, bases, space)
        hints = typing.get_type_hints(cls, include_extras=True)
        own: list[MarkedField] = []
        for field in space["__slots__"]:
            if any(hasattr(base, field) for base in bases):
                raise TypeError(f"{name}.{field} hides a part of the table")
            meta = getattr(hints[field], "__metadata__", ())
            marks = [m for m in meta if isinstance(m, Vis)]
            if len(marks) != 1:
                raise TypeError(f"{name}.{field} does not say who sees it")
            named = next((m for m in meta if isinstance(m, Named)), None)
            own.append(MarkedField(field, marks[0], typing.get_args(hints[field])[0], named))
        if bases:  # what every table has is the engine's own business
            cls.fields = (*next(b.fields for b in bases if isinstance(b, Recorded)), *own)
        if bases or own:
            _compile(cls)


# What `_compile` writes, and what each takes.
_WRITTEN = {
    "clear_fields": "self",
    "copy_fields": "self, other",
    "show_fields": "self, view, viewer",
    "show_shared": "self, view",
    "show_fixed": "self, view",
    "show_own": "self, view, viewer",
}


def _compile(cls: Any) -> None:
    """Generate the hot functions of a table class from its fields.

    `show_fixed`, `show_shared` and `show_own` are `show_fields` in three parts, for those who show a table to many
    viewers at once: what never changes, what is the same for all, and what may differ. They are for encoders: where
    `show_fields` has lists they may have tuples.

    They are written out as source, one line for each field, because bots that search copy a table for every line they
    look at. As loops over the fields with a function for each, a copy took 1.26, 1.35 and 1.41 times as long and a view
    1.36, 1.07 and 1.11 times (Salem 1692, New Salem and Affliction in mid-game; CPython 3.11, processor time).
    """
    names: dict[str, Any] = {"plain": plain}
    bodies: dict[str, list[str]] = {name: [] for name in _WRITTEN}
    for field in cls.fields:
        here = f"self.{field.name}"
        bodies["clear_fields"].append(f"{here} = {_empty_code(field)}")
        bodies["copy_fields"].append(f"other.{field.name} = {copy_code(field.type, here)}")
        if field.vis is Vis.SERVER:
            continue
        mark = None
        if field.named is not None:
            mark = f"{'counts' if isinstance(field.named, Counts) else 'named'}_{field.name}"
            names[mark] = field.named.names
        for encoded in (False, True):
            if field.vis is Vis.PUBLIC:
                shows, code = "show_shared", _show_code(field.type, here, mark, encoded=encoded)
            else:
                inner = _show_code(typing.get_args(field.type)[0], f"{here}[viewer]", mark, encoded=encoded)
                shows, code = "show_own", f"None if viewer < 0 else {inner}"
            bodies[shows if encoded else "show_fields"].append(f"view[{field.name!r}] = {code}")
    kept = {getattr(getattr(cls, name), "encodes", ""): name for name in dir(cls)}
    for name in dir(cls):
        part = getattr(getattr(cls, name), "shown", "")
        if part:
            bodies["show_fields"].append(f"view[{name!r}] = self.{name}(viewer)")
            once = f"{kept[name]}()" if name in kept else f"{name}({SPECTATOR})"
            call = f"{name}(viewer)" if part == "own" else once
            bodies[f"show_{part}"].append(f"view[{name!r}] = self.{call}")
    written = ["\n    ".join([f"def {name}({_WRITTEN[name]}):", *(body or ["pass"])]) for name, body in bodies.items()]
    exec(compile("\n".join(written), f"<fields of {cls.__name__}>", "exec"), names)
    for name in bodies:
        setattr(cls, name, names[name])
