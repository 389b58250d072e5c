// `npm run pictures` takes the screenshots of every page and every game's main moments into docs/pictures.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  use: { ...tests.use, contextOptions: {} },
  testDir: 'pictures',
  workers: 1,
  timeout: 400_000,
});
