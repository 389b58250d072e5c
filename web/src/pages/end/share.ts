// A picture of a finished game, to send to those who were not there: drawn here, from what everybody may know by now.
import type { Likeness } from '../../art/faces';
import { portrait } from '../../art/portrait';
import { scene, type SceneName } from '../../art/scene';
import { EDGE, HEIGHT, image, INSIDE, printed, sheet, write, type Pen } from '../../art/sheet';

export interface Shared {
  game: string;
  headline: string;
  why: string;
  points: string[];
  people: { name: string; drawn: Likeness; won: boolean; note: string }[];
  scene: SceneName;
  house: string;
}

/** Faces in a row. */
const MOST = 6;

/** The picture as a PNG. */
export async function picture(what: Shared): Promise<Blob> {
  const pen = await sheet();
  const { ctx, display, text } = pen;
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
  await faces(pen, what, HEIGHT - 76 - rows * 190);
  return printed(pen, what.house);
}

async function faces(pen: Pen, { people }: Shared, top: number): Promise<void> {
  const { ctx, text: font } = pen;
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
