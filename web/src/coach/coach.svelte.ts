// A coach beside one's seat: asked about each question while it is switched on, and what it said is kept until the next one.
import { same } from '../prompts/offers';
import { games } from '../state/games.svelte';
import { keep, kept } from '../state/kept';
import type { TableState } from '../state/table.svelte';
import { tables } from '../state/tables.svelte';
import { api, Refusal } from '../wire/api';
import type { Counsel, Json } from '../wire/generated';

class Wish {
  /** Kept on this device: whoever wants a coach wants one at the next table, too. */
  private now = $state(kept('coach', false));

  get on(): boolean {
    return this.now;
  }

  set on(on: boolean) {
    this.now = on;
    keep('coach', on);
  }
}
export const coached = new Wish();

/** Alone with bots, or by the host's leave: the server would refuse all others. */
export function mayAsk(match: TableState): boolean {
  const { table, seat } = match;
  if (!table || seat === null || !games.of(table.game)?.coach) return false;
  const alone = table.people.every((one) => one.kind === 'bot' || one.seat === seat);
  return alone || table.coach.includes(seat);
}

export class Coach {
  /** What came last. */
  private told = $state.raw<Counsel | null>(null);
  /** The reader wants to know what a good player might do. */
  considering = $state(false);
  /** What the coach had said of the question that I answered last, where my answer cost something, and its first answer as a deed. */
  remark = $state.raw<{ about: Counsel; deed: string } | null>(null);
  /** In a first game it speaks unasked, wherever it has something to say. */
  private readonly unasked: boolean;
  private asking = -1;

  constructor(
    private readonly match: TableState,
    private readonly deed: (choice: Json) => string,
  ) {
    const first = kept<Record<string, string>>('coach-first', {});
    const game = match.table?.game ?? '';
    first[game] ??= match.id;
    keep('coach-first', first);
    this.unasked = first[game] === match.id;
  }

  /** What the coach says, once everything it knows of has been on stage. */
  get counsel(): Counsel | null {
    return this.told && this.told.n <= this.match.stage.n ? this.told : null;
  }

  /** What is on show: what was asked for, and in a first game all that it has to say. */
  get shown(): Counsel | null {
    return this.considering || (this.unasked && this.counsel?.worth.length) ? this.counsel : null;
  }

  /** Asks about the question that is open now, once. */
  async ask(id: number): Promise<void> {
    if (this.asking === id) return;
    this.asking = id;
    this.considering = false;
    try {
      const counsel = await api.coach(this.match.id, { token: tables.of(this.match.id)?.token });
      // What was asked meanwhile may be something else already.
      if (this.asking === counsel.ask) this.told = counsel;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.told = null;
    }
  }

  /** I have answered. */
  hear(choice: Json): void {
    const about = this.counsel;
    const costs = about?.ask === choice.ask && about?.costly.some((one) => same(choice, one));
    this.remark = about && costs ? { about, deed: this.deed(about.worth[0]!) } : null;
    this.told = null;
    this.considering = false;
  }
}
