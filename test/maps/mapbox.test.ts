import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { mapbox } from '../../src/maps/mapbox';
import type { MappedPlace } from '../../src/maps/mapProvider';

const EIFFEL_TOWER: MappedPlace = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };

describe('a Mapbox picture', () => {
  it('has the address of the Static Images API, to the letter', () => {
    expect(mapbox('pk.token').pictureUrl(EIFFEL_TOWER, 18)).toBe(
      'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/2.2945,48.8584,18,0/1280x960@2x?access_token=pk.token',
    );
  });

  it('has plain decimals for every place of the game', () => {
    const plain = /\/static\/-?\d+(\.\d+)?,-?\d+(\.\d+)?,12,0\//;
    const places = data.flatMap(({ mapLocations }) => mapLocations);
    const urls = places.map((place) => mapbox('t').pictureUrl({ ...EIFFEL_TOWER, ...place }, 12));
    expect(urls.filter((url) => !plain.test(url ?? ''))).toEqual([]);
  });

  it('has the token percent-encoded', () => {
    expect(mapbox('a b/c+d&e=f?#%é').pictureUrl(EIFFEL_TOWER, 18)).toMatch(
      /@2x\?access_token=a%20b%2Fc%2Bd%26e%3Df%3F%23%25%C3%A9$/,
    );
  });

  it('is unavailable without a token, on another host too', () => {
    expect(mapbox('', 'http://localhost:4100').pictureUrl(EIFFEL_TOWER, 18)).toBeNull();
  });

  it('names its sources as Mapbox wants it', () => {
    expect(mapbox('t').credit(EIFFEL_TOWER)).toBe('© Mapbox © OpenStreetMap © Maxar');
  });
});

// Its box in EPSG:3857 at 2.2945, 48.8584 and zoom 18: x from 255231.479 to 255613.664 metres.
it('a Mapbox picture is as wide as its box, by the cosine of the latitude on the ground', () => {
  const boxKm = (255_613.664 - 255_231.479) / 1000;
  const groundKm = boxKm * Math.cos((48.8584 * Math.PI) / 180);
  expect(mapbox('t').widthKm(EIFFEL_TOWER, 18)).toBeCloseTo(groundKm, 5);
});
