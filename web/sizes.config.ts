// `npm run sizes` photographs every screen at every size, to be looked at; the short run is e2e/sizes.spec.ts.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  use: { ...tests.use, contextOptions: {} },
  testDir: 'sizes',
  retries: 0,
  timeout: 580_000,
});
