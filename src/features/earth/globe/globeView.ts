import { geoContains, geoDistance, geoOrthographic, geoPath } from 'd3-geo';

import type { LitCountry } from '../../../domain/earth';
import type { Point } from '../../../domain/geography';
import type { Earth } from '../../../maps/earthFiles';
import type { Position } from '../../../maps/webMercator';
import { RADIUS } from './globeShader';

/** How near a landmark must be to be hit, in pixels; and to be hit rather than the country around it. */
const REACH = 24;
const CLOSE_BY = 6;

/** The square of the globe's view, in units of its own. */
export const VIEW_SIZE = 1000;
const MIDDLE = VIEW_SIZE / 2;
const VIEW_RADIUS = MIDDLE * RADIUS;
const DOT_RADIUS = VIEW_RADIUS / 68;

/** In the view; `pixel` is the size of one of the screen's. */
export type PointerPosition = Position & { readonly pixel: number };

/** A globe as it is seen, with positions from the top left corner. */
export function globeView({ lon, lat }: Point, shapes: Earth['shapes']) {
  const projection = geoOrthographic()
    .rotate([-lon, -lat])
    .scale(VIEW_RADIUS)
    .translate([MIDDLE, MIDDLE])
    .clipAngle(90)
    .precision(0);
  const path = geoPath(projection).pointRadius(DOT_RADIUS);
  const placeOf = ({ round: { answer } }: LitCountry): [number, number] => [answer.lon, answer.lat];
  // As SVG path data; empty if it is out of sight.
  const dot = (point: Point) => path({ type: 'Point', coordinates: [point.lon, point.lat] }) ?? '';

  return {
    dot,
    /** A country's outline, or the dot that stands for it. */
    outline({ name, round }: LitCountry) {
      const shape = shapes.get(name);
      return shape ? (path(shape) ?? '') : dot(round.answer);
    },
    /**
     * The lit country at a position: with a landmark close by, or around it, or with a landmark within reach.
     */
    countryAt({ x, y, pixel }: PointerPosition, lit: readonly LitCountry[]) {
      const isOff = Math.hypot(x - MIDDLE, y - MIDDLE) > VIEW_RADIUS;
      const point = isOff ? null : projection.invert?.([x, y]);
      if (!point) return undefined;
      const distanceTo = (country: LitCountry) => {
        const place = placeOf(country);
        const shape = shapes.get(country.name);
        const isBehind = geoDistance(place, [lon, lat]) > Math.PI / 2;
        const [placeX = 0, placeY = 0] = projection(place) ?? [];
        const gap = isBehind ? Infinity : Math.hypot(placeX - x, placeY - y) / pixel;
        return shape && geoContains(shape, point) ? Math.min(CLOSE_BY, gap) : gap;
      };
      const distances = lit.map((country) => ({ country, distance: distanceTo(country) }));
      const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
      return nearest && nearest.distance <= REACH ? nearest.country : undefined;
    },
  };
}
