// An evening of two on one passed phone, without a server: all three games to their ends. Until a player says that they hold the phone it shows
// nothing but a cover. `SHOTS=folder` takes pictures.
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { act, dice, errorsOf, over, told } from '../e2e/player';
import { FileServer } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const pictures = new Set<string>();
/** The first of its kind. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder || pictures.has(name)) return;
  pictures.add(name);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

interface Evening {
  deeds: number;
  passed: string[];
}

/** Plays for both to the end: one passes the phone on when it says so, the other one says that they have it. */
async function playBoth(page: Page, game: string, seed: number): Promise<Evening> {
  const roll = dice(seed);
  const cover = page.locator('[data-pass]');
  const evening: Evening = { deeds: 0, passed: [] };
  for (const end = Date.now() + 600_000; Date.now() < end && !(await over(page).count());) {
    const who = page.locator('.whoveil .act');
    if (await cover.count()) {
      await shot(page, `${game}-1-pass`);
      evening.passed.push((await cover.locator('.act').innerText()).trim());
      await cover.locator('.act').click();
    } else if (await who.count()) {
      await shot(page, `${game}-2-who`);
      await who.click({ timeout: 1000 }).catch(() => undefined);
    } else if (await act(page, roll).catch(() => false)) {
      evening.deeds += 1;
      if (evening.deeds > 3) await shot(page, `${game}-3-turn`);
      if (await page.locator('html[data-phase=night]').count()) await shot(page, `${game}-4-night`);
    } else await page.waitForTimeout(40);
  }
  return evening;
}

test('two play an evening on one phone', async ({ page }) => {
  const files = await FileServer.start('/some/where/', { tempo: { bot_delay: 0, reading: 1, staging: 0 } });
  const wrong = errorsOf(page);
  page.on('console', (message) => / failed|refused/.test(message.text()) && wrong.push(message.text()));
  for (const [at, game] of ['salem1692', 'new_salem', 'affliction'].entries()) {
    await page.goto(files.base);
    await page.getByRole('button', { name: 'Several on this device' }).nth(at).click();
    if (at === 0) {
      await page.locator('#ask-name').fill('Ann');
      await page.locator('form:has(#ask-name) .act').click();
    }
    await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
    await expect(page.getByLabel('The other one’s name')).toBeVisible(PATIENCE);
    await shot(page, `${game}-0-lobby`);
    await page.getByLabel('The other one’s name').fill('Bea');
    await page.locator('section:has(#share-head) button').click();
    await expect(page.getByText('On this phone, too: Bea')).toBeVisible(PATIENCE);
    const fill = page.getByRole('button', { name: /empty seats?$/ });
    if (await fill.count()) await fill.click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const { deeds, passed } = await playBoth(page, game, 1692 + at);
    await told(page);
    await shot(page, `${game}-5-end`);
    console.log(`${game}: ${deeds} deeds, the phone passed on ${passed.length} times`);
    // It went back and forth, and never to whoever had it.
    expect(new Set(passed).size).toBe(2);
    for (const [i, name] of passed.slice(1).entries()) expect(name).not.toBe(passed[i]);
  }
  expect(wrong).toEqual([]);
  await files.stop();
});
