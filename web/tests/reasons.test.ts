// Nothing in the client is disabled without saying why: a button is barred (`bits/barred.ts`), and a list or a group that the browser itself
// disables stands in something that says it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { barred } from '../src/bits/barred';
import { at } from './places';

interface Node {
  type?: string;
  name?: string;
  attributes?: Node[];
  [key: string]: unknown;
}

const named = (node: Node, name: string): boolean =>
  !!node.attributes?.some((one) => one.type === 'Attribute' && one.name === name);

/** The tags with `disabled`, as `tag`, where neither they nor what they stand in has a reason. */
function silent(node: unknown, reasoned = false): string[] {
  if (!node || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap((one) => silent(one, reasoned));
  const here = node as Node;
  const says = reasoned || named(here, 'data-why');
  const mute = named(here, 'disabled') && (!says || here.name === 'button') ? [`<${here.name}>`] : [];
  return [
    ...mute,
    ...Object.entries(here).flatMap(([key, value]) => (key === 'attributes' ? [] : silent(value, says))),
  ];
}

describe('what cannot be used', () => {
  const files = readdirSync(at('web/src'), { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.svelte'),
  );
  const bad = (source: string): string[] => silent(parse(source, { modern: true }).fragment);

  it('says why, everywhere in the client', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      bad(readFileSync(join(at('web/src'), file), 'utf8')).map((tag) => `${file}: ${tag}`),
    );
    expect(found).toEqual([]);
  });
  it('is found where it does not', () => {
    expect(bad('<p><button disabled={x}>a</button></p>')).toEqual(['<button>']);
    expect(bad('<label><select disabled></select></label>')).toEqual(['<select>']);
    expect(bad('{#if x}<label data-why={x}><select disabled></select></label>{/if}')).toEqual([]);
  });
  it('stays where fingers and keys reach it', () => {
    expect(barred('because')).toEqual({ 'aria-disabled': true, 'data-why': 'because' });
    expect(barred(false)).toEqual({});
    expect(barred('')).toEqual({});
  });
});
