// Pictures of an evening in one room for docs/in-one-room.md: the wall from the lobby to the end, and two phones, for each game.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { act, dice } from '../e2e/player';
import { NAMES, newPhone, post, type Opened } from '../e2e/oneroom';

const test = testWith({ staging: 1, reading: 60, speed: 1 });
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const WALL = { width: 1280, height: 720 };

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}room-${name}.png` });
}

/** What the wall shows: the id of a staging, "night" while something secret goes on, "over", or nothing in particular. */
const shown = (wall: Page): Promise<string> =>
  wall.evaluate(() => {
    if (document.querySelector('.verdict')) return 'over';
    const scene = document.querySelector<HTMLElement>('.moment')?.dataset.stage;
    return scene ?? document.documentElement.dataset.phase ?? '';
  });

for (const { game, seats, scenes } of [
  { game: 'salem1692', seats: 8, scenes: ['night', 'conspiracy'] },
  { game: 'new_salem', seats: 5, scenes: [] },
  { game: 'affliction', seats: 4, scenes: [] },
])
  test(`${game} in one room`, async ({ browser, page, baseURL }) => {
    await page.setViewportSize(WALL);
    // As on a machine in somebody's home.
    await page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.1.23:1692' } }));
    const wish = { game, seats, one_room: true, pace: 'untimed' };
    const { table, key, screen } = await post<Opened>(page, baseURL!, '/api/tables', wish);
    await page.goto(`/s/${table}#${key}-${screen}`);
    const { context, page: phone } = await newPhone(browser, baseURL!);
    await phone.goto(`/t/${table}#${key}.3`);
    await phone.getByLabel('Your name').fill(NAMES[1]!);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.locator('.qr')).toHaveCount(seats - 1);
    if (game === 'salem1692') await take(page, 'lobby');
    await phone
      .getByRole('button', { name: /bots|Fill/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(phone.locator('.whoveil')).toBeVisible();
    if (game === 'salem1692') await take(phone, 'phone-who');
    await phone.locator('.whoveil .act').click();

    const roll = dice(7);
    const wanted = new Set([...scenes, game]);
    let deeds = 0;
    for (const end = Date.now() + 360_000; Date.now() < end;) {
      if (await act(phone, roll).catch(() => false)) deeds += 1;
      const now = await shown(page);
      if (now === 'over') break;
      if (wanted.delete(now)) {
        await take(page, `${game}-${now}`);
        if (now === 'night') await take(phone, 'phone-night');
      } else if (now && now !== 'night') await page.keyboard.press('Escape');
      else if (!now && deeds > 8 && wanted.delete(game)) {
        await take(page, game);
        if (game === 'salem1692') await take(phone, 'phone');
      }
      await phone.waitForTimeout(40);
    }
    await expect(page.locator('.verdict')).toBeVisible();
    await take(page, `${game}-end`);
    await context.close();
  });
