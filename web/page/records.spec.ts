// A record is opened from a file in a browser that has never met that game, taken from there as a file again, and proven by the terminal.
import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPython, root } from '../e2e/serve';
import { FileServer } from './fileserver';

const RECORD = join(root, 'tests/records/salem1692-4.jsonl');
const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do

test('a record from a file opens with its story and its replay, and is taken as a file again', async ({ page }) => {
  const files = await FileServer.start('/some/where/');
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(files.base);
  await page.getByTestId('record').setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{') });
  await expect(page.getByText('That record cannot be read, or contradicts itself.')).toBeVisible(PATIENCE);
  await page.getByTestId('record').setInputFiles(RECORD);
  await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
  await expect(page.getByText('What turned the game')).toBeVisible(PATIENCE);
  const taking = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record' }).click();
  const taken = await (await taking).path();
  // With the names of the seats, of which that one had none.
  expect(readFileSync(taken, 'utf8').replace(',"names":["","","",""]', '')).toBe(readFileSync(RECORD, 'utf8'));
  const env = { ...process.env, PYTHONPATH: join(root, 'src'), LANG: 'C.UTF-8' };
  console.log(execFileSync(ownPython(), ['-m', 'meetinghouse', 'verify', taken], { env, encoding: 'utf8' }).trim());
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('input[type=range]')).toBeVisible(PATIENCE);
  expect(wrong).toEqual([]);
  await files.stop();
});
