import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json';

/** The land as exact as a map of the world shows it. */
export const WORLD_LAND = feature(topology, topology.objects.land);
