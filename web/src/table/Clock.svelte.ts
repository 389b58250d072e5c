// The one ticking thing on the page: seconds left of the open decision, by the server's clock.
import type { TableState } from '../state/table.svelte';

/** Whole seconds until a time of our own clock, ticking; null where there is none. */
export function secondsUntil(until: () => number | null): { readonly seconds: number | null } {
  let now = $state(Date.now());
  $effect(() => {
    if (until() === null) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      const end = until();
      return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
    },
  };
}

export class Countdown {
  private now = $state(Date.now());

  constructor(private readonly match: TableState) {
    $effect(() => {
      if (!match.clock?.deadline) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds left, or null where nothing runs. */
  get left(): number | null {
    const clock = this.match.clock;
    if (!clock) return null;
    if (clock.paused != null) return clock.paused;
    if (clock.deadline == null) return null;
    // It stands still until the staging before it is over.
    return Math.max(0, clock.deadline - Math.max(clock.starts ?? 0, this.now + this.match.offset));
  }

  /** 0 to 1 of what was given. */
  get share(): number {
    const total = this.match.clock?.total;
    return this.left === null || !total ? 0 : Math.min(1, this.left / total);
  }

  get words(): string {
    const left = this.left;
    if (left === null) return '';
    const seconds = Math.ceil(left / 1000);
    if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d`;
    if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  get last(): boolean {
    return this.left !== null && this.left <= 10_000 && this.match.clock?.paused == null;
  }
}
