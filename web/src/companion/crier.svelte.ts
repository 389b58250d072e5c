// The town crier: one line after another, a pause after each; again, longer, on, stop.
import type { Instrument } from '../state/instruments';

export interface Call {
  text: string;
  /** Seconds after it. */
  pause: number;
  /** What stands for it where there is no voice. */
  sound?: Instrument | undefined;
  /** Eyes are closed meanwhile. */
  dark: boolean;
}

export type Say = (text: string, sound: Instrument | undefined) => Promise<void>;

const LONGER = 10;

export class Crier {
  calls = $state.raw<Call[]>([]);
  at = $state(-1);
  /** Seconds of the pause that are left; 0 while a line is said. */
  left = $state(0);
  private ends = 0;
  private go: (() => void) | null = null;
  private ticking: ReturnType<typeof setInterval> | undefined;
  /** Rises with every start, so that what was overtaken falls silent. */
  private round = 0;

  constructor(
    private readonly say: Say,
    private readonly hush: () => void,
  ) {}

  get running(): boolean {
    return this.at >= 0;
  }

  get call(): Call | undefined {
    return this.calls[this.at];
  }

  start(calls: Call[]): void {
    this.calls = calls;
    void this.from(0);
  }

  again(): void {
    if (this.running) void this.from(this.at);
  }

  /** Ends the pause, or the line that is being said. */
  on(): void {
    if (this.go) this.go();
    else if (this.running) void this.from(this.at + 1);
  }

  longer(): void {
    if (!this.go) return;
    this.ends += LONGER * 1000;
    this.look();
  }

  stop(): void {
    this.round += 1;
    this.hush();
    this.rest();
    this.at = -1;
  }

  private async from(first: number): Promise<void> {
    const round = ++this.round;
    this.hush();
    this.rest();
    for (let i = first; i < this.calls.length; i++) {
      this.at = i;
      const { text, sound, pause } = this.calls[i]!;
      await this.say(text, sound);
      if (round !== this.round) return;
      if (pause) await this.pause(pause);
      if (round !== this.round) return;
    }
    this.at = -1;
  }

  private pause(seconds: number): Promise<void> {
    this.ends = Date.now() + seconds * 1000;
    return new Promise((done) => {
      this.go = () => {
        this.rest();
        done();
      };
      this.ticking = setInterval(() => this.look(), 250);
      this.look();
    });
  }

  private look(): void {
    this.left = Math.max(0, Math.ceil((this.ends - Date.now()) / 1000));
    if (!this.left) this.go?.();
  }

  private rest(): void {
    clearInterval(this.ticking);
    this.go = null;
    this.left = 0;
  }
}
