"""One table: its log, the fold of it, what a message does to it, and what its viewers are told."""
