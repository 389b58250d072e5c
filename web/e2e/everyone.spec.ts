// For everyone: a game by keyboard alone, no sideways scroll on the smallest phone (at the tables: steady.spec.ts).
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { dice, open, over } from './player';

test('a whole game by keyboard alone', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  // The text view is made for this: Tab reaches every option, Enter chooses it.
  // A line that breaks off on a busy machine draws the table anew, and what was focused with it.
  await expect(async () => {
    if (!(await page.locator('dialog[open]').count())) await page.keyboard.press('m');
    await tabTo(page, (name) => name.includes('Table as text'));
    await page.keyboard.press('Enter');
    await expect(page.locator('.text .options')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const roll = dice(5);
  for (const end = Date.now() + 400_000; Date.now() < end && !(await over(page).count());) {
    const n = await page.locator('.options button:not([aria-disabled])').count();
    if (!n || (await page.locator('.text [data-held]').count())) {
      await page.waitForTimeout(40);
      continue;
    }
    const wanted = roll(n);
    let seen = -1;
    await tabTo(page, (_, inOptions) => inOptions && ++seen === wanted).catch(() => undefined);
    await page.keyboard.press('Enter');
  }
  await expect(over(page)).toBeVisible();
  await tabTo(page, (name) => name.includes('Replay'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/r\//);
});

async function tabTo(page: Page, wanted: (name: string, inOptions: boolean) => boolean): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const [name, inOptions] = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      return [at.getAttribute('aria-label') ?? at.textContent ?? '', !!at.closest('.options')] as const;
    });
    if (wanted(name, inOptions)) return;
  }
  throw new Error('no such thing within reach of Tab');
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('twice the text costs no page its width', async ({ page }) => {
    const lobby = await open(page, { game: 'salem1692', seats: 8, bots: 3 });
    const pages = ['/', '/rules/salem1692', '/how/new_salem', '/credits', '/nowhere', `/t/${lobby.table}#${lobby.key}`];
    for (const path of [...pages, `/t/${lobby.table}#seat=${lobby.token}`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  });
});
