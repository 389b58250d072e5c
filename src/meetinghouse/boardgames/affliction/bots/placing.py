"""Where to send a messenger: every space is valued for me, together with the next one, and for what others lose."""

from itertools import combinations

from meetinghouse.boardgames.affliction.bots.position import ROW, Position
from meetinghouse.boardgames.affliction.names import (
    ABILITIES_AND_INFLUENCE,
    ABILITY_SPACES,
    ACCUSATIONS,
    ARREST,
    ARREST_DEARER,
    CIRCLE,
    CIRCLE_DEARER,
    EXONERATE,
    FEAR,
    GENERATE,
    MEET_LOWER,
    PROTECT,
    SPACES,
    SPECTRAL,
)

# name, worth, price or None, price if accused
_Prey = tuple[str, float, "int | None", float]


class PlacingPlan:
    """One seat's prospects this round: what each set of spaces would bring it, resolved in order."""

    def __init__(self, position: Position, seat: int) -> None:
        self.p = position
        self.seat = seat
        self.mine = [space for space in range(1, SPACES + 1) if position.board[space] == seat]
        self.icons = position.icons(seat)
        self.hammers = position.working(seat, "hammer")
        clocks = [position.facts[name]["ability"] for name in position.working(seat, "clock")]
        self.extra = 1 if "thomas_putnam" in clocks else 0
        self.meeting = 1 + clocks.count("nathaniel_ingersoll")
        self.surcharge = 0 if "elizabeth_porter" in clocks else 1
        self.ability_accusations = 0
        self.ability_worth = 0.0
        for name in self.hammers:
            ability = position.abilities[name]
            if ability.accusations:
                self.ability_accusations += ability.accusations
            else:
                self.ability_worth += ability.worth
        if self.ability_accusations:
            self.ability_accusations += self.extra
        self.prey = self._prey()
        self.recruits = self._recruits()
        self.side = self._side_values()
        # the player on the cheaper of two twin spaces goes first and takes what is best for them
        board = position.board
        self.robbed_arrest = board[ARREST] not in (-1, seat)
        self.robbed_bring = board[CIRCLE] not in (-1, seat)

    def _prey(self) -> list[_Prey]:
        p, seat = self.p, self.seat
        found: list[_Prey] = []
        for name, owner in p.owner.items():
            if owner == seat or name == p.protection:
                continue
            worth = p.arrest_worth(seat, name)
            if worth > 0:
                found.append((name, worth, p.arrest_price(seat, name), p.price_if_accused(seat, name)))
        return found

    def _recruits(self) -> list[tuple[str, float, int]]:
        p, seat = self.p, self.seat
        found = []
        for name in p.owner:
            price = p.bring_price(seat, name)
            if price is not None and price <= p.influence[seat] + 8:
                found.append((name, p.bring_worth(seat, name), price))
        return found

    def _side_values(self) -> dict[int, float]:
        """Spaces whose worth does not hang on influence: of Fear and Accusations the placing part alone."""
        p, seat = self.p, self.seat
        later = p.later
        # the later I place now, the more I gain by placing first
        behind = (seat - p.view["first"]) % p.seats
        first = p.w.first_player[p.seats] * behind / (p.seats - 1) if behind else p.w.keep_first
        if seat == p.me:
            dangers = sorted(p.danger(name) for name in p.owner if name in p.accusations or name == p.spectral)
            worst = dangers[-1] if dangers else 0.0
        else:
            worst = 0.2 if any(name in p.accusations for name in p.circles[seat]) else 0.0
        spectral = 0.0
        for name, worth, _, _ in self.prey:
            if p.owner[name] != ROW and name != p.spectral:
                cheap = p.facts[name]["reputation"] - p.accusations.get(name, 0)
                spectral = max(spectral, worth - p.token * max(0, cheap))
        fear = max((p.engine(name) for other in p.others for name in p.circles[other]), default=0.0)
        return {
            EXONERATE: 0.75 * worst,
            PROTECT: first * later + 0.85 * worst,
            SPECTRAL: 0.3 * spectral * later,
            FEAR: 0.12 * fear * p.denial * 2 * later,
            ACCUSATIONS: (2 + self.extra) * self.p.w.accusation * later,
        }

    def value(self, spaces: list[int]) -> float:
        """What these spaces would bring, in points, the worth of the influence left over included."""
        p = self.p
        influence = p.influence[self.seat]
        pending = 0  # accusations put down this round for an arrest to come
        total = 0.0
        gone: list[str] = []
        for space in sorted(spaces):
            if space <= MEET_LOWER:
                influence += self.meeting
                pending += 1 + self.extra
            elif space in ABILITY_SPACES:
                if space == ABILITIES_AND_INFLUENCE:
                    influence += self.icons
                total += self.ability_worth
                pending += self.ability_accusations
            elif space == GENERATE:
                influence += self.icons
            elif ARREST <= space <= ARREST_DEARER:
                surcharge = self.surcharge if space == ARREST_DEARER else 0
                best, price, used, name = self.best_arrest(influence - surcharge, pending, gone, space == ARREST_DEARER)
                if name:
                    total += best
                    influence -= price + surcharge
                    pending -= used
                    gone.append(name)
            elif space >= CIRCLE:
                surcharge = self.surcharge if space == CIRCLE_DEARER else 0
                best, price, name = self.best_recruit(influence - surcharge, gone, space == CIRCLE_DEARER)
                if name:
                    total += best
                    influence -= price + surcharge
                    gone.append(name)
            else:
                total += self.side[space]
                if space >= FEAR:
                    influence += 2
        return total + p.token * influence + 0.6 * self.p.w.accusation * p.later * pending

    def best_arrest(self, purse: int, pending: int, gone: list[str], second: bool) -> tuple[float, int, int, str]:
        best, best_price, best_used, best_name = 0.0, 0, 0, ""
        token = self.p.token
        robbed = self._favourite_prey() if second and self.robbed_arrest else ""
        for name, worth, price, accused in self.prey:
            if name in gone or name == robbed:
                continue
            if price is None:
                if not pending:
                    continue
                paid = int(max(0, accused - pending))
            else:
                paid = max(0, price - pending)
            if paid <= purse and worth - token * paid > best - token * best_price:
                best, best_price, best_name = worth, paid, name
                best_used = min(pending, max(1, int(accused)))
        return best, best_price, best_used, best_name

    def best_recruit(self, purse: int, gone: list[str], second: bool) -> tuple[float, int, str]:
        best, best_price, best_name = 0.0, 0, ""
        token = self.p.token
        robbed = self._favourite_recruit() if second and self.robbed_bring else ""
        for name, worth, price in self.recruits:
            fits = price <= purse and name not in gone and name != robbed
            if fits and worth - token * price > best - token * best_price:
                best, best_price, best_name = worth, price, name
        return best, best_price, best_name

    def _favourite_prey(self) -> str:
        rival = self.p.board[ARREST]
        p = self.p
        affordable = [
            (p.arrest_points(rival, name), name)
            for name in p.owner
            if (price := p.arrest_price(rival, name)) is not None and price <= p.influence[rival] + 1
        ]
        return max(affordable)[1] if affordable else ""

    def _favourite_recruit(self) -> str:
        rival = self.p.board[CIRCLE]
        p = self.p
        affordable = [
            (p.circle_points(rival, name) + p.engine(name), name)
            for name in p.owner
            if (price := p.bring_price(rival, name)) is not None and price <= p.influence[rival]
        ]
        return max(affordable)[1] if affordable else ""


def best_space(position: Position, free: list[int], hasty: bool = False) -> dict[int, float]:
    """A value for each free space; in a hurry only for what it brings me, without my next messenger and the others'."""
    p = position
    mine = PlacingPlan(p, p.me)
    left = p.view["messengers"][p.me] - 1
    base = mine.value(mine.mine)
    alone = {space: mine.value([*mine.mine, space]) - base for space in free}
    values = dict(alone)
    if hasty:
        return values
    if left:
        # the best companion, which may be gone by then
        companions: dict[int, list[float]] = {space: [] for space in free}
        for space, other in combinations(free, 2):
            pair = mine.value([*mine.mine, space, other]) - base
            companions[space].append(pair)
            companions[other].append(pair)
        for space, pairs in companions.items():
            pairs.sort(reverse=True)
            hope = p.w.still_free
            best = pairs[0] * hope + pairs[1] * (1 - hope) if len(pairs) > 1 else pairs[0]
            values[space] = max(best, alone[space]) if left else alone[space]
    for other in p.others:
        if p.view["messengers"][other]:
            theirs = PlacingPlan(p, other)
            ground = theirs.value(theirs.mine)
            gains = {space: theirs.value([*theirs.mine, space]) - ground for space in free}
            top = sorted(gains.values(), reverse=True)
            second = top[1] if len(top) > 1 else 0.0
            for space in free:
                # taking a space costs them only what is better about it than the next best
                values[space] += p.denial * max(0.0, gains[space] - second)
    return values
