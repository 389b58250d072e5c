// Drawings as pictures: an image knows nothing of the page that shows it, so it brings its two colours along.
import { describe, expect, it } from 'vitest';
import { PAPER } from '../src/art/cuts';
import { portrait } from '../src/art/portrait';
import { address } from '../src/art/print.svelte';
import { scene, SCENES, type SceneName } from '../src/art/scene';

const DAY = { paper: 'rgb(251, 246, 234)', ink: 'rgb(30, 24, 18)' };
const NIGHT = { paper: 'rgb(185, 179, 164)', ink: 'rgb(18, 19, 26)' };
const drawn = (src: string): string => decodeURIComponent(src.replace(/^data:image\/svg\+xml,/, ''));

describe('a drawing as a picture', () => {
  it('leans on nothing that only the page has', () => {
    const all = [
      ...(Object.keys(SCENES) as SceneName[]).map(scene),
      ...['Hester', 'Josiah'].map((name) => portrait(name, {}, 'a')),
    ];
    for (const inside of all) {
      const svg = drawn(address('0 0 300 100', inside, DAY));
      expect(svg.match(/var\([^)]*\)/g)?.filter((one) => one !== PAPER)).toEqual([]);
      expect(svg).toContain(`color:${DAY.ink};--card:${DAY.paper}`);
    }
  });

  it('is another one in another light, and as large as it is wanted', () => {
    expect(address('0 0 1 1', '', DAY)).not.toBe(address('0 0 1 1', '', NIGHT));
    expect(drawn(address('18 15 64 69', '', DAY, 4))).toContain('width="256" height="276" viewBox="18 15 64 69"');
  });
});
