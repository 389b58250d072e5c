"""What is measured of Moonrakers."""

from __future__ import annotations

from meetinghouse.research import Research

RESEARCH = Research(seats=(2, 4, 6))
