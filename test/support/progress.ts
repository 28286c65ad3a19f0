import fc from 'fast-check';

import { type UtcDate, utcDateOf } from '../../src/domain/calendar';
import type { Progress } from '../../src/domain/progress';
import { guessedPlace, type Round, withGuess } from '../../src/domain/round';
import { aRound, COUNTRIES } from './builders';

/** The day on which made-up progress is exported. */
export const TODAY = '2026-11-20';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (days: number) => utcDateOf(Date.parse(TODAY) - days * DAY_MS);

const aCountry = fc.constantFrom(...COUNTRIES);

/** A round of one to six guesses, as play leads to it. */
export const aBegunRound: fc.Arbitrary<Round> = fc
  .tuple(aCountry, fc.array(aCountry, { minLength: 1, maxLength: 6 }))
  .map(([answer, guesses]) =>
    guesses.reduce(
      (round, { name, mapLocations }) => withGuess(round, name, guessedPlace({ mapLocations })),
      aRound(answer),
    ),
  );

/** Days up to today, near enough to one another that two players share some. */
const aDay = fc.integer({ min: 1, max: 30 }).map(daysBefore);
const someRounds = fc.dictionary(aDay, aBegunRound) as fc.Arbitrary<Record<UtcDate, Round>>;

/** What a player may have played in a month. */
export const aProgress: fc.Arbitrary<Progress> = fc.record({
  daily: someRounds,
  archive: someRounds,
});
