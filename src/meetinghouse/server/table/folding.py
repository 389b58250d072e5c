"""Reads a table from its log, and finds whose token or key is shown."""

from collections.abc import Callable

from meetinghouse.cards.sets import FORMAT
from meetinghouse.engine.walk import Input
from meetinghouse.server.hall import tokens
from meetinghouse.server.store import Row
from meetinghouse.server.table import commands
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.refusals import Refusal

CARDS = FORMAT.encode()  # stands in every card set
Look = Callable[[Core, int, Input | None], None]  # the table, the time and the input; None for the deal


def fold_row(core: Core, row: Row, look: Look | None = None) -> list[e.Entry]:
    """Apply one commit; returns its entries. `look` is called after the deal and each input of the game."""
    made = e.decode(row.body)
    for entry in made:
        for given in core.steps(entry, row.at):
            if look is not None:
                look(core, row.at, given)
    core.n = row.n
    return made


def fold(table: str, rows: list[Row], look: Look | None = None) -> Core:
    """A table as it was after these commits; `look` as in `fold_row`."""
    core = Core(table)
    for row in rows:
        fold_row(core, row, look)
    return core


def card_set(rows: list[Row]) -> e.StoredSettings | None:
    """The settings in a log that held a card set of somebody's own last: a game is dealt with no other."""
    for row in reversed(rows):
        for entry in reversed(e.decode(row.body)) if CARDS in row.body else ():  # somebody may have said it as well
            if isinstance(entry, e.TableOpened | e.Configured):
                return entry.settings
    return None


def identify(core: Core, token: str, key: str, screen: str = "", person: str = "") -> commands.Who:
    """Whose token or key this is; without one, whether this is the table's screen or somebody who may watch."""
    found: int | None = None
    if token:
        for seat, chair in enumerate(core.chairs):
            if tokens.fits(token, chair.token_hash):
                found = seat
        if found is None and tokens.fits(token, core.host_hash):
            return commands.Who(None, host=True)
    if found is None and not screen:
        found = core.seat_of(person)
    if found is not None:
        return commands.Who(found, host=core.host == found)
    if token:
        for chair in core.chairs:
            if tokens.fits(token, chair.spent):
                raise Refusal("seat_claimed", args={"name": chair.name or "none"}, status=401)
        raise Refusal("bad_token", status=401)
    if screen:
        if not core.settings.one_room:
            raise Refusal("not_one_room", status=403)
        if not tokens.same(screen, core.screen_key()):
            raise Refusal("bad_key", status=403)
        return commands.Who(None, screen=True)
    allowed = core.settings.watch
    if allowed == "nobody":
        raise Refusal("no_watching", status=403)
    if (allowed == "invited" or not core.settings.public) and not tokens.same(key, core.key):
        raise Refusal("bad_key", status=403)
    return commands.Who(None)
