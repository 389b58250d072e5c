// How smoothly a table plays, with bots and stagings at their usual pace: on a processor four times slower tasks over 100 ms and the layout
// shift in a minute of play, on a desk the frames of stagings. `npm run measure` prints what docs/performance-web.md quotes; nothing here
// can fail for being slow.
import type { Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { act, dice, open, over } from '../e2e/player';

const test = testWith({ bot_delay: 0.8, staging: 1 });

interface Seen {
  long: number[];
  shift: number;
}

/** Plays for so many seconds as a person does, who looks before the next deed; the minutes it took. */
async function play(page: Page, seconds: number): Promise<number> {
  const roll = dice(4);
  const start = Date.now();
  while (Date.now() - start < seconds * 1000 && !(await over(page).count())) {
    await act(page, roll).catch(() => false);
    await page.waitForTimeout(700);
  }
  return (Date.now() - start) / 60_000;
}

for (const [game, seats] of [
  ['salem1692', 7],
  ['new_salem', 5],
  ['affliction', 4],
] as const)
  test(`a minute of ${game} on a slow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const table = await open(page, { game, seats, level: 2 });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt')).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen: Seen = { long: [], shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.duration > 100) seen.long.push(Math.round(entry.duration));
      }).observe({ type: 'longtask' });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    const minutes = await play(page, 60);
    const { long, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    console.log(
      `${game}: ${(long.length / minutes).toFixed(1)} tasks over 100 ms a minute, longest ${Math.max(0, ...long)} ms; layout shift ${shift.toFixed(3)}`,
    );
  });

test('frames of stagings on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = await open(page, { game: 'salem1692', seats: 7, level: 2 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  await page.evaluate(() => {
    const staged: Record<string, number[]> = {};
    Object.assign(window, { staged });
    let last = 0;
    const look = (now: number): void => {
      const stage = document.querySelector<HTMLElement>('.moment')?.dataset.stage;
      if (stage && last) (staged[stage] ??= []).push(now - last);
      last = stage ? now : 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await play(page, 90);
  const staged = await page.evaluate(() => (window as unknown as { staged: Record<string, number[]> }).staged);
  for (const [stage, gaps] of Object.entries(staged)) {
    const all = gaps.reduce((sum, gap) => sum + gap, 0);
    const late = gaps.filter((gap) => gap > 25).length;
    console.log(
      `${stage}: ${((gaps.length * 1000) / all).toFixed(1)} frames a second over ${(all / 1000).toFixed(1)} s, ${late} of ${gaps.length} late, longest gap ${Math.max(...gaps).toFixed(0)} ms`,
    );
  }
});
