"""Sockets: one connection, one connected peer, and frames on the wire."""
