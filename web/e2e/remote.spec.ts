// A wall stays awake and obeys a remote control, or a keyboard: louder and quieter, once more, the sand-glass, a pause. Anybody may turn the glass.
import { expect, type Page } from '@playwright/test';
import { gather, roomTest } from './oneroom';
import { act, dice } from './player';

const test = roomTest({ grace: 60 });

/** What the page says aloud, by a voice of our own making, and how loud. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: { text: string; volume: number }[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'en-GB' }],
        cancel: () => undefined,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        speak: (words: SpeechSynthesisUtterance) => {
          said.push({ text: words.text, volume: words.volume });
          setTimeout(() => words.onend?.(new Event('end') as SpeechSynthesisEvent), 20);
        },
      },
    });
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined });
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: (what: string) => Promise.resolve(void Object.assign(window, { awake: what })) },
    });
  });
const heard = (page: Page): Promise<{ text: string; volume: number }[]> =>
  page.evaluate(() => (window as unknown as { said: { text: string; volume: number }[] }).said);

test('volume, once more, the sand-glass and a pause, by keys alone', async ({ browser, page, baseURL }) => {
  await listen(page);
  const room = await gather(browser, page, baseURL!, { game: 'salem1692', seats: 4, people: 2 });
  // Nobody touches a wall for a whole evening: where the browser can, its display stays on.
  expect(await page.evaluate(() => (window as unknown as { awake?: string }).awake)).toBe('screen');
  const rolls = room.phones.map((_, i) => dice(3 + i));
  // Dawn is said aloud once everybody knows who they are.
  await expect(async () => {
    for (const [i, phone] of room.phones.entries()) {
      const who = phone.locator('.whoveil .act');
      if (await who.count()) await who.click({ timeout: 1000 });
      else if (!(await heard(page)).length) await act(phone, rolls[i]!);
    }
    expect((await heard(page)).length).toBeGreaterThan(0);
    await expect(page.locator('html[data-phase=night]')).toHaveCount(1, { timeout: 1000 });
    await expect(page.locator('.moment')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const line = await page.locator('.status .now').innerText();
  const times = async (): Promise<number> => (await heard(page)).filter(({ text }) => line.includes(text)).length;
  await expect.poll(times).toBeGreaterThan(0);

  // Quieter, then once more: as quiet as that.
  const slider = page.getByRole('slider');
  const before = Number(await slider.inputValue());
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(before);
  const once = await times();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(times).toBeGreaterThan(once);
  const loud = (await heard(page)).map(({ volume }) => volume);
  expect(loud.at(-1)).toBeLessThan(loud[0]!);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(before);

  // A pause stands on wall and phones; the same key goes on, and the narrator begins the sentence again.
  const now = page.locator('.status .now');
  await page.keyboard.press('MediaPlayPause');
  await expect(now).toHaveText(/paused/i);
  const stopped = await times();
  await page.keyboard.press('Enter');
  await expect(now).toHaveText(line);
  await expect.poll(times).toBeGreaterThan(stopped);

  // The glass is turned from the wall, and by whoever wants it on a phone: all see the same sand.
  const glasses = [page, ...room.phones].map((one) => one.locator('button.glass'));
  for (const glass of glasses) await expect(glass).not.toHaveClass(/runs/);
  await page.keyboard.press('ArrowRight');
  for (const glass of glasses) await expect(glass).toHaveAccessibleName(/^The sand runs: \d+ s$/);
  const left = (): Promise<number> => glasses[0]!.innerText().then(Number);
  await expect.poll(left).toBeLessThan(58);
  await glasses[2]!.tap();
  await expect.poll(left).toBeGreaterThan(57);
  // A button that was clicked does not take the arrows away from the remote control.
  await page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(left).toBeLessThan(58);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(57);
  await room.close();
});
