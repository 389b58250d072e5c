import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = [process.env.MEETINGHOUSE_CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
