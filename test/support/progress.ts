import fc from 'fast-check';

import { utcDateOf } from '../../src/domain/calendar';
import { nameNeighbour, type Round } from '../../src/domain/round';
import type { Rounds } from '../../src/domain/rounds';
import { aRound, COUNTRIES, EASTLAND, FARLAND, NORTHLAND, ORIGIN } from './builders';

/** The day on which made-up progress is exported. */
export const TODAY = '2026-11-20';

/** A round lost when there were only four guesses: it stays lost. */
export const LOST_AT_FOUR: Round = {
  ...aRound(ORIGIN, NORTHLAND, EASTLAND, FARLAND, NORTHLAND),
  status: 'lost',
};

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (days: number) => utcDateOf(Date.parse(TODAY) - days * DAY_MS);

const aCountry = fc.constantFrom(...COUNTRIES);

const NAMES = COUNTRIES.map(({ name }) => name);

/** With neighbours named, if the round has ended. */
const named = (round: Round, names: (string | null)[]) => {
  const asked = NAMES.slice(1).filter((name) => name !== round.answer.name);
  return names.reduce((so, name) => nameNeighbour('daily:', so, asked, name), round);
};

/** A legal round of one to six guesses. */
const aBegunRound: fc.Arbitrary<Round> = fc
  .tuple(aCountry, fc.array(aCountry, { minLength: 1, maxLength: 6 }))
  .map(([answer, guesses]) => ({ ...aRound(answer, ...guesses), endedAt: guesses.length }))
  .chain((round) => fc.array(fc.constantFrom(...NAMES, null)).map((names) => named(round, names)));

/** Days up to today, so few that two players share some. */
const aDay = fc.integer({ min: 1, max: 30 }).map(daysBefore);
const anId = fc.tuple(fc.constantFrom('daily', 'archive'), aDay).map((parts) => parts.join(':'));

/** A win in practice, as exported. */
const aWin = fc
  .tuple(aCountry, fc.nat(9))
  .map(([country, openedAt]): Round => ({ ...aRound(country, country), openedAt }));
const aPracticeId = fc.nat(99).map((number) => `practice:${number}`);

/** What a player may have played in a month. */
export const aProgress = fc
  .tuple(fc.dictionary(anId, aBegunRound), fc.dictionary(aPracticeId, aWin))
  .map(([dated, practice]) => ({ ...dated, ...practice })) as fc.Arbitrary<Rounds>;
