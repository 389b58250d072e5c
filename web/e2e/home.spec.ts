// Coming back: my running games stand first on the home page, on every device, beside the ways in.
import { expect, test } from './serve';
import { open } from './player';

const SMALLEST = { width: 360, height: 640 };
const LANGS = ['en', 'fr', 'es'] as const;
const TURN = { en: 'Your turn', fr: 'À vous de jouer', es: 'Te toca' };

test('a running game and the ways in are on the first screen of the smallest phone', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto('/');
  await expect(page.locator('.in a.btn').first()).toBeVisible();
  await page.locator('.in > button').click(); // one tap, and the game is there
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  for (const lang of LANGS) {
    await page.goto('/');
    await page.evaluate((to) => {
      const prefs = JSON.parse(localStorage.getItem('meetinghouse:prefs') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('meetinghouse:prefs', JSON.stringify({ ...prefs, lang: to }));
    }, lang);
    await page.reload();
    const game = page.locator('section[aria-labelledby=my-games] li');
    await expect(game).toHaveCount(1);
    await expect(game).toContainText(TURN[lang]);
    for (const one of [game, ...(await page.locator('.in > *:visible').all()), page.locator('header .me')]) {
      const box = (await one.boundingBox())!;
      expect(box.y + box.height, `${lang}: ${await one.textContent()}`).toBeLessThanOrEqual(SMALLEST.height);
      expect(box.x + box.width).toBeLessThanOrEqual(SMALLEST.width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST.width);
  }
  await page.locator('section[aria-labelledby=my-games] a').click();
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
});

test('the other games can be learned first, too, and their street is whole at every width', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('.in a[href="/learn/new_salem"], .in a[href="/learn/affliction"]')).toHaveCount(2);
    const frame = (await page.locator('.print').boundingBox())!;
    for (const street of await page.locator('.print img:visible').all()) {
      const box = (await street.boundingBox())!;
      expect(box.y + box.height, String(width)).toBeLessThan(frame.y + frame.height);
      expect(box.width / box.height, String(width)).toBeLessThan(3.1);
    }
  }
});

test('another device with the same key finds the game, and a stranger does not', async ({ page, another }) => {
  await page.goto('/');
  const table = await open(page, { game: 'affliction', seats: 3 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  const key = await page.evaluate(() => localStorage.getItem('meetinghouse:person'));
  const other = await another();
  await other.goto('/');
  await expect(other.locator('.in a.btn').first()).toBeVisible();
  await expect(other.locator('section[aria-labelledby=my-games]')).toHaveCount(0);
  await other.evaluate((mine) => localStorage.setItem('meetinghouse:person', mine!), key);
  await other.reload();
  await other.locator(`section[aria-labelledby=my-games] a[href="/t/${table.table}"]`).click();
  await expect(other.locator('.seat.you, .you').first()).toBeVisible();
  await expect(other.locator('.prompt')).toBeVisible();
});
