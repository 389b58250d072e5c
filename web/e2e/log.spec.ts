// A line of the log leads to its rule, and after the game to its moment in the replay.
import { expect, test } from './serve';
import { act, dice, open, playOut } from './player';

test('a line opens its rule in the drawer, and arrows walk the lines', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 5 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const line = page.locator('aside .line', { hasText: 'Dawn' }).first();
  await expect(line).toBeVisible();
  await line.click();
  const drawer = page.locator('dialog[open]');
  await expect(drawer.locator('.rule.here')).toContainText('Dawn comes once');
  await expect(drawer.locator('.rule.here')).toBeInViewport();
  await expect(drawer.locator('.rule.here')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  // The address is still the table's: the drawer is no page.
  expect(new URL(page.url()).pathname).toBe(`/t/${table.table}`);

  // Only one line is a stop for Tab; the arrows reach the others, Enter opens the rule.
  await expect(page.locator('aside .line[tabindex="0"]')).toHaveCount(1);
  await page.locator('aside .line[tabindex="0"]').focus();
  const text = await page.locator('aside li[data-n]').last().textContent();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('aside .line:focus')).not.toHaveText(text ?? '');
  await page.keyboard.press('Enter');
  await expect(drawer.locator('.rule.here')).toBeVisible();
  await page.keyboard.press('Escape');
  // Closed and gone: a closed drawer swallows keys for the moment until it is.
  await expect(page.locator('dialog')).toHaveCount(0);

  // What may be asked of the whole book is one key away.
  await page.keyboard.press('?');
  await drawer.getByRole('searchbox').fill('Asylum');
  await expect(drawer.locator('.rule').first()).toContainText('Asylum');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await act(page, dice(1));
});

test('after the game a line leads to its moment', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await playOut(page, 11);
  await page.getByRole('button', { name: 'See the table' }).click();
  const row = page.locator('aside li[data-n]', { hasText: /It is the turn of/ }).last();
  const said = (await row.locator('.line').textContent())!.trim();
  await row.locator('a').click();
  await expect(page).toHaveURL(/\/r\/.*eyes=0#event=\d+/);
  await expect(page.locator('.said')).toContainText(said);
  await expect(page.getByLabel('Through the eyes of')).toHaveValue('0');

  // The story links as well, into the open replay.
  await page.goBack();
  const befell = page.locator('.befell a').first();
  const words = (await befell.textContent())!.trim();
  await befell.click();
  await expect(page).toHaveURL(/\/r\/.*#moment=\d+/);
  await expect(page.locator('.said')).toContainText(words.slice(0, 20));
});
