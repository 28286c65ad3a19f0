import type { Countries } from './countries';
import type { Point } from './geography';
import type { Answer } from './round';

/** What no name of a place has, but names in a wrong encoding do. */
const GARBLED = new RegExp(
  [
    "[^\\p{Script=Latin}0-9 ,.’'ʻʼ\\-–()/&]", // "Sa√Ød", "Se?or", "&eacute;"
    '[ƒªº\ufb00-\ufb06]', // Latin by script only
    '\\p{L}(?![A-Z])\\p{Lu}', // "ChiÈinÄu"
    '[^\\0-\\x7f]{3}', // "Huáşż"
    'u[012][\\da-fA-F]{3}', // an escape without its backslash
    // UTF-8 read as Latin-1, without its control characters: "Ãvora", "Äetinje", "Markâs"
    'Ã|[ÄÅÈ][aeiou]|â(?:\\p{Lu}|[aeiou]|s?(?!\\p{L}))',
  ].join('|'),
  'u',
);

const keyOf = (country: string, { lat, lon }: Point) => `${country} ${lat} ${lon}`;

/**
 * Reads names of places from outside: a place is known by its country and coordinates, and its name is the
 * list's. A place that the list no longer has keeps its name.
 * @param countries with all their places
 * @returns the name, or null if it may be garbled
 */
export function knownPlaces(countries: Countries) {
  const names = new Map(
    countries.flatMap(({ name, mapLocations }) =>
      mapLocations.map((place) => [keyOf(name, place), place.name] as const),
    ),
  );
  return ({ name, place, ...point }: Answer): string | null =>
    names.get(keyOf(name, point)) ?? (GARBLED.test(place) ? null : place);
}
