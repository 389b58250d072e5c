// Whole games from the first press to the story: each in French and Spanish, and both at every size; one of them is played with a
// finger. In English Salem 1692 is played out in log.spec.ts, New Salem in return.spec.ts, and all three where every option is looked for
// (reach.spec.ts).
import { expect, test } from './serve';
import { errorsOf, open, playOut, tap, told } from './player';

const SEATS = { salem1692: 4, new_salem: 3, affliction: 2 };
const PLAYED = [
  ['salem1692', 'fr', 740, 360],
  ['new_salem', 'fr', 1440, 900],
  ['affliction', 'fr', 360, 640],
  ['salem1692', 'es', 1440, 900],
  ['new_salem', 'es', 360, 640],
  ['affliction', 'es', 740, 360],
] as const;

for (const [game, lang, width, height] of PLAYED) {
  const way = game === 'new_salem' && lang === 'es' ? tap : undefined;
  test.describe(`${game} in ${lang} at ${width}x${height}`, () => {
    test.use({ locale: lang, viewport: { width, height } });
    test(`is ${way ? 'tapped' : 'played'} from the first deed to the story`, async ({ page }) => {
      const wrong = errorsOf(page);
      const table = await open(page, { game, seats: SEATS[game] });
      await page.goto(`/t/${table.table}#seat=${table.token}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const deeds = await playOut(page, 1692, way);
      expect(deeds).toBeGreaterThan(2);
      await told(page);
      expect(new URL(page.url()).hash).toBe('');
      expect(wrong).toEqual([]);
    });
  });
}
