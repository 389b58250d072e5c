// From a moment of a finished game to a new table: alone with bots and in one room.
import { clean } from './clean';
import { open, over, playOut, startWith, type Opened } from './player';
import { expect, test } from './serve';
import { record } from './story';

test('play on from a moment, alone: the position, the end, where it came from, and its proof', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const old = await open(page, { game: 'affliction', seats: 2 });
  await record(page, old, 3);
  await page.goto(`/t/${old.table}#seat=${old.token}`);
  await expect(over(page)).toBeVisible();
  await page.goto(`/r/${old.table}?eyes=0`);
  const scrub = page.getByRole('slider', { name: 'Moment' });
  await expect(scrub).toBeVisible();
  const last = Number(await scrub.getAttribute('max'));
  await scrub.fill(String(last - 8));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('dialog')).toContainText('From here on chance is new');
  await expect(page.getByRole('combobox', { name: 'Your seat' })).toHaveValue('0');
  await clean(page, 'play on');
  await page.getByRole('button', { name: 'Alone with bots' }).click();
  await expect(page).not.toHaveURL(new RegExp(old.table));
  await expect(page.locator('.prompt').or(over(page))).toBeVisible();
  await playOut(page, 5);
  await expect(page.getByText('This game goes on from a moment of another one.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByText(/what was taken over follows from the other game/)).toBeVisible();
  await page.getByRole('link', { name: 'See that moment' }).click();
  await expect(page).toHaveURL(new RegExp(`/r/${old.table}`));
  await expect(page.getByText(/Step \d+ of/)).toBeVisible();
});

test('in one room others sit down first, and nothing of the position can be changed', async ({ page, another }) => {
  const old = await open(page, { game: 'affliction', seats: 2 });
  await record(page, old, 4);
  await page.goto(`/t/${old.table}#seat=${old.token}`);
  await expect(over(page)).toBeVisible();
  await page.goto(`/r/${old.table}#event=20`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const answered = page.waitForResponse((one) => one.url().endsWith('/on'));
  await page.getByRole('button', { name: 'With others in this room' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expect(page.getByText('This game goes on from a moment of another one.')).toBeVisible();
  await expect(page.getByText('Players', { exact: true })).toHaveCount(0);
  const other = await another();
  await startWith(page, other, (await (await answered).json()) as Opened, 'Theo');
  for (const one of [page, other]) await expect(one.locator('.prompt, .veil').first()).toBeVisible();
  // Nobody is shown the other game's past scene by scene.
  for (const one of [page, other]) await expect(one.locator('[data-scene]')).toHaveCount(0);
});
