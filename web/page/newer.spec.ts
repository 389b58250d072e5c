// A newer version is put up: nobody is left with half of it, nothing is fetched that is there already, and tables go on.
import { expect, test, type Page } from '@playwright/test';
import { act, dice } from '../e2e/player';
import { FileServer } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do

/** What is kept, by the name of its shelf. */
const shelves = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const shelf = await caches.open(name);
      found[name] = (await shelf.keys()).map(({ url }) => new URL(url).pathname);
    }
    return found;
  });
const ofVersions = async (page: Page): Promise<string[]> =>
  Object.keys(await shelves(page)).filter((name) => /^meetinghouse-page .* \w{10}$/.test(name));
const update = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => it!.update().catch(() => undefined)));

test('a newer version takes over when the whole of it is here', async ({ page }) => {
  const files = await FileServer.start('/some/where/', { tempo: { bot_delay: 0, reading: 0, staging: 0 } });
  await page.goto(files.base);
  await page.getByRole('button', { name: 'Play now with bots' }).nth(2).click();
  await page.getByRole('button', { name: 'Sit down as a guest' }).click();
  const question = page.locator('.prompt[data-ask]').first();
  await expect(question).toBeVisible(PATIENCE);
  const roll = dice(1);
  for (let deeds = 0; deeds < 6;) if (await act(page, roll)) deeds += 1;
  const all = async (): Promise<string[]> => Object.values(await shelves(page)).flat();
  await expect.poll(async () => (await all()).some((path) => path.includes('/networks-salem')), PATIENCE).toBe(true);
  const [old] = await ofVersions(page);
  const version = old!.split(' ').pop()!;

  await test.step('one of which a part is missing does not', async () => {
    files.newer.set('sw.js', (text) =>
      text.replaceAll(version, '1111111111').replace('const FILES = [', 'const FILES = ["assets/none.js", '),
    );
    await update(page);
    await expect.poll(() => files.asked.get('assets/none.js'), PATIENCE).toBeGreaterThan(0);
    await update(page); // is over when the one before it is
    expect(await ofVersions(page)).toContain(old);
  });

  await test.step('a whole one does, and fetches only what is new', async () => {
    files.newer.set('sw.js', (text) =>
      text.replaceAll(version, '2222222222').replace(/, "networks-affliction[^"]*"/, ''),
    );
    files.asked.clear();
    await update(page);
    await expect.poll(async () => (await ofVersions(page)).join(), PATIENCE).toMatch(/2222222222$/);
    await expect.poll(async () => (await ofVersions(page)).length, PATIENCE).toBe(1);
    await expect.poll(async () => (await all()).filter((path) => path.includes('/networks-aff')).length).toBe(0);
    expect([...files.asked.keys()].filter((name) => /^(assets|pyodide|house|answers|networks)/.test(name))).toEqual([]);
  });

  await files.stop();
  await page.reload();
  await expect(question).toBeVisible(PATIENCE);
  for (let deeds = 0; deeds < 3;) if (await act(page, roll)) deeds += 1;
});
