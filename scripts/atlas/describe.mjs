// Writes the facts that the pictures are described by: npm run atlas:describe -- [--workers 2]
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { describe } from './facts/describe.mjs';
import { provideInputs } from './inputs.mjs';
import { provideMasters } from './masters/build.mjs';
import { readMasters } from './masters/store.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const cache = `${root}/.cache/atlas`;

const { values: options } = parseArgs({
  options: { workers: { type: 'string', default: String(availableParallelism()) } },
});

await provideMasters(provideInputs(cache), cache);
await describe(root, cache, readMasters(`${cache}/masters`), Number(options.workers));
