// The short run of `npm run sizes`: at every size the boards fit, no word is torn or cut, and no seat lies under the question.
import { expect, test } from './serve';
import { eachKind } from './player';
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
      const seen = await eachKind(page, { game, seats, seed: 5, most: kinds }, async (kind) => {
        const wrong: string[] = [];
        for (const size of Object.keys(SIZES) as Size[]) {
          await page.setViewportSize(SIZES[size]);
          await settle(page);
          wrong.push(...(await faults(page)).map((fault) => `${size}: ${fault}`));
        }
        expect(wrong, kind).toEqual([]);
      });
      expect(seen).toBeGreaterThanOrEqual(2);
    });
  });
