// A hand on the narrowest phone, in one room: however many cards, each is wide enough for a finger and can be read while it is held.
import { expect, type Locator, type Page } from '@playwright/test';
import { newPhone, post, roomTest, type Opened } from './oneroom';

/** Thirteen cards for everybody; with four at the table there are five Tryals as well. */
const test = roomTest(
  { speed: 600 },
  'from meetinghouse.boardgames.salem1692 import setup; setup.HAND = 13\nfrom types import SimpleNamespace\nfrom meetinghouse.server.table import commands\ncommands.secrets = SimpleNamespace(token_hex=lambda n: "02" * n)',
);
/** Cards of all lengths of names. */
const KINDS = ['accusation', 'matchmaker', 'scapegoat', 'alibi', 'witness', 'robbery'];
/** What a finger hits without looking. */
const TOUCH = 44;

/** Each of these lies face down, is hit by a finger, and can be read under it; what was read. */
async function each(phone: Page, cards: Locator, n: number, name = '.ttl'): Promise<string[]> {
  await expect(cards).toHaveCount(n);
  const read: string[] = [];
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const box = (await card.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(TOUCH);
    expect(box.height).toBeGreaterThanOrEqual(TOUCH);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(await card.evaluate((node, at) => node.contains(document.elementFromPoint(...at)), [x, y] as const)).toBe(
      true,
    );
    const title = card.locator(name);
    await expect(title).toHaveCount(0);
    await phone.mouse.move(x, y);
    await phone.mouse.down();
    await expect(title).toBeVisible();
    const fits = await title.evaluate((node) => ({
      wide: node.scrollWidth <= node.clientWidth,
      high: node.scrollHeight <= node.clientHeight + 1,
      size: parseFloat(getComputedStyle(node).fontSize),
    }));
    expect(fits).toMatchObject({ wide: true, high: true });
    expect(fits.size).toBeGreaterThanOrEqual(9);
    read.push(await title.innerText());
    await phone.mouse.up();
    await expect(title).toHaveCount(0);
  }
  return read;
}

test('thirteen cards and five Tryals on 360 pixels', async ({ browser, page, baseURL }) => {
  const wish = {
    game: 'salem1692',
    seats: 4,
    bots: { 1: 1, 2: 1, 3: 1 },
    one_room: true,
    pace: 'untimed',
    name: 'Ann',
  };
  const { table, token } = await post<Opened>(page, baseURL!, '/api/tables', { ...wish, start: true });
  const { page: phone } = await newPhone(browser, baseURL!, { width: 360, height: 640 });
  await phone.emulateMedia({ reducedMotion: 'reduce' });
  await phone.goto(`/t/${table}#seat=${token}`);
  const mine = phone.locator('.mine');
  // With this secret Ann is the witch: at Dawn, which asks twice, she names herself, and so has the first turn.
  const hand = mine.locator('[data-hand] .down');
  await expect(async () => {
    const asked = phone.locator('.prompt[data-ask]:not([data-held])');
    if (await phone.locator('html[data-phase=night]').count()) {
      await expect(asked).toBeVisible({ timeout: 1000 });
      if (!(await phone.locator('.prompt[data-chosen]').count()))
        await phone.locator('[data-place="seat-0"] button').first().tap({ timeout: 1000 });
      await phone.locator('.prompt .acts .act').tap({ timeout: 1000 });
    }
    await expect(phone.locator('html[data-phase=night]')).toHaveCount(0, { timeout: 1000 });
    await expect(phone.locator('.prompt[data-kind$=turn]')).toBeVisible({ timeout: 1000 });
  }).toPass();

  const cards = await hand.count();
  expect(cards).toBeGreaterThanOrEqual(13);
  await each(phone, hand, cards);
  // The Tryals moved aside: a tap spreads them, and the hand becomes the pile.
  await mine.getByRole('button', { name: /^My Tryals: 5$/ }).tap();
  expect((await each(phone, mine.locator('.backs .down'), 5)).length).toBe(5);
  await mine.getByRole('button', { name: `My hand: ${cards}` }).tap();
  await expect(hand).toHaveCount(cards);
  // A tap picks unseen, and the page is no wider than the phone.
  await hand.nth(2).scrollIntoViewIfNeeded();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await phone.screenshot({ path: test.info().outputPath('hand.png') });
  await phone.context().close();
});

test('any hand beside five Tryals: what has no room lies aside, and a tap brings it back', async ({
  browser,
  page,
  baseURL,
}) => {
  const wish = {
    game: 'salem1692',
    seats: 4,
    bots: { 1: 1, 2: 1, 3: 1 },
    one_room: true,
    pace: 'untimed',
    name: 'Ann',
  };
  const { table, token } = await post<Opened>(page, baseURL!, '/api/tables', { ...wish, start: true });
  const { page: phone } = await newPhone(browser, baseURL!, { width: 360, height: 640 });
  await phone.emulateMedia({ reducedMotion: 'reduce' });
  let cards = 0;
  // What the server sends is changed on its way: a turn of Ann's, with so many cards.
  await phone.routeWebSocket(/\/ws\//, (socket) =>
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; view?: Record<string, unknown> };
      if (message.type === 'update') return;
      if (message.type === 'snapshot')
        Object.assign(message, {
          view: {
            ...message.view,
            phase: 'day',
            turn: 0,
            decision: { kind: 'salem1692.turn', seats: [0] },
            hand: Object.fromEntries(
              KINDS.map((kind, i) => [kind, Math.floor((cards + KINDS.length - 1 - i) / KINDS.length)]),
            ),
          },
          ask: { id: 1, kind: 'salem1692.turn', options: [{ ask: 1, do: 'draw' }] },
        });
      socket.send(JSON.stringify(message));
    }),
  );
  await phone.goto(`/t/${table}#seat=${token}`);
  const mine = phone.locator('.mine');
  const [hand, tryals] = [mine.locator('[data-hand] .down'), mine.locator('.backs .down')];
  const aside = mine.locator('.aside');
  for (cards of [0, 1, 2, 3, 4, 6, 9, 19]) {
    await phone.reload();
    await expect(phone.locator('.prompt[data-kind$=turn]')).toBeVisible();
    const read = await each(phone, hand, cards);
    expect(new Set(read).size).toBe(Math.min(cards, KINDS.length));
    // One card and five Tryals fit side by side; with two one of them is a pile.
    if (cards > 1) await aside.tap();
    await each(phone, tryals, 5);
    await expect(aside).toHaveCount(cards > 1 ? 1 : 0);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await phone.context().close();
});

test('a hand of New Salem on 360 pixels', async ({ browser, page, baseURL }) => {
  const wish = { game: 'new_salem', seats: 3, bots: { 1: 1, 2: 1 }, one_room: true, pace: 'untimed', name: 'Ann' };
  const { table, token } = await post<Opened>(page, baseURL!, '/api/tables', { ...wish, start: true });
  const { page: phone } = await newPhone(browser, baseURL!, { width: 360, height: 640 });
  await phone.emulateMedia({ reducedMotion: 'reduce' });
  await phone.goto(`/t/${table}#seat=${token}`);
  await expect(phone.locator('.prompt[data-kind="new_salem.draft"]')).toBeVisible();
  const hand = phone.locator('[data-hand] .down');
  const cards = await hand.count();
  expect(cards).toBeGreaterThanOrEqual(3);
  await each(phone, hand, cards, '.name');
  await phone.screenshot({ path: test.info().outputPath('buildings.png') });
  await phone.context().close();
});
