// Friends: a link makes two of them, each finds the other on their own page, and one keeps apart unnoticed.
import { expect, test } from './serve';

const SMALLEST = { width: 360, height: 640 };

test('a link makes friends, and apart is said to nobody', async ({ page, another }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto('/me');
  await page.getByRole('button', { name: 'A link for a friend' }).click();
  const link = await page.locator('.link').textContent();
  const other = await another();
  await other.setViewportSize(SMALLEST);
  await other.goto(new URL(link!).pathname + new URL(link!).hash);
  await other.getByRole('button', { name: 'Yes, friends' }).click();
  await expect(other.locator('[aria-labelledby=me-company] li')).toContainText('Friend');
  await page.reload();
  await expect(page.locator('[aria-labelledby=me-company] li')).toContainText('Friend');
  if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/friends.png`, fullPage: true });
  await other.getByRole('button', { name: 'Keep apart' }).click();
  await expect(other.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[aria-labelledby=me-company] li')).toContainText('Friend'); // and nobody noticed
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST.width);
});
