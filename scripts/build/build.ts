// Builds the site into dist, with the configuration of hosts: npm run build
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';

import { build } from 'vite';

import { LANGUAGE_CODES } from '../../src/texts/languages.ts';
import { compressFolder } from './compress.ts';
import { readEnvironment, warningOf } from './environment.ts';
import { hostHeaders, hostRedirects } from './headers.ts';
import { nginxConf, nginxFile } from './nginx.ts';

async function write(name: string, text: string) {
  await mkdir(dirname(join('dist', name)), { recursive: true });
  await writeFile(join('dist', name), text);
}

// `dist/site` is what the host serves from its root, and `dist/nginx` what it must not serve.
const settings = readEnvironment('production');
const base = settings.VITE_BASE_PATH ?? '/';
const folder = base.slice(0, -1);
console.log(`Building the site in ${LANGUAGE_CODES.length} languages into dist/site${base} …`);
const start = performance.now();
// Vite empties the folder of the base path only.
await rm('dist', { recursive: true, force: true });
// scripts/run.mjs has set it to "development", with which React's development build would be bundled.
process.env.NODE_ENV = 'production';
await build({ logLevel: 'warn' });
// At the root, where hosts look for them.
await write('site/_headers', `${hostHeaders(settings, folder).join('\n')}\n`);
await write('site/_redirects', `${hostRedirects(folder).join('\n')}\n`);
await write(`nginx/${nginxFile(folder)}`, nginxConf(settings));
await compressFolder('dist/site');
console.log(`Built in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
const warning = warningOf(settings);
if (warning) console.warn(`\n${styleText(['yellow', 'bold'], warning)}`);
