// The coach speaks of what has been on stage, and of nothing else.
import { afterEach, expect, it, vi } from 'vitest';
import { Coach } from '../src/coach/coach.svelte';
import { TableState } from '../src/state/table.svelte';
import { api } from '../src/wire/api';

afterEach(() => vi.restoreAllMocks());

it('waits until everything it knows of has been on stage', async () => {
  const match = new TableState('T');
  const shown = (n: number): void =>
    match.stage.show({ n, events: [], view: {}, seconds: 0, until: null, starts: null });
  const coach = new Coach(match, ({ do: verb }) => `${String(verb)} two`);
  const [good, bad] = [
    { ask: 7, do: 'draw' },
    { ask: 7, do: 'end' },
  ];
  shown(4);
  vi.spyOn(api, 'coach').mockResolvedValue({ ask: 7, n: 5, worth: [good], why: [], costly: [bad] });
  await coach.ask(7);
  expect(coach.counsel).toBeNull();
  shown(5);
  // in a first game it speaks unasked
  expect(coach.shown?.worth).toEqual([good]);
  coach.hear({ ask: 7, do: 'play', card: 'alibi' });
  expect([coach.counsel, coach.remark]).toEqual([null, null]);
  for (const [choice, blamed] of [
    [good, false],
    [bad, true],
  ] as const) {
    await coach.ask(6);
    await coach.ask(7);
    coach.hear(choice);
    expect(coach.remark?.deed).toBe(blamed ? 'draw two' : undefined);
  }
});
