// How to play, in pictures: each drawn, one sheet of paper in each language, a strip on a phone, and words where there is no server to ask.
import { expect, test } from './serve';

const GAMES = ['salem1692', 'new_salem', 'affliction'];
/** Letter is the shorter one. */
const PAPERS = ['A4', 'Letter'] as const;

for (const [lang, paper] of [
  ['en', PAPERS[1]],
  ['fr', PAPERS[0]],
  ['es', PAPERS[1]],
] as const)
  test(`each game is pictures with a sentence, on one sheet of ${paper} (${lang})`, async ({ page }) => {
    await page.addInitScript((one) => localStorage.setItem('meetinghouse:prefs', JSON.stringify({ lang: one })), lang);
    for (const game of GAMES) {
      await page.goto(`/how/${game}`);
      const panels = page.locator('.strip > li');
      await expect(panels.first()).toBeVisible();
      expect(await panels.count()).toBe(8);
      // A picture without anything drawn in it would be an empty row.
      const drawn = await panels.evaluateAll((all) =>
        all.map((one) => ({
          parts: one.querySelectorAll('.picture .pictured *').length,
          out: [...one.querySelectorAll('.picture .pictured > *')].filter((part) => {
            const [inner, outer] = [part.getBoundingClientRect(), one.getBoundingClientRect()];
            return inner.left < outer.left - 1 || inner.right > outer.right + 1;
          }).length,
          says: one.querySelector('p')!.textContent,
        })),
      );
      for (const { parts, out, says } of drawn) {
        expect(parts, says).toBeGreaterThan(3);
        expect(out, says).toBe(0);
        expect(says).not.toContain('-panel-');
      }
      const pdf = (await page.pdf({ format: paper, margin: { top: '10mm', bottom: '10mm' } })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await expect(page.getByRole('main').locator('a[href="/learn/affliction"]')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/companion/affliction"]')).toBeVisible();
  });

test('on a phone it is a strip to swipe; without the server it is said in words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/how/salem1692');
  const panels = page.locator('.strip > li');
  await expect(panels.first()).toBeInViewport({ ratio: 0.9 });
  await expect(panels.nth(2)).not.toBeInViewport();
  await page.locator('.strip').evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }));
  await expect(panels.nth(7)).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.route('**/api/panels/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Conspiracy');
  await expect(panels).toHaveCount(0);
});
