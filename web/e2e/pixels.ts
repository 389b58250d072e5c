// Two pictures of phones, compared pixel by pixel, and what a finger uncovers.
import { expect, type Locator, type Page } from '@playwright/test';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** No eye tells the rims of circles apart, which browsers do not paint alike on every page. */
const NOISE = 16;

/** How many pixels of two pictures differ outside these boxes. */
export function unlike(judge: Page, pictures: [Buffer, Buffer], but: Box[]): Promise<number> {
  if (pictures[0].equals(pictures[1])) return Promise.resolve(0);
  return judge.evaluate(
    async ({ pictures, but, NOISE }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          canvas.drawImage(image, 0, 0);
          for (const { x, y, width, height } of but) canvas.clearRect(x - 3, y - 3, width + 6, height + 6);
          return canvas.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      let n = 0;
      for (let i = 0; i < a!.length; i += 4)
        if ([0, 1, 2].some((part) => Math.abs(a![i + part]! - b![i + part]!) > NOISE)) n += 1;
      return n;
    },
    { pictures: pictures.map((picture) => picture.toString('base64')), but, NOISE },
  );
}

export const boxOf = async (thing: Locator): Promise<Box> => (await thing.boundingBox())!;
export const photo = (phone: Page): Promise<Buffer> => phone.screenshot({ animations: 'disabled' });

/** What this phone shows under the finger; nothing of it anywhere else, and nothing afterwards. */
export async function held(judge: Page, phone: Page, thing: Locator, stage: string): Promise<string> {
  const before = await photo(phone);
  const box = await boxOf(thing);
  await phone.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await phone.mouse.down();
  await phone.waitForTimeout(300);
  const text = await thing.innerText();
  const during = await photo(phone);
  await phone.mouse.up();
  await phone.mouse.move(2, 2);
  expect(await unlike(judge, [before, during], []), `${stage}: something shows`).toBeGreaterThan(0);
  expect(await unlike(judge, [before, during], [box]), `${stage}: only under the finger`).toBe(0);
  await expect.poll(async () => unlike(judge, [before, await photo(phone)], [])).toBe(0);
  return text;
}
