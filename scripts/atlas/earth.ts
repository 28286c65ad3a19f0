import { createHash } from 'node:crypto';

import { EARTH_FRAME, type EarthOutlines } from '../../src/maps/earthOutlines.ts';
import { WORLD_BOX } from '../../src/maps/worldPicture.ts';
import { ATLAS, writeWhole } from './files.ts';
import { projectionOf } from './mercator.ts';
import { extentOf, printRing, ringsOf } from './outlines/rings.ts';
import { PLACES } from './places.ts';

/** How far a line may move, in units of the frame: two to a pixel of the world's picture. */
const TOLERANCE = 0.8;
/** Smaller islets and lakes are left out. */
const MIN_EXTENT = 2;
/** Countries with no larger part are dots. */
const MIN_COUNTRY = 12;

/** The outlines of all countries on the picture of the world. */
export function earthOutlines(): EarthOutlines {
  const projection = projectionOf(WORLD_BOX, EARTH_FRAME, 0);
  const outlines = PLACES.map(({ name }) => {
    const rings = ringsOf(name, projection).sort((a, b) => extentOf(b) - extentOf(a));
    const visible = rings.filter((ring, i) => i === 0 || extentOf(ring) >= MIN_EXTENT);
    const path = visible.map((ring) => printRing(ring, TOLERANCE)).join('');
    return { name, path, isDot: extentOf(rings[0]) < MIN_COUNTRY };
  });
  return {
    paths: Object.fromEntries(outlines.map(({ name, path }) => [name, path])),
    dots: outlines.filter(({ isDot }) => isDot).map(({ name }) => name),
  };
}

/** Writes the outlines. `src/maps/earthOutlines.ts` names the file. */
export function writeEarth() {
  const text = `${JSON.stringify(earthOutlines())}\n`;
  const path = `earth-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.json`;
  writeWhole(`${ATLAS}/${path}`, text);
  return path;
}
