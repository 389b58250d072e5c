// A picture of a finished game, to send to those who were not there: drawn here, from what everybody may know by now.
import type { Likeness } from '../../art/faces';
import { portrait } from '../../art/portrait';
import { address, colours, type Colours } from '../../art/print.svelte';
import { scene, type SceneName } from '../../art/scene';

export interface Shared {
  game: string;
  headline: string;
  why: string;
  points: string[];
  people: { name: string; drawn: Likeness; won: boolean; note: string }[];
  scene: SceneName;
  house: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 64;
const INSIDE = WIDTH - 2 * EDGE;
/** Faces in a row. */
const MOST = 6;

interface Pen extends Colours {
  ctx: CanvasRenderingContext2D;
}

/** The picture as a PNG. */
export async function picture(what: Shared): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const ctx = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const pen: Pen = { ctx, ...colours() };
  const display = style.getPropertyValue('--font-display');
  const text = style.getPropertyValue('--font-text');
  await document.fonts.ready;
  ctx.fillStyle = pen.paper;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.strokeStyle = pen.ink;
  for (const [inset, wide] of [
    [24, 6],
    [36, 2],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
  ctx.fillStyle = pen.ink;
  let y = 110;
  y = write(pen, `italic 40px ${display}`, what.game, y, 48);
  y = write(pen, `86px ${display}`, what.headline, y + 36, 90);
  y = write(pen, `38px ${display}`, what.why, y - 16, 46) - 12;
  // all of the street, its steeple too
  const print = await image(pen, `0 0 300 100`, scene(what.scene));
  ctx.drawImage(print, EDGE, y, INSIDE, INSIDE / 3);
  y += INSIDE / 3 + 52;
  const rows = Math.ceil(what.people.length / MOST);
  const room = HEIGHT - 100 - rows * 190;
  for (const point of what.points) {
    if (y > room - 40) break;
    ctx.fillText('·', EDGE, y);
    y = write(pen, `30px ${text}`, point, y, 38, EDGE + 28) + 10;
  }
  await faces(pen, what, HEIGHT - 76 - rows * 190, text);
  ctx.font = `italic 28px ${display}`;
  ctx.textAlign = 'center';
  ctx.fillText(what.house, WIDTH / 2, HEIGHT - 56);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

async function faces(pen: Pen, { people }: Shared, top: number, font: string): Promise<void> {
  const { ctx } = pen;
  const row = Math.ceil(people.length / Math.ceil(people.length / MOST));
  const each = INSIDE / row;
  ctx.textAlign = 'center';
  for (const [i, one] of people.entries()) {
    const x = EDGE + (i % row) * each;
    const y = top + Math.floor(i / row) * 190;
    const face = await image(pen, '18 15 64 69', portrait(one.drawn.name, one.drawn.traits, `share${i}`));
    const wide = 96;
    ctx.drawImage(face, x + (each - wide) / 2, y, wide, (wide * 69) / 64);
    if (one.won) {
      ctx.lineWidth = 5;
      ctx.strokeRect(x + (each - wide) / 2, y, wide, (wide * 69) / 64);
    }
    ctx.font = `600 24px ${font}`;
    ctx.fillText(one.name, x + each / 2, y + 134, each - 8);
    ctx.font = `20px ${font}`;
    ctx.fillText(one.note, x + each / 2, y + 160, each - 8);
  }
  ctx.textAlign = 'left';
}

async function image(pen: Pen, box: string, inside: string): Promise<HTMLImageElement> {
  const drawn = new Image();
  drawn.src = address(box, inside, pen, 4);
  await drawn.decode();
  return drawn;
}

/** Writes a text in lines that fit; returns where the next one may begin. */
function write({ ctx }: Pen, font: string, text: string, y: number, line: number, x = EDGE): number {
  ctx.font = font;
  ctx.textAlign = 'left';
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && ctx.measureText(longer).width > WIDTH - EDGE - x) {
      ctx.fillText(row, x, y);
      y += line;
      row = word;
    } else row = longer;
  }
  ctx.fillText(row, x, y);
  return y + line;
}

/** Hands the picture to whatever this device shares with, or keeps it as a file; says which, and nothing where somebody thought better of it. */
export async function hand(blob: Blob, name: string, title: string): Promise<'shared' | 'kept' | ''> {
  const file = new File([blob], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  keepAs(blob, name);
  return 'kept';
}

/** Downloads something made here. */
export function keepAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
