import { ANTIPODE_KM } from './geography';

/**
 * How near a guess was, from 1 (there) to 0 (the antipode). The square root spreads nearby guesses
 * further apart: the median of neighbouring countries is 0.81 and of random pairs 0.40; on a linear
 * scale they would be 0.96 and 0.63.
 * @param distance great-circle distance in km
 */
export const proximity = (distance: number): number =>
  Math.max(0, 1 - Math.sqrt(distance / ANTIPODE_KM));

export const percentNear = (distance: number): number => Math.round(100 * proximity(distance));
