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
      include: ['test/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      setupFiles: ['test/support/setup.ts'],
      reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
    },
  };
});
