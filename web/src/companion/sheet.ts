// What a game declares for its printed box (`Game.companion` in Python, `companion/declared.ts` here): steps, numbers, lines of the crier.
import type { Instrument } from '../state/instruments';

export interface Line {
  says: string;
  when?: string[];
  unless?: string[];
  pause?: string;
  /** What stands for it where there is no voice. */
  sound?: Instrument;
  /** Eyes are closed while it is said and in the pause after it. */
  dark?: boolean;
  /** The fact that people can count on their table. */
  count?: string;
  /** The moment of a game on screens at which it is read, too. */
  stage?: string;
  /** The one argument that its sentence turns on in a room. */
  takes?: string;
}

/** The ids of the printed box: without the places that only card sets of one's own fill. */
export type Ours<Id extends string> = Exclude<Id, `own_${number}`>;

export type OptionValue = boolean | string | number;
export type Facts = Record<string, number>;

/** What every companion has; each game's own file has more. */
export interface Sheet {
  seats: [number, number] | number[];
  options: Record<string, OptionValue[]>;
  varies: string;
  facts: Record<string, Record<string, Facts>>;
  setup: Line[];
  scenes: Record<string, Line[]>;
  pauses: Record<string, number>;
  marks: Record<string, boolean>;
}

export const holds = (line: Line, known: readonly string[]): boolean =>
  (line.when ?? []).every((one) => known.includes(one)) && !(line.unless ?? []).some((one) => known.includes(one));

/** Options as lines ask for them: `extra_witch` where it is on, `conspiracy=left`. */
export const knownOf = (options: Record<string, OptionValue>): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'boolean' ? (value ? [name] : []) : [`${name}=${value}`],
  );

/** The numbers of a table. */
export const factsOf = (sheet: Sheet, seats: number, options: Record<string, OptionValue>): Facts =>
  sheet.facts[seats]![sheet.varies ? String(options[sheet.varies]) : '']!;
