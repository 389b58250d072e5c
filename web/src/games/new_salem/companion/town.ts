// Rounds, Constable, Badges and Trials of a printed table (N3, N8, N9): what may be done next, and what comes of it.
import { SHEET } from './sheet';

export interface TownState {
  round: number;
  phase: number;
  constable: number;
  badges: boolean[];
  trials: boolean[];
  despair: number;
}

export const newTown = (seats: number): TownState => ({
  round: 1,
  phase: 0,
  constable: -1,
  badges: Array.from({ length: seats }, () => false),
  trials: Array.from({ length: seats }, () => false),
  despair: 0,
});

/** Whoever may be chosen now: not the Constable, nobody with a Badge or on Trial (N8.1). Before the first, anybody. */
export const mayBeConstable = ({ constable, badges, trials }: TownState): number[] =>
  badges.flatMap((badge, seat) => (seat !== constable && !badge && !trials[seat] ? [seat] : []));

/** When everyone has a Badge or a Trial, all but the Constable give their Badges back (N8.3). */
function returned(town: TownState): TownState {
  if (!town.badges.every((badge, seat) => badge || town.trials[seat])) return town;
  return { ...town, badges: town.badges.map((badge, seat) => badge && seat === town.constable) };
}

/** The new Constable takes a Badge (N8.2). */
export const choose = (town: TownState, seat: number): TownState =>
  returned({ ...town, constable: seat, badges: town.badges.map((badge, one) => badge || one === seat) });

/** A Badge comes or goes by a card. */
export const badge = (town: TownState, seat: number): TownState => ({
  ...town,
  badges: town.badges.map((had, one) => (one === seat ? !had : had)),
});

/** A Trial comes or goes, as many as the box has. */
export const tryOn = (town: TownState, seat: number): TownState =>
  returned({ ...town, trials: town.trials.map((trial, one) => (one === seat ? !trial : trial)) });

export const lastRound = SHEET.dealt.length;
export const over = (town: TownState): boolean => town.round > lastRound;

export const next = (town: TownState): TownState =>
  town.phase + 1 < SHEET.phases.length
    ? { ...town, phase: town.phase + 1 }
    : { ...town, phase: 0, round: town.round + 1 };
