// Hair and headgear of a portrait: what a head wears in 1692.
import { bare, f, INK, inked, lens, line, outlined, P, PAPER, wedge } from './cuts';
import type { Head } from './portrait';

export type Hat = 'capotain' | 'brim' | 'bare' | 'wig' | 'cap' | 'coif' | 'hood' | 'bonnet' | 'hair';

/** The hood's dark mass, laid before the face. */
export function hoodBehind({ cx, rx }: Head): string {
  const d =
    `M${P(cx - rx - 9, 88)}C18 60 22 14 50 13C78 14 82 60 ${P(cx + rx + 9, 88)}` +
    `C${P(cx + rx + 2, 92)} ${P(cx - rx - 2, 92)} ${P(cx - rx - 9, 88)}Z`;
  let folds = '';
  for (let i = 0; i < 9; i++) {
    const y = 24 + i * 7;
    folds += wedge(cx - rx - 10.5 + Math.abs(i - 4) * 0.9, y + 4, cx - rx - 2, y, 0.7, 1);
    if (i > 1) folds += wedge(cx + rx + 9.5 - Math.abs(i - 4) * 0.7, y + 4, cx + rx + 3, y + 1, 0.5, -1);
  }
  return `<path d="${d}" fill="${INK}" stroke="${PAPER}" stroke-width="2.4"/>` + bare(folds);
}

export function hairBehind(h: Head, hat: Hat): string {
  const { r, cx, cy, rx, dress } = h;
  const low = hat === 'wig' ? 92 : hat === 'hair' ? 84 : dress === 'm' ? 70 + r() * 8 : 78;
  const wide = hat === 'wig' ? 12 : 5.5;
  const d =
    `M${P(cx - rx - 2, cy - 10)}C${P(cx - rx - wide - 3, cy + 6)} ${P(cx - rx - wide, low - 12)} ${P(cx - rx - wide + 3, low)}` +
    `C${P(cx - rx + 2, low + 3)} ${P(cx - rx + 4, low - 6)} ${P(cx - rx + 3, cy + 6)}L${P(cx + rx - 3, cy + 6)}` +
    `C${P(cx + rx - 4, low - 6)} ${P(cx + rx - 2, low + 3)} ${P(cx + rx + wide - 3, low)}` +
    `C${P(cx + rx + wide, low - 12)} ${P(cx + rx + wide + 3, cy + 6)} ${P(cx + rx + 2, cy - 10)}Z`;
  let locks = '';
  for (const side of [-1, 1])
    for (let i = 0; i < (hat === 'wig' ? 4 : 2); i++) {
      const x = cx + side * (rx + 1 + i * (wide / 4));
      if (hat === 'wig')
        for (const k of [0, 1, 2, 3]) locks += lens(x, cy - 6 + k * 11, x + side, cy + 4 + k * 11, 0.8, side * 2.6);
      else locks += lens(x, cy - 6, x + side, low - 3, 0.7, -side * 1.6);
    }
  return (
    `<path d="${d}" fill="${h.hairInk}" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="${locks}" fill="${h.hairCut}"/>`
  );
}

export function headgear(h: Head, hat: Hat): string {
  return WEAR[hat](h, hat);
}

function ownHair(h: Head, hat: Hat): string {
  const { r, cx, cy, rx, top } = h;
  const b = hat === 'wig' ? 4 : 2.4;
  const part = hat === 'hair' ? 0 : (r() - 0.5) * 8;
  const d =
    `M${P(cx - rx - b, cy + 2)}C${P(cx - rx - b - 2, top - 9)} ${P(cx + rx + b + 2, top - 9)} ${P(cx + rx + b, cy + 2)}` +
    `C${P(cx + rx - 1.4, cy - 7)} ${P(cx + rx - 4, cy - 11)} ${P(cx + part, top + 6.5)}` +
    `C${P(cx - rx + 4, cy - 11)} ${P(cx - rx + 1.4, cy - 7)} ${P(cx - rx - b, cy + 2)}Z`;
  let locks = '';
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1])
      locks += lens(
        cx + part + side * (i * 1.2 + 0.6),
        top - 1 + i * 0.3,
        cx + side * (rx + 0.6 - i * 0.2),
        cy - 7 - (4 - i) * 0.4 + i * 1.2,
        0.6,
        side * (3.2 - i * 0.2),
      );
  return (
    `<path d="${d}" fill="${h.hairInk}" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="${locks}" fill="${h.hairCut}"/>`
  );
}

function coif(h: Head): string {
  const { r, cx, cy, rx, ry, top } = h;
  const d =
    `M${P(cx - rx - 4, cy + 12)}C${P(cx - rx - 7, top - 13)} ${P(cx + rx + 7, top - 13)} ${P(cx + rx + 4, cy + 12)}` +
    `C${P(cx + rx + 1, cy + 16)} ${P(cx + rx - 1, cy + 8)} ${P(cx + rx - 1, cy - 2)}` +
    `C${P(cx + rx - 3, top + 3)} ${P(cx - rx + 3, top + 3)} ${P(cx - rx + 1, cy - 2)}` +
    `C${P(cx - rx + 1, cy + 8)} ${P(cx - rx - 1, cy + 16)} ${P(cx - rx - 4, cy + 12)}Z`;
  let folds = '';
  for (let i = 0; i < 6; i++)
    folds += wedge(cx + 4 + i * 2.5, top - 7 + i * i * 0.55, cx + 3 + i * 2, top + 1 + i * i * 0.5, 0.7, -0.5);
  folds +=
    wedge(cx + rx + 4, cy + 8, cx + rx, cy + 5, 0.6) +
    wedge(cx + rx + 4, cy + 3, cx + rx, cy, 0.6) +
    wedge(cx - 5, top - 7, cx - 4, top - 1, 0.5);
  const at = h.clip('h', d);
  let s =
    bare(d, ` stroke="${PAPER}" stroke-width="2"`) +
    line(d, 1.4) +
    line(
      `M${P(cx - rx - 1.5, cy + 6)}C${P(cx - rx - 2, top - 4)} ${P(cx + rx + 2, top - 4)} ${P(cx + rx + 1.5, cy + 6)}`,
      0.7,
    ) +
    `<g${at}>${inked(folds)}</g>`;
  if (r() < 0.6)
    s += line(
      `M${P(cx - rx - 1.5, cy + 13)}Q${P(cx - 8, cy + ry + 3)} ${P(cx, cy + ry + 5)}` +
        `Q${P(cx + 8, cy + ry + 3)} ${P(cx + rx + 1.5, cy + 13)}`,
      0.8,
    );
  return s;
}

function hoodRim({ cx, cy, rx, top }: Head): string {
  const arc = (a: number, b: number, lift: number): string =>
    `M${P(cx - rx - a, cy + b)}C${P(cx - rx - a - 2, top - lift)} ${P(cx + rx + a + 2, top - lift)} ${P(cx + rx + a, cy + b)}`;
  return (
    line(arc(2, 14, 6), 2.6) +
    `<path d="${arc(0.4, 10, 2)}" fill="none" stroke="${PAPER}" stroke-width="2.2"/>` +
    line(arc(-1, 4, -2), 0.8)
  );
}

function bonnet({ cx, cy, rx, top }: Head): string {
  const d =
    `M${P(cx - rx - 2, cy + 1)}C${P(cx - rx - 9, top + 2)} ${P(cx - 12, top - 13)} ${P(cx, top - 9)}` +
    `C${P(cx + 12, top - 13)} ${P(cx + rx + 9, top + 2)} ${P(cx + rx + 2, cy + 1)}` +
    `C${P(cx + rx, top + 8)} ${P(cx + 8, top + 4)} ${P(cx, top + 5)}` +
    `C${P(cx - 8, top + 4)} ${P(cx - rx, top + 8)} ${P(cx - rx - 2, cy + 1)}Z`;
  let folds = '';
  for (let i = -4; i <= 4; i++)
    folds += wedge(cx + i * 3.5, top + 5 + Math.abs(i) * 1.3, cx + i * 4.2, top - 2 + Math.abs(i) * 1.5, 0.8, i * 0.3);
  return outlined(d, 1.4) + inked(folds);
}

function capotain({ r, cx, top }: Head): string {
  const crown = `M${P(cx - 13, top + 5)}L${P(cx - 9.5, top - 17)}Q${P(cx, top - 20)} ${P(cx + 9.5, top - 17)}L${P(cx + 13, top + 5)}Z`;
  const brim = (more: string): string =>
    `<ellipse cx="${cx}" cy="${f(top + 5.4)}" rx="27" ry="5.2" fill="${INK}"${more}/>`;
  const ribbon =
    `M${P(cx - 12.6, top + 1)}Q${P(cx, top + 4.5)} ${P(cx + 12.6, top + 1)}` +
    `L${P(cx + 12, top - 2.6)}Q${P(cx, top + 0.8)} ${P(cx - 12, top - 2.6)}Z`;
  let s =
    brim(` stroke="${PAPER}" stroke-width="1.4"`) +
    inked(crown, ` stroke="${PAPER}" stroke-width="1"`) +
    brim('') +
    bare(ribbon);
  if (r() < 0.5)
    s += `<path d="M${P(cx - 3.4, top - 1)}h6.8v5h-6.8z" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`;
  let light = lens(cx - 24, top + 5.5, cx - 4, top + 8, 0.5, 1);
  for (let i = 0; i < 4; i++) light += wedge(cx - 10.5 + i * 1.4, top - 4, cx - 7.6 + i * 1.4, top - 16, 0.42);
  return s + bare(light);
}

function brimmed({ cx, top }: Head): string {
  return (
    inked(
      `M${P(cx - 32, top + 4)}Q${P(cx, top + 15)} ${P(cx + 32, top + 4)}Q${P(cx, top - 2)} ${P(cx - 32, top + 4)}Z`,
      ` stroke="${PAPER}" stroke-width="1.2"`,
    ) +
    inked(`M${P(cx - 14, top + 5)}C${P(cx - 14, top - 13)} ${P(cx + 14, top - 13)} ${P(cx + 14, top + 5)}Z`) +
    bare(
      lens(cx - 14, top + 3, cx + 14, top + 3, 1, 3) +
        lens(cx - 28, top + 5.4, cx - 3, top + 8.3, 0.5, 1.2) +
        wedge(cx - 11, top, cx - 7, top - 7, 0.5, 1) +
        wedge(cx - 8, top, cx - 4, top - 8, 0.45, 1),
    )
  );
}

function cap({ cx, rx, top }: Head): string {
  const d =
    `M${P(cx - rx - 1.5, top + 9)}C${P(cx - rx - 2, top - 15)} ${P(cx + rx + 2, top - 15)} ${P(cx + rx + 1.5, top + 9)}` +
    `Q${P(cx, top + 2)} ${P(cx - rx - 1.5, top + 9)}Z`;
  let knit = '';
  for (let i = 0; i < 8; i++) {
    const rise = Math.sin((i / 7) * Math.PI);
    knit += lens(cx - rx + 2 + i * 4, top + 5 - rise * 3, cx - rx + 6 + i * 3.2, top - 5 - rise * 4, 0.7, -1);
  }
  return (
    outlined(d, 1.3) +
    inked(knit) +
    line(`M${P(cx - rx - 2, top + 9)}Q${P(cx, top + 1.5)} ${P(cx + rx + 2, top + 9)}`, 2.6)
  );
}

const WEAR: Record<Hat, (h: Head, hat: Hat) => string> = {
  bare: ownHair,
  hair: ownHair,
  wig: ownHair,
  coif,
  hood: hoodRim,
  bonnet,
  capotain,
  brim: brimmed,
  cap,
};
