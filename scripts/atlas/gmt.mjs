import { execFileSync } from 'node:child_process';
import { threadId } from 'node:worker_threads';

/**
 * Runs the Generic Mapping Tools, Debian's package gmt.
 * @param {string[]} args
 * @param {string} directory where its files and its history go
 * @returns what it printed
 */
export function gmt(args, directory) {
  return execFileSync('gmt', args, {
    cwd: directory,
    encoding: 'latin1',
    // By default gmt keeps its state under its parent's process number, which all workers share.
    env: { ...process.env, GMT_END_SHOW: 'off', GMT_SESSION_NAME: `${process.pid}-${threadId}` },
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Land, sea and lakes in the primary colours, which are told apart again by the largest. */
export const CLASS_COLOURS = ['-G255/0/0', '-S0/0/255', '-C0/255/0'];
