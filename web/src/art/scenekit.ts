// What the streets of New Salem are cut from: houses, trees, fences, people.
import { bare, f, INK, inked, lens, line, outlined, P, PAPER, type Rng, wedge } from './cuts';

type Point = readonly [number, number];
/** x, y, width, height, lit */
type Window = readonly [number, number, number?, number?, number?];

interface HouseStyle {
  wins?: readonly Window[];
  roof?: 'shingle' | 'dark';
  chim?: number;
}

/** The ground line of every scene. */
export const G = 82;

const polygon = (points: readonly Point[]): string => 'M' + points.map((q) => P(q[0], q[1])).join('L') + 'Z';

export class Kit {
  constructor(private readonly r: Rng) {}

  /** Cuts inside a parallelogram a, b, c, d; a to b is the direction of the cuts. */
  cuts(a: Point, b: Point, c: Point, d: Point, n: number, w: number): string {
    let k = '';
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const j = (this.r() - 0.5) * 0.5;
      k += lens(
        a[0] + (d[0] - a[0]) * t,
        a[1] + (d[1] - a[1]) * t + j,
        b[0] + (c[0] - b[0]) * t,
        b[1] + (c[1] - b[1]) * t - j,
        w,
      );
    }
    return k;
  }

  win(x: number, y: number, w = 5, h = 7, lit: number | boolean = 0): string {
    const frame = `M${P(x, y)}h${w}v${h}h-${w}z`;
    return (
      (lit ? bare : inked)(frame) +
      `<path d="${frame}M${P(x + w / 2, y)}v${h}M${P(x, y + h / 2)}h${w}" fill="none" stroke="${lit ? INK : PAPER}" stroke-width=".7"/>` +
      (lit ? line(frame, 0.8) : '')
    );
  }

  door(x: number, w = 7, h = 13, y = G): string {
    return (
      inked(`M${P(x, y)}v-${h - 3}q${w / 2}-4 ${w} 0v${h - 3}z`) +
      bare(
        lens(x + w * 0.35, y - 1, x + w * 0.35, y - h + 2, 0.35) +
          lens(x + w * 0.65, y - 1, x + w * 0.65, y - h + 2, 0.35),
      )
    );
  }

  /** Long side towards us, gable on the right in shade. */
  house(x: number, w: number, h: number, d = 12, rh = 15, style: HouseStyle = {}): string {
    const { wins = [], roof = 'shingle', chim } = style;
    const y = G;
    const A: Point = [x, y];
    const B: Point = [x + w, y];
    const C: Point = [x + w, y - h];
    const D: Point = [x, y - h];
    const E: Point = [x + w + d, y - 4];
    const F: Point = [x + w + d, y - h - 4];
    const R1: Point = [x + d * 0.45, y - h - rh];
    const R2: Point = [x + w + d * 0.5, y - h - rh - 1];
    const eaves: Point = [x - 2.5, y - h + 1.5];
    const eavesEnd: Point = [x + w + 0.5, y - h + 1.5];
    let k = '';
    if (chim !== undefined) {
      const cx = x + w * chim;
      const cy = y - h - rh;
      const stack = `M${P(cx, cy + 6)}v-13h6v13z`;
      k += outlined(stack) + inked(`M${P(cx + 3.4, cy + 6)}v-12h2.4v12zM${P(cx - 1, cy - 8)}h8v2h-8z`);
    }
    k += bare(polygon([A, B, E, F, R2, R1, D]));
    k += inked(this.cuts([B[0] + 0.5, B[1]], [C[0] + 0.5, C[1]], F, E, Math.round(d / 1.5), 0.65));
    k += inked(this.cuts(C, R2, R2, F, Math.round(d / 1.7), 0.6));
    let boards = '';
    for (let v = 3.2; v < h; v += 3.2)
      boards += lens(x, y - v, x + w, y - v + (this.r() - 0.5) * 0.4, 0.28 + this.r() * 0.15);
    k += inked(boards) + bare(polygon([eaves, eavesEnd, R2, R1]));
    if (roof === 'dark') {
      const light = this.cuts(
        [x - 1, y - h - 0.5],
        [R1[0] + 0.6, R1[1] + 2],
        [R2[0] - 1, R2[1] + 2],
        [x + w - 0.5, y - h - 0.5],
        Math.round(w / 3),
        0.4,
      );
      k += inked(polygon([eaves, eavesEnd, R2, R1])) + bare(light);
    } else k += inked(this.cuts(eaves, R1, R2, eavesEnd, Math.round(w / 2.3), 0.85));
    k += line(
      `M${P(...A)}L${P(...B)}L${P(...E)}L${P(...F)}L${P(...R2)}L${P(...R1)}L${P(...eaves)}L${P(...eavesEnd)}L${P(...R2)}` +
        `M${P(x, y - h + 1.5)}V${y}M${P(...B)}V${f(y - h + 1.5)}`,
      1.1,
    );
    for (const q of wins) k += this.win(x + q[0], y - q[1], q[2] || 5, q[3] || 7, q[4]);
    return k;
  }

  smoke(x: number, y: number, n = 5, dx = 9): string {
    let k = '';
    for (let i = 0; i < n; i++)
      k += lens(x + i * dx, y - i * 3, x + (i + 1.4) * dx, y - i * 3 - 5, 1.3 - i * 0.16, i % 2 ? 2.4 : -2.4);
    return inked(k);
  }

  tree(x: number, h = 34, y = G): string {
    let k = wedge(x, y + 2, x + 1, y - h, 2.2, 1);
    for (let i = 0; i < 7; i++) {
      const side = i % 2 ? 1 : -1;
      const yy = y - h * (0.35 + i * 0.09);
      k +=
        wedge(x + 0.5, yy, x + side * (10 - i * 0.7), yy - 8 - i, 0.9, side * 1.2) +
        wedge(x + side * 5, yy - 4.5, x + side * (7 - i * 0.4), yy - 12 - i, 0.5);
    }
    return inked(k);
  }

  fir(x: number, h = 26, y = G): string {
    let k = wedge(x, y + 1, x, y - h, 1);
    for (let i = 0; i < 6; i++) {
      const t = i / 6;
      const yy = y - h * (0.12 + t * 0.8);
      const w = (1 - t) * h * 0.28 + 1;
      k += wedge(x, yy - 3, x - w, yy + 1.4, 1.2, -0.6) + wedge(x, yy - 3, x + w, yy + 1.4, 1.2, 0.6);
    }
    return inked(k);
  }

  fence(x1: number, x2: number, y = G + 3): string {
    let k = lens(x1, y - 5, x2, y - 5, 0.8) + lens(x1, y - 1.8, x2, y - 1.8, 0.8);
    for (let x = x1; x <= x2; x += 5) k += `M${P(x, y)}v-8l1-1.4l1 1.4v8z`;
    return inked(k);
  }

  folk(x: number, y = G + 6, k = 1, hat: number | boolean = 1): string {
    const coat =
      `M${P(x - 2.6 * k, y)}C${P(x - 2.6 * k, y - 5 * k)} ${P(x - 1.6 * k, y - 7 * k)} ${P(x, y - 7 * k)}` +
      `C${P(x + 1.6 * k, y - 7 * k)} ${P(x + 2.6 * k, y - 5 * k)} ${P(x + 2.6 * k, y)}Z`;
    const wear = hat
      ? `M${P(x - 3 * k, y - 9.3 * k)}h${f(6 * k)}v-.9h-${f(1.3 * k)}l-.4-3h-${f(2.6 * k)}l-.4 3h-${f(1.3 * k)}z`
      : `M${P(x - 2 * k, y - 8 * k)}q${f(2 * k)} -${f(4.6 * k)} ${f(4 * k)} 0q-${f(2 * k)} -1.6 -${f(4 * k)} 0z`;
    return (
      inked(coat) +
      `<circle cx="${f(x)}" cy="${f(y - 8.4 * k)}" r="${f(1.7 * k)}" fill="${PAPER}" stroke="${INK}" stroke-width=".8"/>` +
      inked(wear)
    );
  }

  flagline(x1: number, y1: number, x2: number, y2: number, sag: number): string {
    const n = Math.round((x2 - x1) / 6);
    let flags = '';
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) * 0.5;
      flags += `M${P(x1 + (x2 - x1) * t - 1.8, y)}h3.6l-1.8 4.4z`;
    }
    return line(`M${P(x1, y1)}Q${P((x1 + x2) / 2, (y1 + y2) / 2 + sag)} ${P(x2, y2)}`, 0.7) + inked(flags);
  }
}
