// Precompresses the built site at the best quality, for servers to send: part of `npm run build`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Images and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/**
 * By extension. Brotli's best quality is its default.
 * @type {Record<string, (content: Buffer) => Promise<Buffer>>}
 */
const COMPRESSIONS = {
  br: promisify(brotliCompress),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes compressed copies next to a folder's text files, if they are smaller.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  const compressed = names
    .filter((name) => TEXT.test(name))
    .map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      for (const [extension, compress] of Object.entries(COMPRESSIONS)) {
        const smaller = await compress(content);
        if (smaller.length < content.length) await writeFile(`${path}.${extension}`, smaller);
      }
    });
  await Promise.all(compressed);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await compressFolder(fileURLToPath(new URL('../../dist', import.meta.url)));
}
