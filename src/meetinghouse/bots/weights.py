"""Reads the weights of a network as training wrote them (`train.policy.export`), without NumPy."""

import ast
import struct
import zipfile
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from meetinghouse.bots.shape import NetworkShape

_MAGIC = b"\x93NUMPY"
_KINDS = {"<f2": "e", "<f4": "f", "<f8": "d"}  # as NumPy and as `struct` call them
_LABELS = "labels."


class Weights(NamedTuple):
    """Numbers row by row: a row for each output, or one row."""

    shape: tuple[int, ...]
    numbers: "array[float]"


def weights_for(shape: NetworkShape, file: Path) -> dict[str, Weights]:
    """All weights by name, each column and output where the shape has it."""
    with zipfile.ZipFile(file) as kept:
        read = {entry.removesuffix(".npy"): _read(kept.read(entry)) for entry in kept.namelist()}
    found = {name: value for name, value in read.items() if isinstance(value, Weights)}
    for name, wanted in shape.labels.items():
        names = read[_LABELS + name]
        assert isinstance(names, list)
        outputs = name in ("seats", "others")  # outputs are rows, inputs are columns
        for part in (f"{name}.weight", f"{name}.bias")[: 1 + outputs]:
            found[part] = _placed(found[part], outputs, names, wanted, file)
    return found


def _read(data: bytes) -> Weights | list[str]:
    """One array in NumPy's own format: numbers, or texts."""
    wide = data[6] > 1  # from version 2 on the length of the head has four bytes
    start = 12 if wide else 10
    (size,) = struct.unpack_from("<I" if wide else "<H", data, 8)
    head = ast.literal_eval(data[start : start + size].decode("latin-1"))
    kind, body = head["descr"], data[start + size :]
    if not data.startswith(_MAGIC) or head["fortran_order"]:
        raise ValueError("these are no weights that training wrote")
    if kind.startswith("<U"):
        each = 4 * int(kind[2:])
        texts = [body[at : at + each].decode("utf-32-le") for at in range(0, len(body), each)]
        return [text.rstrip("\0") for text in texts]
    count = len(body) // struct.calcsize(_KINDS[kind])
    return Weights(tuple(head["shape"]), array("d", struct.unpack(f"<{count}{_KINDS[kind]}", body)))


def _placed(weights: Weights, outputs: bool, names: Sequence[str], wanted: Sequence[str], file: Path) -> Weights:
    """Weights by the names of their columns or outputs, nothing where the game has grown since they were trained. The
    column of a question that the game no longer asks is left out: it would always be 0."""
    gone = set(names).difference(wanted)
    if not all(name.startswith("decision_kind: ") for name in gone):
        raise ValueError(f"{file.name} was made for another layout: {sorted(gone)[:3]}")
    if list(names) == list(wanted):
        return weights
    places = {name: at for at, name in enumerate(names)}
    order = [places.get(name, -1) for name in wanted]
    numbers, found = weights.numbers, array("d")
    if outputs:
        width = len(numbers) // len(names)
        for at in order:
            found.extend(numbers[at * width : (at + 1) * width] if at >= 0 else array("d", bytes(8 * width)))
        return Weights((len(wanted), *weights.shape[1:]), found)
    width = len(names)
    for start in range(0, len(numbers), width):
        row = [*numbers[start : start + width], 0.0]  # the last, for names that are new
        found.extend([row[at] for at in order])
    return Weights((weights.shape[0], len(wanted)), found)


def blocks_in(weights: Mapping[str, Weights]) -> int:
    """How many blocks of attention there are."""
    return sum(name.endswith("qkv.weight") for name in weights)
