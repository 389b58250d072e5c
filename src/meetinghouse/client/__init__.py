"""A small typed client of the table server, for remote bots, the terminal and other programs."""

from meetinghouse.client.http import ServerClient, ServerRefused, parse_link
from meetinghouse.client.table import RemoteTable, TableRefused

__all__ = ["RemoteTable", "ServerClient", "ServerRefused", "TableRefused", "parse_link"]
