// One room over plain HTTP: a screen that everybody reads, and a phone for everybody, for each game at its largest table.
import { expect, type Page } from '@playwright/test';
import { codeOf, gather, NAMES, newPhone, post, roomTest, type Opened } from './oneroom';
import { act, dice } from './player';

const test = roomTest({});

/** How high the smallest name of a seat, and the line that says whose turn it is, are drawn on the wall. */
const smallest = (screen: Page): Promise<number> =>
  screen.evaluate((names) => {
    const wall = document.querySelector<HTMLElement>('[data-screen]')!;
    const scale = wall.getBoundingClientRect().width / wall.offsetWidth;
    const named = [...wall.querySelectorAll<HTMLElement>('[data-place^="seat-"] *')].filter((one) =>
      names.includes(
        [...one.childNodes]
          .map((node) => (node.nodeType === 3 ? node.textContent : ''))
          .join('')
          .trim(),
      ),
    );
    const line = [...wall.querySelectorAll<HTMLElement>('.status .now, .phase')];
    return Math.min(...[...named, ...line].map((one) => parseFloat(getComputedStyle(one).fontSize) * scale));
  }, NAMES);

/** Where the seats and the line that says what is to be done stand on the wall, in thousandths of its width. */
const places = (screen: Page): Promise<number[]> =>
  screen.evaluate(() =>
    [...document.querySelectorAll('[data-screen] main :is([data-place^="seat-"], .status)')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map((at) => Math.round((1000 * at) / innerWidth));
    }),
  );

/** How long somebody was away is measured, not asserted: five seconds are promised on a machine that has nothing else to do. */
function back(start: number): void {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'back after', description: `${seconds} s` });
  console.log(`    back after ${seconds} s`);
}

for (const [game, seats] of [
  ['salem1692', 12],
  ['new_salem', 8],
  ['affliction', 4],
] as const)
  test(`${game}: a screen and ${seats} phones`, async ({ browser, page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const room = await gather(browser, page, baseURL!, { game, seats });
    for (const phone of room.phones) await expect(phone.locator('.prompt')).toBeVisible();
    expect(await room.phones[0]!.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    for (const name of NAMES.slice(0, seats)) await expect(page.getByText(name).first()).toBeVisible();
    // Everybody answers what they are asked, once or twice, by touch.
    const rolls = room.phones.map((_, i) => dice(11 + i));
    let deeds = 0;
    for (let round = 0; round < 6 || (deeds < 4 && round < 100); round++)
      for (const [i, phone] of room.phones.entries()) if (await act(phone, rolls[i]!).catch(() => false)) deeds += 1;
    expect(deeds).toBeGreaterThan(3);
    // Nothing of it is secret on the wall, and it can be read from the sofa at every size.
    let before: number[] = [];
    await expect(page.locator('[data-hand] button, .prompt')).toHaveCount(0);
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The wall is drawn anew for its new size a moment later.
      await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual((20 * height) / 720);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // A larger wall shows the same, larger.
      const stand = await places(page);
      before.forEach((at, i) => expect(Math.abs(stand[i]! - at), `place ${i} at ${width}`).toBeLessThan(12));
      before = stand;
    }
    // As with a remote control: no pointer, nothing in focus. What is staged goes on with the first key.
    await page.locator('#main').focus();
    await expect(page.locator('.moment')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('.status')).toContainText('The game is paused.');
    await expect(room.phones[0]!.locator('.prompt .paused')).toBeVisible();
    const volume = page.getByRole('slider', { name: 'Volume' });
    const loud = Number(await volume.inputValue());
    await page.keyboard.press('ArrowDown');
    expect(Number(await volume.inputValue())).toBeCloseTo(loud - 0.1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause the game' })).toBeVisible();
    await room.close();
  });

test('a room is opened on the first page, its four letters are typed there, and it has no clock', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Affliction/ }) });
  await card.getByRole('button', { name: 'We are in one room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Affliction/ })).toBeVisible();
  const shown = page.locator('[data-code]');
  await expect(shown).toHaveText(/^[BCDFHJKMNPRSTWXZ]{4}$/);
  const code = await shown.innerText();
  // The code to scan stands beside it, and its letters are a fifteenth of the wall.
  await expect(page.locator('.qr').first()).toBeVisible();
  expect((await shown.boundingBox())!.height).toBeGreaterThanOrEqual(720 / 15);
  const { context, page: phone } = await newPhone(browser, baseURL!);
  await phone.goto('/');
  const field = phone.locator('input.code');
  expect(parseFloat(await field.evaluate((node) => getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(24);
  // Another code says so, and the page stays.
  await field.fill(code === 'WXZB' ? 'WXZC' : 'WXZB');
  await field.press('Enter');
  await expect(phone.locator('#join-trouble')).not.toBeEmpty();
  expect(new URL(phone.url()).pathname).toBe('/');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await phone.getByLabel('Your name').fill('Ann');
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('ol li b', { hasText: 'Ann' })).toBeVisible();
  await phone.getByRole('button', { name: /bots/i }).first().click();
  await expect(page.locator('.qr')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.status .now')).toBeVisible();
  await expect(phone.locator('.prompt')).toBeVisible();
  for (const one of [page, phone]) await expect(one.locator('[role=timer]')).toHaveCount(0);
  await context.close();
});

test('a phone that slept scans again and is back; with another one its owner asks the room', async ({
  browser,
  page,
  baseURL,
}) => {
  const room = await gather(browser, page, baseURL!, { game: 'affliction', seats: 2 });
  const [ann, bea] = room.phones as [Page, Page];
  /** Her phone sleeps, and the screen shows the code of her seat. */
  const sleep = async (): Promise<string> => {
    await expect(ann.locator('.prompt')).toBeVisible();
    await ann.goto('about:blank');
    await expect(page.locator('.gone')).toContainText('Ann');
    return codeOf(page, 0);
  };
  const link = await sleep();
  let start = Date.now();
  await ann.goto(link);
  await expect(ann.locator('.prompt')).toBeVisible();
  back(start);
  await expect(page.locator('.gone')).toBeHidden();

  const again = await sleep();
  const { context, page: other } = await newPhone(browser, baseURL!);
  await other.goto(again);
  start = Date.now();
  await other.getByRole('button', { name: 'I am Ann: let me back in' }).click();
  await bea.getByRole('button', { name: 'Yes' }).click();
  await expect(other.locator('.prompt')).toBeVisible();
  back(start);
  // Her own phone has the key of the seat: when it wakes, the other one has to go.
  await ann.goto(`/t/${room.table}`);
  await expect(ann.locator('.prompt')).toBeVisible();
  await expect(other.getByText('This link no longer opens a seat here.')).toBeVisible();
  await context.close();
  await room.close();
});

for (const [game, seats] of [
  ['salem1692', 4],
  ['new_salem', 3],
  ['affliction', 2],
] as const)
  test(`${game}: two share a phone, which says to whom it is to be passed on`, async ({ browser, page, baseURL }) => {
    const bots = Object.fromEntries(Array.from({ length: seats - 2 }, (_, i) => [String(seats - 1 - i), 1]));
    const wish = { game, seats, bots, one_room: true, pace: 'untimed' };
    const { table, key } = await post<Opened>(page, baseURL!, '/api/tables', wish);
    const { context, page: phone } = await newPhone(browser, baseURL!);
    await phone.goto(`/t/${table}#${key}`);
    await phone.getByLabel('Your name').fill('Ann');
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await phone.getByLabel('The other one’s name').fill('Bea');
    await phone.locator('section:has(#share-head) button').click();
    await phone.getByRole('button', { name: 'Start the game' }).click();
    const roll = dice(3);
    const hands: string[] = [];
    for (const end = Date.now() + 60_000; Date.now() < end && hands.length < 3;) {
      const cover = phone.locator('[data-pass]');
      if (await cover.count()) {
        hands.push(await cover.locator('.fell').innerText());
        await cover.locator('.act').click();
      } else if (!(await act(phone, roll).catch(() => false))) await phone.waitForTimeout(60);
    }
    expect(hands.map((text) => text.trim().split(' ').at(-1))).toEqual(['Bea', 'Ann', 'Bea']);
    await context.close();
  });

test('over plain HTTP nothing is offered or missed that browsers keep for trusted pages', async ({
  browser,
  page,
  baseURL,
}) => {
  const { context, page: phone } = await newPhone(browser, baseURL!);
  const broken: string[] = [];
  phone.on('pageerror', (error) => broken.push(error.message));
  await phone.goto('/');
  await expect(phone.getByRole('heading').first()).toBeVisible();
  const trusted = await phone.evaluate(() => ({
    isSecureContext,
    'display stays on': 'wakeLock' in navigator,
    'being called': 'serviceWorker' in navigator && 'PushManager' in window,
    'kept as an app': 'serviceWorker' in navigator,
    'the share sheet': 'share' in navigator,
    clipboard: 'clipboard' in navigator,
    'random ids': 'randomUUID' in crypto,
    ciphers: !!crypto.subtle,
  }));
  expect(Object.entries(trusted).filter(([, is]) => is)).toEqual([]);
  await expect(phone.getByRole('button', { name: 'Keep Meetinghouse on this device' })).toHaveCount(0);
  const wish = { game: 'affliction', seats: 2, bots: { 1: 1 }, pace: 'untimed' };
  const { table, key } = await post<Opened>(page, baseURL!, '/api/tables', wish);
  await phone.goto(`/t/${table}#${key}`);
  await phone.getByLabel('Your name').fill('Ann');
  await phone.getByRole('button', { name: 'Sit down' }).click();
  // A link is copied all the same; there is no share sheet to open.
  await phone.getByRole('button', { name: 'Copy the link' }).first().click();
  await expect(phone.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Start the game' }).click();
  await expect(phone.locator('.prompt')).toBeVisible();
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.getByRole('button', { name: 'Notes' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Call me when it is my turn' })).toHaveCount(0);
  expect(broken).toEqual([]);
  await context.close();
});
