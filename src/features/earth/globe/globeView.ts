import { geoContains, geoDistance, geoOrthographic, geoPath } from 'd3-geo';
import type { MultiLineString } from 'geojson';

import type { Point } from '../../../domain/geography';
import type { Landmark } from '../../../domain/landmarks';
import { type Earth, lightsOf } from '../../../maps/earthFiles';
import type { Position } from '../../../maps/webMercator';
import { isSmall } from './centres';
import { RADIUS } from './globeShader';
import type { View } from './turns';

/** How near a landmark must be to be hit, in pixels; and to be hit rather than the country around it. */
const REACH = 24;
const CLOSE_BY = 6;

/** The square of the globe's view, in units of its own. */
export const VIEW_SIZE = 1000;
const MIDDLE = VIEW_SIZE / 2;
const VIEW_RADIUS = MIDDLE * RADIUS;
/** The radius of a dot, as a share of the globe's. */
const DOT = 1 / 68;

/** The radius of a ring around a country. */
const RING_RADIUS = VIEW_RADIUS / 18;

/** In the view; `pixel` is the size of one of the screen's. */
export type PointerPosition = Position & { readonly pixel: number };

/** A globe as it is seen, with positions from the top left corner. */
export function globeView({ lon, lat, zoom }: View, shapes: Earth['shapes']) {
  const radius = zoom * VIEW_RADIUS;
  const projection = geoOrthographic()
    .rotate([-lon, -lat])
    .scale(radius)
    .translate([MIDDLE, MIDDLE])
    .clipAngle(90)
    .precision(0);
  const ringPath = geoPath(projection).pointRadius(RING_RADIUS);
  const path = geoPath(projection).pointRadius(radius * DOT);
  // As SVG path data; empty if it is out of sight.
  const dot = (point: Point) => path({ type: 'Point', coordinates: [point.lon, point.lat] }) ?? '';
  const pointAt = ({ x, y }: Position): Point | undefined => {
    const isOff = Math.hypot(x - MIDDLE, y - MIDDLE) > radius;
    const point = isOff ? null : projection.invert?.([x, y]);
    return point ? { lon: point[0], lat: point[1] } : undefined;
  };

  return {
    dot,
    /** A ring of one size, near or far. */
    ring: ({ lon, lat }: Point) => ringPath({ type: 'Point', coordinates: [lon, lat] }) ?? '',
    line: (line: MultiLineString) => path(line) ?? '',
    /** Undefined beside the globe. */
    pointAt,
    /** A country's outline with dots for small territories, or the dot that stands for it. */
    outline(landmark: Landmark) {
      const shape = shapes.get(landmark.name);
      const dots = shape ? lightsOf(shape) : [landmark];
      return [shape ? path(shape) : '', ...dots.map(dot)].join('');
    },
    /**
     * The country at a position: with a landmark close by, or around it, or a small one with its landmark within
     * reach, or one with a small territory there.
     */
    countryAt({ x, y, pixel }: PointerPosition, landmarks: readonly Landmark[]) {
      const point = pointAt({ x, y });
      if (!point) return undefined;
      const gapTo = (to: Point) => {
        const place: [number, number] = [to.lon, to.lat];
        const isBehind = geoDistance(place, [lon, lat]) > Math.PI / 2;
        const [placeX = 0, placeY = 0] = projection(place) ?? [];
        return isBehind ? Infinity : Math.hypot(placeX - x, placeY - y) / pixel;
      };
      const distanceTo = (landmark: Landmark) => {
        const shape = shapes.get(landmark.name);
        const isAround = shape && geoContains(shape, [point.lon, point.lat]);
        // The sea beside a large one is the sea.
        const own = isAround || isSmall(shape) ? [landmark] : [];
        const gap = Math.min(...[...own, ...lightsOf(shape)].map(gapTo));
        if (isAround) return Math.min(CLOSE_BY, gap);
        return gap <= REACH ? gap : Infinity;
      };
      const distances = landmarks.map((landmark) => ({ landmark, distance: distanceTo(landmark) }));
      const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
      return nearest && nearest.distance < Infinity ? nearest.landmark : undefined;
    },
  };
}
