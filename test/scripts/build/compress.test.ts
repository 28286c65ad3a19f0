import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it, onTestFinished } from 'vitest';

import { compressFolder } from '../../../scripts/build/compress';

const TEXT = 'Zoomle. '.repeat(100);

async function aFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'zoomle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

it('writes two compressed copies beside each text file, the smallest too', async () => {
  const folder = await aFolder({ 'index.html': TEXT, 'assets/a.js': TEXT, 'robots.txt': 'a' });
  await compressFolder(folder);
  expect(gunzipSync(await readFile(join(folder, 'robots.txt.gz'))).toString()).toBe('a');
  for (const name of ['index.html', 'assets/a.js']) {
    const path = join(folder, name);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(TEXT);
  }
});

it('writes no copy of a compressed format', async () => {
  const folder = await aFolder({ 'assets/a.avif': TEXT, 'assets/a.woff2': TEXT });
  await compressFolder(folder);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
});
