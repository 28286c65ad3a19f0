import { type Countries, findCountry } from './countries';
import { landmarkOf } from './round';
import { CHALLENGE_MAPS } from './roundId';

/** Maps that friends play, each for oneself, and how one of them did. */
export type Challenge = {
  /** The countries by their positions in the list, no two of one name. */
  readonly positions: readonly number[];
  /** What each map counts for the sender: 1 to 6 guesses, or 7 where it was lost. Null: not said. */
  readonly result: readonly number[] | null;
};

/** Why a text is not accepted as a challenge's code. */
export type ChallengeRefusal = 'damaged' | 'otherList';

/**
 * Two characters a position, four for the list's version, maybe a result, four for the checksum; then
 * what a message may have added, such as a full stop.
 */
const CODE = /^([\da-z]{10})([\da-z]{4})([1-7]{5})?([\da-z]{4})[^\da-z]*$/i;

/** The largest prime below 36^4, so that a remainder has four characters at most. */
const PRIME = 1_679_609;
/** A primitive root of it: in the polynomial below, each place of a text has a weight of its own. */
const BASE = 31;

const inBase36 = (number: number, length: number) => number.toString(36).padStart(length, '0');

/**
 * Four characters for a text. They change with any one character of it, and where any two different
 * ones change places.
 */
const checksum = (text: string) =>
  inBase36(
    Array.from(text).reduce((sum, each) => (sum * BASE + (each.codePointAt(0) ?? 0)) % PRIME, 0),
    4,
  );

/** Differs for lists that have other countries or landmarks, or the same in another order. */
const listVersion = (countries: Countries) =>
  checksum(
    countries
      .flatMap((country) => [country.name, landmarkOf(country)?.lat, landmarkOf(country)?.lon])
      .join(),
  );

/** Whether a country can be among a challenge's: it has a landmark, and is the first of its name. */
const canBeDrawn = (countries: Countries, position: number) => {
  const country = countries[position];
  return (
    country !== undefined &&
    landmarkOf(country) !== null &&
    findCountry(countries, country.name) === country
  );
};

/**
 * Draws a challenge's countries.
 * @param random gives 0 <= random < 1
 */
export function drawChallenge(countries: Countries, random: () => number): Challenge {
  const left = [...countries.keys()].filter((position) => canBeDrawn(countries, position));
  const positions = Array.from({ length: CHALLENGE_MAPS }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
  return { positions, result: null };
}

/** A challenge as a code for links: 18 digits and lower-case letters, or 23 with a result. */
export function formatChallenge({ positions, result }: Challenge, countries: Countries): string {
  const body = [
    ...positions.map((position) => inBase36(position, 2)),
    listVersion(countries),
    ...(result ?? []),
  ].join('');
  return body + checksum(body);
}

/**
 * Reads a code, which anybody may have made, in small letters or capitals.
 * @returns the challenge, or why the code is refused: it is none that `formatChallenge` writes, or made
 *   for another list of countries
 */
export function parseChallenge(
  code: string,
  countries: Countries,
): { readonly challenge: Challenge } | { readonly refusal: ChallengeRefusal } {
  const parts = Array.from(CODE.exec(code) ?? [], (part: string | undefined) =>
    part?.toLowerCase(),
  );
  const [, maps = '', list = '', result = '', sum] = parts;
  if (sum !== checksum(maps + list + result)) return { refusal: 'damaged' };
  if (list !== listVersion(countries)) return { refusal: 'otherList' };
  const positions = Array.from(maps.matchAll(/../g), ([pair]) => parseInt(pair, 36));
  const isSound =
    new Set(positions).size === CHALLENGE_MAPS &&
    positions.every((position) => canBeDrawn(countries, position));
  if (!isSound) return { refusal: 'damaged' };
  return { challenge: { positions, result: result ? Array.from(result, Number) : null } };
}
