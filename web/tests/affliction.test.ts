// Affliction in words: tokens in every label, prices that add up, the rulebook's colours.
import { beforeAll, describe, expect, it } from 'vitest';
import { describe as tell, effectOf, openPoints, sumOf } from '../src/games/affliction/describe';
import { face } from '../src/games/affliction/face';
import { laidOut, stripsOf } from '../src/games/affliction/laid';
import { COLOUR, read, TINCTURE } from '../src/games/affliction/view';
import type { ColonistId } from '../src/games/affliction/view';
import { Teller } from '../src/telling';
import { words } from '../src/words.svelte';
import { wordsOf } from './places';
import type { Json } from '../src/wire/generated';

const view = (more: Json = {}): ReturnType<typeof read> =>
  read({
    viewer: 0,
    seats: 2,
    options: { circle_defence: 5 },
    influence: [12, 3],
    circles: [[], ['mary_warren']],
    top: [],
    bottom: ['tituba'],
    colonists: {
      mary_warren: { family: 'neutral', place: 'none', reputation: 3 },
      tituba: { family: 'neutral', place: 'none', reputation: 2 },
    },
    advocates: { mary_warren: 2 },
    accusations: { mary_warren: 3, tituba: 4 },
    fear: {},
    spectral: 'nobody',
    protection: 'nobody',
    prices: {
      mary_warren: { arrest: [7, null], bring: [10, null] },
      tituba: { arrest: [0, 0], bring: [2, 2] },
    },
    surcharge: 1,
    ...more,
  });

/** The price a line gives, and what its parts come to. */
function added(line: string): [number, number] {
  const [cost, sum] = line.split(' influence (') as [string, string];
  const parts = sum
    .split(')')[0]!
    .match(/[+−]?[^+−]+/g)!
    .map((part) => Number(/\d+/.exec(part)![0]) * (part.startsWith('−') ? -1 : 1));
  return [parts.reduce((a, b) => a + b, 0), parseInt(cost)];
}

it('what open cards are worth leaves every grievance out, one’s own too', () => {
  const points = [{ righteousness: 3, wealth: 2, status: -1, grievances: 4, total: 8 }];
  expect(openPoints({ points } as never, 0)).toBe(4);
  expect(openPoints({ points } as never, 1)).toBe(0);
});

it('lays people of other circles in a strip for each player, with mine last', () => {
  const table = view({
    seats: 3,
    circles: [['abigail_williams'], ['mary_warren'], ['giles_corey', 'sarah_osborne']],
    arrested: [[], [], ['john_putnam']],
  });
  const options = ['mary_warren', 'giles_corey', 'sarah_osborne', 'john_putnam', 'tituba', 'abigail_williams'].map(
    (colonist) => ({ ask: 1, do: 'accuse', colonist }),
  );
  const laid = laidOut(table, { id: 1, kind: 'affliction.accuse', options } as never, 0);
  // Rows and my own circle are in sight already.
  expect(laid.map(({ id }) => id)).not.toContain('tituba');
  expect(stripsOf(laid, table, 0).map(({ of, arrested, people }) => [of, arrested, [...people].sort()])).toEqual([
    [1, false, ['mary_warren']],
    [2, false, ['giles_corey', 'sarah_osborne']],
    [2, true, ['john_putnam']],
    [0, false, ['abigail_williams']],
  ]);
});

describe('a colonist of Affliction', () => {
  const teller = new Teller('affliction', undefined, String, wordsOf('en', 'affliction'));
  beforeAll(async () => {
    await words.load('web', 'affliction');
  });

  it('has its advocates among the words', () => {
    expect(tell(view(), 'mary_warren', teller)).toContain('2 advocates');
    expect(tell(view(), 'tituba', teller).join()).not.toContain('advocate');
  });

  it.each([
    ['mary_warren', 'arrest', ['reputation 3', 'advocates 2', 'circle 5', 'accusations 3', 'surcharge 1']],
    ['mary_warren', 'bring', ['reputation 3', 'advocates 2', 'circle 5', 'surcharge 1']],
    // More accusations than there is to take off never make a deed cheaper than nothing.
    ['tituba', 'arrest', ['reputation 2', 'accusations 2', 'surcharge 1']],
  ] as const)('has a price that adds up: %s, %s', (id: ColonistId, deed, parts) => {
    const line = sumOf(view(), id, deed);
    for (const part of parts) expect(line).toContain(part);
    const [sum, cost] = added(line);
    expect(sum).toBe(cost);
  });

  it('has a plain price where there is nothing to add up', () => {
    const plain = view({ influence: [5, 0], surcharge: 0, accusations: {}, arrested: [[], []] });
    expect(sumOf(plain, 'tituba', 'bring')).toBe('2 influence (the reputation). You keep 3.');
    expect(face.reason(plain, { ask: 1, do: 'bring', colonist: 'tituba' }, teller)).toBe(
      'It costs 2 influence (the reputation). You keep 3.',
    );
  });

  it('loses the defence of a circle to Spectral Evidence when arrested, not when brought in', () => {
    const haunted = view({
      spectral: 'mary_warren',
      prices: { mary_warren: { arrest: [2, null], bring: [10, null] } },
    });
    expect(sumOf(haunted, 'mary_warren', 'arrest')).not.toContain('circle');
    expect(sumOf(haunted, 'mary_warren', 'bring')).toContain('circle 5');
    expect(new Set(added(sumOf(haunted, 'mary_warren', 'arrest'))).size).toBe(1);
  });
  it('says what exonerating leaves: space 3 takes two accusations off, an ability one', () => {
    const asked = (kind: string) => view({ decision: { kind: `affliction.${kind}` } });
    const left = (kind: string) => effectOf(asked(kind), 'clear', 'mary_warren');
    expect([left('exonerate'), left('ability_giles_corey')]).toEqual([
      'Accusations: 3 − 2 = 1.',
      'Accusations: 3 − 1 = 2.',
    ]);
    const one = { ...asked('exonerate'), accusations: { mary_warren: 1 } };
    expect(effectOf(one, 'clear', 'mary_warren')).toBe('Accusations: 1 − 1 = 0.');
  });

  it('wears the colour of the rulebook', () => {
    const tinctures = (['proctor', 'porter', 'putnam'] as const).map((family) => TINCTURE[COLOUR[family]]);
    expect(tinctures).toEqual(['gules', 'azure', 'vert']);
  });
});
