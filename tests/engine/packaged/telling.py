"""What it tells."""

from __future__ import annotations

from meetinghouse.telling import Telling

TELLING = Telling(remarks=("hurry",))
