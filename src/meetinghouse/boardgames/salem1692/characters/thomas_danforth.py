"""Thomas Danforth: he may call a reveal one accusation early (S9.41-S9.44)."""

from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character


@CHARACTER_POWERS.add
class ThomasDanforth(Character):
    """`accuse.count` offers the call; at the limit itself the reveal is forced as for everyone."""

    reveals_early = 1
