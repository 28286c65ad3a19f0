import { createHash } from 'node:crypto';

/** Keeps the names of the pictures from being a plain hash of what everybody knows. */
const SALT = 'zoomle:atlas:where-on-earth';
const LENGTH = 8;

/**
 * The country's name among the pictures: eight hexadecimal digits that tell neither its name, nor its
 * code, nor its place in the list. Other pictures have another name, so that no cache between the
 * site and the player can show a picture of before.
 * @param {string[]} fingerprints of its pictures
 */
export const hashOf = (fingerprints) =>
  createHash('sha256')
    .update([SALT, ...fingerprints].join(':'))
    .digest('hex')
    .slice(0, LENGTH);
