// A coach beside one's seat: asked about each question while it is switched on, and what it said is kept until the next one.
import { same } from '../prompts/offers';
import { games } from '../state/games.svelte';
import { keep, kept } from '../state/kept';
import type { Match } from '../state/match.svelte';
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
export function mayAsk(match: Match): boolean {
  const { table, seat } = match;
  if (!table || seat === null || !games.of(table.game)?.coach) return false;
  const alone = table.people.every((one) => one.kind === 'bot' || one.seat === seat);
  return alone || table.coach.includes(seat);
}

export class Coach {
  counsel = $state.raw<Counsel | null>(null);
  /** The reader wants to know what a good player might do. */
  considering = $state(false);
  /** What the coach says of my last answer; null where there is nothing to say. */
  remark = $state.raw<{ alike: boolean; about: Counsel } | null>(null);
  private asking = -1;

  constructor(private readonly match: Match) {}

  /** Asks about the question that is open now, once. */
  async ask(id: number): Promise<void> {
    if (this.asking === id) return;
    this.asking = id;
    this.considering = false;
    try {
      const counsel = await api.coach(this.match.id, { token: tables.of(this.match.id)?.token });
      // What was asked meanwhile may be something else already.
      if (this.asking === counsel.ask) this.counsel = counsel;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.counsel = null;
    }
  }

  /** I have answered. */
  hear(choice: Json): void {
    const about = this.counsel;
    this.remark = about?.choice && about.ask === choice.ask ? { alike: same(choice, about.choice), about } : null;
    this.counsel = null;
    this.considering = false;
  }
}
