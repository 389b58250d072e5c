// Play now: two strangers tap, sit at one table, see who has come and when it begins, and play.
import { expect, testWith } from './serve';

const SMALLEST = { width: 360, height: 640 };
const NOW = { en: 'Play now, with people', fr: 'Jouer tout de suite, à plusieurs', es: 'Jugar ya con gente' };

const test = testWith({ quick_seconds: 12 });

test('two who tap meet at one table, and it begins by itself', async ({ page, another }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto('/');
  await page.getByRole('button', { name: NOW.en }).click();
  await expect(page.locator('[role=timer]')).toContainText('seconds');
  const other = await another();
  await other.setViewportSize(SMALLEST);
  await other.goto('/');
  await other.getByLabel('Which game').selectOption({ index: 1 });
  await other.getByRole('button', { name: NOW.en }).click();
  await expect(other.locator('li:has(b)')).toHaveCount(2);
  await expect(page.locator('li:has(b)')).toHaveCount(2); // told at once
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST.width);
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/gathering.png` });
  for (const one of [page, other]) await expect(one.locator('.prompt')).toBeVisible();
});

test('it stands on the home page in three languages', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  for (const lang of ['en', 'fr', 'es'] as const) {
    await page.goto('/');
    await page.evaluate((to) => localStorage.setItem('meetinghouse:prefs', JSON.stringify({ lang: to })), lang);
    await page.reload();
    const button = page.getByRole('button', { name: NOW[lang] });
    await expect(button).toBeVisible();
    const box = (await button.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(SMALLEST.height);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/home-${lang}.png` });
  }
});
