"""New Salem for three to eight players, in its three editions.

| rulebook chapter                | module            |
|---------------------------------|-------------------|
| Components, symbols             | `ids`, `cards`    |
| Setup                           | `setup`           |
| 1. Draft Buildings              | `draft`           |
| 2.-4. Draw, initiate, end round | `constable`       |
| Cubes and Buildings (reminders) | `cubes`           |
| The Event cards                 | `events/<event>`  |
| Game end                        | `ending`          |

`state` says what lies where and who sees it, `acts` what can be answered, `imagining` deals hidden things anew, `why`
explains refusals. The rules themselves are docs/rules/new_salem.*.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from meetinghouse import resources
from meetinghouse.boardgames.new_salem import cards, ending
from meetinghouse.boardgames.new_salem.acts import ACTS
from meetinghouse.boardgames.new_salem.event_types import EVENT_TYPES, IDS, WORDS
from meetinghouse.boardgames.new_salem.events import (  # noqa: F401  # each registers itself
    change_of_heart,
    character_witness,
    cleansing,
    deed_of_gift,
    election,
    exchange_of_deeds,
    fire,
    land_rush,
    letters_of_trade,
    midnight_visit,
    pardon,
    peddlers_cart,
    royal_charter,
    rush_to_judgement,
    scarlet_letter,
    second_term,
    seizure,
    silent_prayer,
    sworn_oath,
    thanksgiving,
    tithe,
    trial,
)
from meetinghouse.boardgames.new_salem.ids import EDITIONS, MAX_SEATS, MIN_SEATS
from meetinghouse.boardgames.new_salem.imagining import imagine
from meetinghouse.boardgames.new_salem.setup import set_up
from meetinghouse.boardgames.new_salem.state import RULES, Town
from meetinghouse.boardgames.new_salem.why import CODES, why_not
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game, Measures, Option, Sides

RULES_VERSION = "1.0"


def _card_sets() -> tuple[str, ...]:
    """The sets that ship with the game, the house set first."""
    names = sorted(path.stem for path in resources.path("cards", "new_salem").glob("*.toml"))
    return ("house", *(name for name in names if name != "house"))


def _check_options(seats: int, options: Mapping[str, Any]) -> None:
    first = options["first_constable"]
    if first != "chance" and int(first) >= seats:
        raise BadInput("bad-option", expected={"first_constable": f"0..{seats - 1}"}, got=first)


GAME = Game(
    id="new_salem",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    rules_version=RULES_VERSION,
    options={
        "edition": Option("en", EDITIONS),
        "first_constable": Option("chance", ("chance", *(str(seat) for seat in range(MAX_SEATS)))),
        "cards": Option("house", _card_sets()),
    },
    table=Town,
    rules=RULES,
    acts=ACTS,
    new=set_up,
    imagine=imagine,
    words=WORDS,
    ids=IDS,
    events=EVENT_TYPES,
    outcome_reasons=ending.OUTCOMES,
    why_not=why_not,
    why_codes=CODES,
    check_options=_check_options,
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
    ),
    bots={2: f"{__name__}.bots:Level2"},
    encoder=f"{__name__}.encoder:PARTS",
    terminal=f"{__name__}.terminal",
    balance=f"{__name__}.lab.balance:main",
    cards=f"{__name__}.cards",
    remarks=("give_hope", "no_hope", "suspect", "trust", "trust_me", "not_me"),
)


def use_cards(path: str | Path) -> str:
    """Let tables use a card set of one's own: `new_match(..., options={"cards": use_cards("my.toml")})`."""
    name = cards.keep(path)
    options = cast(dict[str, Option], GAME.spec.options)
    known = options["cards"].choices
    if name not in known:
        options["cards"] = Option("house", (*known, name))
    return name
