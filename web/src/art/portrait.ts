// Portraits: stacked from ground, body, collar, hair, head, features, beard and headgear. Every trait not given follows from the name.
import { backdrop, type Backdrop } from './backdrop';
import { bare, f, hatch, INK, inked, lens, line, outlined, P, PAPER, pick, rng, type Rng, wedge } from './cuts';
import { headgear, hairBehind, hoodBehind, type Hat } from './headgear';

export type Collar = 'band' | 'bands' | 'ruff' | 'kerchief' | 'wide';
export type Cloth = 'dark' | 'lined' | 'plain';
export type Beard = 'none' | 'full' | 'tuft' | 'goatee';

export interface Traits {
  dress?: 'm' | 'f';
  age?: number;
  hat?: Hat;
  cloth?: Cloth;
  back?: Backdrop;
  /** Hatching of the skin, 0 to 2: for historical people chosen with care in people.ts. */
  tone?: 0 | 1 | 2;
  beard?: Beard;
  collar?: Collar;
}

/** What the parts of one portrait share: the measures of this head. */
export interface Head {
  r: Rng;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  jaw: number;
  top: number;
  dress: 'm' | 'f';
  age: number;
  hairInk: string;
  hairCut: string;
  clip: (letter: string, d: string) => string;
}

const HATS: Record<'m' | 'f', readonly Hat[]> = {
  m: ['capotain', 'brim', 'bare', 'wig', 'cap'],
  f: ['coif', 'hood', 'coif', 'bonnet', 'hair'],
};

/** Given names of the time whose faces should not be left to chance: bots and the people of the lessons bear them. */
const GIVEN: Record<'m' | 'f', string> = {
  m: 'Josiah Ezekiel Caleb Amos Gideon Jonas Micah Enoch Elias Asa Levi Reuben Silas',
  f: 'Temperance Patience Hester Verity Charity Dorcas Bethia Tamar Keziah Dinah Jerusha Tabitha Prudence',
};
export const DRESS: ReadonlyMap<string, 'm' | 'f'> = new Map(
  (['m', 'f'] as const).flatMap((dress) => GIVEN[dress].split(' ').map((name) => [name, dress])),
);

const prints = new Map<string, string>();

/** The inside of an svg of 100 x 120; kept by name and traits, since a table shows the same faces again and again. */
export function portrait(name: string, traits: Traits, uid: string): string {
  const key = name + JSON.stringify(traits);
  let print = prints.get(key);
  if (print === undefined) {
    print = draw(name, traits);
    prints.set(key, print);
  }
  return print.replaceAll(PLACE, uid);
}

/** Stands for the instance in clip ids: a print shown twice must not lean on a copy that is hidden. */
const PLACE = '@@';

function draw(name: string, o: Traits): string {
  const r = rng(name + '·portrait');
  const even: 'm' | 'f' = r() < 0.5 ? 'm' : 'f';
  const dress = o.dress ?? DRESS.get(name) ?? even;
  const age = o.age ?? r();
  const hat = o.hat ?? pick(r, HATS[dress]);
  const cloth = o.cloth ?? pick<Cloth>(r, ['dark', 'dark', 'lined', 'plain']);
  const back = o.back ?? pick<Backdrop>(r, ['sky', 'window', 'arch', 'tree', 'boards']);
  const tone = o.tone ?? pick<0 | 1 | 2>(r, [0, 0, 0, 1, 2]);
  const beard = dress === 'm' ? (o.beard ?? pick<Beard>(r, ['none', 'none', 'full', 'tuft', 'goatee'])) : 'none';
  const collar =
    o.collar ??
    (dress === 'm'
      ? pick<Collar>(r, ['band', 'band', 'bands', 'ruff'])
      : pick<Collar>(r, ['kerchief', 'kerchief', 'wide', 'ruff']));
  const white = age > 0.62;
  const cy = 53 + r() * 1.5;
  const rx = 14.4 + r() * 2.6;
  const ry = 20 + r() * 2.6;
  const jaw = (dress === 'm' ? 8.5 : 6.5) + r() * 4;
  const eye = 5.8 + r() * 1.1;
  const gaze = (r() - 0.5) * 1.6;
  let defs = '';
  const clip = (letter: string, d: string): string => {
    const id = `wc${letter}${PLACE}`;
    defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
    return ` clip-path="url(#${id})"`;
  };
  const head: Head = {
    r,
    cx: 50,
    cy,
    rx,
    ry,
    jaw,
    top: cy - ry,
    dress,
    age,
    hairInk: white ? PAPER : INK,
    hairCut: white ? INK : PAPER,
    clip,
  };
  let s = backdrop(r, back, clip);
  s += body(r, dress, cloth, clip);
  s += neck(cy);
  s += COLLARS[collar]();
  if (hat === 'hood') s += hoodBehind(head);
  if (['hair', 'bare', 'wig', 'capotain', 'brim', 'cap'].includes(hat)) s += hairBehind(head, hat);
  s += face(head, tone);
  s += features(head, eye, gaze, beard);
  s += headgear(head, hat);
  return `<defs>${defs}</defs><path d="M0 0H100V120H0Z" fill="${PAPER}"/>${s}`;
}

function body(r: Rng, dress: 'm' | 'f', cloth: Cloth, clip: Head['clip']): string {
  const sw = dress === 'm' ? 4 : 0;
  const d =
    `M${P(3 - sw, 121)}C${P(8 - sw, 98)} 22 90 ${P(38, 84)}` +
    `L50 92L62 84C78 90 ${P(92 + sw, 98)} ${P(97 + sw, 121)}Z`;
  const at = clip('g', d);
  const halo = `<path d="${d}" fill="${PAPER}" stroke="${PAPER}" stroke-width="5"/>`;
  if (cloth === 'dark') {
    const light =
      hatch(r, 0, 80, 46, 46, { angle: -52, gap: 4, width: 0.7, tone: (t) => t * 0.9, broken: 0.3 }) +
      hatch(r, 56, 84, 44, 40, { angle: 60, gap: 5, width: 0.5, tone: (t) => 1 - t, broken: 0.5 });
    return halo + inked(d) + `<g${at}>${bare(light)}</g>`;
  }
  if (cloth === 'lined') {
    const lines =
      hatch(r, -4, 80, 54, 46, { angle: -58, gap: 2.9, width: 0.75, tone: (t) => 0.5 + t * 0.5 }) +
      hatch(r, 50, 80, 54, 46, { angle: 58, gap: 2.4, width: 1 }) +
      hatch(r, 62, 80, 44, 46, { angle: -30, gap: 3, width: 0.6 });
    return halo + bare(d) + `<g${at}>${inked(lines)}</g>` + line(d, 1.5);
  }
  const folds =
    hatch(r, 58, 80, 48, 46, { angle: 62, gap: 2.8, width: 0.9, tone: (t) => 0.4 + t }) +
    wedge(14, 122, 25, 96, 1.4, 2) +
    wedge(24, 122, 31, 100, 1, 2) +
    wedge(34, 122, 38, 104, 0.9, 1);
  return halo + bare(d) + `<g${at}>${inked(folds)}</g>` + line(d, 1.5);
}

function neck(cy: number): string {
  let shade = '';
  for (let i = 0; i < 6; i++) shade += wedge(58.4, cy + 17 + i * 2.3, 44 + i * 1.6, cy + 18.5 + i * 2.3, 0.7, 1);
  return (
    bare(`M42 ${f(cy + 10)}L41 88L50 96L59 88L58 ${f(cy + 10)}Z`) +
    line(`M42.4 ${f(cy + 14)}L41.4 87M57.6 ${f(cy + 14)}L58.6 87`) +
    inked(shade)
  );
}

/** Folds of cloth, each a wedge. */
const folds = (...each: Parameters<typeof wedge>[]): string => inked(each.map((one) => wedge(...one)).join(''));

const COLLARS: Record<Collar, () => string> = {
  band: () =>
    outlined('M50 95L39 84C31 86 27 90 25 96L46 108ZM50 95L61 84C69 86 73 90 75 96L54 108Z', 1.3) +
    folds(
      [47, 106, 42, 95, 0.9],
      [42, 103.5, 37, 93, 0.8],
      [66, 100, 63, 90, 0.8],
      [70, 97.5, 66, 89, 0.8],
      [60, 103.5, 59, 94, 0.8],
    ),
  bands: () =>
    bare('M39 84L61 84L63 90L37 90Z') +
    line('M39 84C44 88 56 88 61 84L63 90C56 94 44 94 37 90Z', 1.2) +
    outlined('M44 91L49.3 92L48.5 112L41.5 111ZM56 91L50.7 92L51.5 112L58.5 111Z', 1.1) +
    folds([56.8, 109, 55, 95, 0.7], [47, 109, 47.4, 97, 0.6]),
  ruff: () => {
    let pleats = '';
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI * (i / 12);
      const x = 50 - Math.cos(a) * 23;
      const y = 87 + Math.sin(a) * 11;
      pleats += wedge(x, y, 50 - Math.cos(a) * 11, 84 + Math.sin(a) * 5, 1, i % 2 ? 1 : -1);
    }
    let edge = 'M27 86';
    for (let i = 1; i <= 12; i++) {
      const a = Math.PI * (i / 12);
      const b = Math.PI * ((i - 0.5) / 12);
      edge += `Q${P(50 - Math.cos(b) * 27, 87 + Math.sin(b) * 14)} ${P(50 - Math.cos(a) * 23, 87 + Math.sin(a) * 11)}`;
    }
    edge += 'C66 82 34 82 27 86Z';
    return outlined(edge, 1.2) + inked(pleats);
  },
  kerchief: () => {
    const d = 'M40 83C30 87 20 92 15 100C26 108 40 112 50 118C60 112 74 108 85 100C80 92 70 87 60 83L50 97Z';
    return (
      bare(d) +
      line(d + 'M50 97V118', 1.3) +
      folds(
        [53, 115, 61, 92, 0.9, 1],
        [59, 111, 67, 92, 0.9, 1],
        [66, 107.5, 72, 94, 0.8, 1],
        [73, 104.5, 77, 96, 0.7],
        [46, 115, 38, 98, 0.7, -1],
        [38, 110, 32, 98, 0.6, -1],
      )
    );
  },
  wide: () =>
    outlined('M39 83C26 84 16 91 13 101C28 100 40 102 50 104C60 102 72 100 87 101C84 91 74 84 61 83L50 94Z', 1.3) +
    folds([84, 99, 70, 90, 0.9], [77, 99.5, 66, 90, 0.9], [69, 100.5, 61, 91, 0.8], [61, 101.8, 57, 94, 0.7]),
};

function face(h: Head, tone: 0 | 1 | 2): string {
  const { r, cx, cy, rx, ry, jaw, age } = h;
  const d =
    `M${P(cx - rx, cy - 4)}C${P(cx - rx, cy - ry * 1.2)} ${P(cx + rx, cy - ry * 1.2)} ${P(cx + rx, cy - 4)}` +
    `C${P(cx + rx, cy + ry * 0.5)} ${P(cx + jaw, cy + ry)} ${P(cx, cy + ry)}` +
    `C${P(cx - jaw, cy + ry)} ${P(cx - rx, cy + ry * 0.5)} ${P(cx - rx, cy - 4)}Z`;
  let shade = '';
  for (let i = 0; i < 12; i++) {
    // Light comes from the left: the right cheek is in shade.
    const y = cy - 11 + i * 2.45;
    const t = i / 11;
    const reach = 4 + 5 * Math.sin(Math.PI * (0.15 + t * 0.8)) + r() * 1.4;
    shade += wedge(cx + rx + 1.5 - t * t * (rx - jaw * 0.55), y + 1.2, cx + rx - reach - t * t * 4, y - 0.8, 0.72, 0.8);
  }
  if (tone)
    shade += hatch(r, cx - rx, cy - ry, rx * 2, ry * 2, {
      angle: 32,
      gap: tone > 1 ? 2.2 : 2.8,
      width: tone > 1 ? 0.4 : 0.3,
      broken: 0.12,
    });
  if (age > 0.45)
    shade += wedge(cx + 5, cy + 8, cx + 8.4, cy + 14, 0.5, -1) + wedge(cx - 5, cy + 8, cx - 8.2, cy + 14, 0.5, 1);
  if (age > 0.62)
    shade +=
      lens(cx - 7, cy - 12, cx + 7, cy - 12.4, 0.5, -1) +
      lens(cx - 6, cy - 9.8, cx + 5, cy - 10, 0.4, -1) +
      wedge(cx - 9.8, cy + 3.6, cx - 3.2, cy + 4.4, 0.4, 1.2) +
      wedge(cx + 9.8, cy + 3.6, cx + 3.2, cy + 4.4, 0.4, -1.2);
  const at = h.clip('f', d);
  return `<path d="${d}" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/><g${at}>${inked(shade)}</g>`;
}

function features(h: Head, eye: number, gaze: number, beard: Beard): string {
  const { r, cx, cy, rx, ry } = h;
  let s = '';
  for (const side of [-1, 1]) {
    const x = cx + side * eye;
    const y = cy - 1;
    const brow = y - 5 - r();
    s +=
      bare(`M${P(x - 4.2, y + 0.4)}Q${P(x, y - 3.4)} ${P(x + 4.2, y + 0.4)}Q${P(x, y + 3)} ${P(x - 4.2, y + 0.4)}Z`) +
      `<circle cx="${f(x + gaze)}" cy="${f(y)}" r="1.75" fill="${INK}"/>` +
      inked(
        `M${P(x - 4.6, y + 0.9)}Q${P(x, y - 4.6)} ${P(x + 4.6, y + 0.7)}Q${P(x, y - 2.2)} ${P(x - 4.6, y + 0.9)}Z` +
          wedge(x + side * 3.6, y + 2.3, x - side * 3, y + 2.5, 0.35, -side) +
          (side < 0
            ? wedge(x + 4, brow, x - 5.4, y - 4.4, 1.05, 1.4)
            : wedge(x - 4, brow, x + 5.4, y - 4.4, 1.05, -1.4)),
      );
  }
  const nose = 8 + r() * 2.4;
  s +=
    line(
      `M${P(cx + 1.9, cy - 2.4)}L${P(cx + 2.9, cy + nose - 2.4)}` +
        `Q${P(cx + 3.6, cy + nose)} ${P(cx + 0.6, cy + nose + 0.2)}L${P(cx - 2.4, cy + nose - 0.8)}`,
      1.05,
    ) +
    inked(
      wedge(cx + 2.5, cy + 1, cx + 4.6, cy + 2, 0.45) +
        wedge(cx + 2.8, cy + 3.4, cx + 5.2, cy + 4.2, 0.5) +
        wedge(cx + 3, cy + 5.8, cx + 5.8, cy + 6.4, 0.5),
    );
  const my = cy + nose + 4.4;
  const mw = 4.4 + r() * 1.6;
  const mb = (r() - 0.42) * 1.8;
  s += inked(lens(cx - mw, my, cx + mw, my - 0.1, 0.75, mb) + lens(cx - 2.4, my + 2.8, cx + 2.6, my + 2.6, 0.5, 0.5));
  if (beard === 'full') {
    const d =
      `M${P(cx - rx + 0.8, cy + 6)}C${P(cx - rx + 2, cy + 10)} ${P(cx - 7, my - 3.6)} ${P(cx, my - 2.6)}` +
      `C${P(cx + 7, my - 3.6)} ${P(cx + rx - 2, cy + 10)} ${P(cx + rx - 0.8, cy + 6)}` +
      `C${P(cx + rx + 1, cy + 22)} ${P(cx + 8, cy + 33)} ${P(cx, cy + 35)}` +
      `C${P(cx - 8, cy + 33)} ${P(cx - rx - 1, cy + 22)} ${P(cx - rx + 0.8, cy + 6)}Z`;
    let cuts = '';
    for (let i = -5; i <= 5; i++)
      cuts += lens(cx + i * 2.3, my + 2 - Math.abs(i) * 0.9, cx + i * 1.3, cy + 32 - Math.abs(i) * 1.1, 0.6, i * -0.35);
    s +=
      `<path d="${d}" fill="${h.hairInk}" stroke="${INK}" stroke-width="1"/>` +
      `<path d="${cuts}${lens(cx - mw, my + 0.4, cx + mw, my + 0.4, 0.9, 0.6)}" fill="${h.hairCut}"/>`;
  } else if (beard !== 'none') {
    s += inked(lens(cx - 6.4, my - 1, cx, my - 2.4, 1, -1.2) + lens(cx, my - 2.4, cx + 6.4, my - 1, 1, -1.2));
    if (beard === 'goatee')
      s += inked(`M${P(cx - 3.6, my + 3.4)}Q${P(cx, my + 2.4)} ${P(cx + 3.6, my + 3.4)}L${P(cx + 0.6, cy + ry + 5)}Z`);
  }
  return s;
}
