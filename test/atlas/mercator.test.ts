import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  latitudeOf,
  longitudeOf,
  mercatorX,
  mercatorY,
  viewOf,
} from '../../scripts/atlas/mercator.ts';
import { FILE } from '../../scripts/atlas/parameters.ts';
import { mercatorWidthKm } from '../../src/maps/webMercator';

const latitude = fc.double({ min: -85, max: 85, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const PARIS = { lat: 48.8584, lon: 2.2945 };

it('Web Mercator comes back from any point to its latitude and longitude', () => {
  fc.assert(
    fc.property(latitude, longitude, (lat, lon) => {
      expect(latitudeOf(mercatorY(lat))).toBeCloseTo(lat, 9);
      expect(longitudeOf(mercatorX(lon))).toBeCloseTo(lon, 9);
    }),
  );
});

describe('a view', () => {
  it('has the place at its exact centre, wherever on the Earth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 70, noNaN: true }),
        longitude,
        fc.double({ min: 2.5, max: 8.5, noNaN: true }),
        (lat, lon, zoom) => {
          const { west, north, worldPixels } = viewOf({ lat, lon, zoom }, FILE);
          expect((mercatorX(lon) - west) * worldPixels).toBeCloseTo(640, 3);
          expect((mercatorY(lat) - north) * worldPixels).toBeCloseTo(480, 3);
        },
      ),
    );
  });

  it('is as wide in km as the site says it is', () => {
    const view = viewOf({ ...PARIS, zoom: 8.5 }, FILE);
    const width = mercatorWidthKm(PARIS.lat, 8.5, { width: 640, tileSize: 256 });
    expect(view.kmPerPixel * view.width).toBeCloseTo(width, 6);
  });
});
