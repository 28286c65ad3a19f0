import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { compressFolder } from '../../scripts/build/compress';
import { nginxConf, nginxFile } from '../../scripts/build/nginx';
import { fileOf } from '../../scripts/build/pages';
import { type Language, prefixOf } from '../../src/texts/languages';

const LANGUAGES: readonly Language[] = ['en', 'de', 'pt'];
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
  ...LANGUAGES.flatMap((language) => [
    ...PATHS.map((path) => fileOf(language, path)),
    `${prefixOf(language)}/manifest.webmanifest`.slice(1),
  ]),
  'sw.js',
  'assets/index-abc.js',
  'atlas/abc/18.avif',
];

export async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Writes what `npm run build` would for a base path, with stand-ins for the site's files.
 * @param base without a trailing slash
 */
export async function writeBuild(folder: string, base: string) {
  for (const name of FILES)
    await write(join(folder, 'site', base, name), `${base.slice(1)}:${name}\n`.repeat(50));
  await write(join(folder, 'site/_headers'), 'for other hosts\n');
  await compressFolder(join(folder, 'site', base));
  await write(join(folder, 'nginx', nginxFile(base)), nginxConf({ VITE_BASE_PATH: `${base}/` }));
}
