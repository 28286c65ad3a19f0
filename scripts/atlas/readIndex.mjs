import { readFileSync } from 'node:fs';

import { LENGTH } from './hash.mjs';
import { LEVELS } from './parameters.mjs';
import { fileOf } from './plan.mjs';
import { zoomOf } from './scale.mjs';

/**
 * Reads each country's pictures from the generated index, nearest first.
 * @param {string} root of the repository
 * @param {{ index?: string | undefined, pictures?: string | undefined }} [paths] of another atlas
 * @returns {Map<string, { level: number, zoom: number, path: string }[]>} by country name
 */
export function readIndex(
  root,
  {
    index: file = `${root}/src/maps/atlasIndex.json`,
    pictures: folder = `${root}/public/atlas`,
  } = {},
) {
  /** @type {import('./plan.mjs').Index} */
  const index = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(index).map(([country, value]) => {
      const name = value.slice(0, LENGTH);
      const pictures = LEVELS.map((level, i) => ({
        level,
        zoom: zoomOf(value.charAt(LENGTH + i)),
        path: `${folder}/${fileOf(name, level)}`,
      }));
      return [country, pictures];
    }),
  );
}
