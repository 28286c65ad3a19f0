import { describe, expect, it } from 'vitest';

import { ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { eox } from '../../src/maps/eox';
import { mapbox } from '../../src/maps/mapbox';

const EIFFEL_TOWER = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };
const ON_THE_EQUATOR = { country: 'Gabon', index: 0, lat: 0, lon: 10 };

const widthAt = (level: ZoomLevel) => eox().widthKm(ON_THE_EQUATOR, level);

describe('an EOX picture', () => {
  it('has the address of a Web Map Service’s GetMap, to the letter', () => {
    expect(eox().pictureUrl(EIFFEL_TOWER, 18)).toBe(
      'https://tiles.maps.eox.at/wms?service=WMS&version=1.1.1&request=GetMap&layers=s2cloudless-2020_3857&styles=&srs=EPSG:3857&bbox=246774.709,6244383.005,264070.434,6257354.798&width=1280&height=960&format=image/jpeg',
    );
  });

  it('shows twice as much with each level of a round, from 17 to 1,107 km on the equator', () => {
    expect(widthAt(18)).toBeCloseTo(17.295, 2);
    for (const level of [17, 16, 15, 14, 13, 12] as const) {
      expect(widthAt(level)).toBeCloseTo(17.295 * 2 ** (18 - level), 0);
    }
  });

  it('shows more with every further level, at last what Mapbox’s shows', () => {
    const widths = ZOOM_LEVELS.map(widthAt);
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(widths);
    expect(widthAt(4)).toBeCloseTo(mapbox('t').widthKm(ON_THE_EQUATOR, 4), 6);
  });

  it('is unavailable where it would reach beyond the antimeridian', () => {
    const fiji = { country: 'Fiji', index: 0, lat: -17.68, lon: 178.84 };
    expect(eox().pictureUrl(fiji, 18)).not.toBeNull();
    expect(eox().pictureUrl(fiji, 12)).toBeNull();
  });

  it('names its sources as its licence wants it', () => {
    expect(eox().credit(EIFFEL_TOWER)).toBe(
      'EOxCloudless https://cloudless.eox.at by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2020)',
    );
  });
});
