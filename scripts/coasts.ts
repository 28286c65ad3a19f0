import { quantize } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

type Land = Topology<{ land: GeometryCollection }>;

/** The bend of a coast that a map of 2,500 km does not show, in steradians: 48 km². */
const LEAST_AREA = 48 / 6371 ** 2;
/** The grid that coasts are rounded to: 3.6 km on the equator. */
const COLUMNS = 1e4;

/** Land with the detail that the map of a round can show. */
function simplifyCoasts(topology: Land): Land {
  const weighted = presimplify(topology, sphericalTriangleArea);
  return quantize(simplify(weighted, LEAST_AREA), COLUMNS);
}

/** Simplifies Natural Earth's land at 1:50 million, of which a map of a region needs a third. */
export const coasts = (): Plugin => ({
  name: 'coasts',
  transform: {
    order: 'pre',
    filter: { id: /world-atlas\/land-50m\.json$/ },
    handler: (code) => ({ code: JSON.stringify(simplifyCoasts(JSON.parse(code) as Land)) }),
  },
});
