import { describe, expect, it } from 'vitest';

import {
  formatBox,
  isOnMap,
  mercatorBox,
  mercatorPosition,
  mercatorWidthKm,
} from '../../src/maps/webMercator';

/** The equator of WGS84: 2π · 6378.137 km. */
const EQUATOR_KM = 40_075.017;

it.each([
  ['is the equator for the one tile at zoom 0', 0, 0, 512, 512, EQUATOR_KM],
  ['is the same for a smaller tile', 0, 0, 256, 256, EQUATOR_KM],
  ['grows with the pixels', 0, 0, 128, 512, EQUATOR_KM / 4],
  ['falls by the square root of 2 with half a level', 0, 0.5, 512, 512, EQUATOR_KM / Math.SQRT2],
  ['follows the length of the parallel', -60, 0, 512, 512, EQUATOR_KM / 2],
])('the width of a strip of Web Mercator %s', (_, lat, zoom, width, tileSize, km) => {
  expect(mercatorWidthKm(lat, zoom, { width, tileSize })).toBeCloseTo(km, 3);
});

describe('a Web Mercator box', () => {
  const MAPBOX_VIEW = { width: 1280, height: 960, tileSize: 512 };

  it('has the point at its centre', () => {
    const box = mercatorBox({ lat: 48.8584, lon: 2.2945 }, 18, MAPBOX_VIEW);
    expect(formatBox(box)).toBe('255231.479,6250725.582,255613.664,6251012.221');
  });

  it('is the whole square world for the one tile at zoom 0', () => {
    const box = mercatorBox({ lat: 0, lon: 0 }, 0, { width: 256, height: 256, tileSize: 256 });
    expect(formatBox(box)).toBe('-20037508.343,-20037508.343,20037508.343,20037508.343');
    expect(isOnMap(box)).toBe(true);
  });

  it.each([
    ['the antimeridian to the east', { lat: -17, lon: 179.9 }, false],
    ['the antimeridian to the west', { lat: -17, lon: -179.9 }, false],
    ['the map’s northern edge', { lat: 85, lon: 20 }, false],
    ['the map’s southern edge', { lat: -85, lon: 20 }, false],
    ['no edge', { lat: 60, lon: 20 }, true],
  ])('that reaches over %s is on the map: %s', (_, point, isOn) => {
    expect(isOnMap(mercatorBox(point, 6, MAPBOX_VIEW))).toBe(isOn);
  });
});

describe('a point in a Web Mercator view', () => {
  const VIEW = { width: 1280, height: 960, tileSize: 512 };
  const FIJI = { lat: -17, lon: 179 };

  it('is a tile’s share of the world away from the centre', () => {
    // A tile of 512 pixels shows 360° at zoom 0, and 85.05° north of the equator.
    const { x, y } = mercatorPosition({ lat: 85.051129, lon: 90 }, { lat: 0, lon: 0 }, 0, VIEW);
    expect([x, y]).toEqual([expect.closeTo(640 + 128, 9), expect.closeTo(480 - 256, 4)]);
  });

  it('is beside the centre across the antimeridian', () => {
    const { x } = mercatorPosition({ lat: -17, lon: -179 }, FIJI, 0, VIEW);
    expect(x).toBeCloseTo(640 + (2 / 360) * 512, 9);
  });
});
