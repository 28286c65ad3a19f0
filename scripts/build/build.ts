// Builds the site into dist, with the configuration of hosts: npm run build
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';

import { build, loadEnv } from 'vite';

import { compressFolder } from './compress.ts';
import { type Environment, parseEnvironment, warningOf } from './environment.ts';
import { hostHeaders, hostRedirects } from './headers.ts';
import { nginxConf, nginxFile } from './nginx.ts';

async function write(name: string, text: string) {
  await mkdir(dirname(join('dist', name)), { recursive: true });
  await writeFile(join('dist', name), text);
}

/** `dist/site` is what the host serves from its root, and `dist/nginx` what it must not serve. */
async function buildSite(settings: Environment) {
  // Vite empties the folder of the base path only.
  await rm('dist', { recursive: true, force: true });
  // scripts/run.mjs has set it to "development", with which React's development build would be bundled.
  process.env.NODE_ENV = 'production';
  await build();
  const base = (settings.VITE_BASE_PATH ?? '/').slice(0, -1);
  // At the root, where hosts look for them.
  await write('site/_headers', `${hostHeaders(settings, base).join('\n')}\n`);
  await write('site/_redirects', `${hostRedirects(base).join('\n')}\n`);
  await write(`nginx/${nginxFile(base)}`, nginxConf(settings));
  await compressFolder('dist/site');
  const warning = warningOf(settings);
  if (warning) console.warn(`\n${styleText(['yellow', 'bold'], warning)}`);
}

let settings: Environment | undefined;
try {
  settings = parseEnvironment(loadEnv('production', process.cwd()));
} catch (error) {
  console.error(styleText('red', String(error)));
  process.exitCode = 1;
}
if (settings) await buildSite(settings);
