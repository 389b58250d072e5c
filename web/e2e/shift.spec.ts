// What is seen stays where it is: the layout shift, as a browser counts it, is under 0.05 on the home page, and under 0.01 in play and in lessons. A browser does not
// count what follows a touch within half a second, so the tables are tapped.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { dice, open, over, tap } from './player';

const MOST = 0.05;
const MOST_IN_PLAY = 0.01;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Adds up the layout shifts that no touch or key explains. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      }[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`).join(' '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shifted(page: Page): Promise<{ sum: number; what: string[] }> {
  const all = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
  return {
    sum: all.reduce((sum, one) => sum + one.value, 0),
    what: all.filter((one) => one.value > 0.005).map((one) => `${one.value.toFixed(3)} ${one.what}`),
  };
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`home stays in place at ${width}x${height} while the games come`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watch(page);
    await page.route('**/api/games', async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /bots/ }).first()).toBeVisible();
    await page.waitForTimeout(500); // nothing may move: there is nothing to wait for
    const { sum, what } = await shifted(page);
    expect(sum, what.join('\n')).toBeLessThan(MOST);
  });

for (const [game, seats] of [
  ['salem1692', 7],
  ['new_salem', 4],
  ['affliction', 4],
] as const)
  test(`${game} stays in place while it is played`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await watch(page);
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt[data-ask]')).toBeVisible();
    const roll = dice(9);
    for (let i = 0, deeds = 0; i < 400 && deeds < 30 && !(await over(page).count()); i++) {
      if (await tap(page, roll).catch(() => false)) deeds += 1;
      else await page.waitForTimeout(40);
    }
    if (await over(page).count()) return;
    const { sum, what } = await shifted(page);
    expect(sum, what.join('\n')).toBeLessThan(MOST_IN_PLAY);
  });

/** Where the seats of a board stand, and how much of the board is out of sight. */
const standing = (page: Page): Promise<{ places: number[][]; hidden: number }> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const places = [...document.querySelectorAll('[data-place^="seat-"]')].map((one) => one.getBoundingClientRect());
    return {
      places: places.map(({ x, y, height }) => [x, y, height].map(Math.round)),
      hidden: main.scrollHeight - main.clientHeight,
    };
  });

for (const game of ['salem1692', 'new_salem', 'affliction'])
  test(`the board of the lesson of ${game} stands still`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await watch(page);
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.guide [data-task]')).toBeVisible();
    const before = await standing(page);
    expect(before.places).not.toEqual([]);
    // All of it is in sight: what the guide says lies over it.
    expect(before.hidden).toBeLessThanOrEqual(1);
    await page.evaluate(() => ((window as unknown as { shifts: unknown[] }).shifts.length = 0));
    const shown = page.locator('.prompt[data-chosen] .acts .act:not([aria-disabled])');
    // The first scene, by asking for help until the very thing is shown, and doing it: each with a finger, which a browser does not count.
    for (let i = 0; i < 200 && !(await page.locator('.guide [data-next]').count()); i++) {
      const thing = (await page.locator('[data-stage]').count())
        ? page.locator('[data-stage]')
        : (await shown.count())
          ? shown
          : page.locator('.guide [data-help]');
      await thing
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      await page.waitForTimeout(40);
    }
    await expect(page.locator('.guide [data-next]')).toBeVisible();
    expect(await standing(page)).toEqual(before);
    const { sum, what } = await shifted(page);
    expect(sum, what.join('\n')).toBeLessThan(MOST_IN_PLAY);
  });
