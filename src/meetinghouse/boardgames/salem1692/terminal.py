"""Salem 1692 in the terminal: who sits where, what lies before them, and what only I know."""

from rich.text import Text

from meetinghouse.board import Board, BoardSection, Show
from meetinghouse.boardgames.salem1692.learn.companion import script, stage_of, turning
from meetinghouse.boardgames.salem1692.names import ACCUSING, CARDS, TRYALS
from meetinghouse.engine.json_types import Json

RED = tuple(CARDS[card] for card in ACCUSING)
FACE_DOWN = "▒"


def describe(view: Json, show: Show) -> Board:
    columns = ["player", "character", "tryals", "accused", "front", "hand"]
    return Board(
        _headline(view, show),
        [show.say(f"salem-column-{column}") if column != "player" else show.say("column-player") for column in columns],
        [_row(view, seat, show) for seat in range(view["seats"])],
        _mine(view, show),
        [],
    )


def who(view: Json, show: Show) -> list[str]:
    """My side and its goal, my Tryals and my character; nothing before the deal."""
    if view["is_witch"] is None:
        return []
    side = "witch" if view["is_witch"] else "town"
    held = [show.name("tryal", face) + (f" ×{n}" if n > 1 else "") for face, n in view["tryals"].items() if n]
    lines = [show.moment(f"salem-you-{side}"), show.moment(f"salem-goal-{side}")]
    lines.append(show.moment("salem-holds", tryals=show.join(held)))
    if view["tryals"].get("constable"):
        lines.append(show.moment("salem-constable"))
    lines.append(show.moment(f"salem-watch-{side}"))
    character = view["character"][view["viewer"]]
    if character != "none":
        lines.append(f"{show.name('character', character)}: {show.name('character', character, 'text')}")
    return lines


def _headline(view: Json, show: Show) -> list[Text]:
    phase = show.say(f"salem-phase-{view['phase']}", nights=view["nights"])
    parts = [Text(phase)]
    if view["phase"] not in ("characters", "dawn", "over"):
        parts.append(Text(show.say("salem-turn", name=show.player(view["turn"]))))
    parts.append(Text(show.say("salem-deck", deck=view["deck_size"], discards=len(view["discards"]))))
    parts.append(Text(show.say("salem-living", n=len(view["living"]))))
    return parts


def _row(view: Json, seat: int, show: Show) -> list[Text]:
    alive = seat in view["living"]
    theirs = seat == view["turn"] and view["phase"] not in ("characters", "dawn", "over")
    player = show.row_name(seat, "▶" if theirs else "")
    if not alive:
        player.append(" †")
        player.stylize("dim")
    if view["gavel"] == seat:
        player.append(f" ({show.say('salem-gavel')})")
    return [player, _character(view, seat, show), _tryals(view, seat, show), *_before(view, seat, alive, show)]


def _character(view: Json, seat: int, show: Show) -> Text:
    character, power = view["character"][seat], view["power"][seat]
    if character == "none":
        return Text("")
    text = Text(show.name("character", character))
    if power not in (character, "none"):
        text.append(f" → {show.name('character', power)}", style="italic")
    return text


def _tryals(view: Json, seat: int, show: Show) -> Text:
    text = Text()
    hidden = view["face_down"][seat]
    if hidden:
        text.append(FACE_DOWN * hidden, style="bold")
        text.append(f" {hidden}")
    up = view["revealed"][seat]
    if up:
        shown = {face: up.count(face) for face in up}
        names = [show.name("tryal", f) if n == 1 else f"{n} × {show.name('tryal', f)}" for f, n in shown.items()]
        text.append(("; " if hidden else "") + ", ".join(names), style="red" if "witch" in shown else "")
    if view["announced"][seat] == 1:
        text.append(f" ({show.say('salem-was-witch')})", style="red")
    return text


def _before(view: Json, seat: int, alive: bool, show: Show) -> list[Text]:
    if not alive:
        return [Text(""), Text(""), Text("")]
    total, limit = view["accusations"][seat], view["limits"][seat]
    near = "bold red" if total >= limit - 2 else "yellow" if total else "dim"
    front = view["front"][seat]
    return [Text(f"{total}/{limit}", style=near), Text(show.cards(front)), Text(str(view["hand_sizes"][seat]))]


def _mine(view: Json, show: Show) -> list[BoardSection]:
    """My hand, my Tryals and what I have learnt about the others'."""
    if view["viewer"] < 0:
        return []
    parts = []
    side = "witches" if view["is_witch"] else "town"
    parts.append(BoardSection(show.say("salem-side"), [Text(show.words.say(f"salem1692-side-{side}"))]))
    hand = [_card(kind, n, show) for kind, n in view["hand"].items() if n]
    parts.append(BoardSection(show.say("salem-hand"), hand or [Text("–", style="dim")]))
    down = [
        Text(show.name("tryal", face) if n == 1 else f"{n} × {show.name('tryal', face)}")
        for face, n in view["tryals"].items()
        if n
    ]
    parts.append(BoardSection(show.say("salem-my-tryals"), down or [Text("–", style="dim")]))
    parts.append(BoardSection(show.say("salem-i-know"), _known(view, show)))
    return parts


def _card(kind: str, n: int, show: Show) -> Text:
    name = show.name("card", kind)
    return Text(name if n == 1 else f"{n} × {name}", style="red" if kind in RED[:3] else "")


def _known(view: Json, show: Show) -> list[Text]:
    """Facts that are mine alone: Tryals I know of, hands I have seen, what the witches point at."""
    facts = [
        Text(show.say("salem-includes", name=show.player(seat), tryal=show.name("tryal", TRYALS[face], "a")))
        for seat, face in view["includes"]
    ]
    for seat, hand in view["known_hands"].items():
        if any(hand.values()):
            facts.append(Text(show.say("salem-holds", name=show.player(int(seat)), cards=show.cards(hand))))
    for seat, target in (view["witches_pointing"] or {}).items():
        if target >= 0:
            facts.append(Text(show.say("salem-points", name=show.player(int(seat)), target=show.player(target))))
    if view["kill"] is not None:
        facts.append(Text(show.say("salem-kill", name=show.player(view["kill"]))))
    order = view["deck_order"]
    if order:
        facts.append(Text(show.say("salem-next-cards", cards=show.join([show.name("card", k) for k in order[:5]]))))
    return facts


def narrator(event: Json | None, view: Json, show: Show) -> tuple[str, str]:
    """What the moderator says before and after an event or, without one, while the open question stands."""
    stage, first = turning(event) if event is not None else (stage_of(view), False)
    said = script(stage, view, show.words.say) if stage else ""
    return (said, "") if first else ("", said)


def story(views: list[Json], show: Show) -> list[str]:
    """Who had been what, and whom everyone suspected at night."""
    reveal = views[0]["reveal"]
    if reveal is None:
        return []
    witches = [show.player(seat) for seat in reveal["witches"]]
    lines = [show.say("salem-story-witches", names=show.join(witches), n=len(witches))]
    for seat, said in enumerate(reveal["said"]):
        for stage in (0, 1, 2):
            named = [entry[2] for entry in said if entry[1] == stage and entry[2] >= 0]
            if named and seat not in reveal["witches"]:
                targets = show.join(list(dict.fromkeys(show.player(target) for target in named)))
                lines.append(show.say("salem-story-said", name=show.player(seat), stage=stage, targets=targets))
    return lines
