// How long an update takes from the socket to the screen with twelve seats, and what a long game leaves in memory.
// `npm run measure` prints what docs/performance-web.md quotes; nothing here can fail for being slow.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../e2e/serve';
import { act, dice, open, over, type Opened } from '../e2e/player';

interface Took {
  type: string;
  bytes: number;
  /** True when no other message had come for a tenth of a second: at a table of people nearly all are. */
  alone: boolean;
  /** Milliseconds from the message to the frame after it. */
  shown: number;
}

/** Notes for every message of the socket how long it took from its coming to its frame on the screen. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const took: unknown[] = [];
    let last = 0;
    Object.assign(window, { took });
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Plain>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          const came = performance.now();
          const entry = {
            type: String(data).slice(0, 40),
            bytes: String(data).length,
            alone: came - last > 100,
            shown: 0,
          };
          last = came;
          const port = new MessageChannel();
          port.port1.onmessage = () => {
            entry.shown = performance.now() - came;
            took.push(entry);
          };
          // A frame's callback runs before it is painted; the message sent from it arrives after.
          requestAnimationFrame(() => port.port2.postMessage(0));
        });
      }
    };
  });
}

const at = (sorted: number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

function report(name: string, numbers: number[]): void {
  const sorted = [...numbers].sort((a, b) => a - b);
  console.log(
    `${name}: n=${sorted.length} p50=${at(sorted, 0.5)} p95=${at(sorted, 0.95)} p99=${at(sorted, 0.99)} max=${at(sorted, 1)} ms`,
  );
}

async function heap(cdp: CDPSession): Promise<{ heap: number; nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
}

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const)
  test(`an update with twelve seats at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watch(page);
    const table = await open(page, { game: 'salem1692', seats: 12 });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt')).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    // Processor time of the page's own thread: what the neighbours do on this machine does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cdp.send('Performance.getMetrics');
    const roll = dice(12);
    for (let i = 0; i < 400 && !(await over(page).count()); i++)
      if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(25);
    const took = (await page.evaluate(() => (window as unknown as { took: Took[] }).took)).filter((one) =>
      one.type.includes('update'),
    );
    const after = await cdp.send('Performance.getMetrics');
    report(
      'shown, all',
      took.map((one) => one.shown),
    );
    report(
      'shown, one at a time',
      took.filter((one) => one.alone).map((one) => one.shown),
    );
    for (const name of ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration']) {
      const of = (list: typeof after): number => list.metrics.find((one) => one.name === name)?.value ?? 0;
      console.log(
        `${name}: ${(((of(after) - of(before)) * 1000) / took.length).toFixed(2)} ms of processor time for each update`,
      );
    }
  });

test('long games leave nothing behind', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  let table: Opened | null = null;
  for (let game = 0; game < 3; game++) {
    table = await open(page, { game: 'salem1692', seats: 12 });
    if (game === 0) await page.goto(`/t/${table.table}#seat=${table.token}`);
    else
      await page.evaluate(([id, token]) => (location.href = `/t/${id}#seat=${token}`), [
        table.table,
        table.token,
      ] as const);
    await expect(page.locator('.prompt')).toBeVisible();
    const roll = dice(game);
    for (let i = 0; i < 3000 && !(await over(page).count()); i++) {
      if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(25);
      if (i % 25 === 0) {
        const { heap: mb, nodes } = await heap(cdp);
        const lines = await page
          .locator('aside li[data-n]')
          .last()
          .getAttribute('data-n')
          .catch(() => '');
        console.log(`game ${game}, event ${lines}: ${mb.toFixed(1)} MB, ${nodes} nodes`);
      }
    }
  }
  await page.goto(`/r/${table!.table}`);
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  for (let round = 0; round < 4; round++) {
    await page
      .getByLabel('Scrub')
      .focus()
      .catch(() => undefined);
    await page.locator('input[type=range]').focus();
    for (let i = 0; i < 150; i++) await page.keyboard.press(round % 2 ? 'ArrowLeft' : 'ArrowRight');
    const { heap: mb, nodes } = await heap(cdp);
    console.log(`replay, ${150 * (round + 1)} steps: ${mb.toFixed(1)} MB, ${nodes} nodes`);
  }
});
