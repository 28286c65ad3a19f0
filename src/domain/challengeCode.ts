import { type Countries, type Country, findCountry } from './countries';
import { landmarkOf, type Round, scoreOf } from './round';
import { CHALLENGE_MAPS, hashOf } from './roundId';

/** Maps that friends play separately, and one friend's result. */
export type Challenge = {
  /** Indexes in the list of countries, all of different names. */
  readonly positions: readonly number[];
  /** The sender's score on each map: 1 to 6 guesses, or 7 if lost. Null in a new challenge. */
  readonly result: readonly number[] | null;
};

export type ChallengeRefusal = 'damaged' | 'otherList';

/**
 * Two characters per position, of five maps or one; four for the list's version, an optional result, four for the
 * checksum; around them anything that a message or app added: a slash, `%20`, a full stop, `&utm_source=…`.
 */
const CODE =
  /^(?:%[\da-f]{2}|[^\da-z])*([\da-z]{10}|[\da-z]{2})([\da-z]{4})([1-7]*)([\da-z]{4})(?![\da-z])/;

/**
 * The largest prime below 36^4: remainders fit in four characters. 31, the base of `hashOf`, is a primitive root
 * modulo it: each position in a text has its own weight.
 */
const PRIME = 1_679_609;

const inBase36 = (number: number, length: number) => number.toString(36).padStart(length, '0');

/** Detects any one changed character, and any two different characters that are swapped. */
const checksum = (text: string) => inBase36(hashOf(text, PRIME), 4);

/** Changes with the list's landmarks or order, not with names: a renamed country has the same maps. */
const listVersion = (countries: Countries) =>
  checksum(
    countries
      .map(landmarkOf)
      .flatMap((place) => [place?.lat, place?.lon])
      .join(),
  );

/** A challenge can include a country that has a landmark and is the first with its name. */
const canBeDrawn = (countries: Countries, position: number) => {
  const country = countries[position];
  return (
    country !== undefined &&
    landmarkOf(country) !== null &&
    findCountry(countries, country.name) === country
  );
};

/**
 * @param excluded names to leave out
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

/** Whether a round's map is a country's: its landmark may have been corrected since. */
export function isMapOf(country: Country | undefined, { answer }: Round): boolean {
  const place = country && landmarkOf(country);
  return place?.lat === answer.lat && place.lon === answer.lon;
}

/** The challenge to play a round's map, with its score; null if the list no longer has that map. */
export function challengeTo(round: Round, countries: Countries): Challenge | null {
  const position = countries.findIndex((country) => isMapOf(country, round));
  return position < 0 ? null : { positions: [position], result: [scoreOf(round)] };
}

/** A code for links, of digits and lower-case letters: 18, or 23 with a result; of one map 10 or 11. */
export function formatChallenge({ positions, result }: Challenge, countries: Countries): string {
  const body = [
    ...positions.map((position) => inBase36(position, 2)),
    listVersion(countries),
    ...(result ?? []),
  ].join('');
  return body + checksum(body);
}

/**
 * Parses a code from outside, in either case.
 * @returns the challenge, or why it is refused: damaged, or made for another list of countries
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
    [0, positions.length].includes(result.length) &&
    new Set(positions).size === positions.length &&
    positions.every((position) => canBeDrawn(countries, position));
  if (!isSound) return { refusal: 'damaged' };
  return { challenge: { positions, result: result ? Array.from(result, Number) : null } };
}
