// A whole game of each, played by clicking against bots, one in each language.
import { expect, test } from './serve';
import { open, over, playOut } from './player';

const GAMES = [
  { game: 'salem1692', seats: 5, lang: 'en' },
  { game: 'new_salem', seats: 4, lang: 'fr' },
  { game: 'affliction', seats: 2, lang: 'es' },
];

for (const { game, seats, lang } of GAMES)
  test.describe(`${game} in ${lang}`, () => {
    test.use({ locale: lang });
    test('is played from the first click to the story', async ({ page }) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      const table = await open(page, { game, seats });
      await page.goto(`/t/${table.table}#seat=${table.token}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const deeds = await playOut(page, 1692);
      expect(deeds).toBeGreaterThan(2);
      await expect(over(page).locator('h1')).not.toBeEmpty();
      // Every line of the log has words: no bare id shows anywhere.
      await expect(page.locator('body')).not.toContainText(/\b(salem1692|new-salem|affliction|web|error|server)-[a-z]/);
      expect(new URL(page.url()).hash).toBe('');
      expect(wrong).toEqual([]);
    });
  });
