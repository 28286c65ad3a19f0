import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it, onTestFinished } from 'vitest';

import { compressFolder } from '../../../scripts/build/compress';

const TEXT = 'Zoomle. '.repeat(100);

it('writes two compressed copies beside each text file, the smallest too, and beside no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zoomle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const texts = { 'index.html': TEXT, 'assets/a.js': TEXT, 'robots.txt': 'a' };
  const files = { ...texts, 'assets/a.avif': TEXT, 'assets/a.woff2': TEXT };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await compressFolder(folder);
  for (const [name, content] of Object.entries(texts)) {
    const path = join(folder, name);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(content);
    expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(content);
  }
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toHaveLength(6);
});
