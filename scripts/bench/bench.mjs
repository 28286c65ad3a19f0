// Builds the site, measures it in Chromium and fails where it falls short of a bar: npm run bench
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(`${root}scripts/bench/bench.ts`, {
  root,
  configFile: false,
  logLevel: 'warn',
});
const { bench } = /** @type {typeof import('./bench.ts')} */ (module);
const meetsAll = await bench(process.argv.slice(2));
process.exitCode = meetsAll ? 0 : 1;
