// A record that was taken as a file is opened again in a browser that has never met that game.
import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { FileServer } from './fileserver';

const RECORD = fileURLToPath(new URL('../../tests/records/salem1692-4.jsonl', import.meta.url));
const PATIENCE = { timeout: 300_000 }; // Python starts, on a machine that may have much else to do

test('a record from a file opens with its story and its replay', async ({ page }) => {
  const files = await FileServer.start('/some/where/');
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(files.base);
  await page.getByTestId('record').setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{') });
  await expect(page.getByText('That record cannot be read, or contradicts itself.')).toBeVisible(PATIENCE);
  await page.getByTestId('record').setInputFiles(RECORD);
  await page.waitForURL(/where\/t\/[A-Z0-9]{7}$/, PATIENCE);
  await expect(page.getByText('What turned the game')).toBeVisible(PATIENCE);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('input[type=range]')).toBeVisible(PATIENCE);
  expect(wrong).toEqual([]);
  await files.stop();
});
