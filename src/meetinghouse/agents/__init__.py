"""Seats for programs that read and write text, such as language models: what they are told, how they are read.

`prompt` writes, `reading` reads, `seat` counts and falls back, `scripted` has players that need no model. Nothing here
knows a match, a socket or a clock.
"""
