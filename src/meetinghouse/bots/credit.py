"""How far each speaker has been right: what they said of others, against what came to light."""

from meetinghouse.engine.json_types import Json

SAYS = {"suspect": True, "trust": False}  # whether the remark calls its subject guilty
DOUBT = 2.0  # so many words of a speaker must have been tested before they count


class Credit:
    """Kept by one listener, from what all heard and what its own seat was shown."""

    def __init__(self) -> None:
        self._open: dict[int, dict[int, bool]] = {}  # whom somebody last called guilty or not, and who said so
        self._right: dict[int, int] = {}
        self._wrong: dict[int, int] = {}

    def hear(self, event: Json) -> None:
        guilty = SAYS.get(event["remark"])
        if guilty is not None and event["about"] not in (None, event["seat"]):
            self._open.setdefault(event["about"], {})[event["seat"]] = guilty

    def settle(self, seat: int, guilty: bool) -> None:
        """Judge all who spoke of a player once that player's side is known."""
        for speaker, said in self._open.pop(seat, {}).items():
            kept = self._right if said == guilty else self._wrong
            kept[speaker] = kept.get(speaker, 0) + 1

    def of(self, speaker: int) -> float:
        """From -1 (always wrong) to 1 (always right); 0 for somebody whose word was never tested.

        >>> credit = Credit()
        >>> credit.hear({"seat": 1, "remark": "suspect", "about": 2})
        >>> credit.settle(2, True)
        >>> credit.of(1) > 0 == credit.of(3)
        True
        """
        right, wrong = self._right.get(speaker, 0), self._wrong.get(speaker, 0)
        return (right - wrong) / (right + wrong + DOUBT)
