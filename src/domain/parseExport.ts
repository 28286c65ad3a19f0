import * as v from 'valibot';

import type { UtcDate } from './calendar';
import type { Countries } from './countries';
import { canExport, EXPORT_VERSION, MAX_EXPORT_SIZE } from './exportFormat';
import { hasKnownNames } from './knownNames';
import { PackedRound, Time, unpackRound } from './packedRound';
import type { Round } from './round';
import { parseRoundId, type RoundId } from './roundId';
import type { Rounds } from './rounds';

export type Refusal = 'damaged' | 'foreign' | 'newer' | 'oversized';

// Of these functions, only `strictObject` is not yet in the first file: stored texts need the others.
const AnyExport = v.object({ zoomle: v.number() });
const Export = v.strictObject({
  zoomle: v.picklist([1, EXPORT_VERSION]),
  // Lists: an object could have a key like `__proto__`.
  rounds: v.array(v.strictTuple([v.string(), ...PackedRound.items, v.optional(Time)])),
});

const START = /\{\s*"zoomle"/;

/**
 * Parses a text of `formatExport`, or the only one in a text, all or nothing.
 * @returns the rounds, or why the text is refused: too long, not from this game, from a later version, or
 *   with rounds that play cannot have led to or names that no country has
 */
export function parseExport(
  text: string,
  today: UtcDate,
  countries: Countries,
): { readonly rounds: Rounds } | { readonly refusal: Refusal } {
  if (text.length > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
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
  const isKnown = hasKnownNames(countries);
  const rounds = new Map<RoundId, Round>();
  for (const [name, ...packed] of output.rounds) {
    const id = parseRoundId(name);
    const openedAt = packed[6];
    const round = id && unpackRound(id, packed, openedAt === undefined ? {} : { openedAt });
    // A round without guesses would only replace a puzzle.
    const isBegun = round && round.guesses.length > 0;
    if (!isBegun || !isKnown(round) || rounds.has(id) || !canExport(id, round, today))
      return { refusal: 'damaged' };
    rounds.set(id, round);
  }
  return { rounds: Object.fromEntries(rounds) };
}
