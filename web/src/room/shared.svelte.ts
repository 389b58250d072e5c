// A phone that several people share: one connection for each seat, one of them shown, and to whom it is to be passed on.
import { Match } from '../state/match.svelte';
import { nameOf } from '../state/people';
import { personKey } from '../wire/person';

export class Shared {
  private all = $state.raw<Match[]>([]);
  private at = $state(0);
  /** To whom the phone goes by hand; the table may ask somebody first. */
  private wished = $state<number | null>(null);

  /** Whose hand this phone is now. */
  readonly match = $derived<Match | null>(this.all[this.at] ?? null);
  readonly others = $derived(this.all.filter((one) => one !== this.match));
  /** The seats of all who share this phone, whoever has it now; none where it is one's own. */
  readonly seats = $derived(
    this.all.length < 2 ? [] : this.all.flatMap(({ seat }) => (seat === null ? [] : [seat])).sort((a, b) => a - b),
  );
  /** Who is asked while the one who holds it is not. Everybody is asked at night, so that a passing then tells nothing. */
  private readonly asked = $derived(
    this.match && owes(this.match) ? -1 : this.all.findIndex((one, i) => i !== this.at && owes(one)),
  );
  /** To whom it is to be passed on; null while it is in the right hand. */
  readonly to = $derived<Match | null>(this.all[this.wished ?? this.asked] ?? null);

  open(id: string, tokens: string[], key: string, name: string): () => void {
    const all = tokens.map((token, i) => new Match(id, { token, key, name, person: i ? '' : personKey() }));
    this.all = all;
    this.at = 0;
    for (const one of all) one.start();
    return () => {
      for (const one of all) one.stop();
      this.all = [];
      this.wished = null;
    };
  }

  /** Whether these tokens are the ones its seats have by now: the server may have renewed them since. */
  holds(tokens: readonly string[]): boolean {
    return tokens.length === this.all.length && this.all.every((one, i) => one.token === tokens[i]);
  }

  pass(to: Match): void {
    this.wished = this.all.indexOf(to);
  }

  /** Whoever it was passed to has it. */
  take(): void {
    const { to } = this;
    if (to) this.at = this.all.indexOf(to);
    this.wished = null;
  }

  /** Those who only came along are ready when the phone's owner is. */
  follow(): void {
    for (const one of this.others) {
      const { table, seat } = one;
      if (table?.status !== 'lobby' || seat === null) continue;
      if (
        !table.people[seat]?.ready &&
        this.match?.seat != null &&
        (this.match.host || table.people[this.match.seat]?.ready)
      )
        one.send({ type: 'ready' });
    }
  }
}

/** Whether the table waits for somebody: before the first question until they have read who they are. */
export const owes = ({ asked, table, read }: Pick<Match, 'asked' | 'table' | 'read'>): boolean =>
  table?.status === 'playing' && table.reading ? !read : !!asked && asked.required !== false && !asked.held;

export const nameAt = (match: Match): string => (match.seat === null ? '' : nameOf(match.table, match.seat));
