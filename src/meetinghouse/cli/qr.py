"""A short link as a QR code for the terminal: byte mode, level L, versions 1 to 5, of one block each (ISO 18004).

Small enough to keep here, and 106 bytes are plenty for an address on the local network.
"""

_SIZES = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))  # for each version: bytes of data, bytes of correction
_FORMAT = 0b111011111000100  # level L and mask 0, coded as the standard prints it
_EXP = [1]
while len(_EXP) < 510:
    _EXP.append(_EXP[-1] << 1 ^ (0x11D if _EXP[-1] & 128 else 0))
_LOG = {power: i for i, power in enumerate(_EXP[:255])}


def _times(a: int, b: int) -> int:
    return _EXP[_LOG[a] + _LOG[b]] if a and b else 0


def _correction(data: list[int], n: int) -> list[int]:
    """Reed and Solomon's check bytes: what is left of the data divided by the generator of degree n."""
    generator = [1]  # without its leading 1 from here on, highest power first
    for i in range(n):
        generator = [a ^ _times(b, _EXP[i]) for a, b in zip([*generator, 0], [0, *generator], strict=True)]
    rest = [0] * n
    for byte in data:
        factor = byte ^ rest[0]
        rest = [a ^ _times(b, factor) for a, b in zip([*rest[1:], 0], generator[1:], strict=True)]
    return rest


def _bits(text: str) -> tuple[int, list[int]]:
    """The version that holds the text, and its code words as bits."""
    raw = text.encode()
    version = next((v for v, (size, _) in enumerate(_SIZES, 1) if len(raw) + 2 <= size), None)
    if version is None:
        raise ValueError(text)
    size, checks = _SIZES[version - 1]
    stream = int.from_bytes(bytes([4 << 4 | len(raw) >> 4, (len(raw) & 15) << 4])) << 8 * len(raw) >> 4
    stream |= int.from_bytes(raw)
    words = list((stream << 4).to_bytes(len(raw) + 2))
    words += [0xEC if i % 2 == 0 else 0x11 for i in range(size - len(words))]
    words += _correction(words, checks)
    return version, [word >> 7 - i & 1 for word in words for i in range(8)]


def matrix(text: str) -> list[list[bool]]:
    """The code as rows of squares, dark ones true, without its quiet border. Raises ValueError if it is too long."""
    version, bits = _bits(text)
    n = 17 + 4 * version
    grid: list[list[bool | None]] = [[None] * n for _ in range(n)]
    for top, left in ((0, 0), (0, n - 7), (n - 7, 0)):  # the three eyes, with the light line around them
        for y in range(max(0, top - 1), min(n, top + 8)):
            for x in range(max(0, left - 1), min(n, left + 8)):
                ring = max(abs(y - top - 3), abs(x - left - 3))
                grid[y][x] = ring not in (2, 4)
    if version > 1:
        for y in range(n - 9, n - 4):
            for x in range(n - 9, n - 4):
                grid[y][x] = max(abs(y - n + 7), abs(x - n + 7)) != 1
    for i in range(8, n - 8):
        grid[6][i] = grid[i][6] = i % 2 == 0
    for i in range(15):
        dark = bool(_FORMAT >> i & 1)
        grid[i if i < 6 else i + 1 if i < 8 else n - 15 + i][8] = dark
        grid[8][n - 1 - i if i < 8 else 15 - i if i < 9 else 14 - i] = dark
    grid[n - 8][8] = True
    rest = iter(bits)
    for turn, right in enumerate([*range(n - 1, 6, -2), *range(5, 0, -2)]):
        for y in range(n - 1, -1, -1) if turn % 2 == 0 else range(n):
            for x in (right, right - 1):
                if grid[y][x] is None:
                    grid[y][x] = bool(next(rest, 0)) != ((y + x) % 2 == 0)
    return [[bool(square) for square in row] for row in grid]


def lines(text: str) -> list[str]:
    """The code in half blocks, two rows of squares to a line, light on dark as most terminals are."""
    inner = matrix(text)
    width = len(inner) + 4
    edge = [[False] * width] * 2
    rows = [*edge, *([False, False, *row, False, False] for row in inner), *edge, [False] * width]
    return [
        "".join(" ▄▀█"[2 * (not above) + (not below)] for above, below in zip(rows[y], rows[y + 1], strict=True))
        for y in range(0, width, 2)
    ]
