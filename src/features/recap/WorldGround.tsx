import { geoGraticule10, type GeoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';

import { color } from '../../design/tokens';
import { Graticule, Land } from './worldMapStyles';

export const SPHERE = { type: 'Sphere' } as const;
const LAND = feature(land, land.objects.land);
const GRATICULE = geoGraticule10();

/** What a map of the world has below its markers: the sea, the graticule and the land. */
export function WorldGround({ draw }: { readonly draw: GeoPath }) {
  return (
    <>
      <path d={draw(SPHERE) ?? ''} fill={color('surface')} />
      <Graticule d={draw(GRATICULE) ?? ''} />
      <Land d={draw(LAND) ?? ''} />
      <path d={draw(SPHERE) ?? ''} fill="none" stroke={color('ink')} />
    </>
  );
}
