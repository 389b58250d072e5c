// Names and faces: bots are dressed as their names say, and nobody looks or is called like another.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES, likeness } from '../src/art/faces';
import { DRESS, portrait } from '../src/art/portrait';
import { BOT_NAMES, drawnAs, nameOf } from '../src/state/people';
import { emsOf } from '../src/table/seat';
import type { Table } from '../src/wire/whole';

const ALL = BOT_NAMES.flat();
const seated = (...people: object[]): Table =>
  ({ people: people.map((one, seat) => ({ seat, kind: 'bot', name: '', face: 0, ...one })) }) as unknown as Table;
const print = ({ name, traits }: ReturnType<typeof drawnAs>): string => portrait(name, traits, 'a');

describe('bots', () => {
  it('are dressed as their names say', () => {
    for (const name of ALL)
      expect(portrait(name, {}, 'a'), name).toBe(portrait(name, { dress: DRESS.get(name)! }, 'a'));
    expect(portrait('Patience', {}, 'a')).not.toBe(portrait('Patience', { dress: 'm' }, 'a'));
  });

  it('are called like nobody else at the table and like no card', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
    expect(nameOf(seated({ name: 'josiah' }, {}), 1)).toBe('Micah');
    expect(nameOf(seated({ name: 'Ann' }, {}), 1)).toBe('Josiah');
    for (const lang of readdirSync('../locales')) {
      const words = ['new_salem', 'salem1692', 'affliction'].map((game) =>
        readFileSync(`../locales/${lang}/${game}.ftl`, 'utf8'),
      );
      const cards = words.join('\n').match(/^[\w-]+-(character|colonist)-[\w-]+ = \S+/gm) ?? [];
      const given = cards.map((line) => line.split(' = ')[1]);
      expect(given.length).toBeGreaterThan(50);
      expect(ALL.filter((name) => given.includes(name))).toEqual([]);
      const terminal = /^cli-bot-names = (.*)$/m.exec(readFileSync(`../locales/${lang}/cli.ftl`, 'utf8'))![1]!;
      expect(terminal.split(', ').filter((name) => given.includes(name))).toEqual([]);
    }
  });
});

describe('names', () => {
  it('are as wide as their letters', () => {
    const widths = ['Illi', 'Amos', 'Patience', 'Temperance'].map(emsOf);
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(emsOf('Emma')).toBeGreaterThan(emsOf('Amos'));
    expect(emsOf('Éléonore')).toBeGreaterThan(4);
  });
});

describe('faces', () => {
  it('are as many as the server knows, and no two alike, bots included', () => {
    const schema = JSON.parse(readFileSync('src/wire/schema.json', 'utf8')) as {
      $defs: { Person: { properties: { face: { maximum: number } } } };
    };
    expect(FACES.length).toBe(schema.$defs.Person.properties.face.maximum);
    const prints = [...FACES.map((n) => print(likeness(n, ''))), ...ALL.map((name) => portrait(name, {}, 'a'))];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('are those that people chose, before the character and the name', () => {
    const table = seated({ kind: 'person', name: 'Ann', face: 3 }, { kind: 'person', name: 'Bob' }, {});
    expect(drawnAs(table, 0, 'tituba')).toEqual(likeness(3, ''));
    expect(drawnAs(table, 1, 'tituba').name).toBe('tituba');
    expect(drawnAs(table, 1)).toEqual({ name: 'Bob', traits: {} });
    expect(drawnAs(table, 2).name).toBe('Patience');
    // A number that a newer server may send.
    expect(drawnAs(seated({ kind: 'person', name: 'Eve', face: 99 }), 0)).toEqual({ name: 'Eve', traits: {} });
  });
});
