// The key of whoever plays on this device, and where it goes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Match } from '../src/state/match.svelte';
import { tables } from '../src/state/tables.svelte';
import { api } from '../src/wire/api';
import { personKey } from '../src/wire/person';

describe('a person', () => {
  const store = new Map<string, string>();
  const asked: Record<string, string>[] = [];

  beforeEach(() => {
    store.clear();
    asked.length = 0;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => void store.set(name, value),
    });
    vi.stubGlobal('fetch', (_: string, wish: { headers: Record<string, string> }) => {
      asked.push(wish.headers);
      return Promise.resolve(new Response('{"people":[]}'));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has one key of 192 bits, made at the first visit and kept', () => {
    const key = personKey();
    expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(personKey()).toBe(key);
    expect(JSON.parse(store.get('meetinghouse:person') ?? '')).toBe(key);
    store.set('meetinghouse:person', '"short"');
    expect(personKey()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });

  it('still has one where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(personKey()).toBe(personKey());
  });

  it('comes with every request, but not for somebody else on the same phone', async () => {
    const key = personKey(); // kept, so that nobody asks the cookie first
    await api.table('ABCDEFG', {});
    await api.sit('ABCDEFG', { name: 'Ines' });
    await api.sit('ABCDEFG', { name: 'Ana' }, { person: '' });
    expect(asked.map((headers) => headers['X-Person'])).toEqual([key, key, undefined]);
  });

  it('goes on by key where a link opened nothing', () => {
    const match = new Match('ABCDEFG', { token: 'link', key: '', name: '', person: personKey() }, () => {
      throw new Error('never opened');
    });
    tables.put('ABCDEFG', { token: 'link' });
    match.hear({
      type: 'bye',
      code: 'seat_claimed',
      key: 'server-refused-seat-claimed',
      again: false,
      args: { name: 'Ann' },
    });
    expect(match.farewell).toEqual({ key: 'server-refused-seat-claimed', args: { name: 'Ann' } });
    expect(tables.of('ABCDEFG')).toMatchObject({ token: '' });
    expect(tables.of('ABCDEFG')?.seated).toBeUndefined();
    match.hear({ type: 'bye', code: 'already_seated', key: 'server-refused-already-seated', again: false });
    expect(tables.of('ABCDEFG')).toMatchObject({ token: '', seated: true });
  });
});
