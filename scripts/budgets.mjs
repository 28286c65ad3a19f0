// Fails where a page of the built site has grown beyond its budget: npm run budgets. Times and what is
// fetched later are measured by npm run bench.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * What a page may ask for before it is live, in kB (1,000 bytes), as gzip -9 makes it. What is sent is
 * 4 % smaller. A build with developers' tools is 1.5 kB larger than a public one.
 */
const BUDGETS = { 'index.html': 130, 'zoomle.html': 138 };

for (const [page, budget] of Object.entries(BUDGETS)) {
  const html = readFileSync(`${dist}/${page}`, 'utf8');
  const files = new Set(html.match(/\/assets\/[\w-]+\.(?:js|json)(?=")/g));
  const sizes = [...files].map((file) => gzipSync(readFileSync(dist + file), { level: 9 }).length);
  const size = sizes.reduce((total, each) => total + each, 0) / 1_000;
  console.log(`${page}: ${size.toFixed(1)} kB in ${files.size} files, of ${budget} kB`);
  if (size > budget || files.size === 0) process.exitCode = 1;
}
