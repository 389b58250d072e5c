"""George Burroughs: his Tryals are turned up at eight accusations (S9.10)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class GeorgeBurroughs(Character):
    """Against Thomas Danforth that makes seven (S9.42): one below whatever the limit is."""

    limit = 8
