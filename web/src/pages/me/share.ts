// A picture of what somebody is like, to send to others: the figures of their page without the names of those they met.
import type { Likeness } from '../../art/faces';
import { portrait } from '../../art/portrait';
import { EDGE, HEIGHT, image, INSIDE, printed, sheet, WIDTH, write, type Pen } from '../../art/sheet';

/** One thing that somebody is like: in words, and as a share of a bar where it is one, with a mark where chance would stand. */
export interface Trait {
  title: string;
  lines: string[];
  share?: number;
  mark?: number;
  /** It is drawn as a row of beads on the page. */
  beads?: boolean;
}

export interface Shown {
  name: string;
  drawn: Likeness;
  sum: string;
  traits: Trait[];
  games: { name: string; share: number; text: string }[];
  house: string;
}

const GAP = 36;
const HALF = (INSIDE - GAP) / 2;
const FACE = 176;

/** The picture as a PNG. */
export async function picture(what: Shown): Promise<Blob> {
  const pen = await sheet();
  const { ctx, display, text } = pen;
  const face = await image(pen, '18 15 64 69', portrait(what.drawn.name, what.drawn.traits, 'share'));
  ctx.drawImage(face, WIDTH - EDGE - FACE, 72, FACE, (FACE * 69) / 64);
  let y = write(pen, `80px ${display}`, what.name, 160, 84, EDGE, WIDTH - EDGE - FACE - GAP);
  y = Math.max(310, write(pen, `38px ${display}`, what.sum, y - 8, 46, EDGE, WIDTH - EDGE - FACE - GAP));
  for (let i = 0; i < what.traits.length; i += 2) {
    const row = what.traits.slice(i, i + 2);
    y = Math.max(...row.map((one, side) => trait(pen, one, y, EDGE + side * (HALF + GAP)))) + 34;
  }
  y += 10;
  for (const game of what.games) {
    if (y > HEIGHT - 110) break;
    ctx.font = `32px ${display}`;
    ctx.fillText(game.name, EDGE, y, 250);
    bar(pen, EDGE + 270, y - 24, INSIDE - 270 - 190, game.share);
    ctx.font = `28px ${text}`;
    ctx.fillText(game.text, WIDTH - EDGE - 170, y, 170);
    y += 54;
  }
  return printed(pen, what.house);
}

/** One of them, from `y` down; returns where it ends. */
function trait(pen: Pen, { title, lines, share, mark }: Trait, y: number, x: number): number {
  y = write(pen, `40px ${pen.display}`, title, y, 44, x, x + HALF);
  for (const line of lines) y = write(pen, `26px ${pen.text}`, line, y, 34, x, x + HALF);
  if (share === undefined) return y;
  bar(pen, x, y - 16, HALF, share, mark);
  return y + 30;
}

function bar({ ctx }: Pen, x: number, y: number, wide: number, share: number, mark?: number): void {
  const high = 30;
  const full = wide * Math.min(1, Math.max(0, share));
  ctx.save();
  ctx.lineWidth = 2;
  ctx.strokeRect(x, y, wide, high);
  ctx.strokeRect(x, y, full, high);
  ctx.beginPath();
  ctx.rect(x, y, full, high);
  ctx.clip();
  for (let at = x - high; at < x + full; at += 9) {
    ctx.moveTo(at, y + high);
    ctx.lineTo(at + high, y);
  }
  ctx.stroke();
  ctx.restore();
  if (mark === undefined) return;
  ctx.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--gules');
  ctx.fillRect(x + wide * Math.min(1, mark) - 3, y - 8, 6, high + 16);
  ctx.fillStyle = ctx.strokeStyle;
}
