// axe-core finds nothing: every page, and every kind of question of each game at its largest table, in both themes.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { act, dice, open, over, playOut } from './player';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing to find in either theme; the second look is at what a theme changes. Drawings are hidden from readers and left out. */
async function clean(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((to) => {
      document.documentElement.dataset.theme = to;
      // What fades in or flies is looked at where it lands.
      for (const motion of document.getAnimations()) motion.finish();
    }, theme);
    let axe = new AxeBuilder({ page }).exclude('svg.portrait').exclude('svg.pano').exclude('.sky');
    axe = theme === 'light' ? axe.withTags(WCAG) : axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const told = violations.map((one) => {
      const nodes = one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      return `${one.id}: ${nodes.join(' | ')}`;
    });
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
}

const PAGES = [
  '/',
  '/rules/salem1692',
  '/rules/new_salem',
  '/rules/affliction',
  '/how/salem1692',
  '/how/new_salem',
  '/how/affliction',
  ...['setup', 'crier', 'turns', 'tally'].map((part) => `/companion/salem1692#${part}`),
  ...['setup', 'rounds', 'end'].map((part) => `/companion/new_salem#${part}`),
  ...['setup', 'spaces', 'prices', 'end'].map((part) => `/companion/affliction#${part}`),
  '/credits',
  '/nowhere',
  '/r/NOSUCH',
  '/t/NOSUCH',
];

for (const path of PAGES)
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main')).toBeVisible();
    await clean(page, path);
  });

test('axe finds nothing at the door and in the lobby', async ({ page }) => {
  const lobby = await open(page, { game: 'salem1692', seats: 12, bots: 4 });
  await page.goto(`/t/${lobby.table}#${lobby.key}`);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await clean(page, 'door');
  await page.goto(`/t/${lobby.table}#seat=${lobby.token}`);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await clean(page, 'lobby');
});

test('axe finds nothing without a connection', async ({ page, context }) => {
  await page.goto('/');
  // The service worker keeps the page; the second visit is its own.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.locator('main')).toBeVisible();
  await clean(page, 'offline');
  await context.setOffline(false);
});

/** Each game at its largest table, and how many kinds of questions are looked at before the end. */
const TABLES = [
  ['salem1692', 12, 4],
  ['new_salem', 8, 4],
  ['affliction', 4, 4],
] as const;

for (const [game, seats, most] of TABLES)
  test(`axe finds nothing at the table of ${game}`, async ({ page }) => {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    const prompt = page.locator('.prompt[data-ask]');
    await expect(prompt).toBeVisible();
    const roll = dice(4);
    const seen = new Set<string>();
    for (let i = 0; i < 600 && seen.size < most && !(await over(page).count()); i++) {
      const kind = await prompt.getAttribute('data-kind', { timeout: 200 }).catch(() => null);
      if (kind && !seen.has(kind)) {
        seen.add(kind);
        await clean(page, kind);
      }
      const chosen = !!(await page.locator('.prompt[data-chosen]').count());
      if (chosen && !seen.has('chosen')) {
        seen.add('chosen');
        await clean(page, `${kind}, chosen`);
      }
      if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(40);
    }
    expect([...seen].length).toBeGreaterThanOrEqual(3);
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    // The sheets are the same at every table, but for the rules.
    for (const [key, where] of game !== 'salem1692'
      ? ([['?', 'rules']] as const)
      : ([
          ['m', 'menu'],
          ['n', 'notes'],
          ['?', 'rules'],
        ] as const)) {
      await page.keyboard.press(key);
      await expect(page.locator('dialog[open]')).toBeVisible();
      await clean(page, where);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Table as text' }).click();
    await clean(page, 'as text');
  });

for (const [game, seats] of [
  ['salem1692', 4],
  ['new_salem', 3],
  ['affliction', 2],
] as const)
  test(`axe finds nothing at the end and in the replay of ${game}`, async ({ page }) => {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await playOut(page, 21);
    await expect(page.locator('figure svg').first()).toBeVisible();
    await clean(page, 'end');
    await page.goto(`/r/${table.table}#moment=9`);
    await expect(page.getByText(/Step 10 of/)).toBeVisible();
    await clean(page, 'replay');
  });
