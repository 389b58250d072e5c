// `npm run pictures` draws the pictures of docs/pictures anew, and more to look at.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  use: { ...tests.use, contextOptions: {} },
  testDir: 'pictures',
  workers: 1,
  timeout: 400_000,
});
