// The wall of a room at every number of seats of every game, photographed in the middle of a game, late in it and at its end, at three sizes.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { act, dice, over } from '../e2e/player';
import { newPhone, post, type Opened } from '../e2e/oneroom';
import { faults, settle } from './screens';

const test = testWith({ speed: 600 });
const folder = fileURLToPath(new URL('./out/', import.meta.url));
const WALLS = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;
const TABLES = [
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((seats) => ['salem1692', seats] as const),
  ...[3, 4, 5, 6, 7, 8].map((seats) => ['new_salem', seats] as const),
  ...[2, 3, 4].map((seats) => ['affliction', seats] as const),
];

async function take(wall: Page, name: string): Promise<void> {
  for (const [width, height] of WALLS) {
    await wall.setViewportSize({ width, height });
    await settle(wall);
    for (const fault of await faults(wall)) console.log(`${name} ${height}p: ${fault}`);
    await wall.screenshot({ path: `${folder}wall-${name}-${height}p.png` });
  }
}

for (const [game, seats] of TABLES)
  test(`the wall of ${game} with ${seats}`, async ({ browser, page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 1]));
    const wish = { game, seats, bots, one_room: true, pace: 'untimed', name: 'Ann', start: true };
    const opened = await post<Opened>(page, baseURL!, '/api/tables', wish);
    await page.goto(`/s/${opened.table}#${opened.key}-${opened.screen}`);
    const { context, page: phone } = await newPhone(browser, baseURL!);
    await phone.goto(`/t/${opened.table}#seat=${opened.token}`);
    const roll = dice(seats);
    let deeds = 0;
    for (const end = Date.now() + 300_000; Date.now() < end && !(await over(page).count());) {
      if (await act(phone, roll).catch(() => false)) {
        deeds += 1;
        if (deeds === 16) await take(page, `${game}-${seats}-middle`);
        else if (deeds % 24 === 0) await take(page, `${game}-${seats}-late`);
      } else await phone.waitForTimeout(30);
    }
    await expect(over(page)).toBeVisible();
    await take(page, `${game}-${seats}-end`);
    await context.close();
  });
