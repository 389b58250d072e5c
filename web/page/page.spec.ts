// The whole house without a server: fetched once, then the file server is stopped.
import { expect, test, type Page } from '@playwright/test';
import { act, dice, over, playOut, told } from '../e2e/player';
import { FileServer } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do
const question = (page: Page) => page.locator('.prompt[data-ask]').first();

/** What the browser keeps for itself of the table on this page: the numbers of its commits. */
const commits = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const table = location.pathname.split('/').pop()!;
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('meetinghouse '))!.name!;
    const opening = indexedDB.open(name);
    const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
    const asked = db
      .transaction('log')
      .objectStore('log')
      .getAllKeys(IDBKeyRange.bound([table, 0], [table, Infinity]));
    const keys = await new Promise<IDBValidKey[]>((done) => (asked.onsuccess = () => done(asked.result)));
    db.close();
    return (keys as [string, number][]).map(([, n]) => n);
  });

/** A few deeds and a reload, so many times: the same table is there again, and of what it had taken nothing is lost. */
async function reloads(page: Page, times: number, seed: number): Promise<number> {
  const roll = dice(seed);
  let done = 0;
  for (; done < times && !(await over(page).count()); done++) {
    for (let deeds = 0, looks = 0; deeds < 3 && looks < 200; looks++)
      if (await act(page, roll).catch(() => false)) deeds += 1;
      else await page.waitForTimeout(20);
    const at = page.url();
    const before = await commits(page);
    await page.reload();
    await expect(question(page).or(over(page)).first()).toBeVisible(PATIENCE);
    expect(page.url()).toBe(at);
    expect((await commits(page)).slice(0, before.length)).toEqual(before);
  }
  return done;
}

test('games are played to their ends without a connection, over reloads and in a second tab', async ({
  page,
  context,
}) => {
  const files = await FileServer.start('/some/where/', { tempo: { bot_delay: 0, reading: 0, staging: 0 } });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  let [reloaded, toKeep] = [0, 0];
  await context.exposeFunction('askedToKeep', () => (toKeep += 1));
  await context.addInitScript(() => {
    const asked = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      void (self as unknown as { askedToKeep(): void }).askedToKeep();
      return asked();
    };
  });
  const begin = async (at: Page, place: number): Promise<void> => {
    // Within the house, where one is there already: a page that is left while Python comes has to fetch it anew.
    const home = at.locator('a[href="/some/where/"]').first();
    if (await home.count()) await home.click();
    else await at.goto(files.base);
    await at.getByRole('button', { name: 'Play now with bots' }).nth(place).click();
    const guest = at.getByRole('button', { name: 'Sit down as a guest' });
    await expect(guest.or(question(at)).first()).toBeVisible(PATIENCE);
    if (await guest.count()) await guest.click();
    await at.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
    await expect(question(at)).toBeVisible(PATIENCE);
  };

  await test.step('a deep link opens below any path, before Python is there', async () => {
    await page.goto(`${files.base}rules/salem1692?lang=en#S1`);
    await expect(page.locator('h1, h2').first()).toContainText('Salem');
    expect(page.url()).toBe(`${files.base}rules/salem1692?lang=en#S1`);
    const home = page.locator('a[href$="/"]').first();
    await home.hover();
    expect(await home.getAttribute('href')).toBe('/some/where/');
  });

  await test.step('a first game is there, all is kept, and nothing was fetched twice', async () => {
    await begin(page, 0);
    expect(toKeep).toBe(1);
    const kept = (): Promise<string[]> =>
      page.evaluate(async () => {
        const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return found.flat().map((request) => new URL(request.url).pathname);
      });
    // Everything that the service worker names, and the memory from which later visits go on.
    const all = await page.evaluate(async () => {
      const text = await (await fetch(new URL('../sw.js', location.href))).text();
      return JSON.parse(/const FILES = (\[.*\]);/.exec(text)![1]!) as string[];
    });
    expect(all.length).toBeGreaterThan(100);
    await expect
      .poll(async () => {
        const paths = new Set(await kept());
        const missing = all.filter((name) => !paths.has(`/some/where/${name}`));
        return [...missing, ...([...paths].some((path) => path.includes('/memory/')) ? [] : ['memory'])];
      }, PATIENCE)
      .toEqual([]);
    expect(files.askedOver(1)).toEqual([]);
  });

  await test.step('a later visit fetches nothing but what says that this version is the newest', async () => {
    files.asked.clear();
    const later = await context.newPage();
    await begin(later, 2);
    expect(files.askedOver(0)).toEqual([]);
    expect([...files.asked.keys()]).toContain('parts.json');
    await later.close();
  });

  await files.stop();

  await test.step('everything opens without a connection', async () => {
    await page.goto(`${files.base}how/new_salem`);
    await expect(page.locator('h1, h2').first()).toContainText('New Salem');
    await begin(page, 1);
  });

  await test.step('reloads come back to the same table', async () => {
    reloaded += await reloads(page, 4, 1692);
  });

  const second = await context.newPage();
  await test.step('a second tab plays the same table to its end, and the first one hears of it', async () => {
    await second.goto(page.url());
    await expect(question(second).or(over(second)).first()).toBeVisible(PATIENCE);
    await playOut(second, 1692, undefined, 10);
    await told(second);
    await expect(over(page).locator('h1')).not.toBeEmpty(PATIENCE);
  });

  for (const [place, game] of [
    [0, 'Salem 1692'],
    [2, 'Affliction'],
  ] as const)
    await test.step(`${game} is played to its end as well`, async () => {
      await begin(page, place);
      await expect(page.locator('header').first()).toContainText(game);
      reloaded += await reloads(page, 4, 1693 + place);
      await playOut(page, 1693, undefined, 10);
      await told(page);
    });
  console.log(`3 games to their ends without a connection, ${reloaded} reloads`);
  expect(reloaded).toBeGreaterThan(6);
  expect(wrong).toEqual([]);
});
