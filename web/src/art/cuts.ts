// The graver's strokes every woodcut is made of: deterministic, no chance, no DOM.

export type Rng = () => number;

export function hash(text: string): number {
  let h = 2166136261 >>> 0;
  for (const c of text.normalize('NFC')) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** A small generator seeded by a name, so that a name gives the same face in every browser. */
export function rng(seed: string): Rng {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(r: Rng, from: readonly T[]): T {
  return from[Math.floor(r() * from.length)]!;
}

/** A number as short as a path allows. */
export function f(n: number): string {
  const v = Math.round(n * 10) / 10;
  return v === 0 ? '0' : String(v).replace(/^(-?)0\./, '$1.');
}

export function P(x: number, y: number): string {
  const b = f(y);
  return f(x) + (b.startsWith('-') ? '' : ' ') + b;
}

interface Stroke {
  dx: number;
  dy: number;
  nx: number;
  ny: number;
  mx: number;
  my: number;
}

function stroke(x1: number, y1: number, x2: number, y2: number, bend: number): Stroke {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const l = Math.hypot(dx, dy) || 1;
  const nx = -dy / l;
  const ny = dx / l;
  return { dx, dy, nx, ny, mx: (x1 + x2) / 2 + nx * bend, my: (y1 + y2) / 2 + ny * bend };
}

/** A cut that swells in the middle and is sharp at both ends. */
export function lens(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const { dx, dy, nx, ny, mx, my } = stroke(x1, y1, x2, y2, bend);
  const out = `q${P(mx + nx * w - x1, my + ny * w - y1)} ${P(dx, dy)}`;
  const home = `q${P(mx - nx * w - x2, my - ny * w - y2)} ${P(-dx, -dy)}`;
  return `M${P(x1, y1)}${out}${home}z`;
}

/** A cut that is thick at its root. */
export function wedge(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const { nx, ny, mx, my } = stroke(x1, y1, x2, y2, bend);
  const ax = x1 + nx * w;
  const ay = y1 + ny * w;
  const out = `q${P(mx + nx * w * 0.8 - ax, my + ny * w * 0.8 - ay)} ${P(x2 - ax, y2 - ay)}`;
  const home = `q${P(mx - nx * w * 0.8 - x2, my - ny * w * 0.8 - y2)} ${P(x1 - nx * w - x2, y1 - ny * w - y2)}`;
  return `M${P(ax, ay)}${out}${home}z`;
}

export interface Hatching {
  angle?: number;
  gap?: number;
  width?: number;
  tone?: (t: number) => number;
  broken?: number;
  bend?: number;
}

/** Rows of cuts over a box at an angle; `tone(t)` gives their width across the box. */
export function hatch(r: Rng, x: number, y: number, w: number, h: number, how: Hatching = {}): string {
  const { angle = 0, gap = 3, width = 0.7, tone = () => 1, broken = 0.15, bend = 0 } = how;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const R = Math.hypot(w, h) / 2;
  const a = (angle * Math.PI) / 180;
  const c = Math.cos(a);
  const s = Math.sin(a);
  let d = '';
  for (let v = -R; v <= R; v += gap) {
    const k = tone((v + R) / (2 * R)) * width;
    if (k < 0.12) continue;
    let u = -R;
    while (u < R) {
      const len = r() < broken ? R * (0.3 + r() * 0.5) : 2 * R;
      const e = Math.min(R, u + len);
      const j = (r() - 0.5) * gap * 0.25;
      d += lens(
        cx + u * c - (v + j) * s,
        cy + u * s + (v + j) * c,
        cx + e * c - (v - j) * s,
        cy + e * s + (v - j) * c,
        k * 1.25,
        bend,
      );
      u = e + gap * 0.5;
    }
  }
  return d;
}

/** Two inks: everything is `ink` on `paper`, so that a print follows the theme of the card it is on. */
export const INK = 'currentColor';
export const PAPER = 'var(--card)';

export const inked = (d: string, more = ''): string => `<path d="${d}" fill="${INK}"${more}/>`;
export const bare = (d: string, more = ''): string => `<path d="${d}" fill="${PAPER}"${more}/>`;
export const line = (d: string, w = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
/** Paper inside an outline. */
export const outlined = (d: string, w = 1): string => bare(d) + line(d, w);
