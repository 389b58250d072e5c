// A story told to a page whose time stands still, and a picture of each of its scenes.
import type { Page } from '@playwright/test';
import { apart, momentsOf, type Message } from '../e2e/story';

/** Seconds that each scene lasts, and where in it the picture is taken. */
const LASTS = 4;
const AT = [0.3, 0.85];

const pass = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((ms) => (window as unknown as { pass: (ms: number) => Promise<void> }).pass(ms), seconds * 1000);

/** Whatever flies has arrived. */
const arrived = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  });

/** A picture, small enough to be kept by the hundred. */
export const shot = async (page: Page): Promise<string> => (await page.screenshot({ type: 'png' })).toString('base64');

/** Pictures of every scene in these messages, and where they are wanted of every question. */
export async function film(page: Page, part: Message[], questions = false): Promise<string[]> {
  const frames: string[] = [];
  for (const message of part.flatMap(apart)) {
    const staged = message.type === 'update' && momentsOf(message).some((one) => one.s);
    const slow = staged ? { ...message, s: LASTS } : message;
    await page.evaluate((data) => {
      (window as unknown as { line: { onmessage: (event: { data: string }) => void } }).line.onmessage({ data });
    }, JSON.stringify(slow));
    let at = 0;
    for (const share of staged ? AT : []) {
      await page.evaluate(
        async ({ ms, at }) => {
          await (window as unknown as { pass: (ms: number) => Promise<void> }).pass(ms);
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          for (const one of document.getAnimations()) {
            one.pause();
            one.currentTime = at;
          }
        },
        { ms: (share - at) * LASTS * 1000, at: share * LASTS * 1000 },
      );
      at = share;
      const turns = await page.locator('[data-stage].turns').count();
      // What has no card to turn is one picture; the run of quiet events before a scene is none.
      if ((share === AT[0] && !turns) || !(await page.locator('[data-stage]').count())) continue;
      frames.push(await shot(page));
      await arrived(page);
    }
    if (staged) await pass(page, (1 - at) * LASTS + 0.01);
    if (!questions || !(message as { ask?: unknown }).ask) continue;
    await pass(page, 1);
    await arrived(page);
    frames.push(await shot(page));
  }
  return frames;
}
