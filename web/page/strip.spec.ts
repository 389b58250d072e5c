// A film strip of a first visit on a small phone, from an empty cache to the first question: one picture a second. `make page-test ARGS=strip`
// draws docs/pictures/page-first-seconds.webp anew.
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { PHONE, sheet } from '../pictures/sheet';
import { FileServer } from './fileserver';

const FILE = fileURLToPath(new URL('../../docs/pictures/page-first-seconds.webp', import.meta.url));
const SECONDS = 10;
const PATIENCE = { timeout: 300_000 };
test.use({ viewport: PHONE });

test('the first ten seconds', async ({ page, context }) => {
  const files = await FileServer.start('/some/where/');
  const cdp = await context.newCDPSession(page);
  const frames: { at: number; data: string }[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, data });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'png' });
  const begun = Date.now() / 1000;
  await page.goto(files.base, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play now with bots' }).first().click(PATIENCE);
  await page.getByRole('button', { name: 'Sit down as a guest' }).click(PATIENCE);
  const who = page.locator('.identity .act');
  const question = page.locator('.prompt[data-ask]').first();
  await expect(who.or(question).first()).toBeVisible(PATIENCE);
  if (await who.count()) await who.click();
  await expect(question).toBeVisible(PATIENCE);
  const asked = Date.now() / 1000 - begun;
  await page.waitForTimeout(Math.max(0, SECONDS - asked) * 1000); // the strip shows ten seconds, also of a fast start
  await cdp.send('Page.stopScreencast');
  const strip = Array.from({ length: SECONDS }, (_, i) => frames.findLast(({ at }) => at <= begun + i + 1)?.data ?? '');
  expect(strip.filter(Boolean).length).toBeGreaterThan(SECONDS / 2);
  await sheet(page, strip.filter(Boolean), FILE);
  console.log(`first question after ${asked.toFixed(1)} s; ${frames.length} frames`);
  await files.stop();
});
