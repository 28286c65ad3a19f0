import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { blockWith } from '../support/commandBlocks';
import { write } from './files';

const run = promisify(execFile);

/** A checkout of the site, in a folder below the modules. */
const CHECKOUT = resolve('.cache/checkout');
const BIN = join(CHECKOUT, '.cache/bin');

beforeAll(async () => {
  await rm(CHECKOUT, { recursive: true, force: true });
  const options = { encoding: 'utf8', maxBuffer: 1e8 } as const;
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options);
  for (const name of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    await mkdir(dirname(join(CHECKOUT, name)), { recursive: true });
    await link(name, join(CHECKOUT, name));
  }
  // .ci/run installs the modules.
  const npm = execFileSync('which', ['npm'], options).trim();
  await write(join(BIN, 'npm'), `#!/bin/sh\n[ "$1" = ci ] || exec ${npm} "$@"\n`);
  await chmod(join(BIN, 'npm'), 0o755);
});

afterAll(() => rm(CHECKOUT, { recursive: true }));

/** In the checkout, with these variables of the site. */
const inCheckout = (variables: Record<string, string>) => {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|NODE_ENV|npm_)/.test(name),
  );
  const PATH = `${BIN}:${process.env.PATH ?? ''}`;
  return { cwd: CHECKOUT, env: { ...Object.fromEntries(others), PATH, ...variables } };
};

/** Types commands in a shell. */
const type = (commands: string, variables: Record<string, string> = {}) =>
  run('bash', ['-euo', 'pipefail', '-c', commands], inCheckout(variables));

/** The texts of a folder's files with an extension, by path. */
async function textsIn(folder: string, extension: string) {
  const names = await readdir(join(CHECKOUT, folder), { recursive: true });
  const texts = names
    .filter((name) => name.endsWith(extension))
    .map((name) => readFile(join(CHECKOUT, folder, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

it('npm start says what it builds and how long it took, serves it and prints the address', async () => {
  const [commands = ''] = blockWith('README.md', 'sh', 'npm start').split('\n');
  const variables = { VITE_MAP_PROVIDER: 'eox', VITE_MAPBOX_TOKEN: 'pk.not-used' };
  const shell = spawn('bash', ['-c', commands], { ...inCheckout(variables), detached: true });
  let output = '';
  const address = await new Promise<string>((found, fail) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      const [url] = /http:\S+/.exec(output) ?? [];
      if (url) found(url);
    });
    shell.on('exit', () => fail(new Error(output)));
  });
  const page = await (await fetch(address)).text();
  process.kill(-(shell.pid ?? NaN));
  await once(shell, 'close');
  expect(page).toMatch(/<title[^>]*>Zoomle: /);
  expect(output).toMatch(
    /Building the site in \d+ languages into dist\/site\/ …\nBuilt in \d+ s\.\n/,
  );
  const code = await textsIn('dist/site', '.js');
  expect(code).toContain('tiles.maps.eox.at');
  expect(code).not.toContain('pk.not-used');
  // Of React's development build.
  expect(code).not.toContain('Invalid hook call. Hooks can only');
});

it('the documented public build, in a subfolder, leaves what a host needs and no more', async () => {
  const variables = { VITE_BASE_PATH: '/games/', VITE_MAP_PROVIDER: 'mapbox' };
  const { stdout, stderr } = await type(
    blockWith('docs/hosting.md', 'sh', 'npm run build'),
    variables,
  );
  expect((await readdir(join(CHECKOUT, 'dist/nginx'))).sort()).toEqual(['zoomle-games.conf']);
  const root = await readdir(join(CHECKOUT, 'dist/site'));
  expect(root.sort()).toEqual(['_headers', '_redirects', 'games']);
  const site = await readdir(join(CHECKOUT, 'dist/site/games'));
  expect(site).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz']));
  expect(site.filter((name) => /^[._]/.test(name))).toEqual([]);
  const pages = await textsIn('dist/site/games', '.html');
  expect(pages).toContain('content="https://zoomle.example/games/preview.jpg"');
  expect(await textsIn('dist/site/games', 'sitemap.xml')).toContain(
    'https://zoomle.example/games/',
  );
  expect(await textsIn('dist/site/games', '.js')).not.toContain('/dev/gallery');
  const lines = stripVTControlCharacters(stdout + stderr)
    .trimEnd()
    .split('\n');
  expect(lines.at(-1)).toContain('VITE_MAPBOX_TOKEN is not set');
});

it('an unknown variable stops the build with the nearest name', async () => {
  await expect(type('npm run build', { VITE_DEVTOOLS: 'off' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Did you mean VITE_DEV_TOOLS?') as unknown,
  });
});
