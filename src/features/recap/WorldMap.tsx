import { RoundMap, type RoundMapProps } from './RoundMap';
import { WORLD_LAND } from './worldLand';

/** A round on a map of the world. */
export const WorldMap = (props: RoundMapProps) => <RoundMap {...props} land={WORLD_LAND} />;
