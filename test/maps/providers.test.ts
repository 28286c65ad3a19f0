import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { eox } from '../../src/maps/eox';
import { esri } from '../../src/maps/esri';
import { mapbox } from '../../src/maps/mapbox';
import type { MappedPlace, MapProvider } from '../../src/maps/mapProvider';
import { widthKm } from '../../src/maps/webMercator';

const EIFFEL_TOWER: MappedPlace = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };
const ON_THE_EQUATOR: MappedPlace = { country: 'Gabon', index: 0, lat: 0, lon: 10 };

it.each([
  {
    provider: mapbox('pk.token'),
    url: 'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/2.2945,48.8584,18,0/1280x960@2x?access_token=pk.token',
    credit: '© Mapbox © OpenStreetMap © Maxar',
  },
  {
    provider: esri(),
    url: 'https://services.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/export?bbox=255231.479,6250725.582,255613.664,6251012.221&bboxSR=3857&imageSR=3857&size=640,480&format=jpg&f=image',
    credit: 'Powered by Esri | Esri, Vantor, Earthstar Geographics, and the GIS User Community',
  },
  {
    provider: eox(),
    url: 'https://tiles.maps.eox.at/wms?service=WMS&version=1.1.1&request=GetMap&layers=s2cloudless-2020_3857&styles=&srs=EPSG:3857&bbox=246774.709,6244383.005,264070.434,6257354.798&width=1280&height=960&format=image/jpeg',
    credit:
      'EOxCloudless https://cloudless.eox.at by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2020)',
  },
])('$provider.id has this exact address and credit', ({ provider, url, credit }) => {
  expect(provider.picture(EIFFEL_TOWER, 18)).toMatchObject({ url, credit, isOfAtlas: false });
});

const shownKm = (provider: MapProvider, place: MappedPlace, zoom: ZoomLevel) =>
  widthKm(provider.picture(place, zoom)?.box ?? { x: 0, y: 0, width: NaN });

describe('a Mapbox picture', () => {
  it('has decimal coordinates for every place of the game', () => {
    const plain = /\/static\/-?\d+(\.\d+)?,-?\d+(\.\d+)?,12,0\//;
    const places = data.flatMap(({ mapLocations }) => mapLocations);
    const urls = places.map((place) => mapbox('t').picture({ ...EIFFEL_TOWER, ...place }, 12)?.url);
    expect(urls.filter((url) => !plain.test(url ?? ''))).toEqual([]);
  });

  it('is unavailable without a token, even on another host', () => {
    expect(mapbox('', 'http://localhost:4100').picture(EIFFEL_TOWER, 18)).toBeNull();
  });

  // Its box in EPSG:3857 at zoom 18, as in Esri's address: x from 255231.479 to 255613.664 metres.
  it('is as wide as its box, by the cosine of the latitude on the ground, and Esri’s is as well', () => {
    const boxKm = (255_613.664 - 255_231.479) / 1000;
    const groundKm = boxKm * Math.cos((48.8584 * Math.PI) / 180);
    expect(shownKm(mapbox('t'), EIFFEL_TOWER, 18)).toBeCloseTo(groundKm, 5);
    for (const zoom of [18, 12, 4] as const) {
      const box = mapbox('t').picture(EIFFEL_TOWER, zoom)?.box;
      expect(esri().picture(EIFFEL_TOWER, zoom)?.box).toEqual(box);
    }
  });
});

describe('an EOX picture', () => {
  const widthAt = (level: ZoomLevel) => shownKm(eox(), { ...ON_THE_EQUATOR, lon: 0 }, level);

  it('shows twice as much with each level of a round, from 17 to 1,107 km on the equator', () => {
    for (const level of [18, 17, 16, 15, 14, 13, 12] as const) {
      expect(widthAt(level)).toBeCloseTo(17.295 * 2 ** (18 - level), 0);
    }
  });

  it('shows more with every further level, at last what Mapbox’s shows', () => {
    const widths = ZOOM_LEVELS.map(widthAt);
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(widths);
    expect(widthAt(4)).toBeCloseTo(shownKm(mapbox('t'), ON_THE_EQUATOR, 4), 6);
  });

  it('is unavailable if it crosses the antimeridian', () => {
    const fiji = { country: 'Fiji', index: 0, lat: -17.68, lon: 178.84 };
    expect(eox().picture(fiji, 18)).not.toBeNull();
    expect(eox().picture(fiji, 12)).toBeNull();
  });
});
