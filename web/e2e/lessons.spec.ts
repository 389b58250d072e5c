// Lessons as a newcomer plays them: every scene in every language, by asking for help and doing what is shown; leaving and resuming; a wrong
// turn taken back. That every other answer is answered in every language is proven in Python (tests/lessons).
import type { Page } from '@playwright/test';
import { open } from './player';
import { expect, test } from './serve';

test.use({ viewport: { width: 360, height: 640 } });

async function speak(page: Page, lang: string): Promise<void> {
  await page.addInitScript((one) => {
    const prefs = JSON.parse(localStorage.getItem('meetinghouse:prefs') ?? '{}') as object;
    localStorage.setItem('meetinghouse:prefs', JSON.stringify({ ...prefs, lang: one }));
  }, lang);
}

const guide = (page: Page) => page.locator('.guide');

interface Lived {
  scene: string;
  /** All that the lesson said there, once each. */
  said: string[];
  hints: number;
}

/**
 * Plays every scene of the lesson that is open, by asking for help until the very thing is shown, and doing it. It runs in the page, so that
 * three languages take no longer than one did; keys and taps are what the other tests are about.
 */
const playAll = (page: Page): Promise<Lived[]> =>
  page.evaluate(async () => {
    const guide = (what: string) => document.querySelector<HTMLButtonElement>(`.guide ${what}`);
    const lived: Lived[] = [];
    for (let idle = 0; idle < 1500; idle++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (!guide('')) {
        // Between two scenes, or at the end of the last.
        if (document.querySelector('main:not([aria-busy])')) break;
        continue;
      }
      const said = [...document.querySelectorAll('.guide .words p')].map((line) => line.textContent!.trim());
      const task = guide('[data-task]')?.dataset.task ?? '';
      const scene = task.split('-lesson-')[1]?.split('-')[0] ?? lived.at(-1)?.scene ?? '';
      let now = lived.at(-1);
      if (!now || now.scene !== scene) lived.push((now = { scene, said: [], hints: 0 }));
      const before = now.said.length;
      now.said = [...new Set([...now.said, ...said])];
      now.hints = Math.max(now.hints, document.querySelectorAll('.guide [data-hint]').length);
      if (now.said.length > before) idle = 0;
      const next = guide('[data-next]');
      const shown = document.querySelector<HTMLButtonElement>('.prompt[data-chosen] .acts .act:not(:disabled)');
      if (next) next.click();
      else if (shown) shown.click();
      else guide('[data-help]:not(:disabled)')?.click();
    }
    return lived;
  });

for (const lang of ['en', 'fr', 'es'])
  test(`every scene of every lesson is played to its end (${lang})`, async ({ page }) => {
    await speak(page, lang);
    const listed = (await (await page.request.get('/api/games')).json()) as {
      games: { id: string; lesson: string[] }[];
    };
    for (const { id, lesson } of listed.games.filter((game) => game.lesson.length)) {
      await page.goto(`/learn/${id}`);
      await expect(guide(page).locator('[data-task]')).toBeVisible();
      const lived = await playAll(page);
      expect(lived.map(({ scene }) => scene)).toEqual(lesson);
      for (const { scene, said, hints } of lived) {
        // A task, and what came of it; no name of an entry in place of its words.
        expect(said.length, scene).toBeGreaterThan(1);
        expect(hints, scene).toBeGreaterThan(0);
        expect(said.filter((line) => /-lesson-|\{/.test(line))).toEqual([]);
      }
      // It ends in a first game.
      await expect(page.getByRole('main').locator('.btn.act')).toBeVisible();
    }
  });

test('another answer is answered, taken back, and the scene is there again after a reload', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/learn/salem1692');
  await expect(guide(page).locator('[data-task]')).toBeVisible();
  // A word that is open stays open when the list of games, which this device has kept, comes once more.
  let come = (): void => undefined;
  await page.route('**/api/games', async (route) => {
    await new Promise<void>((resolve) => (come = resolve));
    await route.continue();
  });
  await page.reload();
  await guide(page).locator('[data-word]').first().click();
  const word = page.locator('dialog[open] [data-entry]');
  await expect(word).toBeVisible();
  const listed = page.waitForResponse('**/api/games');
  come();
  await (await listed).finished();
  await page.waitForTimeout(100);
  await expect(word).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.topline .ib').nth(1).click();
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
