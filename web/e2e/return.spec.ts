// Reload, lost connection, a bot in one's seat and back again, rematch, watchers, replay.
import { expect, test } from './serve';
import { clean } from './clean';
import { act, dice, open, over, playOut, startWith } from './player';

test('a reload lands back in the seat, and a lost line comes back by itself', async ({ page }) => {
  const sockets: { close: () => void }[] = [];
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    sockets.push({
      close: () => {
        void socket.close({ code: 1001 });
        void server.close();
      },
    });
  });
  const table = await open(page, { game: 'salem1692', seats: 6 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.seat.you')).toBeVisible();
  const character = await page.locator('.seat.you i.full').textContent();
  await page.reload();
  await expect(page.locator('.seat.you i.full')).toHaveText(character ?? '');
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();

  sockets.at(-1)!.close();
  // While the line is down nothing is offered; both are read at one moment, since it may be back the next.
  await page.waitForFunction(
    () => document.querySelector('.strip.lost') && !document.querySelector('button[data-offer]'),
  );
  await expect(page.locator('.strip.lost')).toBeHidden();
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  // The log goes on where it was: nothing twice, nothing lost.
  const lines = await page.locator('aside [role=log] li').allTextContents();
  expect(lines.filter((line) => line.includes('Dawn')).length).toBeLessThanOrEqual(2);
  const roll = dice(3);
  await expect.poll(() => act(page, roll).catch(() => false)).toBe(true);
});

test('a line that comes back leaves an open menu and its focus alone, also with another token for the seat', async ({
  page,
}) => {
  const closes: (() => void)[] = [];
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    const again = closes.length > 0;
    closes.push(() => void server.close().then(() => socket.close({ code: 1001 })));
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { type: string };
      socket.send(JSON.stringify(again && told.type === 'welcome' ? { ...told, token: 'renewed' } : told));
    });
  });
  const table = await open(page, { game: 'salem1692', seats: 6 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  await page.keyboard.press('m');
  const item = page.locator('dialog[open] button.row', { hasText: 'Notes' });
  await item.focus();
  closes.at(-1)!();
  await expect(page.locator('.strip.lost')).toBeAttached();
  await expect(page.locator('.strip.lost')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem('meetinghouse:tables')?.includes(id), 'renewed'))
    .toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))); // drawn
  await expect(item).toBeFocused();
  expect(closes).toHaveLength(2);
});

test('a bot takes the seat of someone who is gone, and gives it back', async ({ page, another }) => {
  const table = await open(page, { game: 'affliction', seats: 3, bots: 1, pace: 'relaxed' });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const other = await another();
  await startWith(page, other, table, 'Theo');
  await expect(other.locator('.prompt')).toBeVisible();

  const address = page.url();
  await page.goto('about:blank');
  // The other player's screen is told, by the ladder of the server: first the grace, then a bot.
  await expect
    .poll(
      async () => {
        const info = await (
          await other.request.get(`/api/tables/${table.table}`, { headers: { 'X-Invite-Key': table.key } })
        ).json();
        if (await other.locator('.prompt[data-ask]').count()) await act(other, dice(5)).catch(() => false);
        return info.people[0].rung ?? 'here';
      },
      { intervals: [300] },
    )
    .toBe('bot');
  await page.goto(address);
  await expect(page.locator('[data-replaced]')).toHaveText('You were gone, so a bot played in your place.');
  await expect
    .poll(async () => {
      const info = await (
        await other.request.get(`/api/tables/${table.table}`, { headers: { 'X-Invite-Key': table.key } })
      ).json();
      return info.people[0].rung ?? 'here';
    })
    .toBe('here');
});

test('somebody whose browser forgot comes back by the invitation, when the host says yes', async ({
  page,
  another,
}) => {
  const table = await open(page, { game: 'affliction', seats: 3, bots: 1, pace: 'relaxed' });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const lost = await another();
  await startWith(page, lost, table, 'Theo');
  await expect(lost.locator('.prompt')).toBeVisible();
  await lost.context().close();

  const anew = await another();
  await anew.setViewportSize({ width: 360, height: 640 });
  await anew.goto(`/t/${table.table}#${table.key}`);
  // The door looks again by itself: nobody knocks for somebody who is still waited for.
  await anew.getByRole('button', { name: 'I am Theo: let me back in' }).click({ timeout: 120_000 });
  await expect(anew.getByText(/Tell them this number/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(anew.locator('.prompt')).toBeVisible();
});

test('after the end: watcher, replay through any eyes, link to a moment, record, honest deal, rematch', async ({
  page,
  another,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const table = await open(page, { game: 'new_salem', seats: 3 });
  const watcher = await another();
  await watcher.goto(`/t/${table.table}#${table.key}`);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(watcher.locator('.prompt')).toBeVisible();
  await expect(watcher.locator('.prompt .acts button')).toHaveCount(0);
  await expect(watcher.locator('[data-hand] button')).toHaveCount(0);
  // The server was renewed meanwhile: the part that tells the end is there under another name only.
  let gone = true;
  await page.route('**/assets/End-*.js', (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  const renewed = page.waitForRequest((one) => one.isNavigationRequest(), { timeout: 0 }).then(() => (gone = false));
  await playOut(page, 11);
  await renewed;
  await expect(over(watcher)).toBeVisible();

  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByText('The deal was honest')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record' }).click();
  expect((await download).suggestedFilename()).toContain(table.table);

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(/Step 2 of/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Through the eyes of' }).selectOption('1');
  await expect(async () => {
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.locator('[data-hand]')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await watcher.goto(`/r/${table.table}?eyes=watch#moment=5&key=${table.key}`);
  // A link of an older version counts inputs: it opens where it led.
  const told = await page.request.get(`/api/tables/${table.table}/replay?eyes=watch&key=${table.key}`);
  const { frames } = (await told.json()) as { frames: { step?: number }[] };
  const at = frames.findLastIndex((frame) => (frame.step ?? 0) <= 5);
  await expect(watcher.getByText(new RegExp(`Step ${at + 1} of`))).toBeVisible();

  await page.goto(`/t/${table.table}`);
  // Alone with bots the next game begins at once, unless the table is to be changed first.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(table.table));
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the page says so, and rules and companion still open', async ({ page, context }) => {
    await page.goto('/companion/new_salem');
    await expect(page.getByRole('heading', { name: /New Salem/ })).toBeVisible();
    // The service worker fetches the rest of this build in the background.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const [name] = await caches.keys();
          const kept = name ? await (await caches.open(name)).keys() : [];
          return [kept.length > 60, kept.filter(({ url }) => /companion-[^/]*\.js/i.test(url)).length > 6];
        }),
      )
      .toEqual([true, true]);
    await page.goto('/');
    await expect(page.locator('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await clean(page, 'offline');
    await page.goto('/companion/new_salem');
    await expect(page.getByText(/a Witch wins with 10 Despair or more/)).toBeVisible();
    await page.goto('/companion/salem1692#crier');
    await expect(page.getByRole('button', { name: 'Night', exact: true })).toBeVisible();
    await page.goto('/rules/affliction');
    await expect(page.locator('.rule').first()).toBeVisible();
    await context.setOffline(false);
    await page.goto('/');
    await expect(page.locator('article').first()).toBeVisible();
  });
});
