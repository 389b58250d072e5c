// The bars of the page that needs no server: a first and a second visit at the machine's speed and four times slower, where a start's seconds
// go, bytes, tasks of the page, blocks of the tables' worker, and the workers' memory after ten games. Printed, never judged.
import { expect, test, type Browser, type CDPSession, type Page, type Worker } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { over, playOut } from '../e2e/player';
import { FileServer, FOLDER } from './fileserver';
import { longTasks, told } from './tasks';

const PATIENCE = { timeout: 300_000 };
const GAMES = Number(process.env.GAMES ?? 10);

/** Seconds from the address to the first page and to the first question, and the longest task of the page meanwhile. */
async function firstGame(browser: Browser, page: Page, base: string, guest: boolean): Promise<string> {
  const begun = Date.now();
  let shown = 0;
  let asked = 0;
  const tasks = await longTasks(browser, page, async () => {
    await page.goto(base);
    const first = page.getByRole('button', { name: 'Play now with bots' }).first();
    await expect(first).toBeVisible(PATIENCE);
    shown = Date.now();
    await first.click();
    if (guest) await page.getByRole('button', { name: 'Sit down as a guest' }).click();
    const who = page.locator('.identity .act');
    const question = page.locator('.prompt[data-ask]').first();
    await expect(who.or(question).first()).toBeVisible(PATIENCE);
    if (await who.count()) await who.click();
    await expect(question).toBeVisible(PATIENCE);
    asked = Date.now();
  });
  return [
    `page ${seconds(shown - begun)}, first question ${seconds(asked - begun)}; ${told(tasks)}`,
    ...(await Promise.all(page.workers().map((worker) => marks(worker, begun)))),
  ].join('\n  ');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** When a worker had done what it does at its start, in seconds after the address. */
async function marks(worker: Worker, begun: number): Promise<string> {
  const found = await worker
    .evaluate(() =>
      [{ name: 'begun', startTime: 0 }, ...performance.getEntriesByType('mark')].map(
        ({ name, startTime }) => [name, performance.timeOrigin + startTime] as const,
      ),
    )
    .catch(() => []);
  const name = /(\w+)-/.exec(worker.url().split('/').pop()!)?.[1];
  return `${name}: ${found.map(([mark, at]) => `${mark} ${seconds(at - begun)}`).join(', ')}`;
}

/** The memory that a later start goes on from is kept, and so is every file. */
const allKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          const paths = found.flat().map((request) => new URL(request.url).pathname);
          return paths.some((path) => path.includes('/memory/')) && paths.some((path) => /networks-salem/.test(path));
        }),
      PATIENCE,
    )
    .toBe(true);

/** The longest time the tables' worker answered nothing, from now on. */
async function watchBlocks(page: Page): Promise<() => Promise<string>> {
  const worker = page.workers().find((one) => one.url().includes('tables'))!;
  await worker.evaluate(() => {
    const kept = self as unknown as { blocks: number[] };
    kept.blocks = [];
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      if (now - last > 60) kept.blocks.push(now - last - 10);
      last = now;
    }, 10);
  });
  return async () => {
    const found = await worker.evaluate(() => (self as unknown as { blocks: number[] }).blocks.splice(0));
    const over250 = found.filter((block) => block > 250).length;
    return `blocks of the tables' worker over 250 ms: ${over250}, longest ${Math.max(0, ...found).toFixed(0)} ms`;
  };
}

/** What Python has in each worker, and everything that the page's process has of its own (on Linux). */
async function memory(page: Page, browser: CDPSession): Promise<string> {
  const each = page.workers().map(
    (worker) =>
      worker
        .evaluate(
          () => (self as unknown as { python?: { _module: { HEAP8: Int8Array } } }).python?._module.HEAP8.length,
        )
        .then((bytes) => (bytes ?? 0) / 1e6)
        .catch(() => 0), // a worker that has ended meanwhile has no memory
  );
  const heaps = (await Promise.all(each)).filter((size) => size > 0);
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  let process = 0;
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    const said = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    process = Math.max(process, Number(/Pss:\s+(\d+)/.exec(said)?.[1] ?? 0) / 1000);
  }
  const all = heaps.reduce((sum, size) => sum + size, 0);
  return `Python in ${heaps.length} workers ${all.toFixed(0)} MB, the page's whole process ${process.toFixed(0)} MB`;
}

for (const slower of [1, 4])
  test(`a first game and a second visit, ${slower} times slower`, async ({ browser }) => {
    const files = await FileServer.start('/some/where/');
    const context = await browser.newContext();
    const visit = async (): Promise<Page> => {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      return page;
    };
    const page = await visit();
    const cold = await firstGame(browser, page, files.base, true);
    let bytes = 0;
    for (const name of [...files.asked.keys()].filter((name) => !/^(\.\.|networks-)/.test(name)))
      bytes += gzipSync(await readFile(join(FOLDER, name)).catch(() => Buffer.alloc(0))).length;
    console.log(`${slower}x cold: ${cold}\n  fetched by then ${(bytes / 1e6).toFixed(2)} MB (gzip), networks apart`);
    await allKept(page);
    await page.close();
    for (const round of [1, 2]) {
      const again = await visit();
      console.log(`${slower}x warm ${round}: ${await firstGame(browser, again, files.base, false)}`);
      await again.close();
    }
    expect(bytes).toBeGreaterThan(1e6);
    await context.close();
    await files.stop();
  });

test(`blocks and memory in ${GAMES} games`, async ({ page, browser }) => {
  const files = await FileServer.start('/some/where/', { tempo: { bot_delay: 0, reading: 0, staging: 0 } });
  const cdp = await browser.newBrowserCDPSession();
  await firstGame(browser, page, files.base, true);
  const blocks = await watchBlocks(page);
  for (let game = 0; game < GAMES; game++) {
    if (game > 0) {
      await page.evaluate(() => history.pushState(null, '', new URL('../', location.href)));
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await page
        .getByRole('button', { name: 'Play now with bots' })
        .nth(game % 3)
        .click();
    }
    await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
    const tasks = await longTasks(browser, page, async () => {
      await playOut(page, 1692 + game, undefined, 10);
      await expect(over(page).locator('h1')).not.toBeEmpty(PATIENCE);
    });
    console.log(`game ${game + 1}: ${await blocks()}; ${await memory(page, cdp)}; ${told(tasks)}`);
  }
  await files.stop();
});
