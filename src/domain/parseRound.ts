import * as v from 'valibot';

import { ANTIPODE_KM, COMPASS_POINTS } from './geography';
import { isLegalRound, type Round } from './round';

/**
 * Plain text in one line: no control character, none that turns the direction of writing, no half of
 * a character, and nothing of which markup could be made.
 */
const Name = v.pipe(v.string(), v.regex(/^[^\p{C}<>]{1,100}$/u));
const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** A round from outside: well-formed, and one that play could have led to. */
export const LegalRound = v.pipe(
  v.object({
    answer: v.object({ name: Name, place: Name, lat: Latitude, lon: Longitude }),
    guesses: v.array(
      v.object({
        name: Name,
        distance: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ANTIPODE_KM)),
        direction: v.picklist(COMPASS_POINTS),
        isCorrect: v.boolean(),
      }),
    ),
  }),
  v.check(isLegalRound),
);

const Rounds = v.record(v.string(), v.unknown());

/**
 * The well-formed and legal rounds of a record from outside; a damaged one costs none of the others.
 * @param parseKey gives the key that a text spells, or null
 * @returns the sound rounds, and whether that is all there was
 */
export function parseRounds<Key extends string>(
  stored: unknown,
  parseKey: (text: string) => Key | null,
): { rounds: Record<Key, Round>; isWhole: boolean } {
  const isRecord = v.is(Rounds, stored);
  const entries = Object.entries(isRecord ? stored : {});
  const rounds: Record<string, Round> = {};
  for (const [text, value] of entries) {
    const key = parseKey(text);
    const round = v.safeParse(LegalRound, value);
    if (key && round.success) rounds[key] = round.output;
  }
  const isComplete = Object.keys(rounds).length === entries.length;
  return { rounds, isWhole: (isRecord || stored === undefined) && isComplete };
}
