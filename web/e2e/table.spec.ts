// At the table: a card dropped on someone, and what may not be done explaining itself with the rule.
import { expect, test } from './serve';
import { act, dice, open } from './player';

test('a card is dropped on a neighbour', async ({ page }) => {
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const roll = dice(2);
  const turn = page.locator('.prompt[data-kind="salem1692.turn"]');
  const card = page.locator('[data-hand] button[data-offer]').first();
  for (let i = 0; i < 400 && !((await turn.count()) && (await card.count())); i++) {
    await act(page, roll).catch(() => false);
    await page.waitForTimeout(40);
  }
  await expect(card).toBeVisible();
  if (await page.locator('.prompt[data-chosen]').count()) await page.keyboard.press('Escape');

  const before = await page.locator('aside .logs li').count();
  await card.dragTo(page.locator('.seat:not(.you):not(.dead) button').first());
  await expect.poll(() => page.locator('aside .logs li').count()).toBeGreaterThan(before);
  await expect(page.locator('aside .logs')).toContainText(/You (hold up|play)/);
});

test('what may not be done is refused with its rule, and nothing changes', async ({ page }) => {
  const roll = dice(6);
  const ponder = page.locator('.prompt[data-kind="new_salem.ponder"]');
  const dear = page.locator('.events button:not([data-offer])').first();
  // While the Constable thinks, a neighbour may give Hope at any moment and the question changes; now and then the
  // Constable can pay for everything to the end of the game. Then another table is opened.
  await expect(async () => {
    const table = await open(page, { game: 'new_salem', seats: 3, options: { first_constable: '0' } });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    for (let i = 0; i < 200 && !((await ponder.count()) && (await dear.count())); i++) {
      await act(page, roll).catch(() => false);
      await page.waitForTimeout(40);
    }
    await dear.click({ timeout: 2000 });
    const refused = page.locator('.prompt.refused');
    await expect(refused.locator('h2')).not.toBeEmpty({ timeout: 3000 });
    await expect(refused.locator('a')).toHaveAttribute('href', /\/rules\/new_salem#N\d/, { timeout: 1000 });
    await expect(ponder).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 300_000 });
});

// A question turns to the tab it is about: a closer look on another one must not stay as a sheet that nobody sees and that takes every tap.
test('a closer look closes when its tab is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await open(page, { game: 'new_salem', seats: 3 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  await page.locator('#tab-events').click();
  await page.locator('.events button').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.locator('#tab-district').evaluate((tab: HTMLElement) => tab.click());
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('#tab-events').click();
});
