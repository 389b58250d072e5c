// New Salem on the page: Buildings that fly the right way, who holds what.
import { beforeAll, describe, expect, it } from 'vitest';
import { about } from '../src/games/new_salem/describe';
import { face as newSalem } from '../src/games/new_salem/face';
import { district, offersFor, read, stepAt, usualOf } from '../src/games/new_salem/view';
import type { GameFace } from '../src/games/face';
import { Teller } from '../src/telling';
import type { Json } from '../src/wire/generated';
import { words } from '../src/words.svelte';
import { wordsOf } from './places';

const face: GameFace = newSalem;
const building = (name: string, hope = 0, despair = 0) => ({ building: name, hope, despair });
const view = read({
  viewer: 0,
  seats: 3,
  constable: 1,
  badges: [false, true, false],
  trials: [false, false, true],
  holder: [-1, 0, 2],
  types_shown: [0, 0b11, 0],
  characters: ['merchant', 'midwife', 'tutor'],
  cards: {
    characters: {
      merchant: ['trade', 'finance'],
      midwife: ['entertainment', 'trade', 'education'],
      tutor: ['entertainment', 'finance', 'education'],
    },
    witches: ['midwife', 'tutor'],
  },
  buildings: [
    [building('trade_left'), building('trade_middle'), building('trade_right'), building('death_left')],
    [building('justice_left', 1), building('justice_left')],
    [building('finance_left'), building('trade_left')],
  ],
  sets: [{ trade: { complete: 1, lacks: [] } }, {}, {}],
  hope: [3, 1, 0],
});

describe('New Salem', () => {
  const teller = new Teller('new_salem', undefined, String, wordsOf('en', 'common', 'new_salem'));
  beforeAll(async () => {
    await words.load('web', 'common', 'new_salem');
  });

  it('says of a Building whether it counts for me, of the draft where the rest goes, of a gift what it is for', () => {
    const at = (kind: string, edition = 'en'): Json => ({
      ...(view as unknown as Json),
      hand: ['trade_left', 'death_left', 'justice_left'],
      side: 'witch',
      cards: { ...(view as unknown as { cards: Json }).cards, buildings: { justice_left: ['despair'] } },
      decision: { kind: `new_salem.${kind}` },
      options: { edition },
    });
    const said = (kind: string, option: Json | null, edition?: string): string =>
      face.reason(at(kind, edition), option, teller);
    expect(said('draft', { do: 'pick', building: 'trade_left' })).toBe(
      'Trade: no cubes. It counts for your Character.',
    );
    expect(said('draft', { do: 'pick', building: 'death_left' })).toContain('It does not count for your Character.');
    expect(said('draft', { do: 'pick', building: 'justice_left' })).toMatch(/not count .* serves your side\.$/);
    expect(said('draft', null)).toBe('Pick one. The other 2 go to 1.');
    expect(said('give', null)).toContain('the Events that 1 chooses');
    // In the other editions a gift may be for anybody.
    expect(said('give', null, 'fr')).toBe('');
  });

  it('says who holds what, what was shown to the town, and what I have seen', () => {
    expect(about(view, 0, teller)).toEqual(['Holds: Royal Charter']);
    expect(about(view, 1, teller)).toEqual([
      'Constable',
      'Has a Badge',
      'Has shown: Entertainment and Trade',
      expect.stringMatching(/^You have seen: /),
    ]);
    expect(about(view, 2, teller)[0]).toBe('On Trial');
  });

  it('lets Buildings fly from who loses to who gets them', () => {
    const fly = (key: string, more: object) =>
      face.flights({ key: `new_salem.${key}`, building: 'trade_left', ...more }, {}).map(({ from, to }) => [from, to]);
    expect(fly('seized', { seat: 1, target: 2 })).toEqual([['seat-2', 'seat-1']]);
    expect(fly('deeded', { seat: 0, source: 1, target: 2 })).toEqual([['seat-1', 'seat-2']]);
    expect(fly('exchanged', { seat: 0, target: 2, other: 'death_left' })).toEqual([
      ['seat-0', 'seat-2'],
      ['seat-2', 'seat-0'],
    ]);
  });

  it('tells two copies apart by what lies on them', () => {
    const justice = district(view.buildings[1]!).find(({ type }) => type === 'justice')!;
    expect(justice.slots[0]!.copies.map(({ hope }) => hope)).toEqual([1, 0]);
  });

  it('offers cubes that came to me on my own Buildings only', () => {
    const ask = {
      id: 1,
      kind: 'new_salem.place',
      options: ['all_here', 'one_here'].map((deed) => ({ ask: 1, do: deed, building: 'trade_left' })),
    };
    expect(offersFor(ask, true, 0, 'trade_left')).toHaveLength(2);
    expect(offersFor(ask, false, 2, 'trade_left')).toHaveLength(0);
  });

  it('picks the usual place for cubes, and nothing where a Building is chosen for another end', () => {
    const options = ['trade_left', 'death_left'].map((building) => ({ ask: 1, do: 'building', seat: 0, building }));
    for (const kind of ['place', 'pay_from'])
      expect(usualOf({ id: 1, kind: `new_salem.${kind}`, options })).toBe(options[0]);
    expect(usualOf({ id: 1, kind: 'new_salem.remove_from', options })).toBeNull();
    expect(usualOf(null)).toBeNull();
  });

  it('parts cubes step by step: the last single one is laid as a whole', () => {
    const at = (kind: string, data: number[], laid: number) =>
      stepAt(
        { id: 1, kind: `new_salem.${kind}`, options: [{ ask: 1, do: 'building', building: 'trade_left' }] },
        { ...view, decision: { data } } as unknown as typeof view,
        laid,
        'trade_left',
      );
    expect(at('pay_from', [4], 0)).toEqual({
      of: 4,
      step: { ask: 1, do: 'building', seat: 0, building: 'trade_left' },
    });
    expect([0, 1, 2].map((laid) => at('place', [3, 0], laid)?.step.do)).toEqual(['one_here', 'one_here', 'building']);
    // A step lays one of each: with as many of both, even the last step is two cubes.
    expect([0, 1].map((laid) => at('place', [2, 2], laid)?.step.do)).toEqual(['one_here', 'one_here']);
    expect(at('place', [2, 2], 0)?.of).toBe(2);
    expect([at('pay_from', [1], 0), at('place', [1, 0], 0), at('seizure', [], 0)]).toEqual([null, null, null]);
  });
});
