// A whole game of each in French and Spanish at each size, from the first press to the story; one of them is played with a finger. In English
// whole games are played where every option is looked for (reach.spec.ts).
import { expect, test } from './serve';
import { act, errorsOf, open, playOut, tap, told } from './player';

const GAMES = { salem1692: 4, new_salem: 3, affliction: 2 };
const LANGS = ['fr', 'es'];
const SIZES = [
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
];

for (const [i, [game, seats]] of Object.entries(GAMES).entries())
  for (const [j, lang] of LANGS.entries()) {
    const viewport = SIZES[(i + j) % SIZES.length]!;
    const way = game === 'new_salem' && lang === 'es' ? tap : act;
    test.describe(`${game} in ${lang} at ${viewport.width}x${viewport.height}`, () => {
      test.use({ locale: lang, viewport });
      test(`is ${way === tap ? 'tapped' : 'played'} from the first deed to the story`, async ({ page }) => {
        const wrong = errorsOf(page);
        const table = await open(page, { game, seats });
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
