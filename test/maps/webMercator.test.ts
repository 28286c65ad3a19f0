import { describe, expect, it } from 'vitest';

import { mercatorWidthKm } from '../../src/maps/webMercator';

/** The equator of WGS84: 2π · 6378.137 km. */
const EQUATOR_KM = 40_075.017;

describe('the width of a strip of Web Mercator', () => {
  it.each([256, 512])('is the equator for the one tile of %i pixels at zoom 0', (tileSize) => {
    expect(mercatorWidthKm(0, 0, tileSize, tileSize)).toBeCloseTo(EQUATOR_KM, 3);
  });

  it('halves with each zoom level, and falls by the square root of 2 with half a level', () => {
    expect(mercatorWidthKm(0, 1, 512, 512)).toBeCloseTo(EQUATOR_KM / 2, 3);
    expect(mercatorWidthKm(0, 18, 512, 512)).toBeCloseTo(EQUATOR_KM / 2 ** 18, 6);
    expect(mercatorWidthKm(0, 0.5, 512, 512)).toBeCloseTo(EQUATOR_KM / Math.SQRT2, 3);
  });

  it('grows with the pixels', () => {
    expect(mercatorWidthKm(0, 0, 128, 512)).toBeCloseTo(EQUATOR_KM / 4, 3);
  });

  it.each([
    [60, EQUATOR_KM / 2],
    [-60, EQUATOR_KM / 2],
    [90, 0],
  ])('follows the length of the parallel at latitude %i', (lat, km) => {
    expect(mercatorWidthKm(lat, 0, 512, 512)).toBeCloseTo(km, 3);
  });
});
