import { defineConfig } from 'vitest/config';

/** Apart from the other tests, for nginx is not everywhere: `npm run deploy:test`. */
export default defineConfig({ test: { include: ['test/deploy/*.deploy.ts'] } });
