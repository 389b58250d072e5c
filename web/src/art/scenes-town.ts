// Three streets of New Salem: inn and maypole, forge and wharf, bank and counting house.
import { bare, INK, inked, lens, line, outlined, PAPER, wedge } from './cuts';
import type { Kit } from './scenekit';

export function entertainment(k: Kit): string {
  let s = '';
  s +=
    k.fir(8, 30) +
    k.fir(292, 34) +
    k.house(18, 74, 25, 14, 17, {
      wins: [
        [6, 20, 6, 8, 1],
        [20, 20, 6, 8, 1],
        [52, 20, 6, 8, 1],
        [64, 20, 6, 8, 1],
      ],
      chim: 0.2,
    }) +
    k.smoke(36, 30, 7, 11) +
    k.door(54, 9, 16);
  s += line('M66 56V46M66 47H78', 1.2) + outlined('M69 48h9v9h-9z', 1) + inked('M71 50.5h4v5h-4zM75 51.4h1.6v2.6H75z');
  s +=
    k.house(122, 52, 31, 18, 22, {
      roof: 'dark',
      wins: [
        [6, 26, 5, 6],
        [41, 26, 5, 6],
      ],
    }) +
    inked('M138 82V60q10-7 20 0V82Z') +
    bare('M141 82V66h14V82Z') +
    line('M141 66h14M141 71Q148 75 155 71', 0.8) +
    k.folk(146, 81, 0.8) +
    k.folk(151, 81, 0.8, 0);
  s += line('M252 84V20', 2.2) + inked('M249 19l3-8l3 8z');
  for (const [x, b] of [
    [226, -3],
    [236, -2],
    [246, 1],
    [260, 2],
    [270, 3],
    [280, 4],
  ] as const)
    s += line(`M252 20Q${(x + 252) / 2 + b * 2} 50 ${x} 84`, 0.8);
  s +=
    k.folk(224, 92) +
    k.folk(238, 95, 1.1, 0) +
    k.folk(266, 95, 1.1) +
    k.folk(281, 91, 1, 0) +
    k.flagline(86, 43, 130, 37, 10) +
    k.flagline(176, 36, 252, 22, 16) +
    k.fence(92, 124) +
    k.fence(196, 220) +
    k.folk(104, 94, 1.15) +
    k.folk(113, 95, 1.1, 0);
  return s;
}

export function trade(k: Kit): string {
  let s = '';
  s +=
    k.house(10, 56, 22, 14, 15, { wins: [[6, 17, 6, 6]], roof: 'dark', chim: 0.72 }) +
    inked('M30 82V66h26V82Z') +
    bare('M33 82V69h20V82Z') +
    inked('M38 82v-4h10v4zM36 76h14l-3 3h-8z') +
    k.smoke(56, 30, 5, 10) +
    k.folk(62, 88, 1.1);
  for (const x of [84, 112, 140])
    s +=
      bare(`M${x} 66h24l3 6h-30z`) +
      inked([0, 2, 4].map((i) => `M${x + i * 4} 66h4l1 6h-4.6z`).join('')) +
      line(`M${x} 66h24l3 6h-30zM${x} 72v13M${x + 24} 72v13`, 1) +
      outlined(`M${x} 78h24v5H${x}z`, 0.9) +
      inked(`M${x + 3} 78a2.4 2.4 0 0 1 4.8 0zM${x + 8} 78a2.4 2.4 0 0 1 4.8 0zM${x + 14} 78v-5h5v5z`);
  s +=
    line('M174 84V58M168 64h12', 2) +
    inked('M168 84h12l3 5h-18zM171 58l3-5l3 5z') +
    k.folk(128, 94, 1.15, 0) +
    k.folk(104, 95, 1.15) +
    k.folk(164, 95, 1.1);
  s +=
    bare('M188 84C220 80 260 82 302 80V102H188Z') +
    inked(
      [...Array(15)]
        .map((_, i) =>
          lens(
            204 + (i % 5) * 19 + (i % 2) * 7,
            88 + Math.floor(i / 5) * 4,
            218 + (i % 5) * 19 + (i % 2) * 7,
            88 + Math.floor(i / 5) * 4,
            0.8,
            1.3,
          ),
        )
        .join(''),
    ) +
    inked('M182 84h44v3h-44zM188 87h2.4v9H188zM202 87h2.4v9H202zM216 87h2.4v9H216z') +
    bare('M187 76h7v8h-7zM196 77h6v7h-6z') +
    line('M187 76h7v8h-7zM196 77h6v7h-6zM187 79h7M187 81.5h7M196 79.5h6M196 82h6', 0.8);
  s +=
    inked('M226 76L292 72C292 84 284 90 276 92H240C232 90 228 84 226 76Z') +
    bare(lens(231, 80, 288, 77, 0.6, 1) + lens(234, 84, 285, 82, 0.5, 1)) +
    line('M244 78V20M266 76V14M284 74V32M226 76L212 66', 1.5) +
    bare(
      'M233 30Q246 34 256 30L258 48Q245 52 232 48ZM254 24Q268 28 279 24L281 42Q268 46 253 42ZM232 52Q245 56 258 52L259 66Q245 70 231 66ZM253 46Q268 50 281 46L282 62Q268 66 252 62Z',
    ) +
    line(
      'M233 30Q246 34 256 30L258 48Q245 52 232 48ZM254 24Q268 28 279 24L281 42Q268 46 253 42ZM232 52Q245 56 258 52L259 66Q245 70 231 66ZM253 46Q268 50 281 46L282 62Q268 66 252 62Z',
      1,
    ) +
    inked(
      wedge(255, 47, 250, 31, 0.9) +
        wedge(252, 48.5, 247, 33, 0.7) +
        wedge(279, 42, 274, 25, 0.9) +
        wedge(275, 43.5, 270, 27, 0.7) +
        wedge(256, 65, 251, 54, 0.8) +
        wedge(279, 61, 275, 49, 0.8),
    ) +
    line('M244 20L186 64M244 20L212 66M266 14L244 34M266 14L300 70M284 32L298 72', 0.6) +
    inked('M266 14h9l-3 2l3 2h-9z');
  return s;
}

export function finance(k: Kit): string {
  let s = '';
  s +=
    k.tree(10, 40) +
    k.house(24, 58, 34, 16, 15, {
      wins: [
        [5, 30],
        [17, 30],
        [36, 30],
        [48, 30],
        [5, 15, 5, 7, 1],
        [48, 15, 5, 7, 1],
      ],
      chim: 0.5,
    }) +
    k.door(50, 8, 15) +
    line('M40 56h22', 1) +
    outlined('M44 57h14v7H44z', 0.9) +
    `<circle cx="48.5" cy="60.5" r="2" fill="${INK}"/><circle cx="53.5" cy="60.5" r="2" fill="${INK}"/>`;
  s +=
    bare('M112 82V42h64v40Z') +
    inked(k.cuts([152, 82], [152, 42], [176, 42], [176, 82], 14, 0.55)) +
    line('M112 82V42h64v40', 1.2) +
    outlined('M108 42h72L144 24Z', 1.3) +
    inked(k.cuts([146, 41], [144, 26], [144, 26], [176, 41], 12, 0.5)) +
    `<circle cx="144" cy="35.5" r="3.6" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>`;
  for (const x of [116, 129, 155, 168])
    s += outlined(`M${x} 82V46h5v36Z`, 1) + inked(wedge(x + 3.9, 82, x + 3.9, 47, 0.7));
  s += k.door(139, 11, 22) + inked('M106 82h76v3h-76zM102 85h84v3h-84z');
  s +=
    k.house(206, 58, 26, 18, 24, {
      roof: 'dark',
      wins: [
        [6, 20, 5, 7, 1],
        [18, 20, 5, 7, 1],
        [44, 20, 5, 7, 1],
      ],
      chim: 0.82,
    }) +
    k.door(238, 8, 15) +
    k.smoke(262, 26, 4, 11) +
    k.fir(292, 30) +
    k.fence(82, 104) +
    k.fence(182, 208) +
    k.folk(96, 95, 1.2) +
    k.folk(190, 94, 1.1) +
    k.folk(199, 95, 1.15, 0) +
    inked('M148 90h12v7h-12z') +
    bare('M149 92h10v1h-10zM153 90h2v7h-2z') +
    `<circle cx="151" cy="99" r="4" fill="${PAPER}" stroke="${INK}" stroke-width="1"/><circle cx="158" cy="99" r="4" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>`;
  return s;
}
