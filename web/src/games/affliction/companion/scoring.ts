// The end of Affliction counted out line by line (A10).
import { SHEET, type Colonist, type Faction, type Grievance } from './sheet';

export interface Leader {
  faction: Faction;
  grievance: Grievance;
  circle: Colonist[];
  arrested: Colonist[];
}

export interface Score {
  righteousness: number;
  wealth: number;
  status: number;
  grievances: number;
  total: number;
}

export interface Ending {
  scores: Score[];
  /** Printed reputations of circle and arrests, from the highest down: the tie-break (A10.9). */
  reputations: number[][];
  winners: number[];
  decided: 'points' | 'reputation' | 'shared';
}

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

function scoreOf(leader: Leader, jailed: ReadonlySet<Colonist>): Score {
  const { margaret_jacobs: margaret, colonists } = SHEET;
  const faction = SHEET.factions[leader.faction];
  const grievance = SHEET.grievances[leader.grievance];
  // Her worth stands in place of her point and her houses (A12.25).
  const hers = jailed.has(margaret.with) ? margaret.then : margaret.alone;
  const righteousness = leader.circle.length + sum(leader.arrested.map((id) => (id === 'margaret_jacobs' ? hers : 1)));
  const wealth = sum(leader.arrested.map((id) => (id === 'margaret_jacobs' ? 0 : colonists[id].houses)));
  const status = sum([
    ...leader.arrested.map((id) =>
      colonists[id].family === faction.arrests
        ? faction.arrest_bonus
        : colonists[id].family === faction.protects
          ? faction.penalty
          : 0,
    ),
    ...leader.circle.map((id) => (colonists[id].family === faction.protects ? faction.protect_bonus : 0)),
  ]);
  const grievances =
    grievance.target_bonus * grievance.targets.filter((id) => leader.arrested.includes(id)).length +
    (jailed.has(grievance.ally) ? grievance.ally_penalty : 0);
  return { righteousness, wealth, status, grievances, total: righteousness + wealth + status + grievances };
}

/** Which of two lists is higher, entry by entry; a longer one beats an equal shorter one. */
function compare(a: number[], b: number[]): number {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i < 0 ? a.length - b.length : a[i]! - (b[i] ?? -1);
}

export function endOf(leaders: Leader[]): Ending {
  const jailed = new Set(leaders.flatMap(({ arrested }) => arrested));
  const scores = leaders.map((leader) => scoreOf(leader, jailed));
  const reputations = leaders.map(({ circle, arrested }) =>
    [...circle, ...arrested].map((id) => SHEET.colonists[id].reputation).sort((a, b) => b - a),
  );
  const most = Math.max(...scores.map(({ total }) => total));
  const first = leaders.flatMap((_, seat) => (scores[seat]!.total === most ? [seat] : []));
  const best = first.reduce((one, other) => (compare(reputations[other]!, reputations[one]!) > 0 ? other : one));
  const winners = first.filter((seat) => compare(reputations[seat]!, reputations[best]!) === 0);
  return {
    scores,
    reputations,
    winners,
    decided: winners.length > 1 ? 'shared' : first.length > 1 ? 'reputation' : 'points',
  };
}

/** What people counted off their own cards, where ours are not in the box. */
export interface Counted {
  circle: number;
  arrested: number;
  houses: number;
  status: number;
  grievances: number;
}
export const nothingCounted = (): Counted => ({ circle: 0, arrested: 0, houses: 0, status: 0, grievances: 0 });

/** The same sum from free numbers; equal points are settled by the printed reputations (A10.9), which people compare themselves. */
export function endOfCounted(all: readonly Counted[]): { scores: Score[]; winners: number[] } {
  const scores = all.map(({ circle, arrested, houses, status, grievances }) => {
    const righteousness = circle + arrested;
    return {
      righteousness,
      wealth: houses,
      status,
      grievances,
      total: righteousness + houses + status + grievances,
    };
  });
  const most = Math.max(...scores.map(({ total }) => total));
  return { scores, winners: scores.flatMap(({ total }, seat) => (total === most ? [seat] : [])) };
}
