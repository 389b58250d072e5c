"""Level 2 for New Salem: drafts for its types and sets, weighs Despair as its side wants, believes and bluffs.

`reading` says what a view means, `belief` who seems to be a Witch, `drafting` what a Building is worth, `events` what
an Event is worth and whom it should meet, `player` puts it together.
"""

from meetinghouse.boardgames.new_salem.bots.player import Level2

__all__ = ["Level2"]
