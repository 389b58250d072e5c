// Talk on a phone: it never covers the open question, and what is said shows at the seat that said it.
import { expect, test } from './serve';
import { act, dice, open } from './player';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en' });

test('a drawer that leaves the question in reach, bubbles, emotes and remarks that fit', async ({ page }) => {
  const table = await open(page, { game: 'new_salem', seats: 3 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const prompt = page.locator('.prompt[data-ask]');
  await expect(prompt).toBeVisible();
  await page.keyboard.press('c');
  const drawer = page.locator('.drawer');
  await expect(drawer).toBeVisible();
  const apart = async (): Promise<boolean> => {
    const [above, below] = [await drawer.boundingBox(), await prompt.boundingBox()];
    return above!.y + above!.height <= below!.y;
  };
  await expect.poll(apart).toBe(true);
  // What fits a draft comes before what fits the game.
  await expect(drawer.getByRole('group', { name: 'Remarks' }).getByRole('button').first()).toHaveText('Let’s get on');

  await drawer.getByRole('button', { name: 'laughs' }).click();
  await expect(page.locator('.bubbles p[data-seat="0"]')).toHaveText('laughs');
  await expect(drawer.getByRole('log')).toContainText('laughs');
  await expect(page.locator('.bubbles p')).toHaveCount(0, { timeout: 12_000 });

  // A remark with its ground: whom, why, how many.
  const remarks = drawer.getByRole('group', { name: 'Remarks' });
  await remarks.getByRole('button', { name: 'Because…' }).click();
  await remarks.getByRole('button', { name: 'I suspect …' }).click();
  await remarks.getByRole('button').first().click();
  await remarks.getByRole('button', { name: 'nothing for the Constable, … rounds running' }).click();
  await remarks.getByRole('button', { name: '2', exact: true }).click();
  await expect(drawer.getByRole('log')).toContainText('nothing for the Constable, 2 rounds running');
  // A long bubble at the edge stays on the screen, and off the line that says what just happened.
  const bubble = (await page.locator('.bubbles p[data-seat="0"]').boundingBox())!;
  const news = (await page.locator('.news').boundingBox())!;
  expect(bubble.x).toBeGreaterThanOrEqual(0);
  expect(bubble.y).toBeGreaterThanOrEqual(news.y + news.height);

  // The question is answered with the talk open.
  const asked = await prompt.getAttribute('data-ask');
  for (let i = 0; i < 30 && (await prompt.getAttribute('data-ask').catch(() => null)) === asked; i++)
    await act(page, dice(i)).catch(() => false);
  await expect(drawer).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
});

test('on a desk the talk is beside the board, and its key goes there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await open(page, { game: 'new_salem', seats: 3 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await expect(page.locator('.side').getByRole('log', { name: 'Talk' })).toContainText('Good evening');
  await expect(page.locator('.drawer')).toHaveCount(0);
});

test('on the smallest phone a bubble lies over no face, and over no question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [game, seats] of [
    ['affliction', 4],
    ['salem1692', 12],
  ] as const) {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt[data-ask]')).toBeVisible();
    await page.keyboard.press('c');
    await page.locator('.drawer').getByRole('button', { name: 'applauds' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.bubbles p')).not.toHaveCount(0);
    // Whoever turns the phone and back finds it at another place.
    for (const height of [660, 640]) await page.setViewportSize({ width: 360, height });
    // Its place is found in the frame after.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(
      await page.evaluate(() => {
        const boxes = (what: string): DOMRect[] =>
          [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const over = (a: DOMRect, b: DOMRect): boolean =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const kept = boxes('[data-place^="seat-"] .portrait, .rows .portrait, .prompt, .nightcard');
        return boxes('.bubbles p:not([hidden])').filter((bubble) => kept.some((one) => over(one, bubble))).length;
      }),
      game,
    ).toBe(0);
  }
});

test('on the smallest phone a long line is seen, and lies over no card of the hand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await open(page, { game: 'salem1692', seats: 6 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const turn = page.locator('.prompt[data-kind="salem1692.turn"]');
  const roll = dice(3);
  await expect(async () => {
    if (!(await turn.count())) await act(page, roll);
    await expect(turn).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20] });
  await page.keyboard.press('c');
  const field = page.locator('.drawer').getByRole('textbox');
  await field.fill(
    'I do not believe a word of what Hester says: look at what she did, and at all the cards she laid before me.',
  );
  await field.press('Enter');
  await page.getByRole('button', { name: 'Close' }).click();
  const bubble = page.locator('.bubbles p[data-seat="0"]');
  await page.setViewportSize({ width: 360, height: 641 });
  await expect(bubble).toBeVisible();
  const below = await bubble.evaluate((node) => node.getBoundingClientRect().bottom);
  expect(below).toBeLessThanOrEqual((await turn.boundingBox())!.y);
});

test('on a phone one bubble at a time: what was understood has its mark, and who answers is named at their own seat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await open(page, { game: 'new_salem', seats: 5, level: 2 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  interface Seen {
    most: number;
    marked: string[];
    tails: Record<string, string>;
    names: Record<string, string>;
  }
  await page.evaluate(() => {
    const seen: Seen = { most: 0, marked: [], tails: {}, names: {} };
    Object.assign(window, { seen });
    const look = (): void => {
      const shown = [...document.querySelectorAll<HTMLElement>('.bubbles p')];
      seen.most = Math.max(seen.most, shown.length);
      for (const one of shown) {
        const seat = one.dataset.seat!;
        if (one.querySelector('.heard')) seen.marked.push(seat);
        if (one.hidden) continue;
        seen.tails[seat] = one.dataset.tail!;
        seen.names[seat] = one.querySelector('.name')?.textContent ?? '';
      }
    };
    new MutationObserver(look).observe(document.querySelector('.bubbles')!, {
      ...{ childList: true, subtree: true, attributeFilter: ['data-tail', 'hidden'] },
    });
  });
  const seen = (): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const say = async (text: string): Promise<void> => {
    await page.keyboard.press('c');
    await page.locator('.drawer').getByRole('textbox').fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await say('what a night');
  await expect.poll(async () => '0' in (await seen()).tails).toBe(true);
  expect((await seen()).marked).toEqual([]);
  // Some are silent by character: everybody is asked until somebody answers.
  await expect(async () => {
    await say('who do you suspect?');
    await expect.poll(async () => Object.keys((await seen()).tails).length, { timeout: 6000 }).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });
  const { most, marked, tails, names } = await seen();
  expect(most).toBe(1);
  expect(marked).toContain('0');
  for (const [seat, name] of Object.entries(names)) {
    if (seat === '0') continue;
    expect(name).not.toBe('');
    await expect(page.locator(`[data-place="seat-${seat}"]`)).toContainText(name);
    expect(tails[seat]).toMatch(/up|down|left|right/);
  }
});
