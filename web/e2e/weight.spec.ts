// The first load stays under 120 KB compressed for home and 220 KB for a table, fonts apart: as a browser counts it, from an empty cache to a page that can be used.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { open } from './player';

const HOME = 120 * 1024;
const TABLE = 220 * 1024;

/** Bytes that came over the line for this page, and its fonts apart. */
async function weight(page: Page): Promise<{ page: number; fonts: number }> {
  return page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const sum = (some: PerformanceResourceTiming[]): number => some.reduce((n, one) => n + one.encodedBodySize, 0);
    const font = (one: PerformanceResourceTiming): boolean => one.name.includes('.woff');
    return { page: sum(all.filter((one) => !font(one))), fonts: sum(all.filter(font)) };
  });
}

test('the home page is light', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /bots/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { page: bytes, fonts } = await weight(page);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(HOME);
  // Two families, and of them only what this page is written in.
  expect(fonts).toBeLessThan(300 * 1024);
});

test('so is the door of a table, opened from a link', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 12, bots: 4 });
  await page.goto(`/t/${table.table}#${table.key}`);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await weight(page)).page).toBeLessThan(TABLE);
});

for (const [game, seats] of [
  ['salem1692', 12],
  ['new_salem', 8],
  ['affliction', 4],
] as const)
  test(`and a running table of ${game}`, async ({ page }) => {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt[data-ask]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { page: bytes } = await weight(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(TABLE);
  });
