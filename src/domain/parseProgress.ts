import * as v from 'valibot';

import type { UtcDate } from './calendar';
import { LegalRound } from './parseRound';
import { canExport, EXPORT_VERSION, MAX_EXPORT_SIZE } from './progress';
import { parseRoundId, type RoundId } from './roundId';
import { roundEntries, type Rounds } from './rounds';

/** Why a text is not accepted as an export. */
export type Refusal = 'damaged' | 'foreign' | 'newer' | 'oversized';

const Id = v.pipe(
  v.string(),
  v.transform(parseRoundId),
  v.custom<RoundId>((id) => id !== null),
);

const any = v.unknown();
const Guesses = v.array(v.strictTuple([any, any, any]));
// A round without guesses says nothing but what the puzzle should be.
const Tuple = v.strictTuple([any, any, any, any, any, any, v.pipe(Guesses, v.minLength(1))]);

const IdAndRound = v.pipe(
  Tuple,
  v.transform(([id, name, place, lat, lon, status, guesses]) => [
    id,
    {
      answer: { name, place, lat, lon },
      guesses: guesses.map(([guessed, distance, direction]) => ({
        name: guessed,
        distance,
        direction,
        isCorrect: guessed === name,
      })),
      status,
    },
  ]),
  v.tuple([Id, LegalRound]),
);

const AnyExport = v.object({ zoomle: v.number() });
const Export = v.strictObject({
  zoomle: v.literal(EXPORT_VERSION),
  // An array, not an object, so that no id can be a key like `__proto__`.
  rounds: v.pipe(
    v.array(IdAndRound),
    v.check((rounds) => new Set(rounds.map(([id]) => id)).size === rounds.length),
    v.transform((rounds): Rounds => Object.fromEntries(rounds)),
  ),
});

/**
 * Reads a text that `formatProgress` has written, as a whole or not at all.
 * @param today the UTC day
 * @returns the rounds, or why the text is refused: too long, not an export of this game, written by a
 *   later version of it, or with rounds that play cannot have led to
 */
export function parseProgress(
  text: string,
  today: UtcDate,
): { readonly rounds: Rounds } | { readonly refusal: Refusal } {
  if (text.length > MAX_EXPORT_SIZE) return { refusal: 'oversized' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: /^\s*\{\s*"zoomle"/.test(text) ? 'damaged' : 'foreign' };
  }
  if (!v.is(AnyExport, json)) return { refusal: 'foreign' };
  if (json.zoomle > EXPORT_VERSION) return { refusal: 'newer' };
  const { success, output } = v.safeParse(Export, json, { abortEarly: true });
  const isSound = success && roundEntries(output.rounds).every(([id]) => canExport(id, today));
  return isSound ? { rounds: output.rounds } : { refusal: 'damaged' };
}
