import * as v from 'valibot';

import type { UtcDate } from './calendar';
import { parseRound } from './packedRound';
import { canExport, EXPORT_VERSION, MAX_EXPORT_SIZE } from './progress';
import { parseRoundId } from './roundId';
import { roundEntries, type Rounds } from './rounds';

/** Why an import is refused. */
export type Refusal = 'damaged' | 'foreign' | 'newer' | 'oversized';

/** An id and its round, which has guesses: an unbegun one would only replace a puzzle. */
const Entry = v.pipe(
  v.tupleWithRest([v.string()], v.unknown()),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [text, ...packed] = dataset.value;
    const id = parseRoundId(text);
    const round = id && parseRound(id, packed);
    if (round && round.guesses.length > 0) return [id, round] as const;
    addIssue();
    return NEVER;
  }),
);

const AnyExport = v.object({ zoomle: v.number() });
const Export = v.strictObject({
  zoomle: v.literal(EXPORT_VERSION),
  // An array, not an object, so that no id can be a key like `__proto__`.
  rounds: v.pipe(
    v.array(Entry),
    v.check((rounds) => new Set(rounds.map(([id]) => id)).size === rounds.length),
    v.transform((rounds): Rounds => Object.fromEntries(rounds)),
  ),
});

/**
 * Parses a text that `formatProgress` wrote, as a whole or not at all.
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
