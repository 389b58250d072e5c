"""Where tables are kept: an append-only log for each table, and a directory of tables.

Row n of a table's log is one commit: a JSON array of entries. `unique (table, n)` makes it impossible for two
processes to write the same n; the one that comes second is told so, reads on and asks the rules again.
"""

from meetinghouse.server.store.base import Store, StoreDown, Told
from meetinghouse.server.store.lines import Ban, Doubt, Listed, LogEnd, Node, Row, StoredReport

__all__ = ["Ban", "Doubt", "Listed", "LogEnd", "Node", "Row", "Store", "StoreDown", "StoredReport", "Told"]
