"""Salem 1692, after the second edition. Where to look for a chapter of the rules (docs/rules/salem1692.*.md):

| chapter | module |
|---|---|
| S1 Setting, S2 Dawn | setup.py, pointing.py |
| S3 The turn | turn.py |
| S4 Accusations and reveals | accuse.py |
| S5 The cards | turn.py, cards.py where their facts in base.toml do not say all |
| S6 Conspiracy, S7 Night | conspiracy.py, night.py |
| S8 Death and links, S12 Winning | death.py |
| S9 The Town Hall | characters.py, likewise |
| S10 Deck and shuffling, S11 Two left | deck.py, hands.py |
| S13 The five laws | turn.py, why_not.py |
| S14 Options | setup.py and where each applies |
| S15 Silence and time | each decision's default and seconds |

`names.py` and `cardset.py` say which cards there are and what is printed on them, `state.py` what lies on the table and
who sees it, `powers.py` at which moments a card or character may matter. `imagine.py`, `checks.py` and `paths.py` go
back from a view to a table.
"""

from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.engine.game import Game, load

load(f"{__name__}.cards")  # the powers in both add themselves
load(f"{__name__}.characters")

GAME = Game(
    RULES,
    package=__name__,
    bots={1: f"{__name__}.bots:Level1", 2: f"{__name__}.bots:Level2", 3: f"{__name__}.bots.level3:Level3"},
)
