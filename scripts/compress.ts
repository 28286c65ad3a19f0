import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** Files of text. Pictures and typefaces are compressed as they are. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How a file is compressed, by the ending that servers look for beside it. */
const COMPRESSIONS = {
  br: (content: Buffer) =>
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed copies beside a folder's files of text, where they are smaller. */
export async function compressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const compressed = names
    .filter((name) => TEXT.test(name))
    .map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      for (const [ending, compress] of Object.entries(COMPRESSIONS)) {
        const smaller = await compress(content);
        if (smaller.length < content.length) await writeFile(`${path}.${ending}`, smaller);
      }
    });
  await Promise.all(compressed);
}

/**
 * Compresses the built site once and as hard as can be, so that whoever serves it need not for each
 * answer. It has to be the last plugin: what is written after it is not compressed.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}
