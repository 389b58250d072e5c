"""A view as a player reads it: who is where, what it is worth to whom, how long the game will last."""

from meetinghouse.boardgames.affliction.bots.abilities import abilities_of
from meetinghouse.boardgames.affliction.bots.weights import WEIGHTS, MoveWeights
from meetinghouse.boardgames.affliction.cardset import named
from meetinghouse.boardgames.affliction.names import PACKET
from meetinghouse.engine.json_types import Json

ROW = -1
DRAWS_A_ROUND = (0.0, 0.0, 1.9, 1.9, 2.3)  # blue cards that a round draws, by seats


class Position:
    """Everything the level-2 player works out from one view. Built anew for each decision."""

    def __init__(self, view: Json, weights: MoveWeights = WEIGHTS) -> None:
        self.view = view
        self.w = weights
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.others = [seat for seat in range(self.seats) if seat != self.me]
        self.facts: dict[str, Json] = view["colonists"]
        self.abilities = abilities_of(named(view["options"]["cards"]))
        self.prices: dict[str, Json] = view["prices"]
        self.influence: list[int] = view["influence"]
        self.accusations: dict[str, int] = view["accusations"]
        self.fear: dict[str, int] = view["fear"]
        self.spectral: str = view["spectral"]
        self.protection: str = view["protection"]
        self.circles: list[list[str]] = view["circles"]
        self.board: list[int] = view["board"]
        self.space: int = view["space"]
        self.targets: tuple[str, ...] = ()
        self.ally = ""
        self.bonus = self.penalty = 0.0  # what my grievance gives for each target, and takes for the ally
        if view["my_grievance"] is not None:
            mine = view["my_grievance"]
            self.targets, self.ally = tuple(mine["targets"]), mine["ally"]
            self.bonus, self.penalty = mine["target_bonus"], -mine["ally_penalty"]
        self.owner: dict[str, int] = {}
        for name in (*view["top"], *view["bottom"]):
            if name != "nobody":
                self.owner[name] = ROW
        for seat, circle in enumerate(self.circles):
            for name in circle:
                self.owner[name] = seat
        self.jail = {name for pile in view["arrested"] for name in pile}
        self.factions: list[Json] = [view["faction_cards"][name] for name in view["faction"]]
        self.denial = self.w.denial[self.seats]
        # worked out once for each view
        self._points: list[dict[str, float]] = [{} for _ in range(self.seats)]
        self._engines: dict[str, float] = {}
        self._wanted: dict[str, list[float]] = {}
        self._time()

    def _time(self) -> None:
        """How many rounds are still to come, this one included, and what influence is worth in that light."""
        decks: dict[str, int] = self.view["decks"]
        above = decks["before_end"]
        unknown = decks["colonist"] - len(self.view["blue_under"])
        draws = DRAWS_A_ROUND[self.seats]
        # the first of the two end cards in a packet of p lies on average at place (p + 1) / 3
        packet = min(PACKET, unknown)
        self.rounds = max(1.0, (above + (packet + 1) / 3) / draws)
        over = 0.0 if above >= draws else min(1.0, (draws - above) * 2 / max(2, packet))
        self.later = (1 - over) * min(1.0, 0.35 + 0.25 * (self.rounds - 1))
        self.token = max(self.w.last_influence, self.w.influence * self.later)
        self.early = self.rounds > 6

    # ---- what colonists are worth ----------------------------------------------------------------------------

    def arrest_points(self, seat: int, name: str) -> float:
        """Points for a seat that arrests this colonist; my own grievance counts only for me."""
        points = self._points[seat]
        known = points.get(name)
        if known is None:
            known = points[name] = self._arrest_points(seat, name)
        return known

    def _arrest_points(self, seat: int, name: str) -> float:
        fact = self.facts[name]
        if fact["ability"] == "margaret_jacobs":
            points: float = -1.0 if "george_jacobs" in self.jail else 2.5
        else:
            points = 1.0 + fact["houses"]
        faction = self.factions[seat]
        if fact["family"] == faction["arrests"]:
            points += faction["arrest_bonus"]
        elif fact["family"] == faction["protects"]:
            points += faction["penalty"]
        if seat == self.me:
            if name in self.targets:
                points += self.bonus
            elif name == self.ally:
                points -= self.penalty
        return points

    def circle_points(self, seat: int, name: str) -> float:
        faction = self.factions[seat]
        bonus: int = faction["protect_bonus"] if self.facts[name]["family"] == faction["protects"] else 0
        return 1.0 + bonus

    def engine(self, name: str) -> float:
        """What a colonist in a circle still earns its owner before the end."""
        known = self._engines.get(name)
        if known is None:
            known = self._engines[name] = self._engine(name)
        return known

    def _engine(self, name: str) -> float:
        fact = self.facts[name]
        rounds = max(0.0, self.rounds - 1)
        worth: float = fact["influence"] * self.token * self.w.icon_use * rounds
        worth += self.abilities[name].worth * self.w.ability_use * min(rounds, 6.0) * 0.6
        if self.fear.get(name, 0) >= 2 or name == self.spectral:
            worth *= 0.4
        return worth

    def arrest_worth(self, seat: int, name: str) -> float:
        """Points and what others lose by it."""
        return self.arrest_points(seat, name) + self._lost_to_others(seat, name)

    def _lost_to_others(self, seat: int, name: str) -> float:
        owner = self.owner.get(name, ROW)
        if owner == ROW:
            return self._row_denial(seat, name)
        return 0.0 if owner == seat else self.denial * (self.circle_points(owner, name) + self.engine(name))

    def bring_worth(self, seat: int, name: str) -> float:
        worth = self.circle_points(seat, name) + self.engine(name) + self._lost_to_others(seat, name)
        if seat == self.me and name == self.ally:
            worth += 0.5  # in my circle my ally is hard to arrest
        return worth

    def _row_denial(self, seat: int, name: str) -> float:
        wanted = self._wanted.get(name)
        if wanted is None:
            wanted = self._wanted[name] = [
                max(self.arrest_points(other, name) - 1, self.circle_points(other, name)) for other in range(self.seats)
            ]
        best = max(0.0, *wanted[:seat], *wanted[seat + 1 :])
        return self.denial * self.w.row_denial * best

    # ---- prices --------------------------------------------------------------------------------------------------

    def arrest_price(self, seat: int, name: str) -> int | None:
        price: int | None = self.prices[name]["arrest"][seat]
        return price

    def bring_price(self, seat: int, name: str) -> int | None:
        price: int | None = self.prices[name]["bring"][seat]
        return price

    def price_if_accused(self, seat: int, name: str) -> float:
        """About what an arrest would cost once there is an accusation, for colonists without one too."""
        price = self.prices[name]["arrest"][seat]
        if price is not None:
            return float(price)
        base = self.facts[name]["reputation"] - self.accusations.get(name, 0)
        return float(base + (0 if self.owner[name] == ROW else self.view["options"]["circle_defence"]))

    def icons(self, seat: int) -> int:
        """Influence that generating gives a seat now."""
        count: int = self.factions[seat]["influence"]
        for name in self.circles[seat]:
            if self.fear.get(name, 0) < 2 and name != self.spectral:
                count += self.facts[name]["influence"]
        return count

    def working(self, seat: int, icon: str) -> list[str]:
        """Colonists of a circle with this icon whom nothing silences."""
        return [
            name
            for name in self.circles[seat]
            if self.facts[name]["icon"] == icon and self.fear.get(name, 0) < 3 and name != self.spectral
        ]

    # ---- dangers ---------------------------------------------------------------------------------------------------

    def danger(self, name: str) -> float:
        """What I stand to lose by this colonist being arrested, times how near that is."""
        owner = self.owner.get(name, ROW)
        loss = self.penalty if name == self.ally else 0.0
        best_gain = 0.0
        nearest = 99.0
        for other in self.others:
            if owner == other:
                continue
            price = self.arrest_price(other, name)
            if price is not None:
                nearest = min(nearest, price - self.influence[other])
                best_gain = max(best_gain, self.arrest_points(other, name))
        if owner == self.me:
            loss += self.circle_points(self.me, name) + self.engine(name)
        loss += self.denial * best_gain
        if nearest > 5:
            return 0.0
        return loss * (0.6 if nearest <= 0 else 0.45 - 0.08 * nearest)
