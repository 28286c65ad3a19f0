import * as v from 'valibot';

import { ANTIPODE_KM, COMPASS_POINTS } from './geography';
import type { KnownNames } from './knownNames';
import { areLegal } from './neighbours';
import { asksNeighbours, isLegalRound, LOST_SCORE, type Round, ROUND_STATUSES } from './round';
import { canBeRevealed, CHALLENGE_MAPS, type RoundId } from './roundId';

/** A compact round: `isCorrect` follows from the names. */
export const packRound = ({ answer, guesses, status }: Round) => [
  answer.name,
  answer.place,
  answer.lat,
  answer.lon,
  status,
  guesses.map(({ name, distance, direction }) => [name, distance, direction]),
];

/**
 * One line of plain text: no control or bidirectional characters, lone surrogates, markup, or U+FFFD
 * (undecodable bytes).
 */
const Name = v.pipe(v.string(), v.regex(/^[^\p{C}<>\ufffd]{1,100}$/u));

const within = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const whole = (least: number, most: number) => v.pipe(within(least, most), v.integer());

/** What `packRound` returns. */
export const PackedRound = v.strictTuple([
  Name,
  Name,
  within(-90, 90),
  within(-180, 180),
  v.picklist(ROUND_STATUSES),
  v.array(v.strictTuple([Name, whole(0, ANTIPODE_KM), v.picklist(COMPASS_POINTS)])),
]);

/** Until the end of the year 9999, for `utcDateOf`. */
const Time = within(0, Date.UTC(10_000, 0) - 1);

/** Fields stored beside the packed list, all of them. Those of a later release are kept as they are. */
const OtherFields = v.looseObject({
  openedAt: v.exactOptional(Time),
  endedAt: v.exactOptional(Time),
  importedAt: v.exactOptional(Time),
  friendsResult: v.exactOptional(
    v.pipe(
      v.array(whole(1, LOST_SCORE)),
      v.check(({ length }) => length === 1 || length === CHALLENGE_MAPS),
    ),
  ),
  neighbours: v.exactOptional(v.object({ asked: v.array(Name), given: v.array(v.nullable(Name)) })),
} satisfies Record<Exclude<keyof Round, 'answer' | 'guesses' | 'status'>, unknown>);

/** Damaged fields are dropped: they must not take the round with them. */
function readFields(others: object): v.InferOutput<typeof OtherFields> {
  const { success, output, issues } = v.safeParse(OtherFields, others);
  if (success) return output;
  const damaged = issues.map(({ path }) => path?.[0].key);
  const intact = Object.entries(others).filter(([key]) => !damaged.includes(key));
  return readFields(Object.fromEntries(intact));
}

/**
 * Inverts `packRound`, with the countries' present names.
 * @param others fields beside the list; what play cannot have led to is dropped
 * @returns null if play cannot have led to it
 */
export function unpackRound(
  id: RoundId,
  [name, place, lat, lon, status, packedGuesses]: readonly [
    ...v.InferOutput<typeof PackedRound>,
    ...unknown[],
  ],
  nameOf: KnownNames,
  others: object = {},
): Round | null {
  const { neighbours: named, ...facts } = readFields(others);
  const presentName = (text: string) => nameOf(text) ?? text;
  const answer = { name: presentName(name), place, lat, lon };
  const guesses = packedGuesses.map(([guessed, distance, direction]) => {
    const guess = { name: presentName(guessed), distance, direction };
    return { ...guess, isCorrect: guess.name === answer.name };
  });
  const round: Round = { ...facts, answer, guesses, status };
  if (!isLegalRound(round, { canBeRevealed: canBeRevealed(id) })) return null;
  const isKnown = (text: string | null) => text === null || nameOf(text) !== undefined;
  if (named && asksNeighbours(id, round) && [...named.asked, ...named.given].every(isKnown)) {
    const neighbours = {
      asked: named.asked.map(presentName),
      given: named.given.map((given) => given && presentName(given)),
    };
    if (areLegal(neighbours, answer.name)) Object.assign(round, { neighbours });
  }
  // Frozen: Immer need not walk through it.
  return Object.freeze(round);
}

/**
 * Parses a round from outside.
 * @returns null if it is damaged, or play cannot have led to it
 */
export function parseRound(
  id: RoundId,
  packed: unknown,
  nameOf: KnownNames,
  others?: object,
): Round | null {
  const { success, output } = v.safeParse(PackedRound, packed, { abortEarly: true });
  return success ? unpackRound(id, output, nameOf, others) : null;
}
