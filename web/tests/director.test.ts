// One moment after the other is on stage, with all that belongs to it and nothing of a later one.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Direction, Moment } from '../src/state/director.svelte';
import { TableState } from '../src/state/table.svelte';
import type { Ask, Json } from '../src/wire/generated';
import { whole } from '../src/wire/whole';

const ASK = { id: 7, kind: 'salem1692.turn', options: [] } as Ask;
const moment = (n: number, seconds: number, more: Partial<Moment> = {}): Moment => ({
  ...{ n, seconds, events: [{ key: 'salem1692.died', seat: n }], view: { n }, until: null, starts: null },
  ...more,
});
/** Moments that are due one after the other before a clock starts. */
function due(starts: number, ...moments: Moment[]): Moment[] {
  let until = starts;
  for (const one of moments.toReversed()) {
    Object.assign(one, { until, starts });
    until -= one.seconds * 1000;
  }
  return moments;
}

describe('the director', () => {
  let table: TableState;
  const page = { hidden: false };
  const at = (): unknown[] => [table.stage.n, table.view?.n, table.events.at(-1)?.n, table.stage.now?.event ?? null];
  const stages = (turns = false): void => {
    table.stage.directs = ({ events, n }: Moment): Direction => ({
      scenes: events.map((event: Json, i) => ({
        ...{ id: 'death', icon: 'skull', title: String(event.seat), event: n - events.length + i },
        ...(turns ? { turns: { icon: 'witch', name: 'Witch', dark: true } } : {}),
      })),
      nudge: null,
    });
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    page.hidden = false;
    vi.stubGlobal('document', page);
    table = new TableState('ABCDEFG');
    table.live = true;
    stages();
  });
  afterEach(() => {
    table.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows two deaths in a row as two, each with its own view and log', () => {
    table.stage.play([moment(1, 2), moment(2, 2)]);
    expect(at()).toEqual([1, 1, 0, 0]);
    vi.advanceTimersByTime(1999);
    expect(at()).toEqual([1, 1, 0, 0]);
    vi.advanceTimersByTime(2);
    expect(at()).toEqual([2, 2, 1, 1]);
    vi.advanceTimersByTime(2000);
    expect([at(), table.stage.playing]).toEqual([[2, 2, 1, null], false]);
  });

  it('holds back a question, talk and the end until their moment is there', () => {
    const said: string[] = [];
    table.stage.play([moment(1, 2), moment(2, 2, { beside: { ask: ASK, waiting: [0], channels: [] } })]);
    table.stage.with(() => said.push('talk'));
    table.stage.after(() => said.push('end'));
    expect([table.ask, table.waiting, said]).toEqual([null, [], []]);
    vi.advanceTimersByTime(2000);
    expect([table.ask?.id, table.asked, table.waiting, said]).toEqual([7, null, [0], ['talk']]);
    vi.advanceTimersByTime(2000);
    expect([table.asked?.id, said]).toEqual([7, ['talk', 'end']]);
    table.stage.with(() => said.push('more'));
    table.stage.after(() => said.push('all'));
    expect(said.slice(2)).toEqual(['more', 'all']);
  });

  it('changes nothing of the board before a card is turned', () => {
    stages(true);
    table.stage.play([moment(1, 2)]);
    expect([table.stage.now?.event, table.stage.turned, table.view, table.stage.n]).toEqual([0, false, null, 0]);
    vi.advanceTimersByTime(800);
    expect([table.stage.turned, table.view]).toEqual([true, { n: 1 }]);
    vi.advanceTimersByTime(1200);
    expect(table.stage.now).toBeNull();
  });

  it('goes on with a tap, and with a skip to the newest', () => {
    stages(true);
    table.stage.play([moment(1, 2), moment(2, 2), moment(3, 2, { beside: { ask: ASK } })]);
    table.stage.next();
    expect(at()).toEqual([1, 1, 0, 1]);
    table.stage.skip();
    expect([at(), table.asked?.id, table.events.length]).toEqual([[3, 3, 2, null], 7, 3]);
    vi.advanceTimersByTime(9000);
    expect(table.events).toHaveLength(3);
  });

  it('shortens what is late, and far behind a running clock shows each end state for a blink', () => {
    table.clock = { now: 0, deadline: 2_000_000 };
    const lasts = (late: number): number => {
      table.stage.clear();
      table.stage.play([...due(Date.now() - late, moment(1, 2)), moment(2, 1)]);
      const since = Date.now();
      while (table.stage.n < 2) vi.advanceTimersByTime(10);
      return Date.now() - since;
    };
    expect(lasts(-2000)).toBe(2000);
    expect(lasts(-1500)).toBe(1500);
    expect(lasts(1000)).toBe(1000);
    expect(lasts(3500)).toBeLessThanOrEqual(10);
    // Where nobody's time runs there is more patience.
    table.clock = { now: 0 };
    expect(lasts(3500)).toBe(1000);
  });

  it("lets nobody's turn go by unseen behind a sentence that is read, unless a clock runs", () => {
    const { directs } = table.stage;
    const told = (explains = ''): number[] => {
      table.stage.directs = (one, before) => {
        const { scenes } = directs!(one, before);
        return {
          scenes: one.seconds ? scenes.map((scene) => ({ ...scene, explains })) : [],
          nudge: null,
          news: one.n !== 4,
        };
      };
      const since = Date.now();
      const at: number[] = [];
      table.stage.shows = () => at.push(Math.round((Date.now() - since) / 100));
      table.stage.clear();
      // Bots play while the scene is on; the fourth of the moments tells nothing new.
      for (const n of [1, 2, 3, 4, 5]) table.stage.play([moment(n, n === 1 ? 2 : 0, { beside: {} })]);
      vi.advanceTimersByTime(20_000);
      return at;
    };
    expect(told('black_cat')).toEqual([0, 120, 126, 132, 132]);
    expect(told()).toEqual([0, 20, 20, 20, 20]);
    table.clock = { now: 0, deadline: 9_000_000 };
    expect(told('black_cat')).toEqual([0, 20, 20, 20, 20]);
  });

  it('is never more than a few seconds behind a clock that runs, however much comes and however slow the page is', () => {
    table.clock = { now: 0, deadline: 9_000_000 };
    const starts = new Map<number, number>();
    const late: number[] = [];
    table.stage.shows = ({ n }) => starts.has(n) && late.push(Date.now() - starts.get(n)!);
    let n = 0;
    // Four scenes of three seconds for each answer; every third time the table waits for none of them, as after a cut.
    for (let answer = 0; answer < 30; answer++) {
      const moments = [1, 2, 3, 4].map(() => moment(++n, 3));
      const begins = Date.now() + (answer % 3 ? 12_000 : 0);
      starts.set(n, begins);
      table.stage.play(due(begins, ...moments));
      // The page may stand still: what was due meanwhile comes at once, and late.
      vi.advanceTimersByTime(answer % 3 ? 12_000 : 1000);
      if (answer % 5 === 0) vi.setSystemTime(Date.now() + 4000);
    }
    vi.advanceTimersByTime(20_000);
    expect([late.length, table.stage.playing]).toEqual([30, false]);
    // Three seconds after which nothing is shown at length any more, and the one scene that was on stage then.
    expect(Math.max(...late)).toBeLessThanOrEqual(3000 + 4000 + 1500);
  });

  it('goes to the newest at once with a skip, whatever waits, and the question is there', () => {
    stages(true);
    const said: string[] = [];
    table.stage.play([
      ...Array.from({ length: 40 }, (_, i) => moment(i + 1, 3)),
      moment(41, 3, { beside: { ask: ASK } }),
    ]);
    table.stage.after(() => said.push('end'));
    expect([table.ask, table.stage.more]).toEqual([null, true]);
    table.stage.skip();
    expect([at(), table.asked?.id, said, table.stage.playing]).toEqual([[41, 41, 40, null], 7, ['end'], false]);
  });

  it('shows each end state in turn where nothing is given time', () => {
    const seen: number[] = [];
    table.stage.shows = ({ n }) => seen.push(n);
    table.stage.play([moment(1, 0), moment(2, 0), moment(3, 0)]);
    expect([seen, table.stage.now]).toEqual([[1], null]);
    vi.advanceTimersByTime(5);
    expect([seen, table.stage.playing]).toEqual([[1, 2, 3], false]);
  });

  it('shows the newest at once where nobody looks, in a rush and in a flood', () => {
    page.hidden = true;
    table.stage.play([moment(1, 2), moment(2, 2)]);
    expect(at()).toEqual([2, 2, 1, null]);
    page.hidden = false;
    table.table = whole({ id: 'A', game: 'salem1692', seats: 2, options: {}, people: [], tempo: 'rush' } as never);
    table.stage.play([moment(3, 2), moment(4, 2)]);
    expect(at()).toEqual([4, 4, 3, null]);
    table.table = null;
    table.stage.play(Array.from({ length: 70 }, (_, i) => moment(5 + i, 2)));
    expect(at()).toEqual([74, 74, 73, null]);
  });

  it('gives a sentence time to be read where nobody waits', () => {
    table.stage.directs = () => ({
      scenes: [{ id: 'night', icon: 'night', title: '', event: 0, explains: 'salem1692/night' }],
      nudge: null,
    });
    table.stage.play([moment(1, 2)]);
    vi.advanceTimersByTime(11_000);
    expect(table.stage.now).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(table.stage.now).toBeNull();
    table.clock = { now: 0, deadline: 2_000_000 };
    table.stage.play([moment(2, 2)]);
    vi.advanceTimersByTime(2000);
    expect(table.stage.now).toBeNull();
  });
});
