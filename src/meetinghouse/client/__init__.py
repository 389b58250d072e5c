"""A small typed client of the table server, for remote bots, the terminal and other programs."""

from meetinghouse.client.http import Lobby, ServerRefused, parse_link
from meetinghouse.client.table import Table, TableRefused

__all__ = ["Lobby", "ServerRefused", "Table", "TableRefused", "parse_link"]
