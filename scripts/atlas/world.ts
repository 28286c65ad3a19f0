import { WORLD_BOX } from '../../src/maps/worldPicture.ts';
import { FILE } from './parameters.ts';
import { directoryOf, type Picture } from './plan.ts';

/** The picture of the whole world, from 180° W to 180° E. `src/maps/worldPicture.ts` names its file. */
export const WORLD: Picture = {
  iso2: 'world',
  box: WORLD_BOX,
  path: `world-${directoryOf({ iso2: '', name: '', lat: 0, lon: 0, further: [] })}.avif`,
  ...FILE,
  quality: 45,
};
