// Tituba puts the deck in order: really dragged with the mouse, then with the keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './serve';
import { PROTOCOL } from '../src/wire/generated';
import { act, dice, open, type Opened } from './player';

interface Dealt {
  offered?: string[] | null;
}

/** Deals tables until this seat is offered Tituba: a look at what a seat is sent first tells. */
async function asTituba(page: Page): Promise<Opened> {
  await page.goto('/credits');
  for (let i = 0; i < 150; i++) {
    const table = await open(page, { game: 'salem1692', seats: 4, options: { choose_character: true } });
    const view = await page.evaluate(
      ({ id, token, protocol }) =>
        new Promise<Dealt>((resolve, reject) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${id}`);
          socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol, token, key: '', name: '' }));
          socket.onerror = () => reject(new Error('no line to the table'));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as { type: string; view?: Dealt };
            if (message.type !== 'snapshot') return;
            socket.close();
            resolve(message.view ?? {});
          };
        }),
      { id: table.table, token: table.token, protocol: PROTOCOL },
    );
    if (view.offered?.includes('tituba')) return table;
  }
  throw new Error('Tituba was never dealt');
}

/** Sits down as Tituba and plays on until the whole deck lies before her. */
async function withTheDeck(page: Page): Promise<Locator> {
  const look = page.getByRole('button', { name: 'Look at the deck, put it in order, then draw two' });
  const deck = page.locator('section[aria-label="The deck"]');
  for (let round = 0; round < 6; round++) {
    const table = await asTituba(page);
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await page.getByRole('button', { name: 'Tituba' }).first().dispatchEvent('click');
    await page.locator('.prompt .acts .act').dispatchEvent('click');
    const roll = dice(9 + round);
    for (let i = 0; i < 300 && !(await page.locator('.verdict').count()); i++) {
      // It may still show while the deed before it is on its way to the server: then it goes, and so does her turn.
      if (await look.count()) {
        await look.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => undefined);
        if (
          await deck.waitFor({ timeout: 2000 }).then(
            () => true,
            () => false,
          )
        )
          return deck;
      }
      if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(40);
    }
  }
  throw new Error('Tituba never got a turn');
}

const names = (deck: Locator): Promise<string[]> => deck.locator('li b').allTextContents();

test('she puts the deck in order, by hand and without a mouse, and draws what she put on top', async ({ page }) => {
  const deck = await withTheDeck(page);
  const before = await names(deck);
  expect(before.length).toBeGreaterThan(10);
  // Her own button is the only one: the prompt offers no other way out that would lose what she does.
  await expect(page.locator('.prompt .acts button')).toHaveCount(0);

  // The fourth card to the top, by the hand of the mouse.
  const grip = (i: number): Locator => deck.locator('li').nth(i).locator('.grip');
  const [from, to] = [(await grip(3).boundingBox())!, (await grip(0).boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2 + 4, { steps: 6 });
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
  await expect(deck.locator('li.held')).toHaveCount(1);
  await page.mouse.up();
  await expect(deck.locator('li.held')).toHaveCount(0);
  const dragged = [before[3]!, ...before.slice(0, 3), ...before.slice(4)];
  expect(await names(deck)).toEqual(dragged);

  // The third card to the top, by keys alone.
  const wanted = [dragged[2]!, dragged[0]!, dragged[1]!, ...dragged.slice(3)];
  await deck.locator('.grip[tabindex="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  expect(await names(deck)).toEqual(wanted);
  await expect(deck.getByRole('status')).toContainText(/1 of \d+ from the top/);
  await expect(deck.locator('.grip:focus')).toHaveText(new RegExp(dragged[2]!));
  // To the very bottom and back, then into place.
  for (const key of ['Enter', 'End', 'Home', 'Enter']) await page.keyboard.press(key);
  expect((await names(deck))[0]).toBe(dragged[2]);
  while (
    !(await deck
      .getByRole('button', { name: 'Leave the deck like this' })
      .evaluate((node) => node === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(deck).toHaveCount(0);
  // She then draws the two cards she put on top: they are told to her by name, unless a black one turned up.
  const log = page.locator('aside .logs');
  const top = wanted.slice(0, 2);
  if (!top.some((name) => ['Night', 'Conspiracy'].includes(name)))
    await expect(log).toContainText(new RegExp(`Ines draws.*${top[0]!}|You draw.*${top[0]!}`));
});
