import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  latitudeOf,
  longitudeOf,
  mercatorX,
  mercatorY,
  pixelOf,
  viewOf,
} from '../../scripts/atlas/mercator.ts';
import { FILE } from '../../scripts/atlas/parameters.ts';
import { mercatorWidthKm } from '../../src/maps/webMercator';

const latitude = fc.double({ min: -85, max: 85, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const PARIS = { lat: 48.8584, lon: 2.2945 };

describe('Web Mercator', () => {
  it('comes back from any point to its latitude and longitude', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lon) => {
        expect(latitudeOf(mercatorY(lat))).toBeCloseTo(lat, 9);
        expect(longitudeOf(mercatorX(lon))).toBeCloseTo(lon, 9);
      }),
    );
  });
});

describe('a view', () => {
  it('has the place at its exact centre, wherever on the Earth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 70, noNaN: true }),
        longitude,
        fc.double({ min: 2.5, max: 8.5, noNaN: true }),
        (lat, lon, zoom) => {
          const { x, y } = pixelOf(viewOf({ lat, lon, zoom }, FILE), { lat, lon });
          expect(x).toBeCloseTo(640, 3);
          expect(y).toBeCloseTo(480, 3);
        },
      ),
    );
  });

  it('is as wide in km as the site says it is', () => {
    const view = viewOf({ ...PARIS, zoom: 8.5 }, FILE);
    const width = mercatorWidthKm(PARIS.lat, 8.5, { width: 640, tileSize: 256 });
    expect(view.kmPerPixel * view.width).toBeCloseTo(width, 6);
  });

  it('goes on across the antimeridian', () => {
    const view = viewOf({ lat: -18, lon: 178.4, zoom: 6.5 }, FILE);
    expect(view.east).toBeGreaterThan(1);
    const { x } = pixelOf(view, { lat: -18, lon: -178 });
    expect(x).toBeGreaterThan(640);
    expect(x).toBeLessThan(1280);
  });

  it('holds rows that run from north to south, densest away from the equator', () => {
    const { latitudes } = viewOf({ lat: 64.14, lon: -21.9, zoom: 3.5 }, FILE);
    expect([...latitudes]).toEqual([...latitudes].sort((a, b) => b - a));
    expect(latitudes[0] - latitudes[1]).toBeLessThan(latitudes[958] - latitudes[959]);
  });

  it.each([89, -89])('is refused where it would show a pole, at %i degrees', (lat) => {
    expect(() => viewOf({ lat, lon: 0, zoom: 3.5 }, FILE)).toThrow(RangeError);
  });
});
