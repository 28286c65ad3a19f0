import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Images and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/**
 * Writes copies of the best quality next to a folder's text files, for servers to send: next to each, so that none of
 * an earlier release stays.
 */
export async function compressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const compressed = names
    .filter((name) => TEXT.test(name))
    .map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      // Brotli's best quality is its default.
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    });
  await Promise.all(compressed);
}
