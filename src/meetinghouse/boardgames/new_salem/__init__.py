"""New Salem for three to eight players, in its three editions.

| rulebook chapter                | module               |
|---------------------------------|----------------------|
| Components, symbols             | `names`, `cardset`   |
| Setup                           | `setup`              |
| 1. Draft Buildings              | `draft`              |
| 2.-4. Draw, initiate, end round | `constable`          |
| Cubes and Buildings (reminders) | `cubes`              |
| The Event cards                 | `powers`             |
| what they do, verb by verb, with Trials and Characters | `verbs`, `script`, `deeds`, `deck_deeds` |
| Game end                        | `ending`             |

`state` says what lies where and who sees it, `acts` what can be answered, `rules` holds steps and decisions by name,
`event_types` what can happen, `imagine` deals hidden things anew, `why_not` explains refusals, `telling` says what has
words. The rules themselves are docs/rules/new_salem.*.md.
"""

from meetinghouse.boardgames.new_salem import cardset
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.engine.game import Game, Option, load

RULES.options["cards"] = Option("house", cardset.SETS.names, own=cardset.SETS.of)
load(f"{__name__}.script")  # its steps and questions belong to the rules

GAME = Game(
    RULES,
    package=__name__,
    bots={1: f"{__name__}.bots:Level1", 2: f"{__name__}.bots:Level2", 3: f"{__name__}.bots.level3:Level3"},
)

# A card set of one's own: `new_match(..., options={"cards": use_cards("my.toml")})`.
use_cards = cardset.SETS.use
