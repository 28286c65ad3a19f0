import * as v from 'valibot';

import { parseUtcDate, type UtcDate } from './calendar';
import { entriesOf } from './entriesOf';
import { LegalRound } from './parseRound';
import { CAN_BE, EXPORT_VERSION, MAX_EXPORT_SIZE, type Progress } from './progress';

/** Why a text is not taken for progress. */
export type Refusal = 'damaged' | 'foreign' | 'newer' | 'oversized';

const Day = v.pipe(
  v.string(),
  v.transform(parseUtcDate),
  v.custom<UtcDate>((date) => date !== null),
);

const any = v.unknown();
const Guesses = v.array(v.strictTuple([any, any, any]));
// A round that was never begun says nothing but what the puzzle should be.
const Tuple = v.strictTuple([any, any, any, any, any, v.pipe(Guesses, v.minLength(1))]);

const DatedRound = v.pipe(
  Tuple,
  v.transform(([date, name, place, lat, lon, guesses]) => [
    date,
    {
      answer: { name, place, lat, lon },
      guesses: guesses.map(([guessed, distance, direction]) => ({
        name: guessed,
        distance,
        direction,
        isCorrect: guessed === name,
      })),
    },
  ]),
  v.tuple([Day, LegalRound]),
);

/** A list, not an object by day: no key can be one that JavaScript gives a meaning to. */
const Rounds = v.pipe(
  v.array(DatedRound),
  v.check((rounds) => new Set(rounds.map(([date]) => date)).size === rounds.length),
  v.transform((rounds): Progress['daily'] => Object.fromEntries(rounds)),
);

const AnyExport = v.object({ zoomle: v.number() });
const Export = v.strictObject({
  zoomle: v.literal(EXPORT_VERSION),
  daily: Rounds,
  archive: Rounds,
});

/**
 * Reads what `formatProgress` has written, as a whole or not at all.
 * @param today the UTC day
 * @returns the progress, or why the text is refused: it is too long, is nothing of this game's, was
 *   written by a later version of it, or holds what play cannot have led to
 */
export function parseProgress(
  text: string,
  today: UtcDate,
): { readonly progress: Progress } | { readonly refusal: Refusal } {
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
  if (!success) return { refusal: 'damaged' };
  const { daily, archive } = output;
  const canBe = (kind: keyof Progress) =>
    entriesOf(output[kind]).every(([date]) => CAN_BE[kind](date, today));
  return canBe('daily') && canBe('archive')
    ? { progress: { daily, archive } }
    : { refusal: 'damaged' };
}
