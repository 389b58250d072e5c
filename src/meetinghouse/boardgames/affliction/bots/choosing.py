"""Every choice but placing a messenger: a worth for each act, by its verb."""

from collections.abc import Callable

from meetinghouse.boardgames.affliction.bots.position import ROW, Position
from meetinghouse.boardgames.affliction.cardset import STEPS
from meetinghouse.boardgames.affliction.names import ARREST, ARREST_DEARER


def accuse_worth(p: Position, name: str) -> float:
    """An accusation makes an arrest nearer: good where I gain by it, bad where others gain more, or it is mine."""
    owner = p.owner[name]
    if owner == p.me:
        return -1.0
    if name == p.protection:
        return 0.02
    soon = p.me in (p.board[ARREST], p.board[ARREST_DEARER]) or (p.space < ARREST and _edward(p))
    mine = p.arrest_worth(p.me, name)
    if p.early and not soon:
        mine -= p.bonus * (1 - p.w.secret) * (name in p.targets)
    price = p.price_if_accused(p.me, name)
    reach = p.influence[p.me] + (0 if soon else p.icons(p.me) + 2)
    surcharge = 1 if soon and p.board[ARREST] != p.me else 0
    after = price + surcharge - 1
    if after <= reach:
        worth = mine * (1.0 if soon else 0.6)
        if soon and p.arrest_price(p.me, name) is None:
            worth += 0.5 * mine  # without an accusation there is no arrest at all
        worth -= p.token * max(0, after) * 0.5
    else:
        worth = mine * 0.35 * max(0.1, 1 - (after - reach) / 5)
    if price <= 0 and p.arrest_price(p.me, name) is not None:
        worth *= 0.15  # free already
    for other in p.others:
        if owner != other:
            theirs = p.arrest_points(other, name)
            near = p.price_if_accused(other, name) - p.influence[other] <= 2
            worth -= p.denial * max(0.0, theirs) * (0.5 if near else 0.2)
    return worth


def _edward(p: Position) -> bool:
    return any(p.facts[name]["ability"] == "edward_putnam" for name in p.working(p.me, "hammer"))


def clear_worth(p: Position, name: str) -> float:
    """Taking an accusation away is good for those I want to keep, bad for those I mean to arrest."""
    worth = p.danger(name)
    if p.owner[name] != p.me and name != p.ally:
        worth -= 0.5 * max(0.0, p.arrest_points(p.me, name) - 1) * (0.5 if p.owner[name] == ROW else 0.2)
    return worth


def arrest_net(p: Position, name: str, surcharge: int) -> float:
    price = p.arrest_price(p.me, name)
    assert price is not None
    return p.arrest_worth(p.me, name) - p.token * (price + surcharge)


def bring_net(p: Position, name: str, surcharge: int) -> float:
    price = p.bring_price(p.me, name)
    assert price is not None
    # two more for an ability's bringing in had better buy somebody good
    return p.bring_worth(p.me, name) - p.token * (price + surcharge) - (0.4 if surcharge > 1 else 0.0)


def fear_worth(p: Position, name: str) -> float:
    """Fear hurts at the second and the third token."""
    owner = p.owner[name]
    if owner == p.me:
        return -1.0
    if owner == ROW:
        return -0.05
    fact = p.facts[name]
    after = p.fear.get(name, 0) + 1
    icons: float = fact["influence"] * p.token * p.rounds
    ability = p.abilities[name].worth * min(p.rounds, 6.0) * 0.4
    return p.denial * {1: 0.25 * (icons + ability), 2: icons + 0.3 * ability, 3: ability + 0.1}.get(after, 0.0)


def comfort_worth(p: Position, name: str) -> float:
    fact = p.facts[name]
    now = p.fear[name]
    icons: float = fact["influence"] * p.token * p.rounds
    ability = p.abilities[name].worth * min(p.rounds, 6.0) * 0.4
    worth = {1: 0.1 * (icons + ability), 2: icons, 3: ability}[now]
    owner = p.owner[name]
    return worth if owner == p.me else -0.01 if owner == ROW else -p.denial * worth


def haunt_worth(p: Position, name: str) -> float:
    """Spectral Evidence opens a circle to arrest and silences a colonist until it moves on."""
    owner = p.owner[name]
    if owner == p.me:
        return -2.0
    if owner == ROW:
        return 0.1 * p.arrest_worth(p.me, name) * p.later - 0.2
    cheap: int = max(0, p.facts[name]["reputation"] - p.accusations.get(name, 0))
    worth = p.arrest_worth(p.me, name) - p.token * cheap
    if name == p.protection:
        worth *= 0.3
    return 0.4 * p.later * worth + p.denial * p.engine(name) * 0.3


def protect_worth(p: Position, name: str) -> float:
    """Protect what I would lose most by; leaving the token where it helps me costs nothing."""
    now = 0.0 if p.protection == "nobody" else p.danger(p.protection) + 0.1
    worth = p.danger(name)
    owner = p.owner[name]
    if owner == p.me:
        worth += 0.1 * (p.circle_points(p.me, name) + p.engine(name)) * p.later
    elif name != p.ally:
        worth -= 0.5 * max(0.0, p.arrest_points(p.me, name))
    return worth - (now if p.owner.get(p.protection) == p.me else 0.0)


def scapegoat_worth(p: Position, goat: str, arrester: int, target: str) -> float:
    """Against letting the arrest go on."""
    if arrester == p.me:
        price = p.arrest_price(p.me, target)
        assert price is not None
        return p.arrest_worth(p.me, goat) - (p.arrest_worth(p.me, target) - p.token * price)
    saved = p.denial * (p.arrest_points(arrester, target) - p.arrest_points(arrester, goat))
    price = p.arrest_price(arrester, target)
    saved -= p.denial * p.token * (price or 0)  # with a scapegoat they keep their influence
    for name, sign in ((target, 1.0), (goat, -1.0)):
        if p.owner[name] == p.me:
            saved += sign * (p.circle_points(p.me, name) + p.engine(name))
        if name == p.ally:
            saved += sign * p.penalty
        if p.owner[name] == ROW:
            saved += sign * 0.3 * max(0.0, p.arrest_points(p.me, name))
    return saved


def seat_worth(p: Position, seat: int) -> float:
    """Whom to take influence from: the leader, if rich."""
    points: int = p.view["points"][seat]["total"]
    return points + 0.5 * p.influence[seat]


def release_worth(p: Position, name: str) -> float:
    """Setting somebody free is worth what their arrester loses, or what I lose no longer."""
    for seat, pile in enumerate(p.view["arrested"]):
        if name in pile:
            if seat == p.me:
                return -p.arrest_points(p.me, name) if name == p.ally else -5.0
            worth = p.denial * p.arrest_points(seat, name)
            return worth + (p.penalty if name == p.ally else 0.0)
    return -5.0


def send_away_worth(p: Position, name: str) -> float:
    theirs = max(max(p.arrest_points(o, name) - 1, p.circle_points(o, name) - 1) for o in p.others)
    return p.denial * theirs - 0.4 * max(0.0, p.arrest_points(p.me, name) - 1) - p.token - 0.2


def use_worth(p: Position, name: str) -> float:
    """In which order to use abilities, and whether at all."""
    ability = p.facts[name]["ability"]
    if ability == STEPS:
        return p.abilities[name].worth
    if ability == "philip_english":
        arrested = [n for pile in p.view["arrested"] for n in pile]
        return max(release_worth(p, n) for n in arrested) - 3 * p.token
    if ability == "john_alden":
        return max(send_away_worth(p, n) for n, owner in p.owner.items() if owner == ROW)
    if ability == "nathaniel_putnam":
        return max(protect_worth(p, n) for n in p.owner) - 0.05
    if ability in ("israel_porter", "sarah_cloyce"):
        return max((clear_worth(p, n) for n in p.accusations), default=-1.0)
    if ability == "bridget_bishop":
        return max((clear_worth(p, n) - _wanted(p, n) for n in p.accusations), default=0.0) + 0.3
    if ability == "mercy_lewis":
        return max((accuse_worth(p, n) for o in p.others for n in p.circles[o]), default=-1.0) + 0.1
    return {"edward_putnam": 0.2, "john_porter": 0.1}.get(ability, 1.0)


def _wanted(p: Position, name: str) -> float:
    return 0.3 * max(0.0, p.arrest_points(p.me, name)) if p.owner[name] != p.me else 0.0


BY_VERB: dict[str, Callable[[Position, str], float]] = {
    "accuse": accuse_worth,
    "clear": clear_worth,
    "frighten": fear_worth,
    "comfort": comfort_worth,
    "haunt": haunt_worth,
    "protect": protect_worth,
    "release": release_worth,
    "send_away": send_away_worth,
    "use": use_worth,
    "advocate": lambda p, name: p.danger(name) + 0.3 * (p.circle_points(p.me, name) + p.engine(name)),
    "take_from": lambda p, name: clear_worth(p, name) - _wanted(p, name),
    "give_to": accuse_worth,
    "keep": lambda p, name: p.abilities[name].worth + 0.1 * p.facts[name]["reputation"],
}
