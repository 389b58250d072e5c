"""New Salem for three to eight players, in its three editions.

| rulebook chapter                | module               |
|---------------------------------|----------------------|
| Components, symbols             | `names`, `cardset`   |
| Setup                           | `setup`              |
| 1. Draft Buildings              | `draft`              |
| 2.-4. Draw, initiate, end round | `constable`          |
| Cubes and Buildings (reminders) | `cubes`              |
| Seeing a Character              | `characters`         |
| The Event cards                 | `powers`, `events/`  |
| Events of one's own             | `verbs`, `script`, `deeds` |
| Game end                        | `ending`             |

`state` says what lies where and who sees it, `acts` what can be answered, `rules` holds steps and decisions by name,
`event_types` what can happen, `imagine` deals hidden things anew, `why_not` explains refusals, `words` says what has
words. The rules themselves are docs/rules/new_salem.*.md.
"""

from __future__ import annotations

from meetinghouse.boardgames.new_salem import cardset
from meetinghouse.boardgames.new_salem.names import EDITIONS, MAX_SEATS, MIN_SEATS
from meetinghouse.boardgames.new_salem.powers import POWERS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Game, Measures, Option, Sides, load

GAME = Game(
    id="new_salem",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    rules_version="2.0",
    options={
        "edition": Option("en", EDITIONS),
        "first_constable": Option("chance", ("chance", *(str(seat) for seat in range(MAX_SEATS)))),
        "cards": Option("house", cardset.SETS.names, own=cardset.SETS.of),
    },
    table=Town,
    package=__name__,
    usual_seats=5,
    minutes=35,
    arena_seats=(3, 5, 8),
    sides=Sides(
        ("witches", "puritans"),
        lambda view: "witches" if view["side"] == "witch" else "puritans",
        {"witches": "witches", "puritans": "puritans"},
    ),
    measures=Measures(
        cards={"initiated": ("event", "seat")},
        character=lambda view: str(view["characters"][view["viewer"]]),
        fates=f"{__name__}.lab.fates:fates",
        lap=("round_ended", False),
        styles={"miser": f"{__name__}.lab.styles:Miser", "patron": f"{__name__}.lab.styles:Patron"},
    ),
    bots={1: f"{__name__}.bots:Level1", 2: f"{__name__}.bots:Level2", 3: f"{__name__}.bots.level3:Level3"},
    balance=f"{__name__}.lab.balance:main",
    cards=f"{__name__}.cardset",
    remarks=("give_hope", "no_hope", "suspect", "trust", "trust_me", "not_me"),
    remarks_at={
        "draft": ("hurry", "watch_out"),
        "next_constable": ("trust_me", "suspect"),
        **dict.fromkeys(("trial", "judge"), ("not_me", "suspect")),
        "testify": ("trust_me", "gasps"),
        "give": ("promise", "no_hope"),
    },
    thinking={
        **dict.fromkeys(("trial", "judge"), 1.8),
        "ponder": 1.6,
        "testify": 1.5,
        "next_constable": 1.3,
        "remove_from": 0.6,
        "place": 0.5,
        **dict.fromkeys(("pay_from", "which_copy"), 0.4),
    },
    reasons={
        **dict.fromkeys(("kept", "despair", "tried_me", "broke_word"), ("suspect", "no_hope")),
        **dict.fromkeys(("cleansed", "gave", "kept_word"), ("trust",)),
        **dict.fromkeys(("i_cleansed", "i_gave", "i_kept_word"), ("trust_me", "not_me")),
        "cleanse": ("promise", "give_hope"),
        "better_use": ("sorry",),
    },
)

POWERS.load(f"{__name__}.events")
load(f"{__name__}.script")  # its steps and questions belong to the rules

# A card set of one's own: `new_match(..., options={"cards": use_cards("my.toml")})`.
use_cards = cardset.SETS.use
