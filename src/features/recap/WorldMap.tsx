import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json';

import { RoundMap, type RoundMapProps } from './RoundMap';

const LAND = feature(topology, topology.objects.land);

/** A round on a map of the world. */
export const WorldMap = (props: RoundMapProps) => <RoundMap {...props} land={LAND} />;
