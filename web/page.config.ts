// `make page-test`: the page that needs no server, from a file server that is stopped. It needs `build/page`.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

const { globalSetup: _none, ...rest } = tests;
export default defineConfig({
  ...rest,
  use: { ...tests.use, serviceWorkers: 'allow' },
  testDir: 'page',
  workers: 1,
  retries: 0,
  timeout: 900_000,
});
