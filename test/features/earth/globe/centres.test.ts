import { expect, it } from 'vitest';

import { countryCentre, countryView } from '../../../../src/features/earth/globe/centres';
import { EARTH, landmarks } from '../../../support/earth';

it.each([
  ['France', 46.5, 2.5],
  ['United States', 39.9, -98.8],
  ['Russia', 65.7, 95.2],
  ['Fiji', -17.8, 178],
  ['Kiribati', 1.3, 173],
  // Not of Greenland.
  ['Denmark', 56.2, 9.3],
])('the globe turns to the middle of %s', (name, lat, lon) => {
  const [country] = landmarks(name);
  const centre = country && countryCentre(EARTH.shapes, country);
  expect(centre?.lat).toBeCloseTo(lat, 0);
  expect(centre?.lon).toBeCloseTo(lon, 0);
});

it.each([
  ['Russia', 1],
  ['United States', 1],
  ['Belgium', 4],
  ['Vatican City', 4],
])('the globe nears to %s as far as its size asks', (name, zoom) => {
  const [country] = landmarks(name);
  expect(country && countryView(EARTH.shapes, country).zoom).toBe(zoom);
});

it('a larger country is seen whole', () => {
  const [egypt] = landmarks('Egypt');
  const zoom = (egypt && countryView(EARTH.shapes, egypt).zoom) ?? NaN;
  expect(zoom).toBeGreaterThan(2);
  expect(zoom).toBeLessThan(4);
});
