// Tells the story of a log of Redux DevTools, or of a report that a player has copied, and fails where
// something in it cannot have happened: npm run replay -- log.json
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? npm run replay -- log.json');
  process.exit(1);
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(`${root}src/app/replay/command.ts`, { root });
const { output, isLegal } = /** @type {typeof import('../../src/app/replay/command.ts')} */ (
  module
).tell(readFileSync(file, 'utf8'));
console.log(output);
process.exitCode = isLegal ? 0 : 1;
