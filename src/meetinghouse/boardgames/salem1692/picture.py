"""Salem 1692 as a picture: everybody's Tryals, accusations and cards in front, and one's own hand."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.cardset import of_colour
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.engine.json_types import Json
from meetinghouse.envs.scene import Card, Named, Place, Row, Scene, asked

_TONES = {CARDS[card]: colour for colour in ("red", "green", "blue", "black") for card in of_colour(colour)}
_TRYALS = {"witch": "black", "constable": "gold"}


def scene(view: Json, named: Named) -> Scene:
    """The table as one viewer sees it."""
    headline = [
        named.say(f"salem-phase-{view['phase']}", nights=view["nights"]),
        named.say("salem-deck", deck=view["deck_size"], discards=len(view["discards"])),
        named.say("salem-living", n=len(view["living"])),
    ]
    places = [_place(view, seat, named) for seat in range(view["seats"])]
    return Scene(named.words.say("salem1692-name"), headline, [], places, _mine(view, named))


def _place(view: Json, seat: int, named: Named) -> Place:
    character = view["character"][seat]
    lines = [named.player(view, seat)]
    if character != "none":
        lines.append(named("character", character))
    if view["gavel"] == seat:
        lines.append(named.say("salem-gavel"))
    if view["announced"][seat] == 1:
        lines.append(named.say("salem-was-witch"))
    up = view["revealed"][seat]
    tryals = [Card("", "back", view["face_down"][seat])] if view["face_down"][seat] else []
    tryals += named.cards("tryal", {face: up.count(face) for face in dict.fromkeys(up)}, _TRYALS)
    rows = [Row(named.say("salem-column-tryals"), tryals)]
    if seat in view["living"]:
        accused = f"{named.say('salem-column-accused')} {view['accusations'][seat]}/{view['limits'][seat]}"
        rows.append(Row(accused, named.cards("card", view["front"][seat], _TONES)))
        hand = view["hand_sizes"][seat]
        rows.append(Row(named.say("salem-column-hand"), [Card("", "back", hand)] if hand else []))
    return Place(lines, rows, asked(view, seat), seat not in view["living"])


def _mine(view: Json, named: Named) -> list[Row]:
    if view["viewer"] < 0:
        return []
    side = "witches" if view["is_witch"] else "town"
    rows = [
        Row(named.say("salem-side"), [Card(named.words.say(f"salem1692-side-{side}"))]),
        Row(named.say("salem-hand"), named.cards("card", view["hand"], _TONES)),
        Row(named.say("salem-my-tryals"), named.cards("tryal", view["tryals"], _TRYALS)),
    ]
    known = [
        Card(named.say("salem-holds", name=named.seat(int(seat)), cards=named.words.join(_names(hand, named))))
        for seat, hand in view["known_hands"].items()
        if any(hand.values())
    ]
    return [*rows, Row(named.say("salem-i-know"), known)] if known else rows


def _names(hand: dict[str, int], named: Named) -> list[str]:
    return [named("card", card) for card, n in hand.items() for _ in range(n)]
