// Friends: a link makes two of them, each finds the other on their own page, and one keeps apart unnoticed. And what is known of
// somebody who has played a lot comes in one answer.
import type { Page } from '@playwright/test';
import { open, over, playOut, startWith } from './player';
import { expect, test } from './serve';

const SMALLEST = { width: 360, height: 640 };

/** Forty games of Play now as a witch, among strangers: two of three are won. */
const FORTY = `
from meetinghouse.server.hall import tokens
from meetinghouse.server.store.people import Result
me = tokens.root(given)
for n in range(40):
    seats = []
    for seat in range(6):
        side, won = ('witches', n % 3 > 0) if seat == 0 else ('town', n % 3 == 0)
        person, name = (me, 'Ann') if seat == 0 else (tokens.root(f'{n % 9} {seat}'), f'Stranger {n % 9}-{seat}')
        seats.append(Result(f'T{n:06}', seat, person, name, 'salem1692', 1_790_000_000_000 + n, 6, 6, side, seat == 0, 'tituba', won, side, 1, 3, 1, 800, 4, 2, rated=True))
    await store.people.put_results(f'T{n:06}', 1, seats)
`;

/** As where the server says how it is reached from the next room. */
const onTheNetwork = (page: Page) =>
  page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.1.20:8000/' } }));

test('nothing for another device is an address that means this machine alone, and where there is no other it says so', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  const handed = (): Promise<string[]> =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('.qr')].map((one) => one.getAttribute('data-link')!),
      ...(document.body.innerText.match(/https?:\S+/g) ?? []),
    ]);
  for (const reached of [false, true]) {
    if (reached) await onTheNetwork(page);
    const lobby = await open(page, { game: 'salem1692', seats: 5, bots: 1 });
    await page.goto(`/t/${lobby.table}#seat=${lobby.token}`);
    const invite = page.locator('section:has(#invite-head)');
    const check = async (what: string, copies: number): Promise<void> => {
      const only = page.getByText('Only this machine can open this page’s address');
      if (reached) await expect(only, what).toHaveCount(0);
      else await expect(only.first(), what).toBeVisible();
      if (reached) await expect.poll(async () => (await handed()).length, what).toBeGreaterThan(0);
      const links = await handed();
      expect(
        links.filter((link) => !reached || !link.startsWith('http://192.168.1.20:8000/')),
        what,
      ).toEqual([]);
      expect(await page.getByRole('button', { name: 'Copy the link' }).count(), what).toBe(reached ? copies : 0);
    };
    await expect(invite).toBeVisible();
    await check('invite', 1);
    await expect(invite).toContainText(/[A-Z]{4}/); // four letters, for whoever stands at this machine
    const game = await open(page, { game: 'affliction', seats: 2 });
    await page.goto(`/t/${game.table}#seat=${game.token}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'another device' }).click();
    await check('another device', 2);
    await page.goto('/me');
    await page.getByRole('button', { name: 'A link for a friend' }).click();
    await check('a friend', 1);
  }
});

test('a link makes friends, and apart is said to nobody', async ({ page, another }) => {
  await page.setViewportSize(SMALLEST);
  await onTheNetwork(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'A link for a friend' }).click();
  const link = await page.locator('.link').textContent();
  const other = await another();
  await other.setViewportSize(SMALLEST);
  await other.goto(new URL(link!).pathname + new URL(link!).hash);
  await other.getByRole('button', { name: 'Yes, friends' }).click();
  await expect(other.locator('[aria-labelledby=me-company] li')).toContainText('Friend');
  await page.reload();
  await expect(page.locator('[aria-labelledby=me-company] li')).toContainText('Friend');
  if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/friends.png`, fullPage: true });
  await other.getByRole('button', { name: 'Keep apart' }).click();
  await expect(other.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  await page.reload();
  await expect(page.locator('[aria-labelledby=me-company] li')).toContainText('Friend'); // and nobody noticed
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST.width);
});

test('two who tap “Again with” at the end are friends, and one calls the other to the next table', async ({
  page,
  another,
}) => {
  const other = await another();
  for (const one of [page, other]) await one.setViewportSize(SMALLEST);
  const table = await open(page, { game: 'affliction', seats: 2, bots: 0, name: 'Ines' });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await startWith(page, other, table, 'Bea');
  await Promise.all([playOut(page, 3), playOut(other, 5)]);
  const tap = async (one: Page, name: string): Promise<void> => {
    await expect(over(one)).toBeVisible();
    const button = one.getByRole('button', { name: `Again with ${name}` });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    if (process.env.SHOTS)
      await one.locator('[aria-labelledby=again]').screenshot({ path: `${process.env.SHOTS}/again-${name}.png` });
  };
  const tied = page.locator('[aria-labelledby=me-company] li');
  await tap(page, 'Bea');
  await page.goto('/me');
  await expect(tied).toContainText('You would play again');
  await tap(other, 'Ines');
  await page.reload();
  await expect(tied).toContainText('Friend');
  const next = await open(page, { game: 'affliction', seats: 2, bots: 0, name: 'Ines' });
  await page.goto(`/t/${next.table}#seat=${next.token}`);
  const call = page.locator('[aria-labelledby=friends]').getByRole('button', { name: 'Bea' });
  await call.click();
  await expect(call).toHaveAttribute('aria-pressed', 'true');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/call.png`, fullPage: true });
});

test('/me and the home page ask once each, and somebody with forty rated games sees a band and sends a picture', async ({
  page,
  server,
}, info) => {
  await page.setViewportSize(SMALLEST);
  await onTheNetwork(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'A link for a friend' }).click();
  await expect(page.locator('.link')).toBeVisible();
  server.write(JSON.parse((await page.evaluate(() => localStorage.getItem('meetinghouse:person')))!), FORTY);
  const asked: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    // What every page of this build asks once: which games there are, and on the server's own machine how phones reach it.
    if (/^\/api\/(?!games$|address$)/.test(pathname)) asked.push(`${one.method()} ${pathname}`);
  });
  await page.goto('/me');
  const band = page.locator('[aria-labelledby=me-ratings]');
  await expect(band).toContainText(/Between 1\d\d0 and 1\d\d0, after 40 games/);
  await expect(page.getByRole('button', { name: 'Older games' })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'A picture to share' }).click();
  await (await coming).saveAs(process.env.SHOTS ? `${process.env.SHOTS}/me-shared.png` : info.outputPath('me.png'));
  await expect(page.getByText('The picture lies among your downloads.')).toBeVisible();
  expect(asked.splice(0)).toEqual(['GET /api/me']);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/forty.png`, fullPage: true });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now, with people' })).toBeVisible();
  await expect(page.locator('article').first()).toBeVisible();
  expect(asked).toEqual(['GET /api/me/tables']);
});
