// Builds the site, measures it in Chromium and fails where it falls short of a bar: npm run bench
import { runnerImport } from 'vite';

// By vite, for the site's modules name one another without an extension.
const { module } = await runnerImport('./scripts/bench/bench.ts', { configFile: false });
const { bench } = /** @type {typeof import('./bench.ts')} */ (module);
const meetsAll = await bench(process.argv.slice(2)).catch((error) => {
  // Uncaught, it would come after the whole source of the library that compresses.
  console.error(error);
  return false;
});
process.exitCode = meetsAll ? 0 : 1;
