"""The table server: lobby, tables, sockets, clock and store. Nothing here knows the rules of any game."""
