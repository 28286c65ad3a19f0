// Fails if the JavaScript that starts the site is over budget: npm run budgets
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { folderOf } from '../test/e2e/support/builds.ts';

/** In kB (1,000 bytes) after gzip -9: docs/adr/020-size-and-speed.md. */
const BUDGET = 165;
const ENTRIES = ['index.html', 'src/texts/en/start.ts?all'];

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: string[] }>>;

const folder = await folderOf('public');
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Adds the files of a module and all its imports. */
function collect(name: string, files: Set<string>) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

const files = new Set<string>();
for (const entry of ENTRIES) collect(entry, files);
const sizes = [...files].map(
  (file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length,
);
const size = sizes.reduce((total, each) => total + each, 0) / 1_000;
console.log(`The start: ${size.toFixed(2)} kB in ${files.size} files, of ${BUDGET} kB`);
if (size > BUDGET) {
  console.error(`The start is ${(size - BUDGET).toFixed(2)} kB over its budget.
- Let load later what the first screen does not show: a view through lazyParts, other code through loadOnce.
- The rest is worth its bytes? The maintainers decide: propose a larger BUDGET (scripts/budgets.ts) with what players
  get for it, in a commit of its own that also changes docs/adr/020-size-and-speed.md.`);
  process.exitCode = 1;
}
