// For everyone: a game by keyboard alone, nothing for axe to find on any page in either theme, no sideways scroll on the smallest phone.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { act, dice, open, over, playOut } from './player';

/** Each game at its largest table. */
const BIGGEST = [
  ['salem1692', 12],
  ['new_salem', 8],
  ['affliction', 4],
] as const;

/** Nothing for axe to find in either theme; the second look is at what a theme changes. Drawings are hidden from readers and left out. */
async function clean(
  page: Page,
  where: string,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
    let axe = new AxeBuilder({ page }).exclude('svg.portrait').exclude('svg.pano');
    axe =
      theme === themes[0]
        ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
        : axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const told = violations.map((one) => {
      const nodes = one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      return `${one.id}: ${nodes.join(' | ')}`;
    });
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
}

test('axe finds nothing on the pages', async ({ page }) => {
  const pages = [
    '/',
    '/rules/salem1692',
    '/rules/new_salem',
    '/rules/affliction',
    '/how/salem1692',
    '/credits',
    '/nowhere',
  ];
  for (const [i, path] of pages.entries()) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Long reading pages share one stylesheet: they are looked at in one theme each, in turn.
    await clean(page, path, i === 0 ? ['light', 'dark'] : [i % 2 ? 'light' : 'dark']);
  }
  const lobby = await open(page, { game: 'salem1692', seats: 5, bots: 2 });
  await page.goto(`/t/${lobby.table}#${lobby.key}`);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await clean(page, 'door');
  await page.goto(`/t/${lobby.table}#seat=${lobby.token}`);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await clean(page, 'lobby');
});

for (const [game, seats] of BIGGEST)
  test(`axe finds nothing at the table of ${game}`, async ({ page }) => {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt[data-ask]')).toBeVisible();
    await clean(page, 'at first');
    const roll = dice(4);
    for (let i = 0; i < 14; i++) {
      await act(page, roll).catch(() => false);
      await page.waitForTimeout(80);
    }
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await clean(page, 'later');
    await page.keyboard.press('m');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await clean(page, 'menu');
    await page.getByRole('button', { name: 'Table as text' }).click();
    await clean(page, 'as text');
  });

test('the end and the replay are clean too', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await playOut(page, 21);
  await expect(page.locator('figure svg')).toBeVisible();
  await clean(page, 'end');
  await page.goto(`/r/${table.table}`);
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await clean(page, 'replay');
});

test('a whole game by keyboard alone', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt')).toBeVisible();
  // The text view is made for this: Tab reaches every option, Enter chooses it.
  await page.keyboard.press('m');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await tabTo(page, (name) => name.includes('Table as text'));
  await page.keyboard.press('Enter');
  await expect(page.locator('.text .options')).toBeVisible();
  const roll = dice(5);
  for (const end = Date.now() + 400_000; Date.now() < end && !(await over(page).count());) {
    const n = await page.locator('.options button:not([disabled])').count();
    if (!n || (await page.locator('.text [data-held]').count())) {
      await page.waitForTimeout(40);
      continue;
    }
    const wanted = roll(n);
    let seen = -1;
    await tabTo(page, (_, inOptions) => inOptions && ++seen === wanted).catch(() => undefined);
    await page.keyboard.press('Enter');
  }
  await expect(over(page)).toBeVisible();
  await tabTo(page, (name) => name.includes('Replay'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/r\//);
});

async function tabTo(page: Page, wanted: (name: string, inOptions: boolean) => boolean): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const [name, inOptions] = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      return [at.getAttribute('aria-label') ?? at.textContent ?? '', !!at.closest('.options')] as const;
    });
    if (wanted(name, inOptions)) return;
  }
  throw new Error('no such thing within reach of Tab');
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  for (const [game, seats] of BIGGEST)
    test(`${game} with ${seats} seats never scrolls sideways`, async ({ page }) => {
      const table = await open(page, { game, seats });
      await page.goto(`/t/${table.table}#seat=${table.token}`);
      await expect(page.locator('.prompt[data-ask]')).toBeVisible();
      const roll = dice(8);
      for (let i = 0; i < 25; i++) {
        await act(page, roll).catch(() => false);
        await page.waitForTimeout(60);
        const wide = await page.evaluate(() => {
          const main = document.querySelector('main')!;
          return (
            Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) -
            innerWidth +
            Math.max(0, main.scrollWidth - main.clientWidth)
          );
        });
        expect(wide).toBeLessThanOrEqual(0);
      }
      // Twice the text size: nothing is lost, the prompt can still be used.
      await page.addStyleTag({ content: 'html { font-size: 200% }' }).catch(() => undefined);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect(page.locator('.prompt')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
});
