export const UNITS = ['km', 'mi'] as const;
export type Units = (typeof UNITS)[number];

/** The international mile and foot of 1959, in kilometres and metres. */
const MILE_KM = 1.609344;
const FOOT_M = 0.3048;

/** Converts km; does not round. */
export const inUnits = (km: number, units: Units): number => (units === 'mi' ? km / MILE_KM : km);

/** Converts metres; to feet for miles. Does not round. */
export const heightInUnits = (metres: number, units: Units): number =>
  units === 'mi' ? metres / FOOT_M : metres;

/** Converts square km to two significant digits. */
export const areaInUnits = (km2: number, units: Units): number =>
  Number((units === 'mi' ? km2 / MILE_KM ** 2 : km2).toPrecision(2));
