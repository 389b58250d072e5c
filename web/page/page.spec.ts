// The whole house without a server: fetched once, then the file server is stopped.
import { expect, test } from '@playwright/test';
import { over, playOut, told } from '../e2e/player';
import { FileServer } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do

test('a game is played to its end without a connection, over a reload and in a second tab', async ({
  page,
  context,
}) => {
  const files = await FileServer.start('/some/where/', { tempo: { bot_delay: 0, reading: 0, staging: 0 } });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));

  await test.step('a deep link opens below any path, before Python is there', async () => {
    await page.goto(`${files.base}rules/salem1692?lang=en#S1`);
    await expect(page.locator('h1, h2').first()).toContainText('Salem');
    expect(page.url()).toBe(`${files.base}rules/salem1692?lang=en#S1`);
    const home = page.locator('a[href$="/"]').first();
    await home.hover();
    expect(await home.getAttribute('href')).toBe('/some/where/');
  });

  await test.step('the service worker keeps everything, and nothing was fetched twice', async () => {
    const kept = (): Promise<string[]> =>
      page.evaluate(async () => {
        const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return found.flat().map((request) => new URL(request.url).pathname);
      });
    await expect
      .poll(async () => (await kept()).some((path) => path.includes('/networks-salem1692-')), PATIENCE)
      .toBe(true);
    // A private window, which this is, has no cache of its own for what is as large as Python. A browser asks again
    // for what says which version this is, and for the icon in the tab.
    const small = /^(index\.html|sw\.js|parts\.json|icon\.svg|manifest\.webmanifest)$/;
    const twice = [...files.asked].filter(([name, times]) => times > 1 && !small.test(name));
    expect(twice).toEqual([]);
  });

  await files.stop();

  await test.step('everything opens without a connection', async () => {
    await page.goto(`${files.base}how/new_salem`);
    await expect(page.locator('h1, h2').first()).toContainText('New Salem');
    await page.goto(files.base);
    await page.getByRole('button', { name: 'Play now with bots' }).nth(1).click();
    await page.getByRole('button', { name: 'Sit down as a guest' }).click();
    await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
    await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
  });

  await test.step('a reload comes back to the same table', async () => {
    const at = page.url();
    await page.reload();
    expect(page.url()).toBe(at);
    await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
  });

  const second = await context.newPage();
  await test.step('a second tab plays the same table to its end, and the first one hears of it', async () => {
    await second.goto(page.url());
    await expect(second.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
    await playOut(second, 1692, undefined, 10);
    await told(second);
    await expect(over(page).locator('h1')).not.toBeEmpty(PATIENCE);
  });

  for (const [place, game] of [
    [0, 'Salem 1692'],
    [2, 'Affliction'],
  ] as const)
    await test.step(`${game} is played to its end as well`, async () => {
      await page.goto(files.base);
      await page.getByRole('button', { name: 'Play now with bots' }).nth(place).click();
      await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
      await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
      await expect(page.locator('header').first()).toContainText(game);
      await playOut(page, 1693, undefined, 10);
      await told(page);
    });
  expect(wrong).toEqual([]);
});
