// Every game begins with a card of one's own; nothing is asked before everybody has read theirs.
import { expect, testWith } from './serve';
import { join, open } from './player';

const test = testWith({ reading: 60, speed: 1 });
test.use({ viewport: { width: 360, height: 640 } });

const GAMES = [
  { game: 'salem1692', seats: 5, lang: 'en', says: /^You are (not )?a witch$/ },
  { game: 'new_salem', seats: 4, lang: 'fr', says: /^Vous êtes du côté des (Puritains|Sorcières)$/ },
  { game: 'affliction', seats: 2, lang: 'es', says: /Salem/ },
];

for (const { game, seats, lang, says } of GAMES)
  test.describe(`${game} in ${lang}`, () => {
    test.use({ locale: lang });
    test('says who one is before it asks anything', async ({ page }, info) => {
      const table = await open(page, { game, seats, pace: 'standard' });
      await page.goto(`/t/${table.table}#seat=${table.token}`);
      const card = page.locator('.identity');
      await expect(card.locator('h2')).toHaveText(says);
      await expect(card.locator('.goal')).not.toBeEmpty();
      expect(await card.locator('li').count()).toBeGreaterThanOrEqual(2);
      await expect(page.locator('body')).not.toContainText(/\bmoment-[a-z]/);
      await expect(page.locator('.prompt')).toHaveCount(0);
      // All of it is in sight on a small phone, and Enter is enough.
      await expect(card.locator('button')).toBeFocused();
      await expect(card.locator('button')).toBeInViewport();
      await page.screenshot({ path: info.outputPath(`who-${game}.png`) });
      await page.keyboard.press('Enter');
      await expect(page.locator('.prompt')).toBeVisible();
      await expect(card).toHaveCount(0);
      // It can be looked at again.
      await page.locator('header button').first().click();
      await page.locator('dialog .row').first().click();
      await expect(page.locator('dialog .identity h2')).toHaveText(says);
      await expect(page.locator('dialog .identity button')).toHaveCount(0);
    });
  });

test('nobody begins before the other has read', async ({ page, another }) => {
  const table = await open(page, { game: 'affliction', seats: 2, bots: 0, name: 'Ann', pace: 'standard' });
  const other = await another();
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await join(other, table, 'Bea');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.identity .act').click();
  await expect(page.locator('.identity [role=status]')).toHaveText('One player is still reading.');
  await expect(page.locator('.identity small')).toContainText('at the latest');
  await expect(page.locator('.prompt')).toHaveCount(0);
  await other.locator('.identity .act').click();
  for (const one of [page, other]) await expect(one.locator('.prompt')).toBeVisible();
});
