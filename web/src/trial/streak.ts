// How the daily trials went, on this device and, where the server knows people, on all of theirs; and the streak that follows from it. A day is counted as the server counts it, by Greenwich.
import { keep, kept } from '../state/kept';

/** One sign for each try: `r`ight, not pro`v`en, `w`rong, or given up (`g`); a day that was solved later ends in `l`. */
export type Days = Record<string, string>;

/** Days that are remembered: a streak longer than a year still counts a year. */
const MOST = 400;
const DAY = 86_400_000;

const number = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
export const dayBefore = (day: string, days: number): string =>
  new Date((number(day) - days) * DAY).toISOString().slice(0, 10);

export const ended = (tries: string | undefined): boolean => !!tries && /[rg]l?$/.test(tries);
export const solved = (tries: string | undefined): boolean => !!tries && /rl?$/.test(tries);
/** Solved on its own day. */
const counts = (tries: string | undefined): boolean => !!tries && tries.endsWith('r');

export const daysKept = (): Days => kept<Days>('trial', {});

export const remember = (day: string, tries: string): Days => keepDays({ ...daysKept(), [day]: tries });

/** What the server knows of this person is true; a day that it does not know, or that went on here while it was away, is added. */
export function withServer(known: Days): Days {
  const mine = daysKept();
  const newer = Object.entries(mine).filter(
    ([day, tries]) => !ended(known[day]) && tries.length > (known[day] ?? '').length,
  );
  return keepDays({ ...known, ...Object.fromEntries(newer) });
}

function keepDays(all: Days): Days {
  const days = Object.fromEntries(
    Object.entries(all)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MOST),
  );
  keep('trial', days);
  return days;
}

/** Days in a row up to today, or up to yesterday while today is open. One missed day in any seven does not break it. */
export function streak(days: Days, today: string): number {
  const last = number(today);
  let found = 0;
  let missed = Infinity;
  for (let back = counts(days[today]) || ended(days[today]) ? 0 : 1; ; back++) {
    if (counts(days[dayBefore(today, back)])) found += 1;
    else {
      const at = last - back;
      if (missed - at < 7) return found;
      missed = at;
    }
    if (back > MOST) return found;
  }
}

const SIGNS: Record<string, string> = { r: '✓', v: '?', w: '✗', g: '–' };

/** The tries as signs that give nothing away. */
export const signs = (tries: string): string => [...tries].map((one) => SIGNS[one] ?? '').join('');
