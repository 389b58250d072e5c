// What one person does in the page besides playing its games, at the size of a small phone: lessons, the day's trial, cards of their own, the
// end of a game with its analysis, replay and a game that goes on from a moment of it, and the companion. `SHOTS=folder` takes pictures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { act, dice, errorsOf, over, playOut, told } from '../e2e/player';
import { FileServer } from './fileserver';

const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Through a lesson: what is told goes on, what is shown is done, and help leads to both. */
const WAYS = [
  '[data-stage]',
  '.guide [data-next]',
  '.prompt[data-chosen] .acts .act:not(:disabled)',
  '.guide [data-help]:not(:disabled)',
];
test.use({ viewport: { width: 360, height: 640 } });

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

/** Sits down with a name where the page asks for one. */
async function named(page: Page, name: string): Promise<void> {
  await page.locator('#ask-name').fill(name);
  await page.locator('form:has(#ask-name) .act').click();
}

test('one person finds everything there that a server has for one', async ({ page }) => {
  const files = await FileServer.start('/some/where/', {
    tempo: { bot_delay: 0, reading: 0, staging: 0 },
    server: 'https://friends.example/',
  });
  const wrong = errorsOf(page);
  // Bots and coach that fail play by chance or keep silent, and only the console says so.
  page.on('console', (message) => / failed|refused/.test(message.text()) && wrong.push(message.text()));
  const scene = page.locator('.guide [data-task]');

  for (const game of ['salem1692', 'new_salem', 'affliction'])
    await test.step(`the lesson of ${game} is shown, done, and gone on with after a reload`, async () => {
      await page.goto(`${files.base}learn/${game}`);
      await expect(scene).toBeVisible(PATIENCE);
      await shot(page, `01-lesson-${game}`);
      const first = await scene.getAttribute('data-task');
      await expect
        .poll(async () => {
          await page.evaluate((ways) => {
            const way = ways.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
            way?.click();
          }, WAYS);
          return scene.getAttribute('data-task', { timeout: 2000 }).catch(() => first);
        }, PATIENCE)
        .not.toBe(first);
      await shot(page, `02-lesson-${game}-later`);
      await page.reload();
      await expect(scene).toBeVisible(PATIENCE);
      expect(await scene.getAttribute('data-task')).not.toBe(first);
    });

  await test.step("the day's trial is tried", async () => {
    await page.goto(`${files.base}trial`);
    await expect(page.locator('button[data-offer]:visible').first()).toBeVisible(PATIENCE);
    await shot(page, '03-trial');
    // What has just come takes no tap.
    const chosen = page.locator('.prompt[data-chosen]');
    await expect(async () => {
      await page.locator('button[data-offer]:visible').first().click();
      await expect(chosen).toBeVisible({ timeout: 1000 });
    }).toPass(PATIENCE);
    await expect(async () => {
      await chosen.locator('.acts .act').click({ timeout: 1000 });
      await expect(chosen).toBeHidden({ timeout: 1000 });
    }).toPass(PATIENCE);
    await expect(page.locator('.reply:visible')).toHaveAttribute('data-verdict', /right|unproven|wrong/, PATIENCE);
    await shot(page, '04-trial-answered');
  });

  await test.step('a set of cards of their own is looked at and played with, a magistrate beside them', async () => {
    const cards = readFileSync(join(ROOT, 'examples/card-sets/long_frost.toml'), 'utf8');
    const file = (text: string) => ({ name: 'x.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });
    await page.goto(files.base);
    await page.getByRole('button', { name: 'Several on this device' }).nth(1).click();
    await named(page, 'Ann');
    await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
    await page.getByTestId('card-set').setInputFiles(file(cards.replace(/^cost = \d+$/m, 'cost = 44')));
    await expect(page.getByTestId('card-problems')).toContainText('44', PATIENCE);
    await page.getByTestId('card-set').setInputFiles(file(cards));
    await expect(page.getByTestId('card-problems')).toHaveCount(0);
    await expect(page.getByTestId('gallery')).toBeVisible(PATIENCE);
    await page.getByTestId('gallery').locator('summary').click();
    await page.getByTestId('gallery').scrollIntoViewIfNeeded();
    await shot(page, '05-own-set');
    await page.getByRole('button', { name: /empty seats?$/ }).click();
    const strength = page.getByRole('combobox', { name: 'Strength of this bot' }).first();
    await strength.selectOption('3');
    await expect(strength).toHaveValue('3');
    await shot(page, '06-lobby');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.prompt[data-ask]').first()).toBeVisible(PATIENCE);
    await shot(page, '07-own-set-played');
    await playOut(page, 5, undefined, 10);
    await told(page);
  });

  await test.step('a game with a coach is looked back at, stepped through, and gone on with from a moment', async () => {
    await page.evaluate(() => localStorage.setItem(`meetinghouse:/some/where/:coach`, 'true'));
    await page.goto(files.base);
    await page.getByRole('button', { name: 'Play now with bots' }).first().click();
    await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
    const table = page.url();
    // It is asked about every question, and at some of them it knows what is worth thinking about.
    const worth = page.locator('.coach [data-worth]');
    const roll = dice(3);
    await expect(async () => {
      const consider = page.locator('.coach button[aria-pressed=false]:not([aria-disabled]):visible');
      if (await consider.count()) await consider.click({ timeout: 1000 });
      else if (!(await worth.count())) await act(page, roll);
      await expect(worth).toBeVisible({ timeout: 500 });
    }).toPass(PATIENCE);
    await shot(page, '08-coach');
    await playOut(page, 3, undefined, 10);
    await told(page);
    await shot(page, '08-end');
    await expect(page.locator('.analysis svg').first()).toBeVisible(PATIENCE);
    await page.locator('.analysis').scrollIntoViewIfNeeded();
    await shot(page, '09-analysis');
    await page.getByRole('link', { name: 'Replay' }).click();
    const scrub = page.getByRole('slider', { name: 'Moment' });
    await expect(scrub).toBeVisible(PATIENCE);
    await scrub.fill(String(Number(await scrub.getAttribute('max')) - 8));
    await shot(page, '10-replay');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.getByRole('dialog')).toContainText('From here on chance is new');
    await shot(page, '11-play-on');
    await page.getByRole('button', { name: 'Alone with bots' }).click();
    await expect(page).not.toHaveURL(new RegExp(table.slice(-7)));
    await expect(page.locator('.prompt').or(over(page)).first()).toBeVisible(PATIENCE);
    await playOut(page, 5, undefined, 10);
    await expect(page.getByText('This game goes on from a moment of another one.')).toBeVisible(PATIENCE);
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await expect(page.getByText(/what was taken over follows from the other game/)).toBeVisible(PATIENCE);
    await shot(page, '12-checked');
  });

  await test.step('the companion, the rules and what the page says of itself', async () => {
    for (const [name, path, words] of [
      ['13-companion', 'companion/salem1692', 'Salem 1692'],
      ['14-rules', 'rules/affliction', 'Affliction'],
      ['15-me', 'me', 'This page needs no server'],
      ['16-home', '', 'This page needs no server'],
    ] as const) {
      await page.goto(files.base + path);
      await expect(page.getByText(words).first()).toBeVisible(PATIENCE);
      await shot(page, name);
      if (name === '13-companion') expect(await page.locator('.companion .parts a').count()).toBeGreaterThan(2);
    }
    const way = page.getByRole('link', { name: 'To a server for friends elsewhere' });
    await expect(way).toHaveAttribute('href', 'https://friends.example/');
  });
  // A plain host answers a deep link with its page for what is not there. Svelte wraps a component that is given custom properties (`TableFrame`
  // of lessons and trials) in an element with `style="display: contents"`, which the policy refuses, on a server as here.
  const known = /status of 404|inline style .*sha256-tcbDxjMo\+xKqM21aCGYbs/;
  expect(wrong.filter((one) => !known.test(one))).toEqual([]);
  await files.stop();
});
