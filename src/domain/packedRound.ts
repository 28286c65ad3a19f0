import * as v from 'valibot';

import { ANTIPODE_KM, COMPASS_POINTS } from './geography';
import type { KnownNames } from './knownNames';
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
export const Time = within(0, Date.UTC(10_000, 0) - 1);

/** `Neighbours`. */
export const NamedNeighbours = v.object({
  asked: v.array(Name),
  given: v.array(v.nullable(Name)),
});

/** Fields stored beside the packed list, all of them. Those of a later release are kept as they are. */
const OtherFields = v.looseObject({
  openedAt: v.exactOptional(Time),
  endedAt: v.exactOptional(Time),
  importedAt: v.exactOptional(Time),
  friendsResult: v.exactOptional(v.pipe(v.array(whole(1, LOST_SCORE)), v.length(CHALLENGE_MAPS))),
  // Damaged ones must not take the round with them.
  neighbours: v.exactOptional(v.fallback(NamedNeighbours, { asked: [], given: [] })),
} satisfies Record<Exclude<keyof Round, 'answer' | 'guesses' | 'status'>, unknown>);

/**
 * Inverts `packRound`, with the countries' present names.
 * @param others fields stored beside the list
 * @returns null if play cannot have led to it
 */
export function unpackRound(
  id: RoundId,
  [name, place, lat, lon, status, packedGuesses]: readonly [
    ...v.InferOutput<typeof PackedRound>,
    ...unknown[],
  ],
  nameOf: KnownNames,
  { neighbours: named, ...others }: v.InferOutput<typeof OtherFields> = {},
): Round | null {
  const presentName = (text: string) => nameOf(text) ?? text;
  const answer = { name: presentName(name), place, lat, lon };
  const guesses = packedGuesses.map(([guessed, distance, direction]) => {
    const guess = { name: presentName(guessed), distance, direction };
    return { ...guess, isCorrect: guess.name === answer.name };
  });
  const round: Round = { ...others, answer, guesses, status };
  if (!isLegalRound(round, { canBeRevealed: canBeRevealed(id) })) return null;
  const neighbours = named && {
    asked: named.asked.map(presentName),
    given: named.given.map((given) => given && presentName(given)),
  };
  if (neighbours?.given.length && asksNeighbours(id, round)) Object.assign(round, { neighbours });
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
  others: unknown = {},
): Round | null {
  const list = v.safeParse(PackedRound, packed, { abortEarly: true });
  const fields = v.safeParse(OtherFields, others);
  return list.success && fields.success
    ? unpackRound(id, list.output, nameOf, fields.output)
    : null;
}
