import { geoPath } from 'd3-geo';
import simplify from 'simplify-js';

import type { Outline } from '../../../src/maps/outline.ts';
import { SMALL_NAME_SIZE, textWidth } from '../../../src/maps/outline.ts';
import { positionIn } from '../../../src/maps/webMercator.ts';
import { hasFlag } from '../flags.ts';
import { labelsOf } from '../labels.ts';
import { polygonsOf } from '../outline.ts';
import { FILE } from '../parameters.ts';
import type { Place } from '../places.ts';
import { projectionOf } from '../projection.ts';
import { MARGIN } from './contract.ts';
import { countryBox } from './countryBox.ts';
import { countryFacts } from './countryFacts.ts';
import { labelOf } from './label.ts';

/** How far a line may move to save corners, in pixels. */
const TOLERANCE = 0.75;
/** The least extent of an islet or enclave in pixels, or as a share of the largest part's. */
const MIN_EXTENT = 10;
const MIN_SHARE = 0.05;

export type Position = { x: number; y: number };

/** A country's outline and facts, as the site's `Outline`. */
export async function outlineOf(place: Place): Promise<Outline> {
  const box = countryBox(place);
  const pathOf = geoPath(projectionOf(box, FILE, MARGIN));
  const rings = polygonsOf(place.name).flatMap((polygon) => ringsOf(pathOf(polygon)));
  const least = Math.min(MIN_EXTENT, MIN_SHARE * Math.max(...rings.map(extentOf)));
  const path = rings
    .filter((ring) => extentOf(ring) >= least)
    .map((ring) => print(simplify(ring, TOLERANCE, true)))
    .join('');
  const { x, y } = positionIn(box, place);
  const landmark = [x * FILE.width, y * FILE.height] as const;
  const longest = Math.max(
    ...labelsOf(place.name).map((label) => textWidth(label, SMALL_NAME_SIZE)),
  );
  const label = await labelOf(path, landmark, longest);
  return {
    box,
    path,
    ...label,
    ...countryFacts(place.name),
    hasFlag: hasFlag(place.iso2),
  };
}

/** The closed rings of a path as d3 writes it. */
export const ringsOf = (path: string | null): Position[][] =>
  (path ?? '')
    .split(/[MZ]+/)
    .filter(Boolean)
    .map((ring) => {
      const line = ring.split('L').map((pair) => {
        const [x, y] = pair.split(',').map(Number);
        return { x, y };
      });
      return [...line, line[0]];
    });

export const extentOf = (ring: Position[]) =>
  Math.max(
    ...(['x', 'y'] as const).map((axis) => {
      const values = ring.map((position) => position[axis]);
      return Math.max(...values) - Math.min(...values);
    }),
  );

/** A ring as SVG, each corner relative to the one before: half the length of absolute coordinates. */
export function print(ring: Position[]) {
  const [start, ...corners] = ring.slice(0, -1).map(({ x, y }) => [Math.round(x), Math.round(y)]);
  const steps = corners.map(([x, y], i) => {
    const [x0, y0] = corners[i - 1] ?? start;
    return [x - x0, y - y0];
  });
  const line = steps.length ? `l${steps.flat().join(' ')}` : '';
  return `M${start.join(' ')}${line}Z`.replaceAll(' -', '-');
}
