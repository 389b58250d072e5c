// Lessons as a newcomer plays them: every scene in every language, by asking for help and doing what is shown; leaving and resuming; a wrong
// turn taken back. That every other answer is answered in every language is proven in Python (tests/lessons).
import type { Page } from '@playwright/test';
import { open } from './player';
import { expect, test } from './serve';
import { quietly, until } from './story';

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
const playAll = (page: Page): Promise<{ lived: Lived[]; scenes: number }> =>
  page.evaluate(async () => {
    const guide = (what: string) => document.querySelector<HTMLButtonElement>(`.guide ${what}`);
    const lived: Lived[] = [];
    let scenes = 0;
    // The page's time passes as fast as it can, and stands still while the server answers.
    const { pass, really } = window as unknown as Record<'pass' | 'really', (ms: number) => Promise<void>>;
    for (let idle = 0; idle < 1500; idle++) {
      await really(4);
      await pass(100);
      // What an answer leads to is told scene by scene; a touch goes on.
      const staged = document.querySelector<HTMLElement>('[data-stage]');
      if (staged) {
        scenes += 1;
        staged.click();
        continue;
      }
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
    return { lived, scenes };
  });

for (const lang of ['en', 'fr', 'es'])
  test(`every scene of every lesson is played to its end (${lang})`, async ({ page }) => {
    await quietly(page);
    await speak(page, lang);
    const listed = (await (await page.request.get('/api/games')).json()) as {
      games: { id: string; lesson: string[] }[];
    };
    for (const { id, lesson } of listed.games.filter((game) => game.lesson.length)) {
      await page.goto(`/learn/${id}`);
      await until(page, '.guide [data-task]');
      const { lived, scenes } = await playAll(page);
      expect(scenes, id).toBeGreaterThan(5);
      expect(lived.map(({ scene }) => scene)).toEqual(lesson);
      for (const { scene, said, hints } of lived) {
        // A task, and what came of it; no name of an entry in place of its words.
        expect(said.length, scene).toBeGreaterThan(1);
        expect(hints, scene).toBeGreaterThan(0);
        expect(said.filter((line) => /-lesson-|\{/.test(line))).toEqual([]);
      }
      // It ends in a first game, before which bots and end page learn a name.
      await page.getByRole('main').locator('.btn.act').click();
      await expect(page.locator('#ask-name')).toBeVisible();
    }
  });

test('another answer is answered, taken back, and the scene is there again after a reload', async ({ page }) => {
  await speak(page, 'en');
  let come = (): void => undefined;
  await page.route('**/api/games', async (route) => {
    await new Promise<void>((resolve) => (come = resolve));
    await route.continue();
  });
  await page.goto('/learn/salem1692');
  // All but the list of games has come: nothing is called by its id.
  await expect(page.locator('.topline .ib').nth(1)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.topline h1')).toHaveText('');
  await expect(page).not.toHaveTitle(/salem1692/);
  come();
  await expect(guide(page).locator('[data-task]')).toBeVisible();
  // A word that is open stays open when the list of games, which this device has kept, comes once more.
  await page.reload();
  await guide(page).locator('[data-word]').first().click();
  const word = page.locator('dialog[open] [data-entry]');
  await expect(word).toBeVisible();
  const listed = page.waitForResponse('**/api/games');
  come();
  await (await listed).finished();
  await page.waitForTimeout(100); // nothing may change: there is nothing to wait for
  await expect(word).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.topline .ib').nth(1).click();
  await page.locator('[data-scene="accuse"]').click();
  await expect(guide(page).locator('[data-task$="accuse-limit"]')).toBeVisible();
  await page.waitForTimeout(320); // what is new takes no tap for 300 ms
  await page.locator('.prompt .acts .btn').first().click(); // draw, of all things
  await expect(guide(page).locator('[data-said="try-draw"]')).toBeVisible();
  await page.reload();
  await expect(guide(page).locator('[data-said="try-draw"]')).toBeVisible();
  await guide(page).locator('[data-back]').click();
  await expect(guide(page).locator('[data-said]')).toHaveCount(0);
  await expect(guide(page).locator('[data-task$="accuse-limit"]')).toBeVisible();
});

// The longest words that the coach has, in each language: all of them stand on the smallest phone, and nothing below them moves.
test('a coach says what is worth thinking about, whole on the smallest phone, and speaks of what an answer cost', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('meetinghouse:coach', 'true'));
  await page.route('**/coach', async (route) => {
    const reply = await route.fetch();
    const { ask, n } = (await reply.json()) as { ask: number; n: number };
    const haunt = (colonist: string) => ({ ask, do: 'haunt', colonist });
    const worth = [haunt('elizabeth_porter'), haunt('elizabeth_hubbard'), haunt('george_burroughs')];
    const args = { space: 10, seat: 2, colonist: 'elizabeth_hubbard', n: 1 };
    const costly = Array.from({ length: 13 }, (_, space) => ({ ask, do: 'place', space }));
    await route.fulfill({ response: reply, json: { ask, n, worth, why: [{ key: 'why-space-haunt', args }], costly } });
  });
  for (const lang of ['en', 'fr', 'es']) {
    await speak(page, lang);
    const opened = await open(page, { game: 'affliction', seats: 3 });
    await page.goto(`/t/${opened.table}#seat=${opened.token}`);
    const coach = page.locator('.coach');
    await expect(coach).toBeVisible();
    const height = async () => (await coach.boundingBox())?.height;
    const silent = await height();
    // In a first game it speaks unasked; in the next one only when somebody asks.
    if (lang === 'en') await expect(coach.locator('[data-worth]')).toBeVisible();
    else {
      await expect(coach.locator('.btn')).toBeEnabled();
      await expect(coach.locator('[data-worth]')).toHaveCount(0);
      await coach.locator('.btn').click();
    }
    const whole = async (): Promise<void> => {
      for (const line of await coach.locator('.words p').all()) {
        await expect(line).toBeInViewport({ ratio: 1 });
        const { cut, covered } = await line.evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const box = range.getBoundingClientRect();
          const seen = [0.02, 0.5, 0.98].map((y) => document.elementFromPoint(box.x + 4, box.y + y * box.height));
          return { cut: words.scrollHeight - words.clientHeight, covered: seen.some((one) => !one?.closest('.coach')) };
        });
        expect({ cut: cut > 1, covered }, lang).toEqual({ cut: false, covered: false });
      }
    };
    await whole();
    expect(await height()).toBe(silent);
    const asked = await page.locator('.prompt').getAttribute('data-ask');
    await page.locator('main [data-offer]').first().press('Enter');
    await page.locator('.prompt[data-chosen] .acts .act').press('Enter');
    await expect(page.locator(`.prompt[data-ask="${asked}"]`)).toHaveCount(0);
    // In a first game the next question may have its words already.
    await expect(coach.locator(lang === 'en' ? '.words p' : '[data-remark]')).toBeVisible();
    await whole();
  }
  await page.locator('.coach .ib').click();
  await expect(page.locator('.coach')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // a question may still be on its way to the coach
});
