import { expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { playableNames } from '../../src/domain/earth';
import { landmarksOf } from '../../src/domain/landmarks';
import { NORTHLAND, NOWHERE } from '../support/builders';

it('each country that can be lit has one landmark, where it is', () => {
  expect(landmarksOf([NOWHERE, NORTHLAND, NORTHLAND])).toMatchObject([
    { name: 'Northland', lat: 10, lon: 0 },
  ]);
  expect(landmarksOf(data).map(({ name }) => name)).toEqual([...playableNames(data)]);
});
