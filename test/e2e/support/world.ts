import countries from '../../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { DAY_MS, utcDateOf } from '../../../src/domain/calendar';
import { formatChallenge } from '../../../src/domain/challengeCode';
import { dailyCountry } from '../../../src/domain/countries';
import type { Rounds } from '../../../src/domain/rounds';
import { settingsSlice } from '../../../src/features/settings/settingsSlice';
import { storedTexts } from '../../support/stored';

/** Midday of an ordinary day, far from every midnight. */
export const NOON = '2026-11-20T12:00:00Z';
export const TITLE = 'Zoomle - November 20, 2026';

export const NEXT_NOON = '2026-11-21T12:00:00Z';
export const NEXT_TITLE = 'Zoomle - November 21, 2026';

/** The country of a day, at a developer's offset. */
export function answerOf(instant: string, offset = 0) {
  const answer = dailyCountry(countries, utcDateOf(Date.parse(instant)), offset);
  if (!answer) throw new Error('There are no countries');
  return answer;
}

/** Countries, spread over the Earth, that are wrong on a day, on the next and after "Dev: Next". */
export function wrongNames(count: number, instant = NOON): string[] {
  const next = new Date(Date.parse(instant) + DAY_MS).toISOString();
  const answers = [answerOf(instant), answerOf(next), answerOf(instant, 1)].map(({ name }) => name);
  return ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad', 'Norway']
    .filter((name) => !answers.includes(name))
    .slice(0, count);
}

/** The code of a challenge with these five countries. */
export const challengeOf = (names: readonly string[], result: readonly number[] | null = null) =>
  formatChallenge(
    { positions: names.map((name) => countries.findIndex((each) => each.name === name)), result },
    countries,
  );

/**
 * A player's storage.
 * @param knowsHowToPlay if not, the rules open
 */
export function storageOf(
  origin: string,
  { knowsHowToPlay = true, rounds = {} }: { knowsHowToPlay?: boolean; rounds?: Rounds } = {},
) {
  const settings = { ...settingsSlice.getInitialState(), knowsHowToPlay };
  const texts = storedTexts({ rounds, settings });
  const localStorage = Array.from(texts, ([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
