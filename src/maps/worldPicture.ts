import type { Point } from '../domain/geography';
import { PICTURE_FRAME } from './pictureFrame.ts';
import { mercatorPosition, type Position } from './webMercator.ts';

/** As in scripts/atlas/world.ts. */
const CENTRE = { lat: 32, lon: 0 };
const ZOOM = Math.log2(2.5);

/**
 * The atlas's picture of the world from 180° W to 180° E and from 84.0° N to 70.6° S, in Web Mercator.
 * Copies of it fit together side by side.
 */
export const worldPicture = {
  url: '/atlas/world-45b420.avif',
  /** The equator's length. */
  widthKm: 40_075,
  /** The position of a point in it, in pixels. For longitudes from -180 to 180°, x is in the frame. */
  positionOf: (point: Point): Position => mercatorPosition(point, CENTRE, ZOOM, PICTURE_FRAME),
};
