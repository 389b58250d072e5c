// Taps and keys: no tap lands on what just moved, a second tap does no harm, and a picked card is confirmed and taken back by keyboard.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { act, dice, open } from './player';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A table of New Salem at its first draft, whose whole hand may be chosen from; and the answers sent from it. */
async function draft(page: Page): Promise<unknown[]> {
  const answers: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; choice?: unknown };
      if (frame.type === 'answer') answers.push(frame.choice);
    }),
  );
  const table = await open(page, { game: 'new_salem', seats: 3 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-kind="new_salem.draft"]')).toBeVisible();
  await expect(page.locator('[data-hand] [data-offer]').nth(2)).toBeVisible();
  await page.waitForTimeout(500); // what is new takes no tap for 300 ms
  return answers;
}

test('no tap lands on something that moved a moment ago', async ({ page }) => {
  await draft(page);
  const chosen = page.locator('.prompt[data-chosen]');
  const { x, y } = (await page.locator('[data-hand] [data-offer]').first().boundingBox())!;
  await page.locator('[data-hand]').evaluate((hand) => (hand.style.transform = 'translateX(40px)'));
  await page.mouse.click(x + 60, y + 40);
  await page.waitForTimeout(400); // what is new takes no tap for 300 ms, and no choice may come
  await expect(chosen).toHaveCount(0);
  await page.mouse.click(x + 60, y + 40); // it has stood still since: now the tap counts
  await expect(chosen).toHaveCount(1);
});

test('a double tap answers once, and only the question it was meant for', async ({ page }) => {
  const answers = await draft(page);
  await page.locator('[data-hand] [data-offer]').first().click();
  await expect(page.locator('.prompt[data-chosen]')).toHaveCount(1);
  await page.waitForTimeout(400); // what is new takes no tap for 300 ms
  const { x, y } = (await page.locator('.prompt .acts .act').boundingBox())!;
  for (let i = 0; i < 4; i++) await page.mouse.click(x + 20, y + 20, { delay: 10 });
  await page.waitForTimeout(300); // no second answer may come: there is nothing to wait for
  expect(answers).toHaveLength(1);
});

test('Enter picks and confirms, Escape takes back, and the focus is never lost', async ({ page }) => {
  const answers = await draft(page);
  const focus = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement!;
      return at.closest('[data-hand]') ? 'hand' : at.closest('.acts') ? 'acts' : at.tagName;
    });
  const chosen = page.locator('.prompt[data-chosen]');
  await page.locator('[data-hand] button').first().focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(1);
  expect(await focus()).toBe('hand');
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(1);
  // The confirmation comes after the hand.
  const cards = await page.locator('[data-hand] button').count();
  for (let i = 0; i < cards; i++) await page.keyboard.press('Tab');
  while ((await focus()) !== 'acts' && (await focus()) !== 'BODY') await page.keyboard.press('Tab');
  expect(await focus()).toBe('acts');
  await page.keyboard.press('Shift+Tab');
  await page.locator('[data-hand] button').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => answers.length).toBe(1);
  // The next question comes; whoever plays by keyboard finds the focus at it.
  await expect(page.locator('.prompt[data-ask]:not([data-chosen])')).toBeVisible();
  await expect.poll(focus).not.toBe('BODY');
});

test('the longest word of a name stands on one line of the narrowest card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const broken = (what: string, widths: number[], names: string[]): Promise<string[]> =>
    page
      .locator(what)
      .first()
      .evaluate(
        (node, { widths, names }) => {
          const card = node.closest<HTMLElement>('.card')!;
          const words = node as HTMLElement;
          const found: string[] = [];
          for (const width of widths)
            for (const name of names) {
              card.style.width = `${width}px`;
              words.textContent = name;
              // As the card's own code measures it.
              const longest = name.length;
              words.style.setProperty('--longest', String(longest));
              words.style.setProperty('--ems', String(longest * 0.6));
              const range = document.createRange();
              range.selectNodeContents(words);
              const lines = [...range.getClientRects()];
              if (lines.length > 1 || lines[0]!.width > words.clientWidth) found.push(`${name} at ${width}`);
            }
          return found;
        },
        { widths, names },
      );
  // The narrowest that a hand of each game has at this width.
  for (const [game, seats, what, widths, names] of [
    ['salem1692', 4, '[data-hand] .ttl', [68, 60, 54], ['Matchmaker', 'Scapegoat', 'Malédiction', 'Conspiración']],
    ['new_salem', 5, '[data-hand] .name', [68, 62], ['Meetinghouse', 'Schoolhouse', 'Fairground']],
  ] as const) {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    // At Dawn a candle stands where the hand will be.
    const roll = dice(4);
    await expect(async () => {
      if (!(await page.locator(what).count())) await act(page, roll);
      expect(await page.locator(what).count()).toBeGreaterThan(0);
    }).toPass();
    expect(await broken(what, [...widths], [...names])).toEqual([]);
  }
});
