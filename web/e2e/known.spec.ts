// What a person has on every device and may take or end: the streak of daily trials, one file, and being forgotten. And what an
// operator may switch off.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, testWith } from './serve';
import { open, over, playOut } from './player';

const SMALLEST = { width: 360, height: 640 };
const reply = (page: Page) => page.locator('.reply:visible');

/** Picks one answer after the other until it is proven; returns what was said to each. */
async function solve(page: Page): Promise<string[]> {
  const said: string[] = [];
  const { ask } = (await (await page.request.get('/api/trial')).json()) as { ask: { options: unknown[] } };
  for (let n = 0; n < ask.options.length && !(await page.locator('[data-share]:visible').count()); n++) {
    const answered = page.waitForResponse(
      (one) => one.url().endsWith('/api/trial') && one.request().method() === 'POST',
    );
    // What has just come takes no tap.
    const chosen = page.locator('.prompt[data-chosen]');
    await expect(async () => {
      if (!(await chosen.count())) await page.locator('button[data-offer]:visible').nth(n).click();
      await expect(chosen).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(async () => {
      if (await chosen.count()) await chosen.locator('.acts .act').click({ timeout: 5000 });
      await expect(chosen).toBeHidden({ timeout: 5000 });
    }).toPass();
    said.push(((await (await answered).json()) as { verdict: string }).verdict);
    await expect(reply(page)).toHaveAttribute('data-verdict', said.at(-1)!);
  }
  return said;
}

test('a daily trial is solved on its board, told apart, shared as signs, and its streak is there on the next device', async ({
  page,
  another,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(SMALLEST);
  await page.goto('/trial');
  const said = await solve(page);
  expect(said.at(-1)).toBe('right');
  await expect(page.getByText('One day in a row.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The proof' })).toBeVisible();
  await page.locator('[data-share]').click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const signs = said.map((one) => ({ right: '✓', unproven: '?', wrong: '✗' })[one]).join('');
  expect(shared).toContain(`: ${signs} (1)`);
  for (const name of ['Hester', 'Caleb', 'Dorcas', 'Jonas', 'Patience', 'Silas', 'Mercy', 'Amos'])
    expect(shared).not.toContain(name);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/trial-solved.png` });
  // Another device of the same person, and a stranger.
  const key = await page.evaluate(() => localStorage.getItem('meetinghouse:person'));
  const phone = await another();
  // What the games are called comes late: the story is told once all the same.
  const there = phone.waitForResponse((one) => one.url().includes('/api/trial'));
  await phone.route('**/api/games', async (asked) => {
    await there;
    await asked.continue();
  });
  await phone.goto('/trial');
  await expect(phone.locator('[data-give-up]:visible')).toBeVisible();
  await phone.evaluate((mine) => localStorage.setItem('meetinghouse:person', mine!), key);
  await phone.reload();
  await expect(phone.getByText('One day in a row.')).toBeVisible();
});

test('everything is one file, and being forgotten leaves nobody behind', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  const table = await open(page, { game: 'affliction', seats: 2, name: 'Ines' });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await playOut(page, 3);
  await expect(over(page)).toBeVisible();
  await expect(async () => {
    await page.goto('/me'); // a game is counted in the background
    await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as one file' }).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  const file = JSON.parse(text) as { records: Record<string, string>; games: { id: string }[] };
  expect(file.games.map((one) => one.id)).toEqual([table.table]);
  expect(file.records[table.table]).toContain('affliction');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/mine.png`, fullPage: true });
  await page.getByRole('button', { name: 'Forget me for good' }).click();
  await expect(page.getByRole('alert')).toContainText('Nobody can bring them back');
  await page.getByRole('alert').getByRole('button', { name: 'Forget me for good' }).click();
  await expect(page.getByText('This device')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Finished games' })).toHaveCount(0);
});

testWith({ people: 'seats' })('with `seats` people are known and nothing is counted', async ({ page }) => {
  const table = await open(page, { game: 'affliction', seats: 2, name: 'Ines' });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await playOut(page, 3);
  await page.goto('/me');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you are like' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Finished games' })).toHaveCount(0);
});

testWith({ people: 'off' })('with `off` nobody is known, and a game is played as ever', async ({ page }) => {
  const asked: string[] = [];
  page.on('response', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/me') && pathname !== '/api/me/tables') asked.push(`${pathname} ${one.status()}`);
  });
  const table = await open(page, { game: 'affliction', seats: 2, name: 'Ines' });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await playOut(page, 3);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Be known next time' })).toHaveCount(0);
  await page.goto('/me');
  await expect(page.getByText('This server keeps nothing about people beyond their seats.')).toBeVisible();
  expect(asked.filter((one) => !one.endsWith(' 404'))).toEqual([]);
});
