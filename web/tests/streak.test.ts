// The streak of daily trials: days in a row, a day's grace a week, and nothing for what was solved later.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayBefore, daysKept, ended, signs, solved, streak, withServer, type Days } from '../src/trial/streak';
import { become } from '../src/wire/person';

const TODAY = '2026-11-18';
/** From today backwards: `r` solved, `.` missed, anything else as it is. */
const days = (row: string): Days =>
  Object.fromEntries([...row].flatMap((one, ago) => (one === '.' ? [] : [[dayBefore(TODAY, ago), one]])));

describe('a streak', () => {
  it.each([
    ['', 0],
    ['r', 1],
    ['.r', 1], // today is still open
    ['..r', 1], // the one day of grace
    ['rr.rr', 4],
    ['r..r', 1], // two in a week
    ['r.rrrrr.r', 6], // seven days apart would do, six do not
    ['r.rrrrrr.r', 8],
    ['grr', 2], // given up today: that was the day of grace
    ['wvr', 1],
  ])('%s is %i', (row, n) => expect(streak(days(row), TODAY)).toBe(n));

  it('counts only what was solved on its day', () => {
    expect(streak({ [TODAY]: 'r', [dayBefore(TODAY, 1)]: 'rl', [dayBefore(TODAY, 2)]: 'wr' }, TODAY)).toBe(2);
  });

  it('goes over the ends of months and years', () => {
    expect(dayBefore('2027-01-01', 1)).toBe('2026-12-31');
    expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29');
  });
});

it('shares signs that give nothing away', () => {
  expect(signs('wvr')).toBe('✗?✓');
  expect(signs('vgl')).toBe('?–');
  expect([ended('wv'), ended('wg'), ended('rl'), solved('rl'), solved('wg')]).toEqual([false, true, true, true, false]);
});

describe('what the server knows', () => {
  const store = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => void store.set(name, value),
    }),
  );

  it('is true, and a day that it missed is added', () => {
    localStorage.setItem(
      'meetinghouse:trial',
      JSON.stringify({ '2026-11-15': 'r', '2026-11-16': 'wr', '2026-11-17': 'w' }),
    );
    const known = { '2026-11-14': 'r', '2026-11-16': 'r', '2026-11-17': 'wr' };
    expect(withServer(known)).toEqual({ ...known, '2026-11-15': 'r' });
    expect(daysKept()['2026-11-14']).toBe('r');
  });

  it('is nothing to whoever plays here next', () => {
    expect(daysKept()).not.toEqual({});
    become();
    expect(daysKept()).toEqual({});
  });
});
