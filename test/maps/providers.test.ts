import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { eox } from '../../src/maps/eox';
import { mapbox } from '../../src/maps/mapbox';
import type { MappedPlace, MapProvider } from '../../src/maps/mapProvider';
import { project, widthKm } from '../../src/maps/webMercator';
import { SERVICE_IDS, type ServiceId, serviceOf } from '../support/mapServices';
import { addressedBox } from './addressedBox';

const EIFFEL_TOWER: MappedPlace = { country: 'France', index: 0, lat: 48.8584, lon: 2.2945 };
const ON_THE_EQUATOR: MappedPlace = { country: 'Gabon', index: 0, lat: 0, lon: 10 };

const shownKm = (provider: MapProvider, place: MappedPlace, zoom: ZoomLevel) =>
  widthKm(provider.picture(place, zoom)?.box ?? { x: 0, y: 0, width: NaN });

/** The exact address and credit of the Eiffel Tower's picture at level 18, and the ground it shows. */
const EXACT: Readonly<Record<ServiceId, { url: string; credit: string; km: number }>> = {
  mapbox: {
    url: 'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/2.2945,48.8584,18,0/1280x960@2x?access_token={token}',
    credit: '© Mapbox © OpenStreetMap © Maxar',
    km: 0.2515,
  },
  eox: {
    url: 'https://tiles.maps.eox.at/wms?service=WMS&version=1.1.1&request=GetMap&layers=s2cloudless-2020_3857&styles=&srs=EPSG:3857&bbox=246774.709,6244383.005,264070.434,6257354.798&width=1280&height=960&format=image/jpeg',
    credit:
      'EOxCloudless https://cloudless.eox.at by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2020)',
    km: 11.3789,
  },
  esri: {
    url: 'https://services.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/export?bbox=255231.479,6250725.582,255613.664,6251012.221&bboxSR=3857&imageSR=3857&size=640,480&format=jpg&f=image',
    credit: 'Powered by Esri | Esri, Vantor, Earthstar Geographics, and the GIS User Community',
    km: 0.2515,
  },
};

const PLACES: readonly MappedPlace[] = data.flatMap(({ name, mapLocations }) =>
  mapLocations.map(({ lat, lon }, index) => ({ country: name, index, lat, lon })),
);
const ROUND = [18, 17, 16, 15, 14, 13, 12] as const;

describe.each(SERVICE_IDS)('the map service %s', (id) => {
  const service = serviceOf(id);
  const boxesAt = (place: MappedPlace, levels: readonly ZoomLevel[]) =>
    levels.map((level) => service.picture(place, level)?.box ?? { x: NaN, y: NaN, width: NaN });

  it('has this exact address and credit, and shows this much', () => {
    const { km, ...picture } = EXACT[id];
    expect(service).toMatchObject({ id, farthestPlaceLevel: 4 });
    expect(service.picture(EIFFEL_TOWER, 18)).toMatchObject({ ...picture, isOfAtlas: false });
    expect(shownKm(service, EIFFEL_TOWER, 18)).toBeCloseTo(km, 3);
  });

  it('has an address of its own for each place, without a space, a quote or an exponent', () => {
    const urls = PLACES.map((place) => service.picture(place, 18)?.url ?? '');
    expect(urls.filter((url) => new URL(url).href !== url || /\de-\d/.test(url))).toEqual([]);
    const places = new Set(PLACES.map(({ lat, lon }) => `${lat},${lon}`));
    expect(new Set(urls).size).toBe(places.size);
  });

  it('asks for what it says it shows, in 4:3', () => {
    for (const place of PLACES) {
      for (const level of [18, 15, 12] as const) {
        const picture = service.picture(place, level);
        if (!picture) continue;
        const { x, y, width, height, aspect } = addressedBox(picture.url);
        expect(aspect).toBe(4 / 3);
        expect(width / height).toBeCloseTo(4 / 3, 4);
        expect(picture.box.x).toBeCloseTo(x, 9);
        expect(picture.box.y).toBeCloseTo(y, 9);
        expect(picture.box.width).toBeCloseTo(width, 9);
      }
    }
  });

  it('has the place in the middle, and shows twice as much with each level of a round', () => {
    const boxes = boxesAt(EIFFEL_TOWER, ROUND);
    const { x, y } = project(EIFFEL_TOWER);
    for (const [index, box] of boxes.entries()) {
      expect(box).toMatchObject({ x, y });
      expect(box.width / (boxes[0]?.width ?? NaN)).toBeCloseTo(2 ** index, 9);
    }
  });

  it('shows more with every further level, at most the world', () => {
    const widths = boxesAt(ON_THE_EQUATOR, ZOOM_LEVELS).map(({ width }) => width);
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(widths);
    expect(widths.at(-1)).toBeLessThanOrEqual(1);
  });

  it('can be reached through a proxy, at the same path', () => {
    const proxied = serviceOf(id, { VITE_MAP_BASE_URL: 'http://proxy.test' });
    const { origin, pathname, search } = new URL(EXACT[id].url);
    expect(service.origin).toBe(origin);
    expect(proxied.origin).toBe('http://proxy.test');
    expect(proxied.picture(EIFFEL_TOWER, 18)?.url).toBe(`http://proxy.test${pathname}${search}`);
  });
});

it('without a token, Mapbox has no picture, even on another host', () => {
  expect(mapbox('', 'http://localhost:4100').picture(EIFFEL_TOWER, 18)).toBeNull();
});

it('EOX has no picture that crosses the antimeridian', () => {
  const fiji = { country: 'Fiji', index: 0, lat: -17.68, lon: 178.84 };
  expect(eox().picture(fiji, 18)).not.toBeNull();
  expect(eox().picture(fiji, 12)).toBeNull();
});
