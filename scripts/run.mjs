// Runs a TypeScript module with Vite: node scripts/run.mjs <module> [arguments]
import { styleText } from 'node:util';
import { isMainThread } from 'node:worker_threads';

import { runnerImport } from 'vite';

process.argv.splice(1, 1);
try {
  await runnerImport(process.argv[1] ?? '', { configFile: false });
} catch (error) {
  // An error that a script throws says what to do; any other is a fault, whose stack matters.
  if (!isMainThread || !(error instanceof Error) || error.constructor !== Error) throw error;
  console.error(styleText('red', String(error)));
  process.exitCode = 1;
}
