import { feature } from 'topojson-client';
import topology from 'world-atlas/land-50m.json';

import { RoundMap, type RoundMapProps } from './RoundMap';

const LAND = feature(topology, topology.objects.land);

/** A round on a map of a part of the world, where coasts are seen from nearer. */
export const RegionMap = (props: RoundMapProps) => <RoundMap {...props} land={LAND} />;
