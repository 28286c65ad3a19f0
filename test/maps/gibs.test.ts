import { describe, expect, it } from 'vitest';

import { gibs } from '../../src/maps/gibs';
import { anAtlas } from '../support/builders';

const ATLAS = anAtlas('France', 'Fiji');
const EIFFEL_TOWER = { country: 'France', lat: 48.8584, lon: 2.2945 };

describe('a GIBS picture', () => {
  it('has the address of a Web Map Service’s GetMap, in Web Mercator, 1280 by 960', () => {
    const picture = gibs(ATLAS).pictureUrl(EIFFEL_TOWER, 18);
    const { origin, pathname, searchParams } = new URL('url' in picture ? picture.url : '');
    expect([origin, pathname]).toEqual([
      'https://gibs.earthdata.nasa.gov',
      '/wms/epsg3857/best/wms.cgi',
    ]);
    const { BBOX: box = '', ...parameters } = Object.fromEntries(searchParams);
    expect(parameters).toEqual({
      SERVICE: 'WMS',
      REQUEST: 'GetMap',
      VERSION: '1.3.0',
      LAYERS: 'BlueMarble_ShadedRelief_Bathymetry',
      STYLES: '',
      FORMAT: 'image/jpeg',
      CRS: 'EPSG:3857',
      WIDTH: '1280',
      HEIGHT: '960',
    });
    const [west = NaN, south = NaN, east = NaN, north = NaN] = box.split(',').map(Number);
    expect((west + east) / 2).toBeCloseTo(255_422.571, 2);
    expect((south + north) / 2).toBeCloseTo(6_250_868.901, 2);
    expect((north - south) / (east - west)).toBeCloseTo(0.75, 6);
  });

  it('shows what the atlas shows', () => {
    const picture = gibs(ATLAS).pictureUrl(EIFFEL_TOWER, 15);
    const box = new URL('url' in picture ? picture.url : '').searchParams.get('BBOX') ?? '';
    const [west = NaN, , east = NaN] = box.split(',').map(Number);
    const groundKm = ((east - west) / 1000) * Math.cos((48.8584 * Math.PI) / 180);
    expect(groundKm).toBeCloseTo(ATLAS.widthKm(EIFFEL_TOWER, 15), 3);
    expect(gibs(ATLAS).widthKm(EIFFEL_TOWER, 15)).toBeCloseTo(ATLAS.widthKm(EIFFEL_TOWER, 15), 6);
  });

  it('is unavailable where the service would leave black what lies beyond the antimeridian', () => {
    const fiji = { country: 'Fiji', lat: -17.68, lon: 178.84 };
    expect(gibs(ATLAS).pictureUrl(fiji, 18)).toEqual({
      unavailable: 'the picture reaches beyond the antimeridian',
    });
  });
});
