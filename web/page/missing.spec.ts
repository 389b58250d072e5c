// What the page offers and says where something is not there: networks that were never fetched, a browser that keeps nothing, a newer version
// that keeps its tables already.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { FileServer, FOLDER } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do
const QUICK = { tempo: { bot_delay: 0, reading: 0, staging: 0 } };

/** The strengths that the lobby of a first game on this device offers for a bot. */
async function strengths(page: Page, base: string): Promise<string[]> {
  await page.goto(base);
  await page.getByRole('button', { name: 'Several on this device' }).first().click(PATIENCE);
  const name = page.locator('#ask-name');
  const fill = page.getByRole('button', { name: /empty seats?$/ });
  await expect(name.or(fill).first()).toBeVisible(PATIENCE);
  if (await name.count()) {
    await name.fill('Ann');
    await page.locator('form:has(#ask-name) .act').click();
  }
  await fill.click(PATIENCE);
  const options = page.getByRole('combobox', { name: 'Strength of this bot' }).first().locator('option');
  await expect(options.first()).toBeAttached();
  return options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
}

test('a level whose networks are not here is not offered without a connection', async ({ page, context }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  files.gone = /^networks-/;
  await page.goto(files.base);
  // Everything is kept but what is not there.
  await page.evaluate(
    () =>
      new Promise((kept) =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'kept' && kept(data)),
      ),
  );
  expect(await strengths(page, files.base)).toContain('3'); // it can be fetched
  await context.setOffline(true);
  const offered = await strengths(page, files.base);
  expect(offered).toContain('2');
  expect(offered).not.toContain('3');
  await context.setOffline(false);
  await files.stop();
});

test('a browser that keeps nothing is told so, and plays', async ({ page }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  const tables = readdirSync(join(FOLDER, 'assets')).find((name) => name.startsWith('tables-'))!;
  files.newer.set(`assets/${tables}`, (text) => text.replace('indexedDB.open', 'noDatabaseHere.open'));
  await page.goto(files.base);
  await expect(page.getByText('This browser keeps nothing of this page')).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: 'Play now with bots' }).nth(2).click();
  await page.getByRole('button', { name: 'Sit down as a guest' }).click();
  await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
  await files.stop();
});

test('an older page says that a newer one has its tables', async ({ page }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  // As a version to come may open it.
  await page.goto(`${files.base}404.html`);
  await page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open(name, 1000);
        opening.onsuccess = () => done(opening.result.close());
      }),
    `meetinghouse ${files.base}`,
  );
  await page.goto(files.base);
  await expect(page.getByText('A newer version of this page keeps its tables on this device')).toBeVisible(PATIENCE);
  await files.stop();
});
