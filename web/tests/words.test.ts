// Every word a component asks for exists, and every word we keep is asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, LANGS, text } from './places';

const sources = readdirSync(at('web/src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

/** What belongs to the client alone; a game's own words are looked after in tests/words. */
const OURS = /^(web|moment|room|companion)-/;
const idsOf = (lang: string): string[] =>
  ['web', 'moments', 'room', 'companion'].flatMap((file) =>
    [...text(`locales/${lang}/${file}.ftl`).matchAll(/^([a-z0-9-]+) =/gm)]
      .map((m) => m[1]!)
      .filter((id) => OURS.test(id)),
  );
const plain = new Set(
  [...sources.matchAll(/['"`]([a-z]+-[a-z0-9-]+)(?:\.[a-z]+)?['"`]/g)].map((m) => m[1]!).filter((id) => OURS.test(id)),
);
const stems = [
  ...new Set([...sources.matchAll(/['"`]([a-z]+-[a-z0-9-]*-)\$\{/g)].map((m) => m[1]!).filter((id) => OURS.test(id))),
];

describe('words of the client', () => {
  it('exist for everything that is asked for', () => {
    const have = new Set(idsOf('en'));
    expect([...plain].filter((id) => !have.has(id))).toEqual([]);
    expect(stems.filter((stem) => ![...have].some((id) => id.startsWith(stem)))).toEqual([]);
  });

  it('are all asked for somewhere', () => {
    expect(idsOf('en').filter((id) => !plain.has(id) && !stems.some((stem) => id.startsWith(stem)))).toEqual([]);
  });

  it('stand in the same order in every language', () => {
    for (const lang of LANGS) expect(idsOf(lang), lang).toEqual(idsOf('en'));
  });

  it('count as French counts, where nought is singular too', () => {
    // "[one] 1 carte" would say one card of an empty hand.
    expect(text('locales/fr/web.ftl').match(/^ *\[one\] (?:.* )?1 .*$/gm) ?? []).toEqual([]);
  });
});
