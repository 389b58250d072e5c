// Pictures of every page and of each game's main moments, at the size of a phone and of a desk. Those that the docs show
// are drawn anew where they stand; the others are left in test-results, to be looked at.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/serve';
import { act, dice, eachPage, open, over } from '../e2e/player';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };

test.use({ viewport: DESK });

async function take(
  page: Page,
  name: string,
  sizes: ('desk' | 'phone')[] = ['desk', 'phone'],
  fullPage = false,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size === 'desk' ? DESK : PHONE);
    // Let what flies land, what is told and said be over, and the fonts come.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    await page.waitForTimeout(700);
    await expect(page.locator('.moment, .bird, .bubbles p')).toHaveCount(0);
    const file = `${name}-${size}.png`;
    const shown = existsSync(folder + file);
    await page.screenshot({ path: shown ? folder + file : test.info().outputPath(file), fullPage });
  }
  await page.setViewportSize(DESK);
}

/** How many of what have to be on the page at least. */
type Wanted = Record<string, number>;

const asks = (kind: string, more: Wanted = {}): Wanted => ({ [`.prompt[data-kind="${kind}"]`]: 1, ...more });
const shows = (page: Page, wanted: Wanted): Promise<boolean> =>
  page.evaluate(
    (all) => Object.entries(all).every(([what, least]) => document.querySelectorAll(what).length >= least),
    wanted,
  );

/** Plays on until the page shows what is wanted. */
async function until(page: Page, wanted: Wanted, roll: (n: number) => number, most = 1500): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (await shows(page, wanted)) {
      // An answer may be under way: what is wanted must still be there when it has landed.
      await page.waitForTimeout(300);
      if (await shows(page, wanted)) return true;
    }
    if (await over(page).count()) return false;
    const did = await act(page, roll).catch(() => false);
    if (!did) await page.waitForTimeout(50);
  }
  return false;
}

/** Tries seeds until a table gets to the moment: someone who dies early sees little of the day. */
async function moment(page: Page, game: string, seats: number, wanted: Wanted): Promise<(n: number) => number> {
  for (let seed = 1; seed < 9; seed++) {
    const table = await open(page, { game, seats, level: 2 });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt[data-ask]')).toBeVisible();
    const roll = dice(seed);
    if (await until(page, wanted, roll)) return roll;
  }
  throw new Error(`no table of ${game} came to this moment`);
}

const IN_HAND = '[data-hand] button[data-offer]';
const IN_ROWS = '.rows button[data-offer]';

/** The moment with the first of what can be chosen taken up. */
async function takeChosen(
  page: Page,
  game: string,
  seats: number,
  wanted: Wanted,
  offered: string,
  name: string,
): Promise<(n: number) => number> {
  const roll = await moment(page, game, seats, wanted);
  await page.keyboard.press('Escape');
  await page.locator(offered).first().click();
  await take(page, name);
  return roll;
}

/** Plays to the end, and takes its page once charts and analysis are there. */
async function takeEnd(
  page: Page,
  roll: (n: number) => number,
  name: string,
  sizes: ('desk' | 'phone')[],
): Promise<void> {
  await until(page, { '.verdict': 1 }, roll, 4000);
  await expect(page.locator('figure svg').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The analysis is being made')).toHaveCount(0, { timeout: 240_000 });
  await take(page, name, sizes, true);
}

test('pages', async ({ page }) => {
  await eachPage(page, take);
});

test('Salem 1692', async ({ page }) => {
  const wanted = asks('salem1692.turn', { [IN_HAND]: 3, 'u.on': 4 });
  const roll = await takeChosen(page, 'salem1692', 12, wanted, IN_HAND, 'salem1692-day');
  if (await until(page, asks('salem1692.target'), roll, 100)) await take(page, 'salem1692-target');
  await takeEnd(page, roll, 'salem1692-end', ['desk', 'phone']);
  const id = page.url().split('/t/')[1];
  await page.goto(`/r/${id}#moment=120`);
  await expect(page.getByText(/Step 121 of/)).toBeVisible({ timeout: 60_000 });
  await take(page, 'replay');
});

test('Salem 1692: Night', async ({ page }) => {
  await moment(page, 'salem1692', 12, {
    ':root[data-phase="night"]': 1,
    'u.on': 4,
    '.prompt[data-ask]:not([data-kind="salem1692.confess"])': 1,
  });
  await page.keyboard.press('Escape');
  await page.locator('.seat:not(.dead):not(.you) button').nth(3).click();
  await take(page, 'salem1692-night');
});

test('Salem 1692: confession', async ({ page }) => {
  await moment(page, 'salem1692', 12, asks('salem1692.confess'));
  await take(page, 'salem1692-confession');
});

test('Salem 1692: Conspiracy', async ({ page }) => {
  await moment(page, 'salem1692', 9, { '.plot': 1, '.prompt[data-ask]': 1 });
  await take(page, 'salem1692-conspiracy');
});

test('New Salem', async ({ page }) => {
  const wanted = asks('new_salem.draft', { '.street .slot:not(.gap)': 6, '[data-hand] button': 4 });
  const roll = await takeChosen(page, 'new_salem', 8, wanted, IN_HAND, 'new-salem-draft');
  await takeEnd(page, roll, 'new-salem-end', ['desk']);
});

test('New Salem: Events', async ({ page }) => {
  await moment(page, 'new_salem', 8, asks('new_salem.ponder', { '.events li': 4 }));
  await take(page, 'new-salem-events');
});

test.describe('by candlelight', () => {
  test.use({ colorScheme: 'dark' });
  test('Affliction', async ({ page }) => {
    const wanted = asks('affliction.arrest', { [IN_ROWS]: 2 });
    const roll = await takeChosen(page, 'affliction', 4, wanted, IN_ROWS, 'affliction-arrest');
    if (await until(page, asks('affliction.messenger'), roll)) await take(page, 'affliction-messenger');
    await takeEnd(page, roll, 'affliction-end', ['desk']);
  });
});

test('the companions of the printed games', async ({ page }) => {
  await page.goto('/companion/salem1692');
  await take(page, 'companion-salem1692-setup', ['desk'], true);
  await page.goto('/companion/salem1692#crier');
  await take(page, 'companion-salem1692-crier', ['phone']);
  await page.getByRole('button', { name: 'Night', exact: true }).click();
  for (let line = 0; line < 2; line++) await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.left')).toHaveText(/\d/);
  await take(page, 'companion-salem1692-night', ['desk']);
  await page.goto('/companion/new_salem#rounds');
  await page.getByRole('button', { name: 'Player 2 becomes Constable' }).click();
  await page.getByRole('button', { name: 'Trial: Player 4' }).click();
  for (let cube = 0; cube < 9; cube++) await page.getByRole('button', { name: 'More: Despair in the town' }).click();
  await take(page, 'companion-new_salem-rounds', ['phone'], true);
  await page.getByRole('link', { name: 'The end' }).click();
  for (const [seat, character] of ['tutor', 'merchant', 'printer', 'midwife', 'notary'].entries()) {
    await page.locator('.chip').nth(seat).click();
    await page.locator('.person select').selectOption(character);
    for (const building of [seat, seat + 5, seat + 6, ...(seat === 2 ? [15, 16, 17] : [3 * seat])])
      await page.locator('.types button:last-child').nth(building).click();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'companion-new_salem-end', ['desk'], true);
  await page.goto('/companion/affliction#prices');
  await page.getByRole('button', { name: 'More: Accusations' }).click();
  await page.getByLabel('Where?').selectOption('circle');
  await take(page, 'companion-affliction-prices', ['phone']);
});
