// Three more: school and college, burying ground, court and gaol.
import { bare, f, INK, inked, lens, line, outlined, P, PAPER, wedge } from './cuts';
import { G, type Kit } from './scenekit';

export function education(k: Kit): string {
  let s = '';
  s +=
    k.house(12, 60, 22, 14, 18, {
      wins: [
        [6, 17, 6, 7, 1],
        [18, 17, 6, 7, 1],
        [46, 17, 6, 7, 1],
      ],
      chim: 0.12,
    }) + k.door(44, 8, 14);
  for (const [x, size] of [
    [78, 0.7],
    [86, 0.75],
    [94, 0.7],
    [103, 0.8],
    [111, 0.7],
  ] as const)
    s += k.folk(x, 92 + (x % 3), size, x % 2);
  s += k.folk(69, 92, 1.2, 0);
  s +=
    k.house(116, 56, 34, 18, 18, {
      wins: [
        [6, 29, 7, 9, 1],
        [20, 29, 7, 9, 1],
        [40, 29, 7, 9, 1],
        [6, 13, 7, 8],
      ],
      chim: 0.8,
    }) +
    k.door(150, 9, 15) +
    bare('M126 66h18v9h-18z') +
    line('M135 66v9M126 66q5-2 9 0q4-2 9 0v9q-5-2-9 0q-4-2-9 0z', 1) +
    line('M127.5 69h5M127.5 71.5h5M137 69h5M137 71.5h5', 0.6) +
    k.smoke(166, 24, 6, 10) +
    inked('M176 60h10v1.5h-10z') +
    outlined('M178 61.5h8v6h-8z', 0.8);
  s +=
    bare('M212 82V40h62v42Z') +
    inked(k.cuts([250, 82], [250, 40], [274, 40], [274, 82], 13, 0.55)) +
    line('M212 82V40h62v42', 1.2) +
    inked('M207 40h72l-8-14h-56Z') +
    bare(k.cuts([210, 39], [217, 27], [269, 27], [276, 39], 22, 0.35)) +
    bare('M236 26V14h14v12Z') +
    line('M236 26V14h14v12ZM239 26v-8h8v8', 1) +
    inked('M233 14h20l-10-9z');
  for (const x of [217, 228, 253, 264]) s += k.win(x, 46, 5, 10, x < 240) + k.win(x, 64, 5, 9, x < 240);
  s +=
    k.door(238, 10, 20) +
    k.fence(184, 212) +
    k.fence(276, 304) +
    k.tree(196, 32) +
    k.folk(228, 95, 1.2) +
    k.folk(258, 95, 1.2, 0);
  return s;
}

export function death(k: Kit): string {
  let s = '';
  const stone = (x: number, y: number, k = 1, t = 0): string =>
    outlined(`M${P(x, y)}v-${9 * k}q${4 * k}-${6 * k} ${8 * k} 0v${9 * k}z`, 1.1) +
    inked(wedge(x + 7 * k, y, x + 7 * k, y - 8 * k, 0.9) + wedge(x + 5.4 * k, y, x + 5.4 * k, y - 6 * k, 0.6)) +
    (t
      ? line(`M${P(x + 2 * k, y - 8 * k)}h${4 * k}M${P(x + 2 * k, y - 5.6 * k)}h${3 * k}`, 0.7)
      : `<circle cx="${f(x + 3.6 * k)}" cy="${f(y - 8 * k)}" r="${f(1.7 * k)}" fill="${INK}"/>`);
  s +=
    k.tree(20, 52) +
    stone(34, 84, 1, 1) +
    stone(48, 86, 1.1) +
    stone(64, 84, 1, 1) +
    stone(80, 87, 1.15) +
    stone(10, 92, 1.2, 1) +
    stone(38, 97, 1.4) +
    stone(66, 98, 1.3, 1) +
    k.fence(88, 122, G + 4) +
    inked(
      lens(26, 42, 32, 40, 0.9, -2) +
        lens(32, 40, 38, 43, 0.9, -2) +
        lens(54, 30, 59, 28, 0.8, -2) +
        lens(59, 28, 64, 31, 0.8, -2),
    );
  // the gallows stand empty on their mound
  s +=
    bare('M100 86C122 70 172 70 198 86Z') +
    line('M100 86C122 70 172 70 198 86', 1) +
    line('M136 75V36M166 75V36M131 37H171M136 45L144 37M166 45L158 37', 2.2) +
    line('M122 80L133 48M124.5 74h5.5M126.5 67h5.5M128.8 60h5.5', 1) +
    k.folk(112, 92, 1) +
    k.folk(182, 91, 0.95, 0) +
    k.folk(191, 94, 1.05) +
    k.fence(176, 206, G + 4);
  // a crypt set into the hill
  s += bare('M196 84C220 60 250 52 302 56V90H196Z') + line('M188 84C214 62 250 52 302 56', 1);
  let slope = '';
  for (let i = 0; i < 24; i++) {
    const x = 206 + i * 4;
    const y = 84 - Math.sin(Math.min(1, i / 15) * 1.5) * 26;
    slope += wedge(x, y, x - 7, y + 12, 0.9, -1);
  }
  let courses = '';
  for (let y = 64; y < 88; y += 5.5) courses += lens(238, y, 276, y, 0.4);
  s +=
    inked(slope) +
    bare('M234 88V58L257 46L280 58V88Z') +
    inked(courses) +
    inked(k.cuts([268, 88], [268, 56], [280, 60], [280, 88], 7, 0.6)) +
    line('M234 88V58L257 46L280 58V88M231 59L257 45L283 59', 1.5) +
    inked('M248 88V70q9-9 18 0V88Z') +
    bare(lens(254, 87, 254, 69, 0.4) + lens(260, 87, 260, 69, 0.4)) +
    k.tree(294, 34, 84) +
    k.folk(222, 96, 1.15, 0) +
    inked(lens(292, 28, 296, 26, 0.8, -2) + lens(296, 26, 300, 29, 0.8, -2));
  return s;
}

export function justice(k: Kit): string {
  let s = '';
  s +=
    k.fir(6, 34) +
    bare('M22 82V44h56v38Z') +
    inked(k.cuts([58, 82], [58, 44], [78, 44], [78, 82], 12, 0.6)) +
    line('M22 82V44h56v38', 1.2) +
    inked('M18 44h64L50 26Z') +
    bare(k.cuts([22, 43], [50, 28], [50, 28], [78, 43], 14, 0.35)) +
    bare('M43 29V14h14v15L50 25Z') +
    line('M43 30V14h14v16M46 24v-6h8v6', 1.1) +
    inked('M40 14h20L50 2z') +
    line('M50 3V-1', 1);
  for (const x of [27, 38, 58, 68]) s += k.win(x, 50, 6, 9, x < 45) + k.win(x, 66, 6, 8, x < 45);
  s += k.door(46, 9, 18);
  s +=
    k.house(108, 66, 30, 16, 16, {
      wins: [
        [6, 25, 6, 9, 1],
        [18, 25, 6, 9, 1],
        [44, 25, 6, 9, 1],
        [55, 25, 6, 9, 1],
      ],
      roof: 'shingle',
      chim: 0.9,
    }) +
    k.door(136, 11, 19) +
    inked('M130 62h23v2h-23z') +
    line('M141.5 44v9M134 46h15', 1) +
    line('M134 46l-3 6h6zM149 46l-3 6h6z', 0.8) +
    inked('M131 52q3 4 6 0zM146 52q3 4 6 0z');
  s += bare('M208 82V46h66v36Z');
  let st = '';
  for (let y = 50; y < 82; y += 6) {
    st += lens(208, y, 274, y, 0.45);
    for (let x = 212 + (y % 4) * 3; x < 272; x += 11) st += lens(x, y, x, y + 6, 0.4);
  }
  s +=
    inked(st) +
    inked(k.cuts([250, 82], [250, 46], [274, 46], [274, 82], 10, 0.6)) +
    line('M208 82V46h66v36Z', 1.4) +
    inked('M203 46h76l-10-10h-56Z') +
    bare(k.cuts([207, 45], [215, 37], [267, 37], [275, 45], 20, 0.35));
  for (const x of [216, 229, 252, 263])
    s +=
      inked(`M${x} 54h8v9h-8z`) +
      `<path d="M${x + 2} 54v9M${x + 4} 54v9M${x + 6} 54v9" stroke="${PAPER}" stroke-width=".8"/>`;
  s +=
    k.door(238, 10, 17) +
    k.fence(78, 110) +
    k.fence(188, 210) +
    k.tree(290, 40) +
    k.folk(92, 94, 1.15) +
    k.folk(101, 95, 1.1, 0) +
    k.folk(182, 93, 1.1) +
    k.folk(192, 95, 1.1) +
    bare('M152 89h22v5h-22z') +
    line('M152 89h22v5h-22zM155 94v6M171 94v6M152 91.5h22', 1.1) +
    inked('M157 91.5a1.3 1.3 0 1 1 .1 0zM163 91.5a1.9 1.9 0 1 1 .1 0zM169 91.5a1.3 1.3 0 1 1 .1 0z');
  return s;
}
