// Pictures of an evening in one room: the wall and a phone, for docs/in-one-room.md.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/serve';
import { act, dice } from '../e2e/player';
import { NAMES, newPhone, post, type Opened } from '../e2e/oneroom';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const WALL = { width: 1280, height: 720 };

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}room-${name}.png` });
}

for (const [game, seats] of [
  ['salem1692', 12],
  ['new_salem', 8],
  ['affliction', 4],
] as const)
  test(`${game} in one room`, async ({ browser, page, baseURL }) => {
    await page.setViewportSize(WALL);
    // As on a machine in somebody's home.
    await page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.1.23:1692' } }));
    const wish = { game, seats, one_room: true, pace: 'standard' };
    const { table, key, screen } = await post<Opened>(page, baseURL!, '/api/tables', wish);
    await page.goto(`/s/${table}#${key}-${screen}`);
    await expect(page.locator('.qr')).toHaveCount(seats);
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
    await expect(page.locator('.qr')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(phone.locator('.prompt')).toBeVisible();
    if (game === 'salem1692') {
      await expect(phone.locator('.prompt[data-ask]')).toBeVisible();
      await take(phone, 'phone-night');
    }
    const roll = dice(7);
    for (let i = 0; i < 60; i++) {
      await act(phone, roll).catch(() => false);
      await phone.waitForTimeout(50);
      if (i > 30 && game === 'salem1692' && (await phone.locator('[data-hand] button').count()) > 2) break;
    }
    await expect(page.locator('.moment')).toHaveCount(0);
    await take(page, game);
    if (game === 'salem1692') await take(phone, 'phone');
    await context.close();
  });
