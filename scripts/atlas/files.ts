import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** The folder of the pictures, below the repository's root. */
export const ATLAS = 'public/atlas';

export const CACHE = `${process.cwd()}/.cache/atlas`;

/** Writes a file under a temporary name first, so that an interrupted build leaves no partial file. */
export function writeWhole(path: string, content: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}-${threadId}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
