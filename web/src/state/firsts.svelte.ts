// What happens to a person for the first time is explained in a sentence, once: this device remembers which ones were read.
import { keep, kept } from './kept';

interface Kept {
  off: boolean;
  /** As `game/moment`. */
  seen: string[];
}

/** A long turn may bring several; more than this at once nobody reads. */
const MOST = 3;

class Firsts {
  private now = $state.raw<Kept>({ off: false, seen: [], ...kept<Partial<Kept>>('firsts', {}) });
  /** Moments that wait to be explained, as `game/moment`, the oldest first. */
  queue = $state.raw<readonly string[]>([]);

  get off(): boolean {
    return this.now.off;
  }
  set off(off: boolean) {
    this.change({ off });
    if (off) this.queue = [];
  }
  get someSeen(): boolean {
    return this.now.seen.length > 0;
  }

  /** Something happened at my table: what is new to me waits until nothing else is asked. */
  happened(game: string, moment: string): void {
    const id = `${game}/${moment}`;
    if (this.now.off || this.now.seen.includes(id) || this.queue.includes(id) || this.queue.length >= MOST) return;
    this.queue = [...this.queue, id];
  }

  read(id: string): void {
    this.queue = this.queue.filter((one) => one !== id);
    if (!this.now.seen.includes(id)) this.change({ seen: [...this.now.seen, id] });
  }

  /** A table that is left takes what waits along; it is explained when it happens again. */
  leave(): void {
    this.queue = [];
  }

  /** Explains everything once more. */
  forget(): void {
    this.change({ seen: [], off: false });
  }

  private change(some: Partial<Kept>): void {
    this.now = { ...this.now, ...some };
    keep('firsts', this.now);
  }
}

export const firsts = new Firsts();
