// What happens to a person for the first time is explained in a sentence, once: this device remembers which ones were read.
import { entry } from '../telling';
import { t } from '../words.svelte';
import { keep, kept } from './kept';

interface Kept {
  off: boolean;
  /** As `game/moment`. */
  seen: string[];
}

/** Milliseconds after which a sentence counts as read, however often it had to make way before. */
export const READ = 4000;

class Firsts {
  private kept = $state.raw<Kept>({ off: false, seen: [], ...kept<Partial<Kept>>('firsts', {}) });
  /** What is explained now, as `game/moment`; empty for nothing. It belongs to its moment and never waits for another. */
  now = $state('');
  /** When that began, and how long each sentence was shown before it made way. */
  private since = 0;
  private readonly shown = new Map<string, number>();

  get off(): boolean {
    return this.kept.off;
  }
  set off(off: boolean) {
    this.change({ off });
    if (off) this.now = '';
  }
  get someSeen(): boolean {
    return this.kept.seen.length > 0;
  }

  /** A moment comes on stage: what is new to me in it is explained with it. The next thing that is staged puts an older sentence away. */
  met(game: string, moments: string[], staged: boolean): string {
    // Where the same happens twice in a row, the second scene begins as the first one ends.
    if (staged) this.away();
    const ids = this.off ? [] : moments.map((one) => `${game}/${one}`);
    const fresh = ids.find((id) => !this.kept.seen.includes(id)) ?? '';
    if (fresh && fresh !== this.now) {
      this.away();
      this.since = Date.now();
    }
    if (fresh || staged) this.now = fresh;
    return fresh;
  }

  read(id: string): void {
    if (this.now === id) this.now = '';
    if (!this.kept.seen.includes(id)) this.change({ seen: [...this.kept.seen, id] });
  }

  /** Its moment is past: unless there was time to read it, it is explained when it happens again. */
  drop(): void {
    this.away();
    this.now = '';
  }

  /** What is explained makes way: quick bots leave a sentence a second at a time, and nobody wants it in every round. */
  private away(): void {
    if (!this.now) return;
    const sum = (this.shown.get(this.now) ?? 0) + Date.now() - this.since;
    this.shown.set(this.now, sum);
    this.since = Date.now();
    if (sum >= READ) this.read(this.now);
  }

  /** Explains everything once more. */
  forget(): void {
    this.shown.clear();
    this.change({ seen: [], off: false });
  }

  private change(some: Partial<Kept>): void {
    this.kept = { ...this.kept, ...some };
    keep('firsts', this.kept);
  }
}

export const firsts = new Firsts();

/** The sentence that explains `game/moment`. */
export const firstText = (id: string): string => t(`first-${entry(id.replace('/', '-'))}`);
