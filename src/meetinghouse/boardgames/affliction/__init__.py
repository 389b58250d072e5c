"""Affliction: Salem 1692, for two to four players.

| rulebook chapter | module |
|---|---|
| Setup | `setup.py` |
| Colonist cards | `cardset.py` (what is printed), `powers.py` (when it matters), `colonists/` (what each does) |
| abilities of one's own | `verbs.py`, `script.py` |
| Place Messengers | `placement.py` |
| Resolution, the fourteen spaces | `resolution.py`, `accusing.py` (1, 2, 12), `abilities.py` (5, 6, 7) |
| Arrests, scapegoats | `arrest.py`, `costs.py` |
| Bring Colonist into Circle | `circle.py`, `costs.py` |
| Tokens, Spectral Evidence, Fear, Accusations | `tokens.py` |
| Replacing Colonist Cards | `replacing.py`, `moving.py` |
| End Game & Scoring | `scoring.py` |

`names.py` and `acts.py` number everything, `state.py` holds what lies on the table, `imagine.py` deals the hidden part
anew, `why_not.py` explains refusals, `words.py` says what the locales need.
"""

from __future__ import annotations

from meetinghouse.boardgames.affliction import cardset
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.game import Game, Measures, Option

GAME = Game(
    id="affliction",
    min_seats=2,
    max_seats=4,
    rules_version="2",
    options={
        "starters": Option("random", ("random", "choose")),
        "limited_tokens": Option(False, (False, True)),
        "circle_defence": Option(5, (3, 4, 5, 6, 7)),
        "cards": Option("house", cardset.SETS.names, own=cardset.SETS.of),
    },
    table=Affliction,
    package=__name__,
    usual_seats=3,
    minutes=50,
    arena_seats=(2, 3, 4),
    measures=Measures(
        cards={"brought": ("colonist", "seat"), "arrested": ("colonist", "seat")},
        character=lambda view: str(view["faction"][view["viewer"]]),
        fates=f"{__name__}.lab.fates:fates",
        styles={"hoarder": f"{__name__}.lab.styles:Hoarder", "hunter": f"{__name__}.lab.styles:Hunter"},
    ),
    bots={1: f"{__name__}.bots:Level1", 2: f"{__name__}.bots:Level2", 3: f"{__name__}.bots.level3:Level3"},
    trial=f"{__name__}.bots.trying:TRIAL",
    balance=f"{__name__}.lab.balance:main",
    cards=f"{__name__}.cardset",
    remarks=("watch_out", "spare_me", "hurry"),
    remarks_at={
        **dict.fromkeys(("accuse", "arrest"), ("spare_me", "watch_out")),
        "scapegoat": ("gasps", "spare_me"),
    },
    thinking={"messenger": 1.3, "arrest": 1.6, "scapegoat": 1.6, "bring": 1.2, "abilities": 0.7, "exonerate_more": 0.5},
    reasons=dict.fromkeys(("leads", "took_mine", "rich"), ("watch_out",)),
)

# A card set of one's own: `new_match(..., options={"cards": use_cards("my.toml")})`.
use_cards = cardset.SETS.use
