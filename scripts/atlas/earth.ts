import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';

import { geoPath } from 'd3-geo';
import simplify from 'simplify-js';

import { EARTH_FRAME, type EarthOutlines } from '../../src/maps/earthOutlines.ts';
import { WORLD_BOX } from '../../src/maps/worldPicture.ts';
import { polygonsOf } from './outline.ts';
import { extentOf, type Position, print, ringsOf } from './outlines/outlineOf.ts';
import { PLACES } from './places.ts';
import { ATLAS } from './plan.ts';
import { projectionOf } from './projection.ts';
import { writeWhole } from './writeWhole.ts';

/** In units of the frame, two to a pixel of the world's picture: how far a line may move, */
const TOLERANCE = 0.8;
/** the least extent of an islet or a lake, */
const MIN_EXTENT = 2;
/** and that of a country whose largest part is more than a dot. */
const MIN_COUNTRY = 12;

/** The outlines of all countries on the picture of the world. */
export function earthOutlines(): EarthOutlines {
  const pathOf = geoPath(projectionOf(WORLD_BOX, EARTH_FRAME, 0));
  const rings = PLACES.map(({ name }) => ({
    name,
    rings: polygonsOf(name)
      .flatMap((polygon) => ringsOf(pathOf(polygon)))
      .sort((a, b) => extentOf(b) - extentOf(a)),
  }));
  const pathOfRings = ([largest, ...others]: Position[][]) => {
    const visible = others.filter((ring) => extentOf(ring) >= MIN_EXTENT);
    return [largest, ...visible].map((ring) => print(simplify(ring, TOLERANCE, true))).join('');
  };
  return {
    paths: Object.fromEntries(rings.map(({ name, rings }) => [name, pathOfRings(rings)])),
    dots: rings.flatMap(({ name, rings: [largest] }) =>
      extentOf(largest) < MIN_COUNTRY ? name : [],
    ),
  };
}

/** Writes the outlines, in the place of former ones. `src/maps/earthOutlines.ts` names the file. */
export function writeEarth() {
  const text = `${JSON.stringify(earthOutlines())}\n`;
  const path = `earth-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.json`;
  for (const name of readdirSync(ATLAS)) if (name.startsWith('earth-')) rmSync(`${ATLAS}/${name}`);
  writeWhole(`${ATLAS}/${path}`, text);
  return path;
}
