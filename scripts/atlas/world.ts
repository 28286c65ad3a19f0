import { CSS_SIZE, FILE, TILE_SIZE } from './parameters.ts';
import { directoryOf, type Picture } from './plan.ts';

/** The picture reaches from 84.0° N to 70.6° S. */
const CENTRE = { lat: 32, lon: 0 };

/** The picture of the whole world, from 180° W to 180° E. `src/maps/worldPicture.ts` names its file. */
export const WORLD: Picture = {
  iso2: 'world',
  ...CENTRE,
  zoom: Math.log2(CSS_SIZE.width / TILE_SIZE),
  path: `world-${directoryOf({ iso2: '', name: '', ...CENTRE, further: [] })}.avif`,
  ...FILE,
  quality: 45,
};
