import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

/** Chromium as packaged by the system. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same browser without windows: it uses half the processor time. */
const HEADLESS_SHELL = `${CHROMIUM}-headless-shell`;

/** The headless shell if installed, without background traffic. */
export const launchOptions = {
  executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: '.',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../../.reports/e2e',
  reporter: [['list'], ['json', { outputFile: '../../.reports/playwright.json' }]],
  fullyParallel: true,
  // More than the cores of a small machine: tests wait more than they compute.
  workers: 3,
  retries: 0,
  // Limits for a busy machine, not expected durations.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
