import { defineConfig } from 'vitest/config';

/** Apart from the other tests, since not every machine has the browsers: `npm run engines`. */
export default defineConfig({
  test: {
    include: ['test/engines/*.engines.ts'],
    globalSetup: 'test/engines/globalSetup.ts',
    maxWorkers: 2,
    // Limits for a busy machine, not what the tests take.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.reports/engines.json' }]],
  },
});
