// What the companion's pages count is what the engine counts: over random games played by it, of which `MEETINGHOUSE_ENDS` says how many.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrest, bring, type Deal } from '../src/games/affliction/companion/prices';
import { endOf as endOfAffliction, type Leader } from '../src/games/affliction/companion/scoring';
import { SHEET as AFFLICTION, type Colonist, type Faction } from '../src/games/affliction/companion/sheet';
import { endOf as endOfTown, type Townsman } from '../src/games/new_salem/companion/ending';
import type { Building } from '../src/games/new_salem/wire';
import type { Call } from '../src/companion/crier.svelte';
import { Evening } from '../src/companion/evening.svelte';
import { callsOf } from '../src/games/salem1692/companion/calls';
import { SHEET as SALEM } from '../src/games/salem1692/companion/sheet';
import { countOf, type Seat } from '../src/games/salem1692/companion/tally';
import { lines } from '../src/games/salem1692/script';
import { read as salemView } from '../src/games/salem1692/view';
import type { Lang } from '../src/state/prefs.svelte';
import { words } from '../src/words.svelte';
import { at, text, wordsOf } from './places';

const ENDS = Number(process.env.MEETINGHOUSE_ENDS ?? 1000);
const FEAR_SILENCES = 3;

interface TownEnd {
  town: {
    despair: number;
    needed: number;
    people: (Omit<Townsman, 'buildings'> & { buildings: Building[] })[];
  };
  winners: number[];
  reason: string;
  scores: { points: number[]; despair: number; needed: number };
}
interface AfflictionEnd {
  leaders: Leader[];
  winners: number[];
  reason: string;
  lines: Record<string, number>[];
}
interface Moment {
  defence: number;
  seats: number;
  faction: Faction[];
  circles: Colonist[][];
  accusations: Partial<Record<Colonist, number>>;
  fear: Partial<Record<Colonist, number>>;
  advocates: Partial<Record<Colonist, number>>;
  spectral: string;
  protection: string;
  prices: Partial<Record<Colonist, { arrest: (number | null)[]; bring: (number | null)[] }>>;
}
interface Tally {
  character: Seat['character'][];
  living: number[];
  front: Seat['cards'][];
  accusations: number[];
  limits: number[];
}
interface Cry extends Pick<Evening, 'seats' | 'names' | 'dead' | 'marks' | 'options'> {
  lang: Lang;
  scene: string;
  calls: Call[];
}

const venv = at('.venv/bin/python');
const python = process.env.MEETINGHOUSE_PYTHON ?? (existsSync(venv) ? venv : 'python3');
const found = JSON.parse(
  execFileSync(python, [at('tests/companion_ends.py'), String(ENDS)], {
    env: { ...process.env, PYTHONPATH: at('src') },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }),
) as {
  new_salem: TownEnd[];
  affliction: AfflictionEnd[];
  prices: Moment[];
  tally: Tally[];
  cries: Cry[];
  recordings: Record<string, string>;
};

/** A colonist as the page would be told of it by whoever sits at that seat. */
function dealOf(moment: Moment, colonist: Colonist, seat: number): Deal {
  const circle = moment.circles.findIndex((cards) => cards.includes(colonist));
  const silenced = (one: Colonist): boolean => (moment.fear[one] ?? 0) >= FEAR_SILENCES;
  const worksFor = (one: Colonist): number =>
    silenced(one) || moment.spectral === one ? -1 : moment.circles.findIndex((cards) => cards.includes(one));
  const nurse = worksFor('rebecca_nurse');
  const willard = worksFor('john_willard');
  return {
    colonist,
    ...AFFLICTION.colonists[colonist],
    advocates: moment.advocates[colonist] ?? 0,
    accusations: moment.accusations[colonist] ?? 0,
    where: circle < 0 ? 'row' : circle === seat ? 'mine' : 'circle',
    spectral: moment.spectral === colonist,
    protection: moment.protection === colonist,
    silenced: silenced(colonist),
    faction: moment.faction[seat]!,
    defence: moment.defence,
    by: 'usual',
    nurse: nurse >= 0 && nurse === circle,
    willard: willard >= 0 && willard !== seat,
    porter: false,
    andrew: worksFor('daniel_andrew') === seat,
  };
}

describe('the companion counts as the engine does', () => {
  it('the end of New Salem', () => {
    expect(found.new_salem.length).toBe(ENDS);
    for (const { town, winners, reason, scores } of found.new_salem) {
      const people = town.people.map((person) => {
        const buildings: Townsman['buildings'] = {};
        for (const one of person.buildings) buildings[one] = (buildings[one] ?? 0) + 1;
        return { ...person, buildings };
      });
      const end = endOfTown({ ...town, people });
      expect({
        winners: end.winners,
        reason: end.reason,
        points: end.points.map(({ total }) => total),
        despair: end.despair,
      }).toEqual({ winners, reason, points: scores.points, despair: scores.despair });
    }
    // All that makes an end doubtful is among them.
    const ends = found.new_salem.map(({ reason }) => reason);
    expect(new Set(ends)).toEqual(new Set(['witches', 'puritans', 'all_lose']));
    expect(found.new_salem.some(({ winners }) => winners.length > 1)).toBe(true);
    for (const mark of ['trial', 'charter', 'letter'] as const)
      expect(found.new_salem.some(({ town }) => town.people.some((person) => person[mark]))).toBe(true);
  });

  it('the end of Affliction', () => {
    expect(found.affliction.length).toBe(ENDS);
    for (const { leaders, winners, reason, lines } of found.affliction) {
      const end = endOfAffliction(leaders);
      expect(end.scores).toEqual(lines);
      expect({ winners: end.winners, decided: end.decided }).toEqual({ winners, decided: reason });
    }
    expect(new Set(found.affliction.map(({ reason }) => reason)).size).toBeGreaterThan(1);
    expect(
      found.affliction.some(({ leaders }) => leaders.some(({ arrested }) => arrested.includes('margaret_jacobs'))),
    ).toBe(true);
  });

  it('the prices of Affliction', () => {
    let arrests = 0;
    const wrong: object[] = [];
    for (const moment of found.prices)
      for (const [id, prices] of Object.entries(moment.prices) as [Colonist, NonNullable<Moment['prices'][Colonist]>][])
        for (let seat = 0; seat < moment.seats; seat++) {
          const deal = dealOf(moment, id, seat);
          const [jail, circle] = [arrest(deal), bring(deal)].map((price) => ('no' in price ? null : price.total));
          if (jail !== prices.arrest[seat] || circle !== prices.bring[seat]) wrong.push({ deal, jail, circle, prices });
          if (jail !== null) arrests += 1;
        }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(arrests).toBeGreaterThan(ENDS / 10);
  });

  it('and the crier of the page says what the crier of the terminal says', () => {
    expect(found.cries.length).toBeGreaterThan(ENDS / 10);
    for (const { lang, scene, calls, seats, names, dead, marks, options } of found.cries) {
      const evening = Object.assign(new Evening('salem1692', SALEM, seats), { names, dead, marks, options });
      expect(callsOf(evening, scene, wordsOf(lang, 'common', 'companion', 'salem1692'))).toEqual(calls);
    }
  });

  it('and the wall names what it reads as recordings are named', () => {
    words.add('en', text('locales/en/salem1692.ftl'));
    const stages = new Set(Object.values(SALEM.scenes).flatMap((scene) => scene.map((line) => line.stage ?? '')));
    const read: Record<string, string> = {};
    for (const stage of stages)
      for (const seats of [4, 7])
        for (const revealed of [[[]], [['constable']]])
          for (const front of [{}, { black_cat: 1 }])
            for (const conspiracy of ['left', 'shuffled']) {
              const options = { conspiracy, extra_witch: false };
              const view = { seats, living: [0], revealed, front: [front], power: ['tituba'], options };
              for (const { name, text: said } of lines(stage, salemView(view), 'room')) {
                expect(read[name!] ?? said).toBe(said);
                read[name!] = said;
              }
            }
    expect(read).toEqual(found.recordings);
  });

  it('the accusations of Salem 1692', () => {
    expect(found.tally.length).toBeGreaterThan(ENDS / 10);
    for (const { character, living, front, accusations, limits } of found.tally) {
      const seats = character.map((one, seat): Seat => ({
        character: one,
        cards: front[seat]!,
        dead: !living.includes(seat),
      }));
      const counted = living.map((seat) => countOf(seats, seat));
      expect(counted.map(({ now, limit }) => [now, limit])).toEqual(
        living.map((seat) => [accusations[seat], limits[seat]]),
      );
    }
    expect(new Set(found.tally.flatMap(({ limits }) => limits)).size).toBeGreaterThan(1);
  });
});
