import base, { launchOptions } from '../../test/e2e/playwright.config';

/**
 * With Playwright's inspector on, V8 records the position of each error. For the errors React makes while
 * loading, it would parse the whole file again: 0.3 s of the offline start.
 */
const POSITIONS_AHEAD = '--js-flags=--no-enable-lazy-source-positions';

/** Runs the parts of the bench: npm run bench. */
export default {
  ...base,
  globalSetup: './globalSetup.ts',
  testMatch: '*.bench.ts',
  outputDir: '../../.reports/bench',
  reporter: 'list' as const,
  reportSlowTests: null,
  timeout: 20 * 60_000,
  use: {
    ...base.use,
    viewport: { width: 390, height: 844 },
    contextOptions: {},
    serviceWorkers: 'allow' as const,
    screenshot: 'off' as const,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, POSITIONS_AHEAD] },
  },
};
