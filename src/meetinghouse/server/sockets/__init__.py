"""Sockets: the endpoint, one connected peer, and frames on the wire."""
