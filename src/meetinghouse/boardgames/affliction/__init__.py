"""Affliction: Salem 1692, for two to four players.

| rulebook chapter | module |
|---|---|
| Setup | `setup.py` |
| Colonist cards | `cardset.py` (what is printed), `powers.py` (when it matters), `colonists.py` (who bends a price) |
| abilities of one's own | `verbs.py`, `script.py` |
| Place Messengers, Resolution, the fourteen spaces | `rounds.py`, `accusing.py` (1, 2, 12), `abilities.py` (5, 6, 7) |
| Arrests, scapegoats, Bring Colonist into Circle | `taking.py`, `costs.py` |
| Tokens, Spectral Evidence, Fear, Accusations | `tokens.py` |
| Replacing Colonist Cards | `moving.py` |
| End Game & Scoring | `scoring.py` |

`names.py` and `acts.py` number everything, `state.py` holds what lies on the table, `imagine.py` deals the hidden part
anew, `why_not.py` explains refusals, `telling.py` says what has words.
"""

from meetinghouse.boardgames.affliction import cardset
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.engine.game import Game, Option, load

RULES.options["cards"] = Option("house", cardset.SETS.names, own=cardset.SETS.of)
load(f"{__name__}.colonists")  # their powers add themselves

GAME = Game(
    RULES,
    package=__name__,
    bots={1: f"{__name__}.bots:Level1", 2: f"{__name__}.bots:Level2", 3: f"{__name__}.bots.level3:Level3"},
)

# A card set of one's own: `new_match(..., options={"cards": use_cards("my.toml")})`.
use_cards = cardset.SETS.use
