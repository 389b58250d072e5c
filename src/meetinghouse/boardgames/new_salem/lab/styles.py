"""Players of New Salem with one odd habit each, from whom no level has learned: what is a level worth against them?"""

from meetinghouse.boardgames.new_salem.bots.drafting import Drafter
from meetinghouse.boardgames.new_salem.bots.offers import gifts_to
from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.boardgames.new_salem.bots.reading import ViewReading
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json


class ForPoints(Drafter):
    """Counts points and Hope; Despair is the town's affair."""

    def despair_worth(self) -> float:
        return 0.0


class Miser(Level2):
    """Drafts for its own points alone and never gives any Hope."""

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        usual = super().decide(view, ask)
        kind = ask.kind.removeprefix("new_salem.")
        if kind == "speak_up":
            return None
        if kind == "give":
            return ask.options[0]
        if kind not in ("draft", "last"):
            return usual
        reading = ViewReading(view)
        drafter = ForPoints(reading, self.belief.odds(reading.seats))

        def worth(option: Choice) -> float:
            return drafter.top_worth() if option.do == "top" else drafter.worth(str(option.args["building"]))

        return self._weigh(ask.options, worth)


class Patron(Level2):
    """Gives all its Hope to every Constable."""

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        usual = super().decide(view, ask)
        gifts = gifts_to(view["constable"], ask.options) if ask.kind == "new_salem.give" else ()
        return gifts[-1] if gifts else usual
