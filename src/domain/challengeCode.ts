import { type Countries, findCountry } from './countries';
import { landmarkOf } from './round';
import { CHALLENGE_MAPS } from './roundId';

/** Maps that friends play separately, and how one of them did. */
export type Challenge = {
  /** Indexes of the countries in the list, no two with the same name. */
  readonly positions: readonly number[];
  /** The sender's score on each map: 1 to 6 guesses, or 7 if it was lost. Null in a first challenge. */
  readonly result: readonly number[] | null;
};

/** Why a challenge's code is refused. */
export type ChallengeRefusal = 'damaged' | 'otherList';

/**
 * Two characters per position, four for the list's version, an optional result, four for the checksum;
 * then whatever a message or an app has appended: a full stop, `&utm_source=…`.
 */
const CODE = /^([\da-z]{10})([\da-z]{4})([1-7]{5})?([\da-z]{4})(?![\da-z])/;

/** The largest prime below 36^4, so that a remainder fits in four characters. */
const PRIME = 1_679_609;
/** A primitive root modulo `PRIME`, so that each position in a text has a weight of its own. */
const BASE = 31;

const inBase36 = (number: number, length: number) => number.toString(36).padStart(length, '0');

/**
 * A checksum of four characters. It changes with any one character of the text, and when any two
 * different ones are swapped.
 */
const checksum = (text: string) =>
  inBase36(
    Array.from(text).reduce((sum, each) => (sum * BASE + each.charCodeAt(0)) % PRIME, 0),
    4,
  );

/** Changes when the list's countries, their landmarks or their order do. */
const listVersion = (countries: Countries) =>
  checksum(
    countries
      .flatMap((country) => [country.name, landmarkOf(country)?.lat, landmarkOf(country)?.lon])
      .join(),
  );

/** Whether a challenge can include a country: it has a landmark and is the first with its name. */
const canBeDrawn = (countries: Countries, position: number) => {
  const country = countries[position];
  return (
    country !== undefined &&
    landmarkOf(country) !== null &&
    findCountry(countries, country.name) === country
  );
};

/**
 * Draws a challenge's countries at random.
 * @param excluded names of countries to leave out
 * @param random returns 0 <= random < 1
 */
export function drawChallenge(
  countries: Countries,
  excluded: readonly (string | undefined)[],
  random: () => number,
): Challenge {
  const left = [...countries.keys()].filter(
    (position) => canBeDrawn(countries, position) && !excluded.includes(countries[position]?.name),
  );
  const positions = Array.from({ length: CHALLENGE_MAPS }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
  return { positions, result: null };
}

/** Formats a challenge as a code for links: 18 digits and lower-case letters, or 23 with a result. */
export function formatChallenge({ positions, result }: Challenge, countries: Countries): string {
  const body = [
    ...positions.map((position) => inBase36(position, 2)),
    listVersion(countries),
    ...(result ?? []),
  ].join('');
  return body + checksum(body);
}

/**
 * Parses a code from outside, in lower or upper case.
 * @returns the challenge, or why the code is refused: `formatChallenge` cannot have written it, or did so
 *   for another list of countries
 */
export function parseChallenge(
  code: string,
  countries: Countries,
): { readonly challenge: Challenge } | { readonly refusal: ChallengeRefusal } {
  const [, maps = '', list = '', result = '', sum] = CODE.exec(code.toLowerCase()) ?? [];
  if (sum !== checksum(maps + list + result)) return { refusal: 'damaged' };
  if (list !== listVersion(countries)) return { refusal: 'otherList' };
  const positions = Array.from(maps.matchAll(/../g), ([pair]) => parseInt(pair, 36));
  const isSound =
    new Set(positions).size === CHALLENGE_MAPS &&
    positions.every((position) => canBeDrawn(countries, position));
  if (!isSound) return { refusal: 'damaged' };
  return { challenge: { positions, result: result ? Array.from(result, Number) : null } };
}
