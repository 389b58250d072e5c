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
  const controlled = (): Promise<boolean> => page.evaluate(() => !!navigator.serviceWorker.controller);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play without a connection' }).click();
  const kept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return found.flat().some((request) => /\/page\/networks-salem/.test(request.url));
    });
  await expect.poll(kept, PATIENCE).toBe(true);
  await page.goto(server.url);
  await expect.poll(controlled, PATIENCE).toBe(true);
  await expect(page.getByRole('link', { name: 'Play without a connection' })).toBeVisible();
  await server.stop();
  await page.goto(server.url);
  await expect(page.getByText('No connection to the server.')).toBeVisible(PATIENCE);
  await page.getByRole('link', { name: 'here and now' }).click();
  await page.waitForURL(/\/page\/$/);
  await page.getByRole('button', { name: 'Play now with bots' }).first().click(PATIENCE);
  await page.getByRole('button', { name: 'Sit down as a guest' }).click();
  await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
});
