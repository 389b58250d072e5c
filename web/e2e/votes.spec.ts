// What a table decides together, what goes to the operator, and one's own devices.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { join, open } from './player';

async function menu(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a pause and an end are voted on, a report reaches the operator, other devices are sent away', async ({
  page,
  another,
}) => {
  const table = await open(page, { game: 'salem1692', seats: 5, bots: 2 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const others: Page[] = [];
  for (const name of ['Theo', 'Ruth']) {
    const other = await another();
    await join(other, table, name);
    others.push(other);
  }
  const [theo, ruth] = others as [Page, Page];
  await expect(page.locator('li small', { hasText: /^ready$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(theo.locator('.prompt')).toBeVisible();

  // Any of them asks; the others see what is asked and how it stands, and the vote of one more decides.
  await menu(theo);
  await theo.getByRole('button', { name: /Pause the game/ }).click();
  for (const one of [page, theo, ruth]) {
    await expect(one.getByText('Pause the game?')).toBeVisible();
    await expect(one.getByText('1 for, 0 against; 2 in favour are needed.')).toBeVisible();
  }
  await ruth.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('1 for, 1 against')).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Paused by vote of the table')).toBeVisible();
  await expect(page.getByText('Pause the game?')).toBeHidden();

  // Whoever is to be sent away sees it and has no vote.
  await menu(page);
  await page.getByText('Seats', { exact: true }).click();
  const ruths = page.getByRole('group', { name: 'Ruth' });
  await ruths.getByRole('button', { name: 'Report' }).click();
  await ruths.getByRole('combobox', { name: 'Reason' }).selectOption('stalling');
  await ruths.getByRole('textbox').fill('waits for ever');
  await ruths.getByRole('button', { name: 'Send to the operator' }).click();
  await expect(page.getByText('Your report is with the operator.')).toBeVisible();
  await ruths.getByRole('button', { name: 'Send away' }).click();
  await expect(ruth.getByText('Send Ruth away?')).toBeVisible();
  await expect(ruth.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0);
  await theo.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(
    ruth.getByText('You have been sent away from this table: by its host before the game, or by a vote.'),
  ).toBeVisible();

  // A second device on a seat: the first one sees it and closes it.
  const tokens = await theo.evaluate(() => JSON.stringify(localStorage));
  const token = /"token\\*":\\*"([\w-]+)/.exec(tokens)![1];
  const second = await another();
  await second.goto(`/t/${table.table}#seat=${token}`);
  await expect(second.locator('.prompt')).toBeVisible();
  await menu(theo);
  await expect(theo.getByText('Your seat is open on 2 devices.')).toBeVisible();
  await theo.getByRole('button', { name: 'Close all others' }).click();
  await expect(second.getByText('This link no longer opens a seat here.')).toBeVisible();
  await theo.reload();
  await expect(theo.locator('.prompt')).toBeVisible();
});
