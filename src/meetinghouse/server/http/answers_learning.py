"""The games: what there is to choose, their rules, cards, words, lessons and pictures."""

import asyncio
from typing import Annotated

from msgspec import Meta

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.languages import Lang
from meetinghouse.server.http import gamelist, learning, trials
from meetinghouse.server.http.asking import Answers, HttpReply
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import learning as wire_learning
from meetinghouse.server.wire.refusals import Refusal

GameId = Annotated[str, Meta(max_length=40)]
CARDS_COST = 5  # requests that a look at a card set counts for
LESSON_COST = 2  # and one answer in a lesson or a trial
ANSWERS_PLAYED = 10  # earlier answers of a lesson, all played again, that count for one more

LEARNING = Answers()


@LEARNING.get("/api/games", summary="The games and their options")
async def games(asker: Asker) -> wire_http.Games:
    """Everything a host can choose from."""
    found = await asyncio.to_thread(gamelist.every)  # the first time imports all games
    return wire_http.Games(found, bool(asker.hall.settings.page))


@LEARNING.get("/api/card-sets", summary="Card sets that this server offers")
async def card_sets(asker: Asker) -> wire_http.CardSetList:
    """What its operator put into the folder; the games' own sets are among their options."""
    return wire_http.CardSetList(asker.hall.card_sets)


@LEARNING.post("/api/card-sets", summary="Look at a card set", pays=CARDS_COST, status=200)
async def check_cards(asker: Asker, data: wire_http.CheckCards) -> wire_http.CheckedCards:
    """Everything that is wrong with it, or what it holds. Nothing is kept."""
    return await asker.hall.card_checks.look(data.text)


def _text(game: str, lang: Lang, *parts: str) -> wire_http.GameText:
    """A file of a game as it is."""
    try:
        text = resources.of_game(mh.find_game(game), *parts).read_text(encoding="utf-8")
    except (MeetinghouseError, OSError):
        raise Refusal("no_such_game", status=404) from None
    return wire_http.GameText(game, lang, text)


@LEARNING.get("/api/rules/{game}", summary="The numbered rules of a game")
async def rules_page(asker: Asker, game: GameId, lang: Lang = "en") -> wire_http.GameText:
    """Markdown, in our own words."""
    return _text(game, lang, "docs", "rules", f"{game}.{lang}.md")


@LEARNING.get("/api/howto/{game}", summary="A game in two minutes")
async def howto_page(asker: Asker, game: GameId, lang: Lang = "en") -> wire_http.GameText:
    """Markdown."""
    return _text(game, lang, "docs", "howto", f"{game}.{lang}.md")


@LEARNING.get("/api/words/{game}", summary="The words of a game")
async def game_words(asker: Asker, game: GameId, lang: Lang = "en") -> wire_http.GameText:
    """Fluent, for clients that were built without this game."""
    return _text(game, lang, "locales", lang, f"{game}.ftl")


@LEARNING.get("/api/voices/{game}", summary="Which lines of the narrator are recorded")
async def voices(asker: Asker, game: GameId, lang: Lang = "en") -> wire_http.Voices:
    """What the operator recorded, by the names that `meetinghouse crier GAME --lines` gives; none where nothing is."""
    return wire_http.Voices(sorted(asker.hall.voices.get((game, lang), ())))


@LEARNING.get("/api/voices/{game}/{line}", summary="A recorded line of the narrator", media="audio/*")
async def voice(asker: Asker, game: GameId, line: GameId, lang: Lang = "en") -> HttpReply[bytes]:
    """The sound, whole. Only names that the list has are looked up; none is ever part of a path."""
    found = asker.hall.voices.get((game, lang), {}).get(line)
    if found is None:
        raise Refusal("no_such_page", status=404)
    body = await asyncio.to_thread(found.read)
    return HttpReply(body, media=found.media, headers={"Cache-Control": "max-age=3600"})


@LEARNING.post("/api/lessons/{game}/{scene}", summary="Play a scene of a lesson", pays=LESSON_COST, status=200)
async def play_scene(
    asker: Asker, game: GameId, scene: GameId, data: wire_learning.PlayScene
) -> wire_learning.PlayedScene:
    """The scene after all the answers that were given; without any, as it begins."""
    asker.pay(len(data.answers) / ANSWERS_PLAYED)
    async with asker.hall.replaying:
        return await asyncio.to_thread(learning.play, game, scene, data.answers)


@LEARNING.get("/api/panels/{game}", summary="A game in pictures", pays=LESSON_COST)
async def how_panels(asker: Asker, game: GameId) -> wire_learning.Panels:
    """Moments of the game's lesson, one for each picture of how it is played."""
    async with asker.hall.replaying:
        return await asyncio.to_thread(learning.panels, game)


@LEARNING.get("/api/trial", summary="The puzzle of the day", pays=LESSON_COST)
async def show_trial(asker: Asker, back: Annotated[int, Meta(ge=0, le=trials.DAYS - 1)] = 0) -> wire_learning.Trial:
    """Today's, or that of some days ago; the same for everybody, and without its answer. With a key, also how my days
    went on all my devices."""
    async with asker.hall.replaying:
        shown = await asyncio.to_thread(trials.shown, asker.hall.now(), back)
    shown.days = await trials.days_of(asker.hall, asker.person)
    return shown


@LEARNING.post("/api/trial", summary="Answer the puzzle of a day", pays=LESSON_COST, status=200)
async def judge_trial(asker: Asker, data: wire_learning.JudgeTrial) -> wire_learning.TrialJudged:
    """Right, not proven, or wrong; without an answer it is given up. How it went is kept for the streak of the
    person who tried, the answer is not."""
    async with asker.hall.replaying:
        judged = await asyncio.to_thread(trials.judged, asker.hall.now(), data)
    if not data.over:
        await trials.tried(asker.hall, asker.person, asker.address, data.day, judged.verdict)
    return judged
