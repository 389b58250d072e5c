"""George Burroughs: his Tryals are turned up at eight accusations (S9.10)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class GeorgeBurroughs(Character):
    """One below the limit; against Thomas Danforth that makes seven (S9.42)."""

    limit = 8
