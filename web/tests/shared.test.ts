// For whom a table waits, so that a shared phone says to whom it is to be passed on.
import { expect, it, vi } from 'vitest';
import type { Match } from '../src/state/match.svelte';
import { owes, Shared } from '../src/room/shared.svelte';

/** A connection whose token says at which seat it is. */
vi.mock('../src/state/match.svelte', () => ({
  Match: class {
    readonly seat: number;
    readonly asked = null;
    readonly table = null;
    constructor(_: string, { token }: { token: string }) {
      this.seat = Number(token);
    }
    start(): void {}
    stop(): void {}
  },
}));

type Seen = Parameters<typeof owes>[0];
const table = (more: object): Match['table'] => ({ status: 'playing', reading: null, ...more }) as Match['table'];
const ask = (more: object): Match['asked'] =>
  ({ id: 1, required: true, held: false, ...more }) as unknown as Match['asked'];

it('waits for those who have not read who they are, then for those who are asked', () => {
  const reading = table({ reading: { left: 1 } });
  const rows: [Seen, boolean][] = [
    [{ table: reading, asked: null, read: false }, true],
    [{ table: reading, asked: null, read: true }, false],
    [{ table: table({}), asked: null, read: false }, false],
    [{ table: table({}), asked: ask({}), read: true }, true],
    [{ table: table({}), asked: ask({ held: true }), read: true }, false],
    [{ table: table({}), asked: ask({ required: false }), read: true }, false],
    [{ table: table({ status: 'lobby', reading: { left: 1 } }), asked: null, read: false }, false],
  ];
  for (const [seen, waits] of rows) expect(owes(seen)).toBe(waits);
});

it('names the seats of all who share it, in whose hand it ever is', () => {
  const phone = new Shared();
  phone.open('T', ['3', '1'], '', '');
  expect(phone.seats).toEqual([1, 3]);
  phone.pass(phone.others[0]!);
  phone.take();
  expect(phone.match!.seat).toBe(1);
  expect(phone.seats).toEqual([1, 3]);
  phone.open('T', ['2'], '', '');
  expect(phone.seats).toEqual([]);
});
