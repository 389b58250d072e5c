// The end of New Salem counted out step by step (N11): Trials, sets, Despair against the threshold, points, ties.
import type { Building, Type } from '../wire';
import { SHEET, type Character } from './sheet';

/** What a Character's card shows: one of ours by its id, or as it is ticked off a printed one. */
export interface Shown {
  witch: boolean;
  types: readonly Type[];
}

export interface Townsman {
  character: Character | Shown;
  /** How many of each Building. */
  buildings: Partial<Record<Building, number>>;
  hope: number;
  trial: boolean;
  /** Events that count at the end, as far as this player holds them. */
  charter: boolean;
  letter: boolean;
  /** Points that other printed cards give or take. */
  extra?: number;
}

/** Side and types of a Character, whoever printed it. */
export const shownOn = (character: Character | Shown): Shown =>
  typeof character === 'string' ? SHEET.characters[character] : character;

export interface Town {
  /** Despair that lies on all Buildings before the end is counted. */
  despair: number;
  needed: number;
  people: Townsman[];
}

/** One step of the Despair: whose doing it is, and what comes of it. */
export interface Step {
  key: 'witch-tried' | 'witch-free' | 'puritan-tried' | 'death-set' | 'justice-set' | 'floor';
  seat: number;
  change: number;
  after: number;
}

export interface Points {
  /** Buildings of the types on the Character. */
  own: number;
  sets: number;
  charter: number;
  letter: number;
  extra: number;
  total: number;
}

export interface Ending {
  trials: Step[];
  sets: Step[];
  despair: number;
  witchesWin: boolean;
  points: Points[];
  winners: number[];
  reason: 'witches' | 'puritans' | 'all_lose';
  /** How the winner was found among those of the winning side. */
  decided: 'points' | 'hope' | 'shared' | 'nobody';
}

const setsOf = ({ buildings }: Townsman, type: Type): number =>
  Math.min(...SHEET.pieces.map((piece) => buildings[`${type}_${piece}`] ?? 0));

const RULES = SHEET.end;

class Despair {
  readonly steps: Step[] = [];

  constructor(private now: number) {}

  change(key: Step['key'], seat: number, change: number): void {
    if (!change) return;
    this.now += change;
    this.steps.push({ key, seat, change, after: this.now });
  }

  /** Looked at once a whole step is done, not in its middle (N11.3). */
  close(): number {
    if (this.now < 0) this.change('floor', -1, -this.now);
    return this.now;
  }
}

function points(person: Townsman): Points {
  const { types } = shownOn(person.character);
  const count = (type: Type): number =>
    SHEET.pieces.reduce((n, piece) => n + (person.buildings[`${type}_${piece}`] ?? 0), 0);
  const own = types.reduce((n, type) => n + count(type), 0);
  const sets = RULES.set_points * SHEET.types.reduce((n, type) => n + setsOf(person, type), 0);
  const charter = person.charter ? RULES.royal_charter : 0;
  const letter = person.letter ? RULES.scarlet_letter : 0;
  const { extra = 0 } = person;
  return { own, sets, charter, letter, extra, total: own + sets + charter + letter + extra };
}

export function endOf({ despair, needed, people }: Town): Ending {
  const witch = people.map(({ character }) => shownOn(character).witch);
  const tried = new Despair(despair);
  people.forEach(({ trial }, seat) => {
    if (witch[seat]) tried.change(trial ? 'witch-tried' : 'witch-free', seat, (trial ? -1 : 1) * RULES.trial_despair);
    else if (trial) tried.change('puritan-tried', seat, RULES.trial_despair);
  });
  const counted = new Despair(tried.close());
  people.forEach((person, seat) => {
    counted.change('death-set', seat, setsOf(person, 'death') * RULES.set_despair);
    counted.change('justice-set', seat, -setsOf(person, 'justice') * RULES.set_despair);
  });
  const final = counted.close();
  const witchesWin = final >= needed;
  const all = people.map(points);
  const side = people.flatMap((_, seat) => (witch[seat] === witchesWin ? [seat] : []));
  const most = Math.max(...side.map((seat) => all[seat]!.total));
  const first = side.filter((seat) => all[seat]!.total === most);
  const hope = Math.max(...first.map((seat) => people[seat]!.hope));
  const winners = first.filter((seat) => people[seat]!.hope === hope);
  return {
    trials: tried.steps,
    sets: counted.steps,
    despair: final,
    witchesWin,
    points: all,
    winners,
    reason: !witchesWin ? 'puritans' : side.length ? 'witches' : 'all_lose',
    decided: !side.length ? 'nobody' : winners.length > 1 ? 'shared' : first.length > 1 ? 'hope' : 'points',
  };
}
