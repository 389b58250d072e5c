// One room: what its links carry, and that a hand in it gives nothing away by its order.
import { describe, expect, it, vi } from 'vitest';
import { readFragment, readInvitation, readScreen, seatCode } from '../src/state/tables.svelte';
import { shuffled } from '../src/room/hold.svelte';
import { TableSocket, type SocketLike } from '../src/wire/socket';

describe('links of a room', () => {
  it('seat a phone at the seat whose code it scanned, and are an invitation to any seat for who types them', () => {
    const link = seatCode('http://192.168.1.5:1692', '7KQ2M4P', '9XW3TB', 11);
    expect(link).toBe('http://192.168.1.5:1692/t/7KQ2M4P#9XW3TB.12');
    expect(readInvitation(link)).toEqual({ table: '7KQ2M4P', key: '9XW3TB', wish: 11 });
    expect(readFragment('#9xw3tb')).toEqual({ key: '9XW3TB' });
    expect(readFragment('#9XW3TB.x')).toEqual({ key: '9XW3TB' });
  });

  it('make a screen only with both keys, typed in any case', () => {
    expect(readScreen('#9xw3tb-4n7qrt')).toEqual({ key: '9XW3TB', screen: '4N7QRT' });
    for (const wrong of ['', '#9XW3TB', '#9XW3TB-', '#9XW3TB-4N7QR', '#seat=abc']) expect(readScreen(wrong)).toBeNull();
  });
});

describe('a hand among many eyes', () => {
  it('keeps every card, in an order that is not the rulebook’s', () => {
    const cards = ['accusation', 'accusation', 'evidence', 'witness', 'scapegoat', 'alibi', 'stocks', 'curse'];
    const laid = shuffled(cards);
    expect([...laid].sort()).toEqual([...cards].sort());
    // The same again: nothing moves while a hand stays as it is.
    expect(shuffled(cards)).toEqual(laid);
    // A card that goes leaves the others in their order.
    expect(shuffled(cards.filter((card) => card !== 'witness'))).toEqual(laid.filter((card) => card !== 'witness'));
  });
});

describe('plain HTTP on a local network', () => {
  it('has no randomUUID, and commands have ids all the same', () => {
    const { crypto: real } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: real.getRandomValues.bind(real) });
    const socket = { readyState: 1, send: vi.fn(), close: vi.fn() } as unknown as SocketLike;
    const table = new TableSocket({
      open: () => socket,
      hello: () => ({ type: 'hello' }),
      hear: () => undefined,
      line: () => undefined,
    });
    const ids = new Set(Array.from({ length: 50 }, () => table.send({ type: 'ready' })));
    vi.unstubAllGlobals();
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
