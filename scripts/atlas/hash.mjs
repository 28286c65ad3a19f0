import { createHash } from 'node:crypto';

/** Without a salt, the picture names would be plain hashes of public data. */
const SALT = 'zoomle:atlas:where-on-earth';
export const LENGTH = 6;
/** Raise by hand when other facts are derived for the same pictures: caches keep both for a year. */
export const FACTS_VERSION = 1;

/**
 * The directory name of a country's pictures: six hexadecimal digits that reveal neither the name
 * nor the code nor the position in the list. It changes with the pictures and their facts, so no cache between the
 * site and the player can serve an outdated one.
 * @param {string[]} fingerprints of the country's pictures
 */
export const hashOf = (fingerprints) =>
  createHash('sha256')
    .update([SALT, FACTS_VERSION, ...fingerprints].join(':'))
    .digest('hex')
    .slice(0, LENGTH);
