import type { Country } from '../../src/domain/countries';

/** The place that pictures show and that distances are measured to. */
export function firstPlace({ name, mapLocations: [place] }: Country) {
  if (place) return place;
  throw new Error(`${name} has no place`);
}
