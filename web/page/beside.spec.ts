// A server that hands the page out: a player who has opened it there once plays on when that server cannot be reached.
import { expect, test } from '@playwright/test';
import build from '../e2e/build';
import { Server } from '../e2e/serve';
import { FOLDER } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do

test.beforeAll(build);

test('when its server is gone, the client says so and offers a game with bots here and now', async ({ page }) => {
  const server = new Server(undefined, { page: FOLDER });
  await server.start();
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return found.flat().map((request) => new URL(request.url).pathname);
    });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play without a connection' }).click();
  await page.waitForURL(/\/page\/$/);
  // What the page's service worker fetches last.
  const whole = async (): Promise<boolean> => (await kept()).some((path) => path.includes('/page/networks-salem1692-'));
  await expect.poll(whole, PATIENCE).toBe(true);
  await page.goto(server.url);
  const own = async (): Promise<number> => (await kept()).filter((path) => !path.startsWith('/page/')).length;
  await expect.poll(own, PATIENCE).toBeGreaterThan(60);
  await page.reload();
  await server.stop();
  await page.goto(server.url);
  await expect(page.getByText('No connection to the server.')).toBeVisible(PATIENCE);
  await page.getByRole('link', { name: 'here and now' }).click();
  await page.waitForURL(/\/page\/$/);
  await page.getByRole('button', { name: 'Play now with bots' }).first().click(PATIENCE);
  await page.getByRole('button', { name: 'Sit down as a guest' }).click();
  const who = page.locator('.identity .act');
  const question = page.locator('.prompt[data-ask]').first();
  await expect(who.or(question).first()).toBeVisible(PATIENCE);
  if (await who.count()) await who.click();
  await expect(question).toBeVisible(PATIENCE);
});
