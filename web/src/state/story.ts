// A finished game moment by moment: frames fetched in pages, views folded from their changes.
import { api, type Pass } from '../wire/api';
import type { Frame, Json, Replay } from '../wire/generated';

const PAGE = 200;
/** A folded view is kept every so many frames, so that a jump back is short. */
const MARK_EVERY = 50;

export class Story {
  readonly frames: Frame[] = [];
  private readonly marks = new Map<number, Json>();
  replay: Replay | null = null;

  constructor(
    readonly id: string,
    readonly pass: Pass,
    readonly eyes: string,
  ) {}

  /** Fetches the whole game, page after page. */
  async load(): Promise<void> {
    let total = Infinity;
    while (this.frames.length < total) {
      const first = this.frames.length;
      const page = await api.replay(this.id, this.pass, this.eyes, first, PAGE);
      this.replay ??= page;
      total = page.total;
      if (!page.frames.length) break;
      // Every page begins with a whole view.
      this.frames.push(...page.frames);
    }
  }

  get total(): number {
    return this.frames.length;
  }

  /** The view after frame `i`, as these eyes saw it; with open eyes that of one seat. */
  view(i: number, seat?: number): Json {
    const key = (at: number): number => at * 32 + (seat ?? 31);
    let from = i;
    while (from > 0 && !this.marks.has(key(from))) from -= 1;
    let view: Json = { ...this.marks.get(key(from)) };
    for (let at = this.marks.has(key(from)) ? from + 1 : 0; at <= i; at++) {
      view = fold(view, this.frames[at], seat);
      if (at % MARK_EVERY === 0) this.marks.set(key(at), view);
    }
    return view;
  }

  /** Every view in order, each folded once: for charts and lists of the whole game. */
  *views(seat?: number): Generator<Json> {
    let view: Json = {};
    for (const frame of this.frames) {
      view = fold(view, frame, seat);
      yield view;
    }
  }

  /** The frame in which event `n` was told: one of all events of the game, or one that these eyes saw. */
  frameOf(n: number, of: 'all' | 'n'): number {
    return Math.max(
      0,
      this.first((frame) => (frame[of] ?? 0) > n),
    );
  }

  /** The frame in which the game had taken so many inputs: older links count these. */
  frameAfter(step: number): number {
    const next = this.first((frame) => (frame.step ?? 0) > step);
    return Math.max(0, (this.frames[next]?.step ?? 0) > step ? next - 1 : next);
  }

  /** The first frame for which something holds that holds for all later ones, or the last. */
  private first(holds: (frame: Frame) => boolean): number {
    let low = 0;
    let high = this.frames.length - 1;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (holds(this.frames[mid]!)) high = mid;
      else low = mid + 1;
    }
    return low;
  }

  /** Everything these eyes were told up to frame `i`. */
  events(i: number): { n: number; event: Json }[] {
    let n = 0;
    return this.frames.slice(0, i + 1).flatMap((frame) => (frame.events ?? []).map((event) => ({ n: n++, event })));
  }
}

export function fold(view: Json, frame: Frame | undefined, seat?: number): Json {
  if (!frame) return view;
  const change = seat === undefined ? frame.view : (frame.views?.[String(seat)] as Json | undefined);
  if (!change && !frame.gone?.length) return view;
  const next = { ...view, ...change };
  if (seat === undefined) for (const name of frame.gone ?? []) delete next[name];
  return next;
}
