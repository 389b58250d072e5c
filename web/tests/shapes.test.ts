// Small pure parts: options, links and codes, addresses, rules pages, places in the ring, folded views, woodcuts.
import { describe, expect, it } from 'vitest';
import { traitsOf } from '../src/art/people';
import { portrait } from '../src/art/portrait';
import { SCENES, scene, type SceneName } from '../src/art/scene';
import { FOLK } from '../src/games/new_salem/view';
import { placeOf, spread } from '../src/games/salem1692/view';
import { all, find, same } from '../src/prompts/offers';
import { chapters, fold as plainly } from '../src/rules';
import { read } from '../src/routes';
import { fold } from '../src/state/story';
import { readFragment, readInvitation } from '../src/state/tables.svelte';
import { icons } from '../scripts/icons.mjs';
import { GAMES, LANGS, text } from './places';

const ask = (...options: Record<string, string | number>[]) => ({
  id: 1,
  kind: 'k',
  options: options.map((option) => ({ ask: 1, ...option })),
});

describe('options', () => {
  it('finds an option by what it carries', () => {
    const one = ask({ do: 'seat', seat: 1 }, { do: 'seat', seat: 2 });
    expect(find(one, { do: 'seat', seat: 2 })).toBe(one.options[1]);
    expect(find(one, { do: 'seat', seat: 3 })).toBeUndefined();
    expect(all(one, { do: 'seat' })).toHaveLength(2);
    expect(find(null, {})).toBeUndefined();
  });
  it('knows an answer given to an earlier asking', () => {
    expect(same({ ask: 1, do: 'seat', seat: 2 }, { ask: 5, do: 'seat', seat: 2 })).toBe(true);
    expect(same({ ask: 1, do: 'seat', seat: 2 }, { ask: 1, do: 'seat', seat: 3 })).toBe(false);
  });
});

describe('invitations', () => {
  it('are read from links and from typed codes', () => {
    expect(readInvitation('http://x.example/t/7KQ2M4P#9XW3TB')).toEqual({ table: '7KQ2M4P', key: '9XW3TB' });
    expect(readInvitation(' 7kq2m4p-9xw3tb ')).toEqual({ table: '7KQ2M4P', key: '9XW3TB' });
    expect(readInvitation('7KQ2M4O 9XW3TI')).toEqual({ table: '7KQ2M40', key: '9XW3T1' });
    expect(readInvitation('https://x/t/7KQ2M4P#seat=abcDEF')).toEqual({ table: '7KQ2M4P', seat: 'abcDEF' });
    expect(readInvitation('https://x/t/7KQ2M4P#host=abc')).toEqual({ table: '7KQ2M4P', host: 'abc' });
  });
  it('are refused when they are something else', () => {
    for (const wrong of ['', 'hello', 'https://x/r/7KQ2M4P', '7KQ2M4P-9X', '7KQ2M4U-9XW3TB'])
      expect(readInvitation(wrong)).toBeNull();
    expect(readFragment('#moment=3')).toEqual({});
  });
});

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(read('/')).toEqual({ page: 'home' });
    expect(read('/t/7kq2m4p')).toEqual({ page: 'table', id: '7KQ2M4P' });
    expect(read('/r/7KQ2M4P/')).toEqual({ page: 'replay', id: '7KQ2M4P' });
    expect(read('/rules/affliction')).toEqual({ page: 'rules', game: 'affliction' });
    expect(read('/learn/affliction')).toEqual({ page: 'learn', game: 'affliction' });
    expect(read('/t/a/b')).toEqual({ page: 'lost' });
    expect(read('/nowhere')).toEqual({ page: 'lost' });
  });
});

describe('rules pages', () => {
  for (const game of GAMES)
    for (const lang of LANGS)
      it(`of ${game} in ${lang} are taken apart without losing a number`, () => {
        const page = text(`docs/rules/${game}.${lang}.md`);
        const written = [...page.matchAll(/^(?:- )?\*\*([A-Z]\d+\.\d+)\*\*/gm)].map((m) => m[1]);
        const read = chapters(page).chapters.flatMap((chapter) =>
          chapter.rules.map((rule) => rule.number).filter(Boolean),
        );
        expect(read).toEqual(written);
        expect(read.length).toBeGreaterThan(50);
      });
  it('are searched without regard to accents and capitals', () => {
    expect(plainly('Procès Révélé')).toBe('proces revele');
  });
});

describe('the ring', () => {
  for (let seats = 4; seats <= 12; seats++)
    it(`gives ${seats} seats places of their own, me at the foot`, () => {
      for (let me = 0; me < seats; me++) {
        const places = Array.from({ length: seats }, (_, seat) => placeOf(seat, me, seats).join('/'));
        expect(new Set(places).size).toBe(seats);
        expect(places[me]).toBe('4/3');
      }
    });
  it('spreads a hand of counts in the order of the rulebook', () => {
    expect(spread({ piety: 1, accusation: 2 })).toEqual(['accusation', 'accusation', 'piety']);
  });
});

describe('replays', () => {
  it('fold a view from its changes', () => {
    const first = fold({}, { i: 0, at: 0, view: { a: 1, b: 2 } });
    expect(fold(first, { i: 1, at: 1, view: { a: 3 }, gone: ['b'] })).toEqual({ a: 3 });
    expect(fold({ x: 1 }, { i: 2, at: 2, views: { '3': { x: 2 } } }, 3)).toEqual({ x: 2 });
    expect(fold({ x: 1 }, { i: 2, at: 2, views: { '3': { x: 2 } } }, 4)).toEqual({ x: 1 });
  });
});

describe('woodcuts', () => {
  it('draw the same name the same way, and another name another', () => {
    expect(portrait('Rebecca Nurse', {}, 'a')).toBe(portrait('Rebecca Nurse', {}, 'a'));
    expect(portrait('Rebecca Nurse', {}, 'a')).not.toBe(portrait('Mary Easty', {}, 'a'));
  });
  it('give every instance clip ids of its own', () => {
    const ids = (uid: string) => [...portrait('Tituba', {}, uid).matchAll(/id="([^"]+)"/g)].map((m) => m[1]);
    expect(ids('one').some((id) => ids('two').includes(id))).toBe(false);
  });
  it('draw every street without a broken number', () => {
    for (const name of Object.keys(SCENES) as SceneName[]) expect(scene(name)).not.toMatch(/NaN|undefined/);
  });
  it('know the traits of every person on a card', () => {
    const colonists = [...text('cards/affliction/house.toml').matchAll(/^\[colonists\.(\w+)\]/gm)].map((m) => m[1]!);
    expect(colonists.length).toBe(41);
    expect(colonists.filter((id) => traitsOf(id).dress === undefined)).toEqual([]);
    expect(Object.keys(FOLK)).toHaveLength(10);
  });
  it('have a drawing for every icon role', () => {
    expect(Object.values(icons()).every((d) => d.length > 10)).toBe(true);
  });
});
