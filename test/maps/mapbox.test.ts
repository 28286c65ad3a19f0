import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { ZOOM_LEVELS } from '../../src/domain/round';
import { mapbox } from '../../src/maps/mapbox';
import type { MappedPlace } from '../../src/maps/mapProvider';

const EIFFEL_TOWER: MappedPlace = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };

describe('a Mapbox picture', () => {
  it('has the address of the Static Images API, to the letter', () => {
    expect(mapbox('pk.token').pictureUrl(EIFFEL_TOWER, 18)).toBe(
      'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/2.2945,48.8584,18,0/1280x960@2x?access_token=pk.token',
    );
  });

  it('has the coordinates as the data has them: signs, all decimals, no padding', () => {
    const place = { country: 'Ecuador', index: 0, lat: -0.002789, lon: -78.45583333333333 };
    expect(mapbox('t').pictureUrl(place, 4)).toBe(
      'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/-78.45583333333333,-0.002789,4,0/1280x960@2x?access_token=t',
    );
  });

  it('has plain decimals for every place of the game', () => {
    const plain = /\/static\/-?\d+(\.\d+)?,-?\d+(\.\d+)?,12,0\//;
    const places = data.flatMap(({ name, mapLocations }) =>
      mapLocations.map(({ lat, lon }) => ({ country: name, index: 0, lat, lon })),
    );
    const odd = places.filter((place) => {
      const url = mapbox('t').pictureUrl(place, 12);
      return !plain.test(url ?? '');
    });
    expect(places.length).toBeGreaterThan(600);
    expect(odd).toEqual([]);
  });

  it('has the token percent-encoded', () => {
    expect(mapbox('a b/c+d&e=f?#%é').pictureUrl(EIFFEL_TOWER, 18)).toMatch(
      /@2x\?access_token=a%20b%2Fc%2Bd%26e%3Df%3F%23%25%C3%A9$/,
    );
  });

  it('is unavailable without a token, on another host too', () => {
    expect(mapbox('', 'http://localhost:4100').pictureUrl(EIFFEL_TOWER, 18)).toBeNull();
  });
});

describe('the width of a Mapbox picture', () => {
  // Its box in EPSG:3857 at 2.2945, 48.8584 and zoom 18: x from 255231.479 to 255613.664 metres.
  it('at level 18 is that of its box, by the cosine of the latitude on the ground', () => {
    const boxKm = (255_613.664 - 255_231.479) / 1000;
    const groundKm = boxKm * Math.cos((48.8584 * Math.PI) / 180);
    expect(mapbox('t').widthKm(EIFFEL_TOWER, 18)).toBeCloseTo(groundKm, 5);
  });

  it('doubles with each level farther out', () => {
    const widths = ZOOM_LEVELS.map((zoom) => mapbox('t').widthKm(EIFFEL_TOWER, zoom));
    const ratios = widths.slice(1).map((width, i) => width / (widths[i] ?? NaN));
    expect(ratios.map((ratio) => ratio.toFixed(9))).toEqual(Array(14).fill('2.000000000'));
  });
});
