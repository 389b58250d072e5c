"""What the server tells clients of each game, all of it from the game's own declaration."""

from functools import cache

import msgspec

from meetinghouse import resources
from meetinghouse.bots.base import levels, usual_level
from meetinghouse.engine.game import Game
from meetinghouse.learn import Learn
from meetinghouse.registry import all_games
from meetinghouse.server.wire.http import EventRule, GameInfo, GameName, GlossaryWord, OptionSpec
from meetinghouse.server.wire.shapes import RemarkKind
from meetinghouse.telling import Telling
from meetinghouse.words import LANGUAGES, Words


def every() -> list[GameInfo]:
    return [info(game) for game in all_games()]


def info(game: Game) -> GameInfo:
    spec, learn, telling = game.spec, game.declares(Learn), game.declares(Telling)
    return GameInfo(
        id=game.id,
        min_seats=spec.min_seats,
        max_seats=spec.max_seats,
        rules_version=spec.rules_version,
        options={name: OptionSpec(o.default, list(o.choices), o.own is not None) for name, o in spec.options.items()},
        words={family: list(names) for family, names in telling.words.items()},
        rules={
            key: EventRule(kind.rule, kind.by, dict(kind.rules), kind.staging) for key, kind in telling.events.items()
        },
        text=_text(game.id),
        usual_seats=spec.usual_seats,
        minutes=spec.minutes,
        levels=[level for level in levels(game.id) if level > 0],
        usual_level=usual_level(game.id),
        remarks=msgspec.convert(telling.remarks, list[RemarkKind]),
        remarks_at=msgspec.convert(telling.remarks_at, dict[str, list[RemarkKind]]),
        reasons=msgspec.convert(telling.reasons, dict[str, list[RemarkKind]]),
        by_leave=[channel.name for channel in telling.talk if channel.by_leave],
        lesson=[scene.id for scene in learn.lesson],
        coach=learn.coach is not None,
        glossary=[GlossaryWord(word.id, list(word.rules), word.of) for word in learn.glossary],
        packaged=game.folder is not None,
        face=_face(game),
    )


@cache
def _text(game: str) -> dict[str, GameName]:
    found = {}
    for lang in LANGUAGES:
        words = Words(lang)
        short = "short" if words.has(f"{game}-name", "short") else None
        found[lang] = GameName(words.say(f"{game}-name", short), words.say(f"{game}-name", "text"))
    return found


def _face(game: Game) -> str:
    """Where the browser finds the board that a package brings; `v` changes with each version of the file."""
    file = resources.of_game(game, "web", "face.js")
    if game.folder is None or not file.is_file():
        return ""
    return f"/games/{game.id}/face.js?v={int(file.stat().st_mtime)}"
