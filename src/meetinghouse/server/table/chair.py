"""One seat of a table, who has it, and what is public of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from meetinghouse.languages import Lang
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.shapes import FACES_IN_A_ROW, Occupant, Rung


@dataclass(slots=True)
class Chair:
    kind: Occupant = Occupant.EMPTY
    name: str = ""
    face: int = 0
    lang: Lang = "en"
    level: int = 0
    program: str = ""  # what plays here by its own word; empty: a person
    won: int = 0  # games of the evening
    ready: bool = False
    token_hash: str = ""
    first_hash: str = ""  # of the first token: by it the operator knows people who have no key
    mark: str = ""  # of the key of the person who has it; empty: the holder of the token
    marked: str = ""  # the table that the mark was made for, where a rematch took it along
    former: str = ""  # the mark of a person whose phone another one replaced: they may come back at any time
    linked: bool = False  # the token is in a link, which its maker knows
    spent: str = ""  # the hash of a link that was opened
    remote: bool = False
    muted: bool = False
    rung: Rung = Rung.HERE
    until: int | None = None
    missed: int = 0
    answers: int = 0  # that this seat gave, and how many of them a bot gave in a person's place
    lent: int = 0
    away: int | None = None  # number of this seat's events when it fell away
    note: str = ""
    where: str = ""
    hushes: set[int] = field(default_factory=set)
    calls: dict[str, e.CallWish] = field(default_factory=dict)  # by endpoint, oldest first

    def mark_of(self, person: str, table: str) -> str:
        """The mark that this person would have here; empty without a key."""
        return tokens.mark(person, self.marked or table)

    def is_of(self, person: str, table: str, former: bool = True) -> bool:
        """Whether this seat belongs to the person with this key, or did before another phone took it over."""
        mine = self.mark_of(person, table)
        return bool(mine) and (mine == self.mark or (former and mine == self.former))

    def whose(self, people: Iterable[str], table: str) -> str:
        """Which of these people has this seat; empty: none of them."""
        return next((one for one in people if self.is_of(one, table, former=False)), "")

    def shown(self, seat: int) -> shapes.Person:
        return shapes.filled(shapes.Person, self, seat=seat)


def free_face(wished: int, others: Iterable[int]) -> int:
    """The face that was wished for, or the next one of its row that nobody else at the table has."""
    if wished == 0:
        return 0
    taken = set(others)
    row, place = divmod(wished - 1, FACES_IN_A_ROW)
    turned = (row * FACES_IN_A_ROW + (place + step) % FACES_IN_A_ROW + 1 for step in range(FACES_IN_A_ROW))
    return next((face for face in turned if face not in taken), wished)
