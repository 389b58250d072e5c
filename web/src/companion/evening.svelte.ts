// One evening with a printed box: who sits there, what they chose, who is dead. Kept on this device, so that a phone may sleep.
import { keep, kept } from '../state/kept';
import { factsOf, holds, knownOf, type Facts, type Line, type OptionValue, type Sheet } from './sheet';

export const MOST_NAME = 24;

interface Kept {
  seats: number;
  names: string[];
  dead: number[];
  options: Record<string, OptionValue>;
  marks: Record<string, boolean>;
  pauses: Record<string, number>;
  /** Steps of the set-up that are done. */
  done: string[];
}

export class Evening {
  seats = $state(0);
  /** As typed; empty where nobody wrote anything. */
  names = $state<string[]>([]);
  dead = $state<number[]>([]);
  options = $state<Record<string, OptionValue>>({});
  marks = $state<Record<string, boolean>>({});
  pauses = $state<Record<string, number>>({});
  done = $state<string[]>([]);
  /** Rises with every new game, so that pages that are open begin anew. */
  begun = $state(0);

  constructor(
    readonly game: string,
    readonly sheet: Sheet,
    usual: number,
    /** What its pages keep of one game, by name. */
    private readonly pages: readonly string[] = [],
  ) {
    const found = kept<Partial<Kept>>(`companion:${game}`, {});
    const [low, high] = sheet.seats as [number, number];
    this.seats = Math.min(high, Math.max(low, found.seats ?? usual));
    this.names = found.names ?? [];
    this.dead = found.dead ?? [];
    this.options = {
      ...Object.fromEntries(Object.entries(sheet.options).map(([name, values]) => [name, values[0]!])),
      ...found.options,
    };
    this.marks = { ...sheet.marks, ...found.marks };
    this.pauses = { ...sheet.pauses, ...found.pauses };
    this.done = found.done ?? [];
  }

  /** Called from an effect of the page, which runs again whenever something here has changed. */
  keep(): void {
    const { seats, names, dead, options, marks, pauses, done } = this;
    keep(`companion:${this.game}`, { seats, names, dead, options, marks, pauses, done } satisfies Kept);
  }

  /** A new game with the same people: nothing of the last one stays, on no page. */
  again(): void {
    this.dead = [];
    this.done = [];
    this.marks = { ...this.sheet.marks };
    for (const name of this.pages) keep(`companion:${name}`, null);
    this.begun += 1;
  }

  get facts(): Facts {
    return factsOf(this.sheet, this.seats, this.options);
  }

  get living(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.dead.includes(seat));
  }

  /** Whether everybody at the table has a name: only then is anybody called by it. */
  get named(): boolean {
    return Array.from({ length: this.seats }, (_, seat) => this.names[seat]?.trim()).every(Boolean);
  }

  get known(): readonly string[] {
    const marks = Object.entries(this.marks).flatMap(([name, so]) => (so ? [name] : []));
    return ['box', ...knownOf(this.options), ...marks, ...(this.named ? ['names'] : [])];
  }

  lines(of: Line[]): Line[] {
    return of.filter((line) => holds(line, this.known));
  }

  kill(seat: number): void {
    this.dead = this.dead.includes(seat) ? this.dead.filter((one) => one !== seat) : [...this.dead, seat];
  }
}
