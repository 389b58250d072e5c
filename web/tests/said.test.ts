// A remark with its ground, as each reader is told it.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../src/state/match.svelte';
import { grounds, groundText, missing, what } from '../src/table/said';
import type { GameInfo, TableInfo, TalkLine } from '../src/wire/generated';
import { words } from '../src/words.svelte';

const table = {
  id: 'ABCDEFG',
  game: 'salem1692',
  people: ['Ann', 'Bob', 'Cat'].map((name, seat) => ({ seat, kind: 'person', name })),
} as TableInfo;
const reader = (seat: number | null): Match => ({ table, seat }) as Match;
const line = (more: Partial<TalkLine>): TalkLine => ({ k: 1, at: 0, channel: 'table', seat: 0, ...more });

describe('what somebody says', () => {
  beforeAll(() => {
    for (const file of ['common', 'you', 'salem1692'])
      words.add('en', readFileSync(new URL(`../../locales/en/${file}.ftl`, import.meta.url), 'utf8'));
  });

  it('is a remark, with its ground where there is one', () => {
    expect(what(reader(2), line({ remark: 'suspect', about: 1 }))).toBe('I suspect Bob');
    expect(what(reader(null), line({ remark: 'suspect', about: 1, why: { id: 'draws', n: 3 } }))).toBe(
      'I suspect Bob: 3 turns of drawing in a row, and not one accusation',
    );
    expect(what(reader(2), line({ remark: 'suspect', about: 1, why: { id: 'shielded', seat: 2 } }))).toContain('Cat');
  });

  it('is said to whom it is about as "you"', () => {
    expect(what(reader(1), line({ remark: 'suspect', about: 1, why: { id: 'hunts_me', n: 2 } }))).toBe(
      'I suspect you: 2 cards laid against me',
    );
    expect(what(reader(1), line({ remark: 'watch_out', about: 1 }))).toBe('Beware of Bob');
  });

  it('may be given one of the grounds that fit it, once its gap is filled', () => {
    const game = { id: 'salem1692', reasons: { draws: ['suspect'], shielded: ['suspect'], took_no_witch: ['not_me'] } };
    expect(grounds(game as unknown as GameInfo, 'suspect')).toEqual(['draws', 'shielded']);
    expect(grounds(undefined, 'suspect')).toEqual([]);
    expect(groundText('salem1692', 'draws')).toBe('… turns of drawing in a row, and not one accusation');
    expect(['draws', 'found', 'shielded', 'took_no_witch'].map((one) => missing('salem1692', one))).toEqual([
      'n',
      'n',
      'seat',
      null,
    ]);
  });

  it('is the words themselves where somebody wrote them', () => {
    expect(what(reader(1), line({ text: 'Good evening' }))).toBe('Good evening');
  });
});
