// Fails if the JavaScript that starts the site exceeds its budget: npm run budgets.
// npm run bench measures what a browser really loads, and how fast.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * In kB (1,000 bytes) as gzip -9 makes it, 10.3 of them the list of countries; a build without developers'
 * tools is 1.6 kB smaller.
 */
const BUDGET = 155.5;

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/**
 * The files of a module and all its imports.
 * @param {string} name
 * @param {Set<string>} files
 */
function collect(name, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

const files = [...collect('src/texts/en/start.ts?all', collect('index.html', new Set()))];
const sizes = files.map((file) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length);
const size = sizes.reduce((total, each) => total + each, 0) / 1_000;
console.log(`The start: ${size.toFixed(2)} kB in ${files.length} files, of ${BUDGET} kB`);
if (size > BUDGET) {
  console.error('The start is over its budget.');
  process.exitCode = 1;
}
