// Help where it is needed, on a small phone: words open their explanation, and what cannot be chosen says why.
import { expect, test } from './serve';
import { act, dice, open } from './player';

test.use({ viewport: { width: 360, height: 640 } });

test('a word opens its explanation from the question, the log and the rules', async ({ page }, info) => {
  await page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.1.20:8000' } }));
  const table = await open(page, { game: 'new_salem', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const entry = page.locator('dialog[open] [data-entry]');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
  };
  // The question.
  await page.locator('.prompt .words [data-word]').first().click();
  await expect(entry).toBeVisible();
  await expect(entry.locator('> .picture')).not.toBeEmpty();
  await expect(entry.locator('a').first()).toHaveText(/N\d+\.\d+/);
  await page.screenshot({ path: info.outputPath('word.png') });
  await close();
  // The log, whose lines lead to their rules everywhere else.
  await page.keyboard.press('l');
  await page.locator('dialog[open] .line [data-word="constable"]').first().click();
  await expect(entry).toHaveAttribute('data-entry', 'constable');
  // A word in an explanation leads on, and a rule to the book.
  await entry.locator('[data-word="hope"]').click();
  await expect(entry).toHaveAttribute('data-entry', 'hope');
  await entry.locator('a').first().click();
  const book = page.locator('dialog[open] .rule.here');
  await expect(book).toContainText('N2.6');
  // The rules.
  await book.locator('[data-word]').first().click();
  await expect(entry).toBeVisible();
  await close();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open] .book')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // By keyboard: a list of the words in sight, and of all.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('w');
  const list = page.locator('dialog[open] .flow button');
  await expect(list.first()).toBeVisible();
  const here = await list.count();
  await page.getByRole('button', { name: 'All words' }).click();
  expect(await list.count()).toBeGreaterThan(here);
  await list.first().press('Enter');
  await expect(entry).toBeVisible();
  await close();
  // The focus goes back to where it was.
  const place = page.locator('main button[data-offer]').first();
  await place.focus();
  await page.keyboard.press('w');
  await expect(list.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
  // The menu has a link to this very seat for another device, once it is asked for.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#other-device-head')).toHaveCount(0);
  await page.getByRole('button', { name: 'another device' }).click();
  const other = page.locator('section:has(#other-device-head)');
  await expect(other).toContainText('#seat=');
  // A desk has no camera: what it takes there is an address and a code, which makes it a device of mine.
  await expect(other).toContainText(/\/me there and type this code/);
  const code = await other.locator('.code').innerText();
  const joined = await page.request.post('/api/me/join', { data: { code: code.trim() } });
  expect([joined.status(), await joined.json()]).toMatchObject([200, { name: expect.any(String) }]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  // No word is a stop, and what is asked can still be answered.
  await expect(page.locator('.prompt [data-word][tabindex], .prompt [data-word] button')).toHaveCount(0);
  expect(await act(page, dice(3))).toBe(true);
});

test('what cannot be chosen says why, with its rule, in the prompt or under a closer look', async ({ page }, info) => {
  const prompt = page.locator('.prompt');
  // A colonist while messengers are sent, under a closer look.
  const table = await open(page, { game: 'affliction', seats: 2 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(prompt).toHaveAttribute('data-kind', 'affliction.messenger');
  await page.locator('.rows .slot').first().click();
  await expect(page.locator('dialog[open] [data-not-now]')).toContainText('A4.1');
  await page.screenshot({ path: info.outputPath('why-colonist.png') });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  // A space that is taken, in the prompt.
  const roll = dice(5);
  const asked = page.locator('.prompt[data-ask][data-kind="affliction.messenger"]');
  const taken = page.locator('.path li:has(.on) button');
  await expect(async () => {
    // While somebody else thinks, or anything else is asked, a tap on a space shows it closely instead.
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    if (!(await asked.count()) || !(await taken.count())) await act(page, roll);
    await expect(asked).toBeVisible({ timeout: 500 });
    await taken.first().click({ timeout: 500 });
    await expect(prompt).toContainText('A messenger stands there already.', { timeout: 500 });
  }).toPass();
  await expect(prompt.locator('a')).toHaveText(/A3\.3/);
  await page.screenshot({ path: info.outputPath('why-space.png') });

  // An Event while Buildings are drafted.
  const other = await open(page, { game: 'new_salem', seats: 4 });
  await page.goto(`/t/${other.table}#seat=${other.token}`);
  await page.locator('#tab-events').click();
  await page.locator('.events .cardslot').first().click();
  await expect(page.locator('dialog[open] [data-not-now] a')).toHaveText(/N7\.1/);

  // The lobby: the start says what it waits for, to fingers and to keys.
  const lobby = await open(page, { game: 'salem1692', seats: 5, bots: 1 });
  await page.goto(`/t/${lobby.table}#seat=${lobby.token}`);
  const start = page.getByRole('button', { name: 'Start', exact: false }).first();
  await expect(start).toBeDisabled();
  await start.click({ force: true });
  const why = page.locator('.why[role=status]');
  await expect(why).not.toBeEmpty();
  await expect(why).toBeInViewport();
  await page.screenshot({ path: info.outputPath('why-start.png') });
});

test('with a coach above seven seats of the smallest phone, each seat keeps its accusations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('meetinghouse:coach', 'true'));
  const table = await open(page, { game: 'salem1692', seats: 7 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  // The Black Cat is the first card that lies before somebody.
  const roll = dice(2);
  await expect(async () => {
    if (!(await page.locator('.seat .front > *').count())) await act(page, roll);
    expect(await page.locator('.seat .front > *').count()).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('.coach')).toBeVisible();
  expect(
    await page
      .locator('[data-place^="seat-"]')
      .evaluateAll((seats) =>
        seats
          .filter((seat) =>
            [...seat.querySelectorAll('.meter, .state')].some(
              (one) => one.getBoundingClientRect().bottom > seat.getBoundingClientRect().bottom,
            ),
          )
          .map((seat) => seat.getAttribute('data-place')),
      ),
  ).toEqual([]);
});
