// What the first and the second visit cost: seconds to the page and to the first question, bytes as a host would compress them. Printed, never judged.
import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FileServer, FOLDER } from './fileserver';

const PATIENCE = { timeout: 120_000 };

/** Seconds from the address to the first page and to the first question, and the longest task of the page meanwhile. */
async function firstGame(page: Page, base: string, guest: boolean): Promise<Record<string, number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { tasks: number[] };
    kept.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => kept.tasks.push(one.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  const begun = performance.now();
  await page.goto(base);
  const first = page.getByRole('button', { name: 'Play now with bots' }).first();
  await expect(first).toBeVisible(PATIENCE);
  const shown = performance.now();
  await first.click();
  if (guest) await page.getByRole('button', { name: 'Sit down as a guest' }).click();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible(PATIENCE);
  const asked = performance.now();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return { shown: (shown - begun) / 1000, asked: (asked - begun) / 1000, longest: Math.max(0, ...tasks) };
}

test('what a first game and a second visit cost', async ({ page, context }) => {
  const files = await FileServer.start('/some/where/');
  const cold = await firstGame(page, files.base, true);
  const names = [...files.asked.keys()].filter((name) => !name.startsWith('..'));
  let bytes = 0;
  for (const name of names) {
    const data = await readFile(join(FOLDER, name)).catch(() => Buffer.alloc(0));
    if (!/^networks-/.test(name)) bytes += gzipSync(data).length;
  }
  const again = await context.newPage();
  const warm = await firstGame(again, files.base, false);
  const line = (of: Record<string, number>): string =>
    `page ${of.shown!.toFixed(1)} s, first question ${of.asked!.toFixed(1)} s, longest task of the page ${of.longest!.toFixed(0)} ms`;
  console.log(`cold: ${line(cold)}; fetched by then ${(bytes / 1e6).toFixed(2)} MB (gzip), networks apart`);
  console.log(`warm: ${line(warm)}`);
  expect(bytes).toBeGreaterThan(1e6);
  await files.stop();
});
