// axe-core finds nothing: every page, and every kind of question of each game at its largest table, in both themes. The end and the
// replay are looked at where whole games are played (reach.spec.ts), the page without a connection in return.spec.ts.
import { expect, test } from './serve';
import { clean } from './clean';
import { doorAndLobby, eachKind } from './player';

/** The pages around the games and those of each game; one after the other in one browser, which then need not begin anew. */
const PAGES = {
  house: ['/', '/credits', '/nowhere', '/r/NOSUCH', '/t/NOSUCH'],
  salem1692: ['setup', 'crier', 'turns', 'tally'],
  new_salem: ['setup', 'rounds', 'end'],
  affliction: ['setup', 'spaces', 'prices', 'end'],
};

for (const [name, parts] of Object.entries(PAGES))
  test(`axe finds nothing on the pages of ${name}`, async ({ page }) => {
    const paths =
      name === 'house'
        ? parts
        : [`/rules/${name}`, `/how/${name}`, ...parts.map((part) => `/companion/${name}#${part}`)];
    for (const path of paths) {
      // An address that differs behind the # alone would not be loaded anew.
      await page.goto('about:blank');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main')).toBeVisible();
      await clean(page, path);
    }
  });

test('axe finds nothing at the door and in the lobby', async ({ page }) => {
  await doorAndLobby(page, 12, 4, clean);
});

/** Each game at its largest table, and how many kinds of questions are looked at before the end. */
const TABLES = [
  ['salem1692', 12, 4],
  ['new_salem', 8, 4],
  ['affliction', 4, 4],
] as const;

for (const [game, seats, most] of TABLES)
  test(`axe finds nothing at the table of ${game}`, async ({ page }) => {
    const seen = await eachKind(page, { game, seats, seed: 4, most, chosen: true }, (kind) => clean(page, kind));
    expect(seen).toBeGreaterThanOrEqual(3);
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    // The sheets are the same at every table, and the rules have pages of their own.
    for (const [key, where] of game === 'salem1692' ? Object.entries({ m: 'menu', n: 'notes', '?': 'rules' }) : []) {
      // A scene takes a key, and goes on.
      await expect(async () => {
        await page.keyboard.press(key);
        await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 5000 });
      }).toPass();
      await clean(page, where);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Table as text' }).click();
    await clean(page, 'as text');
  });
