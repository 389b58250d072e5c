// The short run of `npm run sizes`: at every size the boards fit, no word is torn or cut, and no seat lies under the question.
import { expect, test } from './serve';
import { act, dice, open, over } from './player';
import { faults, settle, SIZES, type Size } from '../sizes/screens';

/** Each game at its largest table, in the language whose words are longest for it, and how many kinds of questions are looked at. */
const TABLES = [
  ['salem1692', 12, 'fr', 3],
  ['new_salem', 8, 'es', 3],
  ['affliction', 4, 'fr', 4],
] as const;

for (const [game, seats, lang, kinds] of TABLES)
  test.describe(`${game} in ${lang}`, () => {
    test.use({ locale: lang });
    test('fits at every size', async ({ page }) => {
      const table = await open(page, { game, seats });
      await page.goto(`/t/${table.table}#seat=${table.token}`);
      const prompt = page.locator('.prompt[data-ask]');
      await expect(prompt).toBeVisible();
      const roll = dice(5);
      const seen = new Set<string>();
      for (let i = 0; i < 600 && seen.size < kinds && !(await over(page).count()); i++) {
        const kind = await prompt.getAttribute('data-kind', { timeout: 200 }).catch(() => null);
        if (kind && !seen.has(kind)) {
          seen.add(kind);
          const wrong: string[] = [];
          for (const size of Object.keys(SIZES) as Size[]) {
            await page.setViewportSize(SIZES[size]);
            await settle(page);
            wrong.push(...(await faults(page)).map((fault) => `${size}: ${fault}`));
          }
          expect(wrong, kind).toEqual([]);
        }
        if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(40);
      }
      expect(seen.size).toBeGreaterThanOrEqual(2);
    });
  });
