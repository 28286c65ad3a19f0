import { execFileSync } from 'node:child_process';
import { threadId } from 'node:worker_threads';

/**
 * Runs the Generic Mapping Tools (Debian package gmt).
 * @param {string[]} args
 * @param {string} directory working directory for its output and history files
 * @returns its standard output
 */
export function gmt(args, directory) {
  return execFileSync('gmt', args, {
    cwd: directory,
    encoding: 'latin1',
    // By default gmt names its session after the parent process ID, which all workers share.
    env: { ...process.env, GMT_END_SHOW: 'off', GMT_SESSION_NAME: `${process.pid}-${threadId}` },
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Land, sea and lakes as pure red, blue and green; a pixel's largest channel gives its class. */
export const CLASS_COLOURS = ['-G255/0/0', '-S0/0/255', '-C0/255/0'];
