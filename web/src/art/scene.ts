// Panoramas: one scene of 300 x 100 for each type of building; a card shows its third. What crosses x=100 and x=200 joins the seams.
import { bare, INK, inked, lens, line, PAPER, rng, wedge, type Rng } from './cuts';
import { death, education, justice } from './scenes-common';
import { entertainment, finance, trade } from './scenes-town';
import { G, Kit } from './scenekit';

export const SCENES = { entertainment, trade, finance, education, death, justice };
export type SceneName = keyof typeof SCENES;

/** Where the sky stays clear for the sun or the moon. */
const CLEAR: Record<SceneName, readonly [number, number]> = {
  entertainment: [250, 22],
  trade: [160, 24],
  finance: [88, 22],
  education: [92, 24],
  death: [150, 22],
  justice: [40, 20],
};

/** Printed the other way round, so that each third shows the Building its card names: the Wharf left, the Meetinghouse right. */
const TURNED = new Set<SceneName>(['trade', 'justice']);

const prints = new Map<SceneName, string>();

export function scene(name: SceneName): string {
  let print = prints.get(name);
  if (print === undefined) {
    const r = rng(name + '·scene');
    print = sky(r, name) + hills(r) + ground(r) + SCENES[name](new Kit(r));
    if (TURNED.has(name)) print = `<g transform="matrix(-1 0 0 1 300 0)">${print}</g>`;
    prints.set(name, print);
  }
  return print;
}

function sky(r: Rng, name: SceneName): string {
  const night = name === 'death';
  const [cx, cy] = CLEAR[name];
  let d = '';
  for (let y = 2; y < 66; y += 3.1) {
    let x = -5;
    while (x < 305) {
      const l = 22 + r() * 60;
      const near = Math.hypot((x + l / 2 - cx) / 2, y - cy) < 15;
      if (!near && r() < (night ? 0.96 : 0.62))
        d += lens(x, y + (r() - 0.5) * 0.6, x + l, y + (r() - 0.5) * 0.6, (night ? 0.95 : 0.5) * (1.15 - y / 80));
      x += l + 2;
    }
  }
  return inked(d) + (night ? moon() : ['trade', 'education', 'finance'].includes(name) ? sun(cx, cy) : '');
}

function moon(): string {
  return (
    `<circle cx="150" cy="22" r="11" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>` +
    inked(lens(146, 16, 142, 27, 0.7, 2) + lens(154, 24, 157, 17, 0.5, 1.5))
  );
}

function sun(x: number, y: number): string {
  let rays = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    const l = i % 2 ? 15 : 19;
    rays += wedge(x + Math.cos(a) * 10, y + Math.sin(a) * 10, x + Math.cos(a) * l, y + Math.sin(a) * l, 0.9);
  }
  return (
    `<circle cx="${x}" cy="${y}" r="17" fill="${PAPER}"/>` +
    inked(rays) +
    `<circle cx="${x}" cy="${y}" r="7.6" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`
  );
}

function hills(r: Rng): string {
  const ridge = 'M-2 76C30 58 60 62 92 70C120 58 160 56 196 68C230 56 262 60 302 72';
  let cuts = '';
  for (let i = 0; i < 46; i++) {
    const x = i * 6.7 + r() * 3;
    const y = 68 + r() * 9 + Math.abs(Math.sin(x / 30)) * 3;
    cuts += wedge(x, y, x - 5, y + 7, 0.6, -1);
  }
  return (
    bare(ridge + 'V102H-2Z') +
    line(ridge, 0.8) +
    inked(cuts) +
    bare(`M-2 ${G - 2}C60 ${G - 4} 240 ${G - 4} 302 ${G - 2}V102H-2Z`)
  );
}

function ground(r: Rng): string {
  let d = '';
  for (let y = G; y < 101; y += 2.7) {
    let x = -6 + r() * 8;
    while (x < 304) {
      const l = 8 + r() * 26;
      if (r() < 0.6) d += lens(x, y, x + l, y + (r() - 0.5), 0.32 + (y - G) / 40);
      x += l + 4 + r() * 8;
    }
  }
  return inked(d);
}
