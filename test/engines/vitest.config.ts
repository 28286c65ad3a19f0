import { defineConfig } from 'vitest/config';

/** Not in `npm test`, since not every machine has the browsers: `npm run engines`. */
export default defineConfig({
  test: {
    include: ['test/engines/*.engines.ts'],
    globalSetup: 'test/engines/globalSetup.ts',
    maxWorkers: 2,
    // Limits for a busy machine, not expected durations.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.reports/engines.json' }]],
  },
});
