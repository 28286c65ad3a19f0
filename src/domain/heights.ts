import type { Units } from './units';

/** Metres of the international foot of 1959. */
const FOOT_M = 0.3048;

/**
 * A height in metres, or in feet where distances are in miles; not rounded.
 * @param metres the height in metres
 */
export const heightInUnits = (metres: number, units: Units): number =>
  units === 'mi' ? metres / FOOT_M : metres;
