// Links below the page's folder: `404.html` sends each page of the house home, with the rest of the address told.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '../src/routes';

const script = readFileSync(new URL('../page/404.html', import.meta.url), 'utf8').split(/<\/?script>/)[1] ?? '';

function sentTo(address: string): string | null {
  const url = new URL(address, 'https://host.example');
  let to: string | null = null;
  const location = { ...parts(url), replace: (found: string) => (to = found) };
  new Function('location', script)(location);
  return to;
}

const parts = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });

const LINKS = ['t/ABCD', 's/ABCD', 'r/ABCD', 'rules', 'rules/salem1692', 'how', 'how/affliction', 'learn/new_salem'];
LINKS.push('companion', 'companion/salem1692', 'trial', 'trial/3', 'credits', 'me');

describe('a link below the folder', () => {
  it.each(LINKS)('to %s comes to its page, below any path', (link) => {
    expect(read('/' + link).page).not.toBe('lost');
    for (const folder of ['/', '/houses/one/']) {
      expect(sentTo(folder + link)).toBe(`${folder}?at=${encodeURIComponent(link)}`);
      expect(sentTo(`${folder}${link}?lang=fr#top`)).toBe(`${folder}?at=${encodeURIComponent(link + '?lang=fr')}#top`);
    }
  });

  it('is there for every page that has an address', () => {
    const told = readFileSync(new URL('../src/routes.ts', import.meta.url), 'utf8');
    const pages = [...told.matchAll(/head === '(\w+)'/g)].map((found) => found[1] ?? '');
    expect([...new Set(LINKS.map((link) => link.split('/')[0]))].sort()).toEqual(pages.sort());
  });

  it('that leads nowhere, or was sent already, is not sent on', () => {
    for (const link of ['/nothing/at/all', '/x.js', '/t/ABCD?at=me']) expect(sentTo(link)).toBeNull();
  });
});
