import { ANTIPODE_KM, COMPASS_POINTS } from './geography';
import { type Guess, isLegalRound, LOST_SCORE, type Round, ROUND_STATUSES } from './round';
import { canBeRevealed, CHALLENGE_MAPS, type RoundId } from './roundId';

/** One line of plain text: no control or bidirectional characters, no lone surrogates, no markup. */
const NAME = /^[^\p{C}<>]{1,100}$/u;

/** A round as a short list. Which guess is correct follows from the names. */
export const packRound = ({ answer, guesses, status }: Round) => [
  answer.name,
  answer.place,
  answer.lat,
  answer.lon,
  status,
  guesses.map(({ name, distance, direction }) => [name, distance, direction]),
];

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => {
  const all: readonly unknown[] = values;
  return all.includes(value);
};

/** A list of this length. */
const isList = (value: unknown, length: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === length;

/** A score for each map of a challenge. */
const isResult = (value: unknown): value is number[] =>
  isList(value, CHALLENGE_MAPS) &&
  value.every((score) => isWithin(score, 1, LOST_SCORE) && Number.isInteger(score));

/** The fields of a round that are stored beside the packed list. */
type OtherFields = { readonly openedAt?: unknown; readonly friendsResult?: unknown };

function parseGuess(packed: unknown, answer: string): Guess | null {
  if (!isList(packed, 3)) return null;
  const name = packed[0];
  const distance = packed[1];
  const direction = packed[2];
  const isSound =
    isName(name) &&
    isWithin(distance, 0, ANTIPODE_KM) &&
    Number.isInteger(distance) &&
    isOneOf(COMPASS_POINTS, direction);
  return isSound ? { name, distance, direction, isCorrect: name === answer } : null;
}

/**
 * Parses a round from outside. By hand, and without destructuring lists: there may be thousands, and the
 * site waits for them.
 * @param packed what `packRound` returned
 * @param others the fields stored beside it, if any
 * @returns null if it is damaged, or play cannot have led to it
 */
export function parseRound(id: RoundId, packed: unknown, others: OtherFields = {}): Round | null {
  if (!isList(packed, 6)) return null;
  const name = packed[0];
  const place = packed[1];
  const lat = packed[2];
  const lon = packed[3];
  const status = packed[4];
  const list = packed[5];
  if (!isName(name) || !isName(place) || !isWithin(lat, -90, 90) || !isWithin(lon, -180, 180))
    return null;
  if (!isOneOf(ROUND_STATUSES, status) || !Array.isArray(list)) return null;
  const guesses: Guess[] = [];
  for (const each of list) {
    const guess = parseGuess(each, name);
    if (!guess) return null;
    guesses.push(guess);
  }
  const round = { answer: { name, place, lat, lon }, guesses, status };
  if (!isLegalRound(round, { canBeRevealed: canBeRevealed(id) })) return null;
  const { openedAt, friendsResult } = others;
  if (openedAt !== undefined && !isWithin(openedAt, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (friendsResult !== undefined && !isResult(friendsResult)) return null;
  // Frozen, so that Immer does not walk through every round.
  return Object.freeze({
    ...round,
    ...(openedAt !== undefined && { openedAt }),
    ...(friendsResult !== undefined && { friendsResult }),
  });
}
