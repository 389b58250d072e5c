"""What crosses the wire: `inbound` and `outbound` on a table's socket, `http` beside it, and their common `shapes`.

Messages are JSON objects told apart by `type`. Sentences never cross the wire: events, refusals and remarks are
keys and ids that the reader's own client turns into words. `python -m meetinghouse.server.wire.schema` writes all of it
as JSON Schema.

Two counters make a broken connection harmless. `n` counts the events *this seat* was told and `k` the lines of talk
*this seat* may read: both are the seat's own, so that a number never shows what happened elsewhere.
"""
