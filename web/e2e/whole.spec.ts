// A whole game of each in each language and at each size, from the first press to the story; one of them is played with a finger. In English
// axe looks at the end and at the replay too.
import { expect, test } from './serve';
import { clean } from './clean';
import { act, open, over, playOut, tap } from './player';

const GAMES = { salem1692: 4, new_salem: 3, affliction: 2 };
const LANGS = ['en', 'fr', 'es'];
const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
];

for (const [i, [game, seats]] of Object.entries(GAMES).entries())
  for (const [j, lang] of LANGS.entries()) {
    const viewport = SIZES[(i + j) % SIZES.length]!;
    const way = i + j === 0 ? tap : act;
    test.describe(`${game} in ${lang} at ${viewport.width}x${viewport.height}`, () => {
      test.use({ locale: lang, viewport });
      test(`is ${way === tap ? 'tapped' : 'played'} from the first deed to the story`, async ({ page }) => {
        const wrong: string[] = [];
        page.on('pageerror', (error) => wrong.push(String(error)));
        page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
        const table = await open(page, { game, seats });
        await page.goto(`/t/${table.table}#seat=${table.token}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const deeds = await playOut(page, 1692, way);
        expect(deeds).toBeGreaterThan(2);
        await expect(over(page).locator('h1')).not.toBeEmpty();
        // Every line of the log has words: no bare id shows anywhere.
        await expect(page.locator('body')).not.toContainText(
          /\b(salem1692|new-salem|affliction|web|error|server)-[a-z]/,
        );
        expect(new URL(page.url()).hash).toBe('');
        expect(wrong).toEqual([]);
        if (lang !== 'en') return;
        await expect(page.locator('figure svg').first()).toBeVisible();
        await clean(page, 'end');
        await page.goto(`/r/${table.table}#moment=9`);
        await expect(page.getByText(/Step 10 of/)).toBeVisible();
        await clean(page, 'replay');
      });
    });
  }
