// A line of the log leads to its rule, and after the game to its moment in the replay; so does the story.
import { readFileSync } from 'node:fs';
import { clean } from './clean';
import { expect, testWith } from './serve';
import { act, dice, open, over, playOut } from './player';

const test = testWith({}, '', true);

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
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await playOut(page, 11);
  await page.getByRole('button', { name: 'See the table' }).click();
  const row = page.locator('aside li[data-n]', { hasText: /’s turn\./ }).last();
  const said = (await row.locator('.line').textContent())!.trim();
  await row.locator('a').click();
  await expect(page).toHaveURL(/\/r\/.*eyes=0#event=\d+/);
  await expect(page.locator('.said')).toContainText(said);
  await expect(page.getByLabel('Through the eyes of')).toHaveValue('0');

  // The story says how it ended, and leads from what turned the game into the open replay. The analysis comes later than all else.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/analysis', async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await expect(over(page).locator('h1')).toHaveText(/^You (won|lost)\.?$/);
  const points = page.locator('.befell a');
  await expect(points.first()).toBeVisible();
  expect(await points.count()).toBeLessThanOrEqual(8);
  await expect(page.locator('.minds .legend li')).toHaveText([/Witches \d/, /Townsfolk \d/]);
  // The analysis comes when it is made, and moves nothing of what is being read; everybody can be asked what they thought.
  const analysis = page.locator('.analysis');
  await expect(page.getByRole('region', { name: 'Be known next time' })).toBeVisible();
  const heads = (): Promise<string[]> =>
    page
      .locator('main :is(h1, h2):not(.analysis *)')
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getBoundingClientRect().top + scrollY}`));
  const before = await heads();
  expect(before.length).toBeGreaterThan(4);
  release();
  await expect(analysis.locator('h2').first()).toHaveText('Chance of winning, in percent');
  await expect(analysis.locator('.legend li').first()).toHaveText(/the witches \d/);
  await analysis.getByRole('group', { name: 'What did you think?' }).getByRole('button').last().click();
  await expect(analysis.locator('figcaption')).toBeVisible();
  expect(await heads()).toEqual(before);
  await clean(page, 'analysis');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'A picture to share' }).click(),
  ]);
  const png = readFileSync(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(30_000);
  await expect(page.getByText('The picture lies among your downloads.')).toBeVisible();
  const event = Number(/event=(\d+)/.exec((await points.first().getAttribute('href'))!)![1]);
  await points.first().click();
  // The moment with this event is on stage: it has been told, and nothing of the next moment.
  const shown = page.locator('.page[data-moment]');
  await expect.poll(async () => Number(await shown.getAttribute('data-moment'))).toBeGreaterThan(event);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(async () => Number(await shown.getAttribute('data-moment'))).toBeLessThanOrEqual(event);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.locator('.said')).toBeInViewport();

  // All cards are open, as they lay at that moment: every hidden Tryal shows its face.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.locator('.seat .tryal.seen')).toHaveCount(await page.locator('.seat .tryal').count());
  const witches = await page.locator('.seat .tryal.seen.w').count();
  expect(witches).toBeGreaterThan(0);
  await expect(page.locator('.open .guilty')).toHaveCount(witches);
  await page.getByLabel('Through the eyes of').selectOption('watch');
  await expect(page.locator('.seat .tryal.seen')).toHaveCount(0);

  // Faster, it gets on by itself.
  await page.getByLabel('Speed').selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.bar .num')).not.toHaveText(/^Step 1 of/);

  // On a phone held upright most of it is the table.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(async () => (await page.locator('.page > .story > .table').boundingBox())!.y).toBeLessThan(250);

  // And again, at another table.
  await page.goto(`/t/${table.table}`);
  await page.getByRole('button', { name: 'Change the table first' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(`/t/${table.table}`);
});
