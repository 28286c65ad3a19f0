import { createHash } from 'node:crypto';

/** Keeps the names of the pictures from being a plain hash of what everybody knows. */
const SALT = 'zoomle:atlas:where-on-earth';
const LENGTH = 10;

/**
 * The country's name among the pictures: ten hexadecimal digits that tell neither its name, nor its
 * code, nor its place in the list.
 * @param {string} iso2
 */
export const hashOf = (iso2) =>
  createHash('sha256').update(`${SALT}:${iso2}`).digest('hex').slice(0, LENGTH);
