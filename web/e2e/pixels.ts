// Pictures of phones, compared pixel by pixel, and what a finger uncovers.
import { expect, type Locator, type Page } from '@playwright/test';

export type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** No eye tells the rims of circles apart, which browsers do not paint alike on every page. */
const NOISE = 16;

/** Which two of these pictures differ outside these boxes of both: of each, by its number, and by how many pixels. */
export function unlike(
  judge: Page,
  pictures: Buffer[],
  but: (i: number) => Box[],
): Promise<[number, number, number][]> {
  if (pictures.every((picture) => picture.equals(pictures[0]!))) return Promise.resolve([]);
  return judge.evaluate(
    async ({ pictures, NOISE }) => {
      const seen = await Promise.all(
        pictures.map(async ({ png, but }) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          canvas.drawImage(image, 0, 0);
          // What may differ is left transparent.
          for (const { x, y, width, height } of but) canvas.clearRect(x - 3, y - 3, width + 6, height + 6);
          return canvas.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const found: [number, number, number][] = [];
      for (const [i, a] of seen.entries())
        for (let j = i + 1; j < seen.length; j++) {
          const b = seen[j]!;
          let n = a.length === b.length ? 0 : Infinity;
          for (let at = 0; at < a.length; at += 4)
            if (
              a[at + 3] &&
              b[at + 3] &&
              (Math.abs(a[at]! - b[at]!) > NOISE ||
                Math.abs(a[at + 1]! - b[at + 1]!) > NOISE ||
                Math.abs(a[at + 2]! - b[at + 2]!) > NOISE)
            )
              n += 1;
          if (n) found.push([i, j, n]);
        }
      return found;
    },
    { pictures: pictures.map((picture, i) => ({ png: picture.toString('base64'), but: but(i) })), NOISE },
  );
}

export const boxOf = async (thing: Locator): Promise<Box> => (await thing.boundingBox())!;
export const photo = (phone: Page): Promise<Buffer> => phone.screenshot({ animations: 'disabled' });

/** What this phone shows under the finger, and nothing of it anywhere else: `before` is how it looked until then. */
export async function held(judge: Page, phone: Page, thing: Locator, before: Buffer, stage: string): Promise<string> {
  const box = await boxOf(thing);
  await phone.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await phone.mouse.down();
  await phone.waitForTimeout(300); // so long is a hold, not a tap
  const text = await thing.innerText();
  const during = await photo(phone);
  await phone.mouse.up();
  await phone.mouse.move(2, 2);
  expect(await unlike(judge, [before, during], () => []), `${stage}: something shows`).not.toEqual([]);
  expect(await unlike(judge, [before, during], () => [box]), `${stage}: only under the finger`).toEqual([]);
  return text;
}
