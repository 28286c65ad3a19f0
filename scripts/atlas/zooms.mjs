import { readFileSync } from 'node:fs';

import { STANDARD_ZOOMS } from './scale.mjs';

/**
 * The zooms of each country's pictures as the generated index has them.
 * @param {string} root of the repository
 */
export function readZooms(root) {
  /** @type {Record<string, string | [string, ...number[]]>} */
  const index = JSON.parse(readFileSync(`${root}/src/maps/atlasIndex.json`, 'utf8'));
  return new Map(
    Object.entries(index).map(([iso2, value]) => [
      iso2,
      typeof value === 'string' ? STANDARD_ZOOMS : value.slice(1).map(Number),
    ]),
  );
}
