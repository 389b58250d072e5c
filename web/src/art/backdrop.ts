// What stands behind a head: sky, a window, an arch, a bare tree, boards.
import { hatch, INK, inked, lens, line, outlined, PAPER, type Rng, wedge } from './cuts';

export type Backdrop = 'sky' | 'window' | 'arch' | 'tree' | 'boards';

export function backdrop(r: Rng, back: Backdrop, clip: (letter: string, d: string) => string): string {
  const at = clip('b', 'M0 0H100V120H0Z');
  let ground = hatch(r, 0, 0, 100, 120, {
    gap: 3.1,
    width: 0.62,
    tone: (t) => 0.35 + 0.75 * Math.abs(t - 0.35),
    broken: 0.5,
  });
  if (back === 'boards') {
    ground = hatch(r, 0, 0, 100, 120, { angle: 90, gap: 4.2, width: 0.55, broken: 0.35 });
    for (let x = 6; x < 100; x += 16) ground += lens(x, -4, x + (r() - 0.5), 124, 1.1);
  }
  let s = inked(ground, at);
  if (back === 'window') {
    const w = 'M66 6H96V52H66Z';
    let leads = '';
    for (let k = -3; k < 7; k++) leads += `M66 ${6 + k * 9}L96 ${33 + k * 9}M96 ${6 + k * 9}L66 ${33 + k * 9}`;
    s += outlined(w, 1.6) + `<g${clip('w', w)}>${line(leads, 0.7)}</g>`;
  }
  if (back === 'arch') s += line('M6 120V46C6 8 94 8 94 46V120', 1.4) + line('M10 120V47C10 13 90 13 90 47V120', 0.6);
  if (back === 'tree')
    s += inked(
      wedge(96, 124, 88, 40, 5, 3) +
        wedge(91, 66, 72, 30, 1.8, -3) +
        wedge(90, 50, 97, 20, 1.6, 2) +
        wedge(80, 43, 70, 44, 0.9) +
        wedge(88, 44, 82, 12, 1.4, 2) +
        wedge(84, 28, 92, 10, 0.8),
    );
  if (back === 'sky')
    s += `<circle cx="${r() < 0.5 ? 20 : 80}" cy="19" r="9.5" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>`;
  return s;
}
