export const UNITS = ['km', 'mi'] as const;
export type Units = (typeof UNITS)[number];

/** Kilometres of the international mile of 1959. */
const MILE_KM = 1.609344;

/**
 * A distance in the given units, not rounded.
 * @param km the distance in kilometres
 */
export const inUnits = (km: number, units: Units): number => (units === 'mi' ? km / MILE_KM : km);
