// What goes wrong in a living room, with real browsers: each is told to people in one sentence, and nothing is lost.
import { expect, type Page } from '@playwright/test';
import { gather, newPhone, post, roomTest, type Opened } from './oneroom';
import { act, dice } from './player';

const test = roomTest({ grace: 60, lobby_grace: 60 });

/** Everybody answers until somebody has something to tap. */
async function asked(phones: Page[]): Promise<Page> {
  const roll = dice(4);
  for (const end = Date.now() + 60_000; Date.now() < end;)
    for (const phone of phones) {
      if (await phone.locator('.prompt[data-ask] .acts button:not([aria-disabled]), button[data-offer]').count())
        return phone;
      await act(phone, roll).catch(() => false);
    }
  throw new Error('nobody was asked');
}

test('a wall that is reloaded, and another machine in its place, show the table as it stands', async ({
  browser,
  page,
  baseURL,
}) => {
  const room = await gather(browser, page, baseURL!, { game: 'affliction', seats: 2 });
  await asked(room.phones);
  const line = page.locator('.status .now');
  await expect(line).toContainText('it is your turn');
  const stood = await line.innerText();
  const link = await page.evaluate(() => JSON.stringify(localStorage));
  await page.reload();
  await expect(line).toHaveText(stood);
  for (const name of ['Ann', 'Bea']) await expect(page.locator('.players b', { hasText: name })).toBeVisible();
  // The phones did not notice.
  for (const phone of room.phones) await expect(phone.locator('.strip')).toBeHidden();
  // A machine that knows nothing of this table gets the link from a phone's menu; here it takes what the first one kept.
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.addInitScript((kept) => {
    for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
      localStorage.setItem(name, value);
  }, link);
  await other.goto(`/s/${room.table}`);
  await expect(other.locator('.status .now')).toHaveText(stood);
  await other.context().close();
  await room.close();
});

test('Wi-Fi that comes and goes: the phone says so at once, and its question is still there', async ({
  browser,
  page,
  baseURL,
}) => {
  const room = await gather(browser, page, baseURL!, { game: 'affliction', seats: 2 });
  const phone = await asked(room.phones);
  await phone.context().setOffline(true);
  await expect(phone.locator('.strip')).toContainText('No connection. The table goes on; trying again in');
  await phone.context().setOffline(false);
  await expect(phone.locator('.strip')).toHaveText('Back at the table.');
  await expect(phone.locator('.prompt[data-ask]')).toBeVisible();
  await room.close();
});

test('the wall itself loses the line, says so and comes back', async ({ browser, page, baseURL }) => {
  const room = await gather(browser, page, baseURL!, { game: 'affliction', seats: 2 });
  await expect(page.locator('.status')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.locator('.strip')).toContainText('No connection. The table goes on; trying again in');
  await page.context().setOffline(false);
  await expect(page.locator('.strip')).toHaveText('Back at the table.');
  await room.close();
});

test('a guest on mobile data is told under the codes that these lead nowhere from there', async ({ page, baseURL }) => {
  const wish = { game: 'affliction', seats: 2, one_room: true, screen_lang: 'en' };
  const { table, key, screen } = await post<Opened>(page, baseURL!, '/api/tables', wish);
  await page.goto(`/s/${table}#${key}-${screen}`);
  const told = page.getByText('Only phones on this Wi-Fi get here, not those on mobile data.');
  await expect(told).toBeVisible();
  // Under a public address everybody gets there.
  await page.route('**/api/address', (route) => route.fulfill({ json: { url: 'https://salem.example.org' } }));
  await page.goto(baseURL!.replace(/\/\/[^:]+/, '//127.0.0.1') + `/s/${table}#${key}-${screen}`);
  await expect(page.locator('[data-code]')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('another game keeps phones and codes; people come late, leave early and swap seats in between', async ({
  browser,
  page,
  baseURL,
}) => {
  const room = await gather(browser, page, baseURL!, { game: 'salem1692', seats: 4, people: 2 });
  const [ann, bea] = room.phones as [Page, Page];
  const rolls = room.phones.map((_, i) => dice(21 + i));
  const over = page.locator('.verdict');
  for (const end = Date.now() + 300_000; Date.now() < end && !(await over.count());) {
    await Promise.all(room.phones.map((phone, i) => act(phone, rolls[i]!).catch(() => false)));
    if (await page.locator('.moment').count()) await page.keyboard.press('Escape');
  }
  await expect(over).toBeVisible();
  // Bea has read the story; nobody is pulled out of it, and the wall says who still reads.
  await bea.getByRole('button', { name: 'I have read the story' }).click();
  await expect(page.getByText('Ann is still reading the story.')).toBeVisible();
  await expect(over).toBeVisible();
  await ann.getByLabel('The next game').selectOption('affliction');
  await ann.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: /^Affliction/ })).toBeVisible();
  await expect(page.locator('[data-evening="1"]')).toBeVisible();
  for (const phone of [ann, bea]) await expect(phone.getByText('Seats', { exact: false }).first()).toBeVisible();
  // Cid comes late: a bot makes room for him, and he scans the code of its seat.
  await ann.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.locator('.qr')).toHaveCount(1);
  const code = (await page.locator('.qr').getAttribute('data-link'))!;
  const { page: cid } = await newPhone(browser, baseURL!);
  await cid.goto(code);
  await cid.getByLabel('Your name').fill('Cid');
  await cid.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Cid')).toBeVisible();
  // Bea leaves early, and a bot has her seat.
  await bea.getByRole('button', { name: 'Leave', exact: false }).first().click();
  await expect(page.locator('.qr')).toHaveCount(1);
  await ann.getByRole('button', { name: 'Bot', exact: true }).click();
  // Ann changes places with Cid.
  const seated = (): Promise<string[]> => page.locator('ol li b').allInnerTexts();
  const before = await seated();
  const cids = ann.locator('li', { hasText: 'Cid' });
  await cids.getByRole('button', { name: 'Change places with me' }).click();
  await expect.poll(async () => (await seated()).indexOf('Cid')).toBe(before.indexOf('Ann'));
  await cid.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const phone of [ann, cid]) await expect(phone.locator('.prompt')).toBeVisible();
  await expect(page.locator('.players b', { hasText: 'Cid' })).toBeVisible();
  // The score stays in its corner while they play.
  await expect(page.locator('header [data-evening="1"]')).toBeVisible();
  await cid.context().close();
  await room.close();
});
