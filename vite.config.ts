import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

import { parseEnvironment } from './src/app/environment.ts';

export default defineConfig(({ mode }) => {
  // A wrong setting should stop the build, not the site.
  parseEnvironment(loadEnv(mode, process.cwd()));
  return {
    plugins: [react()],
    test: {
      // Only what is rendered needs a document, and a document costs time.
      projects: [
        { extends: true, test: { name: 'rules', include: ['test/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'views',
            include: ['test/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['test/support/setup.ts'],
          },
        },
      ],
      // Rendering in jsdom is slow on a busy machine; a limit of a few seconds would tell of that.
      testTimeout: 30_000,
      reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
    },
  };
});
