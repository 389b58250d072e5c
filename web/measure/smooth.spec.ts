// How smoothly a table plays on a processor four times slower: tasks over 100 ms and the layout shift in a minute of play, bots at their
// usual pace. `npm run measure` prints what docs/performance-web.md quotes; nothing here can fail for being slow.
import { expect, Server, test as base } from '../e2e/serve';
import { act, dice, open, over } from '../e2e/player';

const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server(undefined, { bot_delay: 0.8 });
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

interface Seen {
  long: number[];
  shift: number;
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
    const roll = dice(4);
    const start = Date.now();
    while (Date.now() - start < 60_000 && !(await over(page).count())) {
      await act(page, roll).catch(() => false);
      // A person looks before the next deed.
      await page.waitForTimeout(700);
    }
    const { long, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const minutes = (Date.now() - start) / 60_000;
    console.log(
      `${game}: ${(long.length / minutes).toFixed(1)} tasks over 100 ms a minute, longest ${Math.max(0, ...long)} ms; layout shift ${shift.toFixed(3)}`,
    );
  });
