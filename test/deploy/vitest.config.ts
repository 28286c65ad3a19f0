import { defineConfig } from 'vitest/config';

/** Not in `npm test`, since not every machine has nginx: `npm run deploy:test`. */
export default defineConfig({
  test: {
    include: ['test/deploy/*.deploy.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.reports/deploy.json' }]],
  },
});
