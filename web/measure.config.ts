// `npm run measure` prints how quickly an update is shown, what a long game keeps in memory, and whether a phone's pace tells a part.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  use: { ...tests.use, contextOptions: {} },
  testDir: 'measure',
  workers: 1,
  retries: 0,
  timeout: 900_000,
});
