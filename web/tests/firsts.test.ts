// What is explained the first time: only what everybody sees, each in a sentence of every language, and once for each person.
import { spawnSync } from 'node:child_process';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { face as affliction } from '../src/games/affliction/face';
import type { GameFace } from '../src/games/face';
import { face as newSalem } from '../src/games/new_salem/face';
import { face as salem } from '../src/games/salem1692/face';
import { firsts, READ } from '../src/state/firsts.svelte';
import { at, GAMES, LANGS, text } from './places';

const FACES: Record<string, GameFace> = { affliction, new_salem: newSalem, salem1692: salem };
const ASK = `
import json
import meetinghouse as mh
from meetinghouse.telling import Telling
print(json.dumps({game: {key: not kind.to for key, kind in mh.find_game(game).declares(Telling).events.items()} for game in mh.games()}))
`;
/** By game and key: whether everybody is told the event. */
let events: Record<string, Record<string, boolean>>;

beforeAll(() => {
  const run = spawnSync(at('.venv/bin/python'), ['-c', ASK], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  events = JSON.parse(run.stdout) as typeof events;
});

/** Every moment that some event of a game is, with the keys of the events. */
function moments(game: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const values = [
    'conspiracy',
    'night',
    'matchmaker',
    'piety',
    'asylum',
    'alibi',
    'accusation',
    'confession',
    'own_cat',
  ];
  for (const key of Object.keys(events[game]!))
    for (const value of values)
      for (const me of [0, 1]) {
        const moment = FACES[game]!.moments!.first({ key: `${game}.${key}`, card: value, how: value, seat: 0 }, me);
        if (moment) found.set(moment, (found.get(moment) ?? new Set()).add(key));
      }
  return found;
}

describe('a first moment', () => {
  for (const game of GAMES)
    it(`of ${game} is something that everybody sees, and has a sentence in every language`, () => {
      const found = moments(game);
      for (const keys of found.values()) expect([...keys].filter((key) => !events[game]![key])).toEqual([]);
      const ids = [...found.keys()].map((one) => one.replaceAll('_', '-')).sort();
      expect(ids.length).toBeGreaterThan(6);
      for (const lang of LANGS) {
        const entries = text(`locales/${lang}/moments.ftl`).matchAll(
          new RegExp(`^first-${game.replaceAll('_', '-')}-([a-z-]+) = .+\\.$`, 'gm'),
        );
        expect([...entries].map((one) => one[1]).sort(), lang).toEqual(ids);
      }
    });
});

describe('what was read', () => {
  beforeEach(() => {
    firsts.forget();
    firsts.drop();
  });
  it('is not explained again, until it is all forgotten', () => {
    expect(firsts.met('salem1692', ['night'], true)).toBe('salem1692/night');
    firsts.read('salem1692/night');
    expect([firsts.now, firsts.met('salem1692', ['night'], true)]).toEqual(['', '']);
    firsts.forget();
    expect(firsts.met('salem1692', ['night'], true)).toBe('salem1692/night');
  });
  it('belongs to its moment: the next thing staged puts it away, and nothing waits', () => {
    expect(firsts.met('new_salem', ['trial', 'begging'], false)).toBe('new_salem/trial');
    // Small things go on beside it.
    firsts.met('new_salem', [], false);
    expect(firsts.now).toBe('new_salem/trial');
    firsts.met('new_salem', [], true);
    expect(firsts.now).toBe('');
    firsts.met('new_salem', ['trial'], false);
    firsts.drop();
    expect(firsts.now).toBe('');
  });
  it('is not explained again where the same happens twice in a row, once there was time for it', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(firsts.met('salem1692', ['confession'], true)).toBe('salem1692/confession');
    now.mockReturnValue(READ - 1);
    expect(firsts.met('salem1692', ['confession'], true)).toBe('salem1692/confession');
    now.mockReturnValue(READ);
    expect(firsts.met('salem1692', ['confession'], true)).toBe('');
    now.mockRestore();
  });
  it('is read once the moments in which it had to make way add up', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const rounds = [0, 1, 2, 3].map((round) => {
      now.mockReturnValue(round * READ);
      const met = firsts.met('affliction', ['spaces'], false);
      now.mockReturnValue((round + 0.4) * READ);
      firsts.drop();
      return met;
    });
    expect(rounds).toEqual([...Array.from({ length: 3 }, () => 'affliction/spaces'), '']);
    now.mockRestore();
  });
  it('can be turned off', () => {
    firsts.met('salem1692', ['night'], false);
    firsts.off = true;
    expect(firsts.now).toBe('');
    expect(firsts.met('salem1692', ['death'], true)).toBe('');
  });
});
