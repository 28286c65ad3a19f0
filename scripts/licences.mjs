// Fails where a package has a licence that is not allowed: `npm run licences`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Of what is built into the site and handed to players. */
const SITE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** Of what the site is made with: such terms bind those who pass the tool on, which nobody does. */
const TOOLS = new Set([
  ...SITE,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/**
 * @typedef {{ license?: string, dev?: boolean, devOptional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock a package-lock.json, version 3
 */

/**
 * Whether an SPDX expression grants one of the licences; of "AND", all must be among them.
 * @param {string} expression such as "(MIT OR CC0-1.0)"; brackets within brackets are not read
 * @param {Set<string>} allowed
 */
const isAllowed = (expression, allowed) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));

/**
 * The packages of a lock file whose licences are not allowed, each with its licence.
 * @param {Lock} lock
 * @param {{ areTools?: boolean }} [options] `areTools`: none of them gets into the site
 * @returns {string[]}
 */
export function forbiddenPackages({ packages }, { areTools = false } = {}) {
  return Object.entries(packages).flatMap(([path, { license = 'no licence', ...kind }]) => {
    const isTool = areTools || kind.dev || kind.devOptional;
    const isOurs = path === '';
    return isOurs || isAllowed(license, isTool ? TOOLS : SITE) ? [] : [`${path}: ${license}`];
  });
}

/** @param {string} path @returns {Lock} */
const readLock = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const forbidden = [
    ...forbiddenPackages(readLock('../package-lock.json')),
    ...forbiddenPackages(readLock('atlas/package-lock.json'), { areTools: true }),
  ];
  for (const line of forbidden) console.error(`Not an allowed licence: ${line}`);
  if (forbidden.length > 0) process.exitCode = 1;
}
