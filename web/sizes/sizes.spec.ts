// `npm run sizes` photographs every screen of every game at every size into sizes/out, and prints what can be measured of it.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/serve';
import { act, dice, eachPage, open, over } from '../e2e/player';
import { faults, settle, SIZES, type Size } from './screens';

const folder = fileURLToPath(new URL('./out/', import.meta.url));

async function take(page: Page, name: string): Promise<void> {
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await settle(page);
    for (const fault of await faults(page)) console.log(`${name} ${size}: ${fault}`);
    await page.screenshot({ path: `${folder}${name}-${size}.png` });
  }
}

test('pages', async ({ page }) => {
  await eachPage(page, take);
});

const TABLES = [
  ['salem1692', 12],
  ['salem1692', 5],
  ['new_salem', 8],
  ['new_salem', 3],
  ['affliction', 4],
  ['affliction', 2],
] as const;

for (const [game, seats] of TABLES)
  test(`${game} with ${seats}`, async ({ page }) => {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt')).toBeVisible();
    const roll = dice(3);
    const seen = new Map<string, number>();
    const prompt = page.locator('.prompt[data-ask]');
    for (let i = 0; i < 900 && !(await over(page).count()); i++) {
      const kind = await prompt.getAttribute('data-kind', { timeout: 200 }).catch(() => null);
      const chosen = (await page.locator('.prompt[data-chosen]').count()) > 0;
      const name = kind && `${game}-${seats}-${kind.split('.')[1]}${chosen ? '-chosen' : ''}`;
      const n = (name && seen.get(name)) || 0;
      // Each kind of question early and late in the game, when the table is full.
      if (name && (n === 0 || n === 12)) await take(page, n ? `${name}-late` : name);
      if (name) seen.set(name, n + 1);
      if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(40);
    }
    await expect(over(page))
      .toBeVisible({ timeout: 1000 })
      .catch(() => undefined);
    if (await over(page).count()) await take(page, `${game}-${seats}-end`);
    expect(seen.size).toBeGreaterThan(2);
  });
