import * as v from 'valibot';

import { ANTIPODE_KM, COMPASS_POINTS } from './geography';
import { isLegalRound, type Round, ROUND_STATUSES } from './round';
import { canBeRevealed, parseRoundId } from './roundId';
import type { Rounds } from './rounds';

/** One line of plain text: no control or bidirectional characters, no lone surrogates, no markup. */
const Name = v.pipe(v.string(), v.regex(/^[^\p{C}<>]{1,100}$/u));
const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

const AnyRound: v.GenericSchema<unknown, Round> = v.object({
  answer: v.object({ name: Name, place: Name, lat: Latitude, lon: Longitude }),
  guesses: v.array(
    v.object({
      name: Name,
      distance: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ANTIPODE_KM)),
      direction: v.picklist(COMPASS_POINTS),
      isCorrect: v.boolean(),
    }),
  ),
  status: v.picklist(ROUND_STATUSES),
});

/** A round from outside: well-formed, and one that play can have led to. */
export const LegalRound = v.pipe(
  AnyRound,
  v.check((round) => isLegalRound(round)),
);

/** The same where the answer can have been shown. */
const RevealableRound = v.pipe(
  AnyRound,
  v.check((round) => isLegalRound(round, { canBeRevealed: true })),
);

/** Anything with text keys. */
export const AnyRecord = v.record(v.string(), v.unknown());

/**
 * The legal rounds of a record from outside; a damaged one costs none of the others.
 * @returns the sound rounds, and whether that is all there was
 */
export function parseRounds(stored: unknown): { rounds: Rounds; isWhole: boolean } {
  const isRecord = v.is(AnyRecord, stored);
  const entries = Object.entries(isRecord ? stored : {});
  const sound = entries.flatMap(([text, value]) => {
    const id = parseRoundId(text);
    const schema = id && canBeRevealed(id) ? RevealableRound : LegalRound;
    const round = v.safeParse(schema, value);
    return id && round.success ? [[id, round.output] as const] : [];
  });
  const isWhole = (isRecord || stored === undefined) && sound.length === entries.length;
  return { rounds: Object.fromEntries(sound), isWhole };
}
