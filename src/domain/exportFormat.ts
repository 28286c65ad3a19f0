import * as v from 'valibot';

import { isArchived } from './archive';
import { nextUtcDate, type UtcDate } from './calendar';
import type { Countries } from './countries';
import { hasKnownNames, knownNames } from './knownNames';
import { knownPlaces } from './knownPlaces';
import { PackedRound, packRound, unpackRound } from './packedRound';
import type { Round } from './round';
import { asPractice, kindOf, parseRoundId, roundDate, type RoundId } from './roundId';
import { filterRounds, persistedRounds, roundEntries, type Rounds, undatedWins } from './rounds';

/** In characters, and for a file in bytes. */
export const MAX_EXPORT_SIZE = 2_000_000;

/** Version 1 had no times, and no practice rounds; version 2 no time of the end, and no neighbours. */
const EXPORT_VERSION = 3;

/**
 * Whether a round can be exported and imported: dated ones up to tomorrow, since a clock may be a day ahead;
 * later ones, made by a wrong clock, would be over before their day. Of practice, only wins.
 */
function canExport(id: RoundId, { status }: Round, today: UtcDate): boolean {
  const date = roundDate(id);
  if (date === null) return kindOf(id) === 'practice' && status === 'won';
  const tomorrow = nextUtcDate(today);
  return kindOf(id) === 'daily' ? date <= tomorrow : isArchived(date, tomorrow);
}

/** Begun daily and archive rounds, and each country's first win in practice and challenges. */
export const exportableRounds = (rounds: Rounds, today: UtcDate): Rounds => ({
  ...filterRounds(
    persistedRounds(rounds),
    (id, round) => roundDate(id) !== null && canExport(id, round, today),
  ),
  ...Object.fromEntries(undatedWins(rounds).map(({ id, round }) => [asPractice(id), round])),
});

/** What an export has of a round, besides its id. */
export const packForExport = (round: Round) => [
  ...packRound(round),
  round.openedAt ?? null,
  round.endedAt ?? null,
  ...(round.neighbours ? [round.neighbours] : []),
];

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Formats rounds compactly, and in ASCII, which is the same in nearly every encoding. */
export const formatExport = (rounds: Rounds): string =>
  JSON.stringify({
    zoomle: EXPORT_VERSION,
    rounds: roundEntries(rounds).map(([id, round]) => [id, ...packForExport(round)]),
  }).replace(/[^\0-\x7f]/g, escaped);

export type Refusal = 'damaged' | 'foreign' | 'newer' | 'oversized';

// Of these functions, only `strictObject` is not yet in the first file: stored texts need the others.
const AnyExport = v.object({ zoomle: v.number() });
/** Read, or dropped if damaged, as from storage. */
const Fact = v.optional(v.unknown());
const Export = v.strictObject({
  zoomle: v.picklist([1, 2, EXPORT_VERSION]),
  // Lists: an object could have a key like `__proto__`.
  rounds: v.array(v.strictTuple([v.string(), ...PackedRound.items, Fact, Fact, Fact])),
});

const START = /\{\s*"zoomle"/;

/**
 * Parses a text of `formatExport`, or the only one within a longer text, all or nothing. `unpackExport` limits
 * its size.
 * @param countries with all their places
 * @returns the rounds, or why the text is refused: not from this game, from a later version, or with rounds that
 *   play cannot have led to, names that no country has or garbled ones
 */
export function parseExport(
  text: string,
  today: UtcDate,
  countries: Countries,
): { readonly rounds: Rounds } | { readonly refusal: Refusal } {
  const start = text.search(START);
  let json: unknown;
  try {
    json = JSON.parse(text.slice(Math.max(0, start), text.lastIndexOf('}') + 1));
  } catch {
    return { refusal: start < 0 ? 'foreign' : 'damaged' };
  }
  const any = v.safeParse(AnyExport, json);
  if (!any.success) return { refusal: 'foreign' };
  if (any.output.zoomle > EXPORT_VERSION) return { refusal: 'newer' };
  const { success, output } = v.safeParse(Export, json, { abortEarly: true });
  if (!success) return { refusal: 'damaged' };
  const nameOf = knownNames(countries);
  const isKnown = hasKnownNames(nameOf);
  const placeOf = knownPlaces(countries);
  const rounds = new Map<RoundId, Round>();
  for (const [name, ...packed] of output.rounds) {
    const id = parseRoundId(name);
    const [openedAt, endedAt, neighbours] = packed.slice(PackedRound.items.length);
    const round = id && unpackRound(id, packed, nameOf, { openedAt, endedAt, neighbours });
    // A round without guesses would only replace a puzzle.
    const isBegun = round && round.guesses.length > 0;
    if (!isBegun || !isKnown(round) || rounds.has(id) || !canExport(id, round, today))
      return { refusal: 'damaged' };
    const place = placeOf(round.answer);
    if (place === null) return { refusal: 'damaged' };
    rounds.set(id, { ...round, answer: { ...round.answer, place } });
  }
  return { rounds: Object.fromEntries(rounds) };
}
