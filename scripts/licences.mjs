// Fails if a package has a licence that is not allowed: `npm run licences`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Licences allowed for code shipped with the site. */
const SITE = '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT OFL-1.1'.split(' ');

/** For tools, which are not redistributed: these terms bind redistributors. */
const TOOLS = [
  ...SITE,
  ...'BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 LGPL-3.0-or-later'.split(' '),
  ...'MIT-0 MPL-2.0 ODbL-1.0 Python-2.0 Unlicense'.split(' '),
];

/**
 * Licences that packages name in npm's former way, which lock files lack.
 * @type {Record<string, string>}
 */
const FORMER = { 'node_modules/world-countries': 'ODbL-1.0' };

/**
 * @typedef {{ license?: string, dev?: boolean, devOptional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock a package-lock.json, version 3
 */

/**
 * Whether an SPDX expression offers an allowed licence; an "AND" needs all.
 * @param {string} expression such as "(MIT OR CC0-1.0)"; nested parentheses are not supported
 * @param {string[]} allowed
 */
const isAllowed = (expression, allowed) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));

/**
 * Packages without an allowed licence, and what they have.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function forbiddenPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, kind]) => {
    const license = kind.license ?? FORMER[path] ?? 'no licence';
    const isTool = kind.dev || kind.devOptional;
    const isOurs = path === '';
    return isOurs || isAllowed(license, isTool ? TOOLS : SITE) ? [] : [`${path}: ${license}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  const forbidden = forbiddenPackages(JSON.parse(lock));
  for (const line of forbidden) console.error(`Licence not allowed: ${line}`);
  if (forbidden.length > 0) process.exitCode = 1;
}
