// The page is put on the device as an app, and opens there in a window of its own when there is no connection.
import { chromium, expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWhole } from '../e2e/chromium';
import { FileServer } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do

test('it is installed, and plays from its own window without a connection', async () => {
  const files = await FileServer.start('/some/where/', { tempo: { bot_delay: 0, reading: 0, staging: 0 } });
  // Only a profile that lasts can have apps.
  const profile = mkdtempSync(join(tmpdir(), 'meetinghouse-app-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchWhole(), locale: 'en' });
  const page = await context.newPage();
  await page.goto(files.base);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          return found.flat().some((request) => request.url.includes('/networks-salem1692-'));
        }),
      PATIENCE,
    )
    .toBe(true);
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const manifestId = files.base;
  await cdp.send('PWA.install', { manifestId, installUrlOrBundleUrl: files.base });
  await cdp.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  await page.close();
  await files.stop();

  const opened = context.waitForEvent('page');
  const browser = await context.browser()!.newBrowserCDPSession();
  await browser.send('PWA.launch', { manifestId });
  const app = await opened;
  await app.waitForURL(files.base);
  await expect.poll(() => app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await app.getByRole('button', { name: 'Play now with bots' }).first().click(PATIENCE);
  await app.getByRole('button', { name: 'Sit down as a guest' }).click();
  const who = app.locator('.identity .act');
  const question = app.locator('.prompt[data-ask]').first();
  await expect(who.or(question).first()).toBeVisible(PATIENCE);
  if (await who.count()) await who.click();
  await expect(question).toBeVisible(PATIENCE);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
