"""Martha Corey: she has the power of the first living player on her right (S9.15-S9.31).

`death.read_powers` puts that neighbour's character into `power[her seat]` at the start and after each death, so every
other character's file works for her unchanged; uses are counted by seat, so hers are her own (S9.16).
"""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.character import Character, character


@character("martha_corey")
class MarthaCorey(Character):
    """She has no power of her own."""
