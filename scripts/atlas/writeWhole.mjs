import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file under another name first: an interrupted build leaves no part of one.
 * @param {string} path
 * @param {string | Buffer} content
 */
export function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}-${threadId}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
