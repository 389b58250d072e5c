// A table's state is filled by a source: a lesson's scene needs no socket for it, and a replay hears no answer.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SceneTable } from '../src/lessons/scene.svelte';
import { Match } from '../src/state/match.svelte';
import { TableState } from '../src/state/table.svelte';
import { api, Refusal } from '../src/wire/api';
import type { Json, PlayedScene } from '../src/wire/generated';

const OPTION: Json = { ask: 3, do: 'draw' };
const played = (at: number, more: Partial<PlayedScene> = {}): PlayedScene =>
  ({
    seat: 0,
    seats: 3,
    at,
    said: [],
    events: Array.from({ length: at + 1 }, (_, i) => ({ key: `salem1692.e${i}` })),
    view: { at },
    ask: { id: 3, kind: 'salem1692.turn', options: [OPTION] },
    task: { entry: 'a' },
    ...more,
  }) as unknown as PlayedScene;

describe('a scene of a lesson', () => {
  const scene = vi.spyOn(api, 'scene');
  let table: SceneTable;
  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    table = new SceneTable('salem1692', 'first', () => undefined);
  });
  afterEach(() => {
    table.stop();
    scene.mockReset();
    vi.unstubAllGlobals();
  });

  it('fills a table without a socket', async () => {
    scene.mockResolvedValueOnce(played(0));
    await table.begin([]);
    expect(table).toBeInstanceOf(TableState);
    expect(table).not.toBeInstanceOf(Match);
    expect([table.live, table.view, table.asked?.id, table.events.length]).toEqual([true, { at: 0 }, 3, 1]);
  });

  it('hears answers, and shows the rule where one is refused', async () => {
    scene.mockResolvedValueOnce(played(0)).mockResolvedValueOnce(played(1));
    await table.begin([]);
    table.answer(OPTION);
    await vi.waitFor(() => expect(table.view).toEqual({ at: 1 }));
    expect(table.events.map(({ n }) => n)).toEqual([0, 1]);
    scene.mockRejectedValueOnce(new Refusal('not-offered', 'error-not-offered', {}, 'S4.2'));
    table.answer(OPTION);
    await vi.waitFor(() => expect(table.refusal?.rule).toBe('S4.2'));
  });

  it('tells what an answer led to moment by moment, each with its own view, and asks after the last', async () => {
    vi.useFakeTimers();
    const events = ['asked', 'revealed', 'died'].map((key) => ({ key: `salem1692.${key}` }));
    const next = played(2, {
      ...{ events, view: { at: 2, dead: [1] }, s: 2, task: { entry: 'b' } },
      moments: [{ n: 2, events: events.slice(1, 2), view: { at: 1 }, s: 3 }],
    });
    scene.mockResolvedValueOnce(played(0)).mockResolvedValueOnce(next);
    await table.begin([]);
    table.stage.directs = ({ n }) => ({
      scenes: [{ id: 'one', icon: 'skull', title: '', event: n - 1 }],
      nudge: null,
    });
    table.hints = 1;
    table.answer(OPTION);
    await vi.advanceTimersByTimeAsync(0);
    const stands = () => [table.view, table.events.length, table.asked?.id, table.played?.task?.entry, table.hints];
    expect(stands()).toEqual([{ at: 1 }, 2, undefined, 'a', 1]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(stands()).toEqual([{ at: 2, dead: [1] }, 3, undefined, 'a', 1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(stands()).toEqual([{ at: 2, dead: [1] }, 3, 3, 'b', 0]);
    vi.useRealTimers();
  });

  it('does a gesture of several answers to its end, each when what the one before led to has been seen', async () => {
    vi.useFakeTimers();
    scene.mockResolvedValueOnce(played(0));
    scene.mockResolvedValueOnce(played(2, { moments: [{ n: 2, events: [{ key: 'salem1692.e1' }], s: 0.5 }] }));
    scene.mockResolvedValueOnce(played(3));
    await table.begin([]);
    table.stage.directs = () => ({ scenes: [], nudge: null });
    table.run([{ do: 'draw' }, { do: 'draw' }]);
    await vi.advanceTimersByTimeAsync(400);
    expect([table.events.length, table.asked]).toEqual([2, null]);
    await vi.advanceTimersByTimeAsync(200);
    expect([table.events.length, table.answers.length]).toEqual([4, 2]);
    vi.useRealTimers();
  });
});

it('a replay hears nothing', () => {
  const table = new TableState('ABCDEFG');
  table.live = true;
  table.ask = { id: 3, kind: 'salem1692.turn', options: [OPTION] };
  table.pick(OPTION);
  expect(table.confirm()).toBe(true);
  table.back();
  table.hasten('fast');
  expect([table.sending, table.ask?.id]).toEqual([false, 3]);
});
