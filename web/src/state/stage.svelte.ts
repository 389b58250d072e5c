// What is shown over the table now, and for how long. While something is staged nothing is asked; any touch or key goes on.
import type { Scene } from '../games/moments';
import { sound } from './sound';

export interface Staged extends Scene {
  seconds: number;
}

/** A nudge stops nothing, so it has a time of its own. */
const NUDGE_STAYS = 3200;

export class Stage {
  private queue = $state.raw<Staged[]>([]);
  nudge = $state.raw<Scene | null>(null);
  readonly now = $derived(this.queue[0] ?? null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nudgeTimer: ReturnType<typeof setTimeout> | undefined;

  play(scenes: Staged[]): void {
    if (!scenes.length) return;
    const idle = !this.queue.length;
    this.queue = [...this.queue, ...scenes];
    if (idle) this.show();
  }

  /** On to the next scene. */
  next(): void {
    this.queue = this.queue.slice(1);
    this.show();
  }

  say(nudge: Scene): void {
    this.nudge = nudge;
    sound.play(nudge.cue);
    clearTimeout(this.nudgeTimer);
    this.nudgeTimer = setTimeout(() => (this.nudge = null), NUDGE_STAYS);
  }

  clear(): void {
    clearTimeout(this.timer);
    clearTimeout(this.nudgeTimer);
    this.queue = [];
    this.nudge = null;
  }

  private show(): void {
    clearTimeout(this.timer);
    const [now] = this.queue;
    if (!now) return;
    sound.play(now.cue, now.turns ? now.seconds * TURNS_AT : 0);
    this.timer = setTimeout(() => this.next(), now.seconds * 1000);
  }
}

/** The part of a scene after which a card is turned: until then the table holds its breath. */
export const TURNS_AT = 0.38;
