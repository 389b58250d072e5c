import { defineConfig } from '@playwright/test';
import { launch } from './e2e/chromium';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  // One more than two cores: tables wait for each other and for stagings.
  workers: 3,
  // Generous, for a slow or busy machine: what is tested is what happens, not how soon.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // Every deal is a new one, as for players, and a few lines race the bots. What passes only the second time is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: launch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    // The worker of a first visit fetches every file of the client, which most tests have no use for; those that have allow it.
    serviceWorkers: 'block',
    // What flies costs a third of a game's time to draw; the tests about where things stand and move let it fly.
    contextOptions: { reducedMotion: 'reduce' },
    // Without it an action waits for its element as long as the whole test may take.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
