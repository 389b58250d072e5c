// The wall of every game at every number of seats, as full as a game can make it: all is there, whole, large, and beside each other.
import { fileURLToPath } from 'node:url';
import { expect, testWith } from './serve';
import { outside, PEOPLE, SCENE, stuffed, wrongs } from './stuffed';
import { faults, settle } from '../sizes/screens';

const test = testWith({});
const WALLS = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;
/** Each wall in one of them; of two in a row none is in the same. */
const LANGS = ['en', 'fr', 'es'];
const TABLES = { salem1692: [4, 12], new_salem: [3, 8], affliction: [2, 4] } as const;

for (const [game, [low, high]] of Object.entries(TABLES) as [keyof typeof TABLES, readonly [number, number]][])
  test(`${game}: every number of seats`, async ({ page, baseURL }) => {
    const wrong: string[] = [];
    const look = async (name: string): Promise<void> => {
      const path = fileURLToPath(new URL(`../sizes/out/full-${game}-${name}.png`, import.meta.url));
      if (process.env.LOOK) await page.screenshot({ path });
    };
    for (let seats = low; seats <= high; seats++) {
      await page.setViewportSize({ width: 1280, height: 720 });
      const tell = await stuffed(page, baseURL!, game, seats, LANGS[seats % LANGS.length]);
      await expect(page.locator('[data-place^="seat-"]')).toHaveCount(seats);
      // What just happened, who is waited for, and the evening so far.
      await expect(page.locator('.status .news')).toContainText('Wilhelmina');
      await expect(page.locator('.status .now')).toContainText(game === 'affliction' ? 'Wilhelmina' : 'Bartholomew');
      await expect(page.locator('header [data-evening="3"]')).toContainText('Bartholomew 2');
      for (const [width, height] of WALLS) {
        await page.setViewportSize({ width, height });
        await settle(page);
        for (const one of [...(await faults(page)), ...(await wrongs(page))])
          wrong.push(`${seats} at ${height}: ${one}`);
        await look(`${seats}-${height}`);
      }
      if (game === 'affliction')
        for (const [seat, [circle, jail]] of PEOPLE[seats]!.entries())
          await expect(page.locator(`[data-place="seat-${seat}"] .friend small`)).toHaveCount(circle + jail);
      // Where a pointer was left, no small print covers the wall.
      await page.locator('[data-place="seat-1"] button').hover();
      if (seats === low) await page.waitForTimeout(500); // a tip comes after a third of a second: there is nothing to wait for
      await expect(page.locator('[role=tooltip]')).toHaveCount(0);
      // A scene is whole, on every wall.
      tell(SCENE[game](seats));
      await expect(page.locator('.moment.faceup')).toBeVisible();
      for (const [width, height] of WALLS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        wrong.push(...(await outside(page, '.moment *')).map((one) => `${seats} at ${height}, in a scene: ${one}`));
        await look(`${seats}-${height}-scene`);
      }
      // The end, on one wall: all sizes are the same sheet.
      await page.setViewportSize({ width: 1280, height: 720 });
      await stuffed(page, baseURL!, game, seats, LANGS[seats % LANGS.length], true);
      await expect(page.locator('.told p').first()).toBeVisible();
      await settle(page);
      for (const one of [...(await faults(page)), ...(await wrongs(page))]) wrong.push(`${seats} at the end: ${one}`);
      await look(`${seats}-end`);
    }
    expect(wrong).toEqual([]);
  });
