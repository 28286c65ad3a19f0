import { mesh } from 'topojson-client';

import { type Continent, countriesOf } from '../../../domain/continents';
import type { EarthOutlines } from '../../../maps/earthFiles';

/** Where a continent ends: at the sea, and at other continents. */
export function coastOf(outlines: EarthOutlines, continent: Continent) {
  const names = countriesOf(continent);
  const geometries = outlines.objects.countries.geometries.filter(({ id }) =>
    names.includes(String(id)),
  );
  return mesh(outlines, { type: 'GeometryCollection', geometries }, (a, b) => a === b);
}
