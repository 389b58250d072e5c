// How smoothly a table plays, with bots and stagings at their usual pace: in a minute of play on a phone the long tasks of a processor four times
// slower and the layout shift, on a desk the frames of stagings. `npm run measure` prints what docs/performance-web.md quotes; nothing here
// can fail for being slow.
import type { Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { act, dice, open, over } from '../e2e/player';

const test = testWith({ bot_delay: 0.8, staging: 1 });

/** How many times slower than here the processor of a phone is taken to be. */
const SLOWER = 4;
/** Milliseconds from which a browser calls a task of the page's thread long, and those that somebody feels. */
const LONG = [50, 100];

interface Trace {
  traceEvents: { name: string; ph: string; tid: number; tdur?: number; args: { name?: string } }[];
}

/**
 * Milliseconds of processor time that each task of the page's thread took, on a processor that much slower. Whatever else a busy machine does
 * in between does not count.
 */
function tasks(trace: Trace): number[] {
  const main = new Set(
    trace.traceEvents
      .filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain')
      .map((one) => one.tid),
  );
  return trace.traceEvents
    .filter((one) => one.name === 'RunTask' && one.ph === 'X' && main.has(one.tid))
    .map((one) => ((one.tdur ?? 0) / 1000) * SLOWER);
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
    const browser = page.context().browser()!;
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await page.evaluate(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    const minutes = await play(page, 60);
    const took = tasks(JSON.parse((await browser.stopTracing()).toString()) as Trace);
    expect(took.length).toBeGreaterThan(100);
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    const long = LONG.map((ms) => `${(took.filter((one) => one > ms).length / minutes).toFixed(1)} over ${ms} ms`);
    console.log(
      `${game}: tasks a minute ${long.join(', ')}, longest ${Math.max(...took).toFixed(0)} ms; layout shift ${shift.toFixed(3)}`,
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
