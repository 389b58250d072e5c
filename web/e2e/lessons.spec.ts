// Lessons as a newcomer plays them: the whole of each game's in the browser, by asking for help and doing what is shown; leaving and resuming; a
// wrong turn taken back. That every other answer is answered in every language is proven in Python (tests/lessons).
import type { Page } from '@playwright/test';
import { open } from './player';
import { expect, test } from './serve';

test.use({ viewport: { width: 360, height: 640 } });

const WHOLE = [
  { game: 'salem1692', lang: 'en' },
  { game: 'new_salem', lang: 'fr' },
  { game: 'affliction', lang: 'es' },
];

async function speak(page: Page, lang: string): Promise<void> {
  await page.addInitScript((one) => {
    const prefs = JSON.parse(localStorage.getItem('meetinghouse:prefs') ?? '{}') as object;
    localStorage.setItem('meetinghouse:prefs', JSON.stringify({ ...prefs, lang: one }));
  }, lang);
}

const guide = (page: Page) => page.locator('.guide');

/** Asks for help until the very thing is shown, and does it. */
async function follow(page: Page): Promise<void> {
  const shown = page.locator('.prompt[data-chosen] .acts .act');
  for (let i = 0; i < 4 && !(await shown.isVisible()); i++) await guide(page).locator('[data-help]').press('Enter');
  const asked = await page.locator('.prompt').getAttribute('data-ask');
  await shown.press('Enter');
  await expect(page.locator(`.prompt[data-ask="${asked}"]`)).toHaveCount(0);
}

for (const { game, lang } of WHOLE)
  test(`the lesson of ${game} is played to its end (${lang})`, async ({ page }) => {
    await speak(page, lang);
    await page.goto(`/learn/${game}`);
    const next = guide(page).locator('[data-next]');
    const scenes = (
      (await (await page.request.get('/api/games')).json()) as { games: { id: string; lesson: string[] }[] }
    ).games.find((one) => one.id === game)!.lesson;
    for (const scene of scenes) {
      await expect(
        guide(page).locator(`[data-task^="${game.replaceAll('_', '-')}-lesson-${scene.replaceAll('_', '-')}"]`),
      ).toBeVisible();
      for (let i = 0; i < 30 && !(await next.isVisible()); i++) await follow(page);
      await next.click();
    }
    await expect(page.getByRole('main').locator('.btn.act')).toBeVisible();
  });

test('another answer is answered, taken back, and the scene is there again after a reload', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/learn/salem1692');
  await page.locator('.top .ib').nth(1).click();
  await page.locator('[data-scene="accuse"]').click();
  await expect(guide(page).locator('[data-task$="accuse-limit"]')).toBeVisible();
  await page.waitForTimeout(320);
  await page.locator('.prompt .acts .btn').first().click(); // draw, of all things
  await expect(guide(page).locator('[data-said="try-draw"]')).toBeVisible();
  await page.reload();
  await expect(guide(page).locator('[data-said="try-draw"]')).toBeVisible();
  await guide(page).locator('[data-back]').click();
  await expect(guide(page).locator('[data-said]')).toHaveCount(0);
  await expect(guide(page).locator('[data-task$="accuse-limit"]')).toBeVisible();
});

test('alone with bots a coach says what matters, what to do, and what an answer overlooked', async ({ page }) => {
  await speak(page, 'en');
  await page.addInitScript(() => localStorage.setItem('meetinghouse:coach', 'true'));
  const opened = await open(page, { game: 'salem1692', seats: 5 });
  await page.goto(`/t/${opened.table}#seat=${opened.token}`);
  const coach = page.locator('.coach');
  await expect(coach.locator('[data-matters]').first()).toBeVisible();
  await coach.locator('.btn').click();
  await expect(coach.locator('[data-would]')).toBeVisible();
  const asked = await page.locator('.prompt').getAttribute('data-ask');
  await page.locator('main [data-offer]').first().press('Enter');
  await page.locator('.prompt[data-chosen] .acts .act').press('Enter');
  await expect(page.locator(`.prompt[data-ask="${asked}"]`)).toHaveCount(0);
  await expect(coach.locator('[data-remark]')).toBeVisible();
  await coach.locator('.ib').click();
  await expect(coach).toHaveCount(0);
});
