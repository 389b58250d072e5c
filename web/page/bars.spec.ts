// The bars of the page that needs no server, at the machine's speed and with a processor four times slower: a first and a second visit, where a
// start's seconds go, bytes, what was fetched twice, tasks of the page, blocks of the tables' worker, how long an answer takes, and the workers'
// memory after ten games. Printed, never judged. `-g` chooses: visits, games, slow.
import { expect, test, type Browser, type Page, type Worker } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { over, playOut } from '../e2e/player';
import { FileServer, FOLDER } from './fileserver';
import { slower, work } from './slower';
import { longTasks, told } from './tasks';

const PATIENCE = { timeout: 300_000 };
const GAMES = Number(process.env.GAMES ?? 10);
const QUICK = { tempo: { bot_delay: 0, reading: 0, staging: 0 } };

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

/** From a tap on an answer until the page shows that the table has taken it. */
async function watchAnswers(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const kept = self as unknown as { answers: number[] };
    kept.answers = [];
    const open = (): string | null => document.querySelector('.prompt')?.getAttribute('data-ask') ?? null;
    const answered = ({ target }: Event): void => {
      if (!(target as Element).closest('.prompt[data-chosen] .acts .act')) return;
      const [asked, at] = [open(), performance.now()];
      const look = (): void => {
        if (open() === asked) requestAnimationFrame(look);
        else kept.answers.push(performance.now() - at);
      };
      look();
    };
    addEventListener('click', answered, true);
  });
  return async () => {
    const found = await page.evaluate(() => (self as unknown as { answers: number[] }).answers.splice(0));
    found.sort((one, other) => one - other);
    const at = (part: number): string => (found[Math.floor((found.length - 1) * part)] ?? 0).toFixed(0);
    return `${found.length} answers taken in ${at(0.5)} ms (half), ${at(0.95)} ms (19 of 20), ${at(1)} ms (longest)`;
  };
}

interface Heap {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}
type Said = Record<string, unknown> & { sessionId: string; message: string; targetInfo: { type: string; url: string } };

/**
 * Python's memory in each worker, JavaScript's in the tables' worker (those it began answer no debugger of the page), and all that the page's
 * process has of its own (on Linux): workers, page and compiled code.
 */
async function memory(browser: Browser, page: Page): Promise<string> {
  // Playwright has no way to ask a worker's debugger, which a browser still passes on in this older form.
  const cdp = (await page.context().newCDPSession(page)) as unknown as {
    on(event: string, hear: (said: Said) => void): void;
    send(method: string, params: object): Promise<unknown>;
    detach(): Promise<void>;
  };
  const heaps = new Map<string, Promise<Heap>>();
  const answers = new Map<string, (heap: Heap) => void>();
  cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: Heap };
    if (id === 2 && result) answers.get(sessionId)?.(result);
  });
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, url } }) => {
    if (type !== 'worker') return;
    heaps.set(`${heaps.size} ${url}`, new Promise((done) => answers.set(sessionId, done)));
    for (const [id, method] of [
      [1, 'HeapProfiler.collectGarbage'],
      [2, 'Runtime.getHeapUsage'],
    ] as const)
      void cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const pythons = await Promise.all(
    page.workers().map(
      (worker) =>
        worker
          .evaluate(
            () => (self as unknown as { python?: { _module: { HEAP8: Int8Array } } }).python?._module.HEAP8.length ?? 0,
          )
          .catch(() => 0), // it ended meanwhile, and holds nothing any more
    ),
  );
  const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);
  const lines: string[] = [];
  let own = 0;
  for (const [name, heap] of heaps) {
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await heap;
    own += usedSize + embedderHeapUsedSize + backingStorageSize;
    const kind = /(\w+)-[^/]*$/.exec(name)?.[1];
    lines.push(`${kind}: JavaScript ${mb(usedSize + embedderHeapUsedSize)}, its buffers ${mb(backingStorageSize)}`);
  }
  await cdp.detach();
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  let process = 0;
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    const said = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    process = Math.max(process, Number(/Pss:\s+(\d+)/.exec(said)?.[1] ?? 0) * 1000);
  }
  await whole.detach();
  const python = pythons.reduce((sum, bytes) => sum + bytes, 0);
  return `memory of the workers ${mb(python + own)} MB: Python ${pythons.map(mb).join(' + ')}; ${lines.join('; ')}; the page's whole process ${mb(process)}`;
}

/** Another table, without a new page. */
async function nextTable(page: Page, place: number): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', new URL('../', location.href)));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('button', { name: 'Play now with bots' }).nth(place).click();
  await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
}

for (const rate of [1, 4])
  test(`visits: a first game and two later ones, ${rate} times slower`, async ({ browser }) => {
    const files = await FileServer.start('/some/where/');
    const context = await browser.newContext();
    const page = await context.newPage();
    const before = await work(page);
    const cold = await slower(browser, rate, async () => {
      const now = await work(page);
      return `work ${(before / now).toFixed(1)} times slower; ${await firstGame(browser, page, files.base, true)}`;
    });
    let bytes = 0;
    for (const name of [...files.asked.keys()].filter((name) => !/^(\.\.|networks-)/.test(name)))
      bytes += gzipSync(await readFile(join(FOLDER, name)).catch(() => Buffer.alloc(0))).length;
    console.log(`${rate}x cold: ${cold}\n  fetched by then ${(bytes / 1e6).toFixed(2)} MB (gzip), networks apart`);
    await allKept(page);
    await page.close();
    console.log(`${rate}x: fetched twice: ${files.askedOver(1).join() || 'nothing'}`);
    for (const round of [1, 2]) {
      files.asked.clear();
      const again = await context.newPage();
      const warm = await slower(browser, rate, () => firstGame(browser, again, files.base, false));
      console.log(`${rate}x warm ${round}: ${warm}\n  fetched: ${[...files.asked.keys()].join()}`);
      await again.close();
    }
    expect(bytes).toBeGreaterThan(1e6);
    await context.close();
    await files.stop();
  });

test(`games: blocks and memory in ${GAMES} of them`, async ({ page, browser }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  await firstGame(browser, page, files.base, true);
  const [blocks, answers] = [await watchBlocks(page), await watchAnswers(page)];
  for (let game = 0; game < GAMES; game++) {
    if (game > 0) await nextTable(page, game % 3);
    const tasks = await longTasks(browser, page, async () => {
      await playOut(page, 1692 + game, undefined, 10);
      await expect(over(page).locator('h1')).not.toBeEmpty(PATIENCE);
    });
    console.log(`game ${game + 1}: ${await blocks()}; ${await answers()}; ${told(tasks)}`);
    if (game === 0 || game >= GAMES - 1) console.log(`after game ${game + 1}: ${await memory(browser, page)}`);
  }
  await files.stop();
});

test('slow: a whole game with a processor four times slower', async ({ page, browser }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  await firstGame(browser, page, files.base, true);
  await allKept(page);
  const before = await work(page);
  await slower(browser, 4, async () => {
    console.log(`work ${(before / (await work(page))).toFixed(1)} times slower`);
    const [blocks, answers] = [await watchBlocks(page), await watchAnswers(page)];
    const begun = Date.now();
    const tasks = await longTasks(browser, page, async () => {
      await playOut(page, 1692, undefined, 10);
      await expect(over(page).locator('h1')).not.toBeEmpty(PATIENCE);
    });
    console.log(`a game in ${seconds(Date.now() - begun)}: ${await answers()}; ${await blocks()}; ${told(tasks)}`);
  });
  await files.stop();
});
