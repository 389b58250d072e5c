// Plays a table's moments one after the other. It alone writes what happened to a table, so that board, log, news, question and sounds
// all stand where the story stands, and nothing of a later moment shows.
import type { Scene } from '../games/moments';
import type { Ask, Json, Snapshot } from '../wire/generated';
import { sound } from './sound';
import type { TableState } from './table.svelte';

export type Channel = NonNullable<Snapshot['channels']>[number];

/** What came with the last of some moments. Absent fields did not change. */
export interface Beside {
  ask?: Ask | null;
  waiting?: number[];
  channels?: Channel[];
}

/** One step of the story: what was told, and the whole view as it stood then. */
export interface Moment {
  /** Events told when it is over, its own included. */
  n: number;
  events: Json[];
  view: Json | null;
  /** How long it is meant to last. */
  seconds: number;
  /** When it is due to be over, by our own clock; null where nobody waits for it. */
  until: number | null;
  /** When the clock begins to run that waits for these moments. */
  starts: number | null;
  beside?: Beside;
}

/** A view with some fields anew and some gone. */
export function changed(view: Json | null, some: Json | undefined, gone: string[] | undefined): Json {
  const next: Json = { ...view, ...some };
  for (const name of gone ?? []) delete next[name];
  return next;
}

/** A scene with its length in seconds, and the number of the event that it shows. */
export interface Staged extends Scene {
  seconds: number;
  event: number;
}

/** What the page makes of a moment: nothing before the game's face is there. */
export interface Direction {
  /** What is staged, each with the number of its event: one scene after the other, equally long. */
  scenes: Omit<Staged, 'seconds'>[];
  nudge: Scene | null;
  /** Whether something is told that the table looks up for, staged or not. */
  news?: boolean;
}

/** Whoever wants no motion sees every moment as it ends. */
const calm = (): boolean => typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The part of a scene after which a card is turned: until then the table holds its breath, and the board knows nothing of it. */
export const TURNS_AT = 0.38;
/** What is late is shown for this part of its time. */
const HASTE = 0.5;
/** Milliseconds behind a clock after which each moment is shown only for a blink: little where somebody's time runs, more where nobody's does. */
const FAR_BEHIND = { timed: 3000, untimed: 15_000 };
/** Seconds for a scene with a sentence that is read for the first time, where nobody's time runs. */
const READING = 12;
/** Milliseconds for what is told without a scene and has waited behind a sentence to be read: nobody's turn goes by unseen. */
const GLANCE = 600;
/** A nudge stops nothing, so it has a time of its own. */
const NUDGE_STAYS = 3200;
/** More moments than this at once nobody follows. */
const MOST = 60;

interface Waiting {
  moment: Moment;
  with: (() => void)[];
  after: (() => void)[];
}

export class Director {
  /** The scene on stage. */
  now = $state.raw<Staged | null>(null);
  /** Whether the card of that scene lies open, where it has one. */
  turned = $state(true);
  nudge = $state.raw<Scene | null>(null);
  /** Events told up to the moment on stage. */
  n = $state(0);
  /** Moments that are not over yet. */
  private left = $state(0);
  /** True until the newest moment is on stage and its scene is over. */
  readonly playing = $derived(this.left > 0);
  /** True while others wait behind the one on stage. */
  readonly more = $derived(this.left > 1);

  /** How a moment is staged; set by the page of a running table. */
  directs: ((moment: Moment, before: Json | null) => Direction) | null = null;
  /** Called when a moment comes on stage. */
  shows: ((moment: Moment) => void) | null = null;

  /** The moment on stage, and those behind it. */
  private queue: Waiting[] = [];
  /** Whether the first of them has been written. */
  private written = false;
  /** Scenes of the first one that are not over yet. */
  private scenes: Staged[] = [];
  /** Whether those that wait have waited for a sentence that was read for the first time. */
  private read = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nudgeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableState) {}

  /** Adds moments; a page that nobody sees and a table in a rush show the newest at once. */
  play(moments: Moment[]): void {
    const idle = !this.queue.length;
    for (const moment of moments) this.queue.push({ moment, with: [], after: [] });
    this.left = this.queue.length;
    if (this.queue.length > MOST || document.hidden || this.table.table?.tempo === 'rush') this.skip();
    else if (idle) this.begin();
  }

  /** Shows a moment at once, in place of all that waits: a table that is opened, a replay that is moved. */
  show(moment: Moment): void {
    this.clear();
    this.queue = [{ moment, with: [], after: [] }];
    this.skip();
  }

  /** Does something when the newest moment is on stage: then people say something to it. */
  with(deed: () => void): void {
    const last = this.queue.at(-1);
    if (!last || (this.queue.length === 1 && this.written)) deed();
    else last.with.push(deed);
  }

  /** Does something when all moments have been seen: then the game is over. */
  after(deed: () => void): void {
    const last = this.queue.at(-1);
    if (last) last.after.push(deed);
    else deed();
  }

  /** The newest view, on stage or not: what the next change is laid over. */
  get newest(): Json | null {
    return this.queue.at(-1)?.moment.view ?? this.table.view;
  }

  /** On to the next scene or moment. */
  next(): void {
    if (!this.queue.length) return;
    this.write();
    this.scenes = this.scenes.slice(1);
    if (this.scenes.length) this.raise();
    else this.end();
  }

  /** To the newest moment, at once. */
  skip(): void {
    this.halt();
    while (this.queue.length) {
      this.write(false);
      for (const deed of this.queue.shift()!.after) deed();
      this.written = false;
    }
    this.left = 0;
    this.read = false;
  }

  say(nudge: Scene): void {
    this.nudge = nudge;
    sound.play(nudge.cue);
    clearTimeout(this.nudgeTimer);
    this.nudgeTimer = setTimeout(() => (this.nudge = null), NUDGE_STAYS);
  }

  clear(): void {
    this.halt();
    clearTimeout(this.nudgeTimer);
    this.nudge = null;
    this.queue = [];
    this.written = false;
    this.left = 0;
    this.read = false;
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.now = null;
    this.scenes = [];
  }

  private begin(): void {
    const [first] = this.queue;
    this.written = false;
    this.left = this.queue.length;
    if (!first) {
      this.read = false;
      return;
    }
    const { scenes, nudge, news } = this.directs?.(first.moment, this.table.view) ?? { scenes: [], nudge: null };
    const explains = scenes.some((scene) => scene.explains);
    this.read ||= explains && !this.timed;
    const seconds = this.lasts(first.moment, explains);
    this.scenes = seconds > 0 ? scenes.map((scene) => ({ ...scene, seconds: seconds / scenes.length })) : [];
    if (this.scenes.length) return this.raise();
    this.write();
    if (nudge) this.say(nudge);
    // Nobody waits for the newest moment where nothing is staged in it.
    if (this.queue.length === 1) this.end();
    else {
      const glance = this.read && news && first.moment.beside && !this.timed ? GLANCE : 0;
      this.timer = setTimeout(() => this.end(), this.directs ? Math.max(seconds * 1000, glance) : 0);
    }
  }

  /** Shows the next scene of this moment. */
  private raise(): void {
    clearTimeout(this.timer);
    const scene = this.scenes[0]!;
    const turns = (scene.turns || scene.show) && !this.written && !calm() ? scene.seconds * TURNS_AT : 0;
    this.now = scene;
    this.turned = !turns;
    sound.play(scene.cue, turns);
    const rest = (): void => {
      this.turned = true;
      this.write();
      this.timer = setTimeout(() => this.next(), (scene.seconds - turns) * 1000);
    };
    if (turns) this.timer = setTimeout(rest, turns * 1000);
    else rest();
  }

  private end(): void {
    this.halt();
    for (const deed of this.queue.shift()?.after ?? []) deed();
    this.begin();
  }

  /** Puts the first moment on stage: whatever it changed is seen now. */
  private write(live = true): void {
    const [first] = this.queue;
    if (!first || this.written) return;
    this.written = true;
    const { table } = this;
    const { moment } = first;
    table.view = moment.view;
    table.hearEvents(moment.events, moment.n, live);
    const { ask, waiting, channels } = moment.beside ?? {};
    if (ask !== undefined) table.setAsk(ask);
    if (waiting) table.waiting = waiting;
    if (channels) table.channels = channels;
    this.n = moment.n;
    this.shows?.(moment);
    for (const deed of first.with.splice(0)) deed();
  }

  /** Whether somebody's time runs. */
  private get timed(): boolean {
    return this.table.clock?.deadline != null;
  }

  /** Seconds that a moment has: its own where there is time, less where the page is behind. */
  private lasts({ seconds, until, starts }: Moment, explains: boolean): number {
    if (!seconds) return 0;
    const now = Date.now();
    const { timed } = this;
    if (explains && !timed) return Math.max(seconds, READING);
    if (until === null || starts === null) return seconds;
    const left = (until - now) / 1000;
    if (left >= seconds * HASTE) return Math.min(seconds, left);
    return now - starts > FAR_BEHIND[timed ? 'timed' : 'untimed'] ? 0 : seconds * HASTE;
  }
}
