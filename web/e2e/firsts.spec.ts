// What happens for the first time is explained once, and never while something is asked.
import { expect, testWith } from './serve';
import { act, dice, open } from './player';

// Slow enough that there are moments in which nobody asks me anything.
const test = testWith({ bot_delay: 0.4 });
test.use({ viewport: { width: 360, height: 640 } });

test('a first moment is explained in one sentence, once, and not over a question', async ({ page }, info) => {
  await page.addInitScript(() => {
    const seen = { over: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-first]') && document.querySelector('.prompt[data-ask]')) seen.over += 1;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const table = await open(page, { game: 'salem1692', seats: 5 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const roll = dice(2);
  const first = page.locator('[data-first]');
  let id = '';
  // A question puts the sentence away: then it is met at its next moment.
  await expect(async () => {
    await act(page, roll);
    await expect(first).toBeVisible({ timeout: 150 });
    await page.screenshot({ path: info.outputPath('first.png') });
    id = (await first.getAttribute('data-first', { timeout: 300 }))!;
    await first.getByRole('button').click({ timeout: 1_000 });
  }).toPass();
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('meetinghouse:firsts') ?? '{}') as { seen?: string[] });
  expect((await kept()).seen).toContain(id);
  await expect(page.locator(`[data-first="${id}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: { over: number } }).seen.over)).toBe(0);
  // The menu turns them off, and on again from the start.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Explanations the first time: on' }).click();
  await page.getByRole('button', { name: 'Explain everything once more' }).click();
  expect((await kept()).seen).toEqual([]);
});
