// A picture to send to others, drawn here on a sheet of printed paper: what is written and drawn on it, and how it leaves this device.
import { address, colours, type Colours } from './print.svelte';

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const EDGE = 64;
export const INSIDE = WIDTH - 2 * EDGE;

export interface Pen extends Colours {
  ctx: CanvasRenderingContext2D;
  /** The fonts of headings and of text. */
  display: string;
  text: string;
}

/** An empty sheet with its border. */
export async function sheet(): Promise<Pen> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const ctx = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const pen: Pen = {
    ctx,
    ...colours(),
    display: style.getPropertyValue('--font-display'),
    text: style.getPropertyValue('--font-text'),
  };
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
  return pen;
}

/** The sheet as a PNG, with the name of the house at its foot. */
export function printed({ ctx, display }: Pen, house: string): Promise<Blob> {
  ctx.font = `italic 28px ${display}`;
  ctx.textAlign = 'center';
  ctx.fillText(house, WIDTH / 2, HEIGHT - 56);
  return new Promise((resolve, reject) =>
    ctx.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export async function image(pen: Pen, box: string, inside: string): Promise<HTMLImageElement> {
  const drawn = new Image();
  drawn.src = address(box, inside, pen, 4);
  await drawn.decode();
  return drawn;
}

/** Writes a text in lines that fit between `x` and `end`; returns where the next one may begin. */
export function write(
  { ctx }: Pen,
  font: string,
  text: string,
  y: number,
  line: number,
  x = EDGE,
  end = WIDTH - EDGE,
): number {
  ctx.font = font;
  ctx.textAlign = 'left';
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && ctx.measureText(longer).width > end - x) {
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
