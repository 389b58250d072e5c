// An evening of two, and of three, on one passed phone, without a server: all three games to their ends. Until a player says that they hold the
// phone it shows nothing but a cover. `SHOTS=folder` takes pictures.
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
  byHand: boolean;
}

/** Plays for all to the end, or until it is enough: one passes the phone on when it says so, another one says that they have it. */
async function playAll(
  page: Page,
  game: string,
  seed: number,
  enough: (evening: Evening) => boolean = () => false,
): Promise<Evening> {
  const roll = dice(seed);
  const cover = page.locator('[data-pass]');
  const evening: Evening = { deeds: 0, passed: [], byHand: false };
  for (const end = Date.now() + 600_000; Date.now() < end && !enough(evening) && !(await over(page).count());) {
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
      if (evening.deeds > 3 && !evening.byHand) evening.byHand = await byHand(page, game);
      if (await page.locator('html[data-phase=night]').count()) await shot(page, `${game}-4-night`);
    } else await page.waitForTimeout(40);
  }
  return evening;
}

/** Passed on unasked, as when somebody wants to see their cards once more; false where the phone was on its way just then. */
async function byHand(page: Page, game: string): Promise<boolean> {
  const cover = page.locator('[data-pass]');
  const whole = await nameWhole(page).catch(() => false);
  const clicked = await page
    .locator('[data-pass-on]')
    .click({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );
  if (!clicked) return false;
  expect(whole).toBe(true);
  const several = page.locator('dialog[open] .btn');
  await expect(cover.or(several).first()).toBeVisible();
  if (await several.count()) {
    await shot(page, `${game}-3-to-whom`);
    await several.first().click();
  }
  await expect(cover).toBeVisible();
  return true;
}

/** What stands at the top of the screen: nothing lies over the game's name, and all of it is there. */
const nameWhole = (page: Page): Promise<boolean> =>
  page.locator('.topline h1').evaluate((h1: HTMLElement) => {
    const { left, right, top, bottom } = h1.getBoundingClientRect();
    const seen = [left + 2, right - 2].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === h1);
    return seen && h1.scrollWidth <= h1.clientWidth;
  });

/** A lobby on this phone, everybody's name in it, and the game begun; empty seats are bots'. */
async function begun(page: Page, base: string, place: number, others: string[], seen = ''): Promise<void> {
  await page.goto(base);
  await page.getByRole('button', { name: 'Several on this device' }).nth(place).click(PATIENCE);
  const [name, theirs] = [page.locator('#ask-name'), page.getByLabel('The other one’s name')];
  await expect(name.or(theirs).first()).toBeVisible(PATIENCE);
  if (await name.count()) {
    await name.fill('Ann');
    await page.locator('form:has(#ask-name) .act').click();
  }
  await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
  await expect(theirs).toBeVisible(PATIENCE);
  if (seen) await shot(page, seen);
  for (const [n, other] of others.entries()) {
    await theirs.fill(other);
    await page.locator('section:has(#share-head) button').click();
    await expect(page.getByText(`On this phone, too: ${others.slice(0, n + 1).join(', ')}`)).toBeVisible(PATIENCE);
  }
  const fill = page.getByRole('button', { name: /empty seats?$/ });
  if (await fill.count()) await fill.click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

const QUICK = { tempo: { bot_delay: 0, reading: 1, staging: 0 } };
/** What goes wrong, also where only the console says so. */
function wrongs(page: Page): string[] {
  const wrong = errorsOf(page);
  page.on('console', (message) => / failed|refused/.test(message.text()) && wrong.push(message.text()));
  return wrong;
}

test('two play an evening on one phone', async ({ page }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  const wrong = wrongs(page);
  for (const [at, game] of ['salem1692', 'new_salem', 'affliction'].entries()) {
    await begun(page, files.base, at, ['Bea'], `${game}-0-lobby`);
    const { deeds, passed, byHand: unasked } = await playAll(page, game, 1692 + at);
    await told(page);
    // The end is everybody's: it says to none of them that “you” won, and to each by name how it went.
    await expect(over(page).locator('h1')).not.toContainText('You');
    await expect(over(page).locator('[data-here]')).toHaveText([/^Ann has (won|lost)/, /^Bea has (won|lost)/]);
    await shot(page, `${game}-5-end`);
    console.log(`${game}: ${deeds} deeds, the phone passed on ${passed.length} times`);
    expect(unasked).toBe(true);
    // It went back and forth, and never to whoever had it.
    expect(new Set(passed).size).toBe(2);
    for (const [i, name] of passed.slice(1).entries()) expect(name).not.toBe(passed[i]);
  }
  expect(wrong).toEqual([]);
  await files.stop();
});

test('three share a phone: it says to whom it goes, and asks to whom it is to go', async ({ page }) => {
  const files = await FileServer.start('/some/where/', QUICK);
  const wrong = wrongs(page);
  await begun(page, files.base, 1, ['Bea', 'Cal']);
  const { passed, byHand: unasked } = await playAll(
    page,
    'three',
    1692,
    ({ passed, byHand }) => byHand && new Set(passed).size > 2,
  );
  expect(unasked).toBe(true);
  expect(passed.map((said) => /\b(Ann|Bea|Cal)\b/.exec(said)?.[1]).sort()).toEqual(
    expect.arrayContaining(['Ann', 'Bea', 'Cal']),
  );
  expect(wrong).toEqual([]);
  await files.stop();
});
