// A game that came as a package, played by tapping: on the board it brings, and on the plain one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorsOf, open, playOut, told } from './player';
import { expect, ownPython, root, Server, test as base } from './serve';

/** A server that runs where `pip install -e examples/moonrakers` has been done. */
const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'meetinghouse-example-'));
      const made = execFileSync(ownPython(), ['-m', 'tests.examples.install', join(folder, 'venv')], {
        cwd: root,
        encoding: 'utf8',
      });
      const server = new Server(made.trim());
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that the package is installed once.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 360, height: 640 };

for (const { board, lang } of [
  { board: 'its own board', lang: 'fr' },
  { board: 'the plain board', lang: 'es' },
])
  test.describe(`on ${board}`, () => {
    test.use({ locale: lang, viewport: PHONE });

    test('a whole game is played by tapping, on a phone', async ({ page }) => {
      const wrong = errorsOf(page);
      // A board that cannot be fetched leaves the plain one.
      if (board === 'the plain board')
        await page.route('**/games/moonrakers/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      const table = await open(page, { game: 'moonrakers', seats: 4, level: 2 });
      await page.goto(`/t/${table.table}#seat=${table.token}`);
      await expect(page.locator('.prompt')).toBeVisible();
      await expect(page.locator('.moonrakers')).toHaveCount(board === 'its own board' ? 1 : 0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await playOut(page, 1692)).toBeGreaterThan(4);
      await told(page);
      expect(wrong).toEqual([]);
    });
  });

test('the home page offers it, its rules can be read, and a lobby seats its bots', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Moonrakers' });
  await expect(card).toContainText('2–6');
  await expect(card).toContainText('village pond');
  await page.goto('/rules/moonrakers#M2.3');
  await expect(page.locator('[id="M2.3"]')).toContainText('rake');
  await page.goto('/how/moonrakers');
  await expect(page.locator('#main')).toContainText('three barrels');
  await page.goto('/');
  await card.getByRole('button', { name: 'friends' }).click();
  // Whoever opens a table is asked for a name, once.
  await page.getByLabel('as the others see it').fill('Ines');
  await page.getByRole('button', { name: 'Sit down as Ines' }).click();
  await expect(page.locator('.seats')).toBeVisible();
  await page.getByRole('button', { name: /bot/i }).first().click();
  const level = page.getByRole('combobox', { name: 'Strength of this bot' });
  await expect(level.first().locator('option')).toHaveText(['newcomer', 'neighbour']);
  await expect(page.getByText('How many coins everyone begins with.')).toBeVisible();
});
