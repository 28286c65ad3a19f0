import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { compressFolder } from '../../scripts/build/compress.mjs';
import { nginxHeaders } from '../../scripts/build/headers';
import { fileOf } from '../../scripts/build/pages';
import { LANGUAGE_CODES, prefixOf } from '../../src/texts/languages';

const PATHS = [
  '/',
  '/zoomle',
  '/zoomle/archive',
  '/about',
  '/blog',
  '/blog/post',
  '/shell',
  '/404',
];

/** Stand-ins for a build: each holds its own name, often enough to be compressed. */
const FILES = [
  ...LANGUAGE_CODES.flatMap((language) => [
    ...PATHS.map((path) => fileOf(language, path)),
    `${prefixOf(language)}/manifest.webmanifest`.slice(1),
  ]),
  'sw.js',
  'assets/index-abc.js',
  'atlas/abc/18.avif',
];

export const isInstalled = spawnSync('nginx', ['-v']).error === undefined;
export const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

async function writeSite(folder: string) {
  for (const name of FILES) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), `${name}\n`.repeat(50));
  }
  await writeFile(join(folder, 'headers.conf'), nginxHeaders({}).join('\n'));
  await compressFolder(folder);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Copies a file of `deploy` with its paths replaced by those of the test. */
async function configure(name: string, folder: string, places: Readonly<Record<string, string>>) {
  let text = await readFile(join('deploy', name), 'utf8');
  for (const [place, other] of Object.entries(places)) text = text.replaceAll(place, other);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
}

/**
 * Serves a made-up site from a temporary folder, with the configuration of `deploy`.
 * @returns the server's address and a function that stops it
 */
export async function startNginx(brotli: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'zoomle-nginx-'));
  // nginx, if started by root, reads as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeSite(join(folder, 'site'));
  const conf = join(folder, 'conf.d');
  await configure('main.conf', folder, { '/tmp/': `${folder}/`, '/etc/nginx/conf.d': conf });
  await configure('nginx.conf', conf, {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/srv/zoomle': join(folder, 'site'),
  });
  if (brotli) await configure('brotli.conf', conf, {});
  const main = join(folder, 'main.conf');
  const process = spawn('nginx', ['-e', 'stderr', '-c', main, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (process.exitCode !== null) throw new Error('nginx does not start: see above');
    await setTimeout(50);
  }
  const stop = async () => {
    process.kill();
    await once(process, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
