import { describe, expect, it } from 'vitest';

import {
  formatBox,
  isOnMap,
  latitudeOf,
  longitudeOf,
  project,
  widthKm,
  zoomBox,
} from '../../src/maps/webMercator';

/** The equator of WGS84: 2π · 6378.137 km. */
const EQUATOR_KM = 40_075.017;

it.each([
  ['is the equator for the one tile at zoom 0', 0, 0, 512, 512, EQUATOR_KM],
  ['is the same for a smaller tile', 0, 0, 256, 256, EQUATOR_KM],
  ['grows with the pixels', 0, 0, 128, 512, EQUATOR_KM / 4],
  ['falls by the square root of 2 with half a level', 0, 0.5, 512, 512, EQUATOR_KM / Math.SQRT2],
  ['follows the length of the parallel', -60, 0, 512, 512, EQUATOR_KM / 2],
])('the width of a Web Mercator box %s', (_, lat, zoom, pixels, tileSize, km) => {
  expect(widthKm(zoomBox({ lat, lon: 0 }, zoom, tileSize, pixels))).toBeCloseTo(km, 3);
});

describe('a Web Mercator box', () => {
  it('has the point at its centre', () => {
    const box = zoomBox({ lat: 48.8584, lon: 2.2945 }, 18, 512, 1280);
    expect(formatBox(box)).toBe('255231.479,6250725.582,255613.664,6251012.221');
  });

  it.each([
    ['the antimeridian to the east', { lat: -17, lon: 179.9 }, false],
    ['the antimeridian to the west', { lat: -17, lon: -179.9 }, false],
    ['the map’s northern edge', { lat: 85, lon: 20 }, false],
    ['the map’s southern edge', { lat: -85, lon: 20 }, false],
    ['no edge', { lat: 60, lon: 20 }, true],
  ])('that reaches over %s is on the map: %s', (_, point, isOn) => {
    expect(isOnMap(zoomBox(point, 6, 512, 1280))).toBe(isOn);
  });
});

it('a box is on the map up to its edges', () => {
  expect(isOnMap({ x: 0.5, y: 0.5, width: 1 })).toBe(true);
  expect(isOnMap({ x: 0.5, y: 0.25, width: 2 / 3 })).toBe(true);
});

it('the latitude and the longitude of a position are those of its point', () => {
  const { x, y } = project({ lat: -18.1, lon: 178.4 });
  expect([latitudeOf(y), longitudeOf(x)]).toEqual([
    expect.closeTo(-18.1, 9),
    expect.closeTo(178.4, 9),
  ]);
});
