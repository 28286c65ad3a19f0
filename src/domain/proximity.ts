import { ANTIPODE_KM } from './geography';

/** The distance, in km, at which the logarithmic scale bends: it tells near from nearer. */
const SCALE_KM = 100;

/**
 * How near a guess was, from 1 (there) to 0 (the antipode), on a logarithmic scale. A linear one
 * tells little: in the median, neighbouring countries are at 0.96 and random pairs at 0.63.
 * @param distance great-circle distance in km
 */
export function proximity(distance: number): number {
  const share = Math.log1p(distance / SCALE_KM) / Math.log1p(ANTIPODE_KM / SCALE_KM);
  return Math.max(0, 1 - share);
}

/** The same in whole percent. */
export const percentNear = (distance: number): number => Math.round(100 * proximity(distance));
