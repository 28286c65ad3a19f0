import { type Countries, findCountry } from './countries';
import { addGuess, findLandmark, newRound, type Round } from './round';

/** Countries that the daily rule does not pick for years. */
export const HELP_ANSWERS = ['Tunisia', 'Madagascar', 'Ireland'] as const;
export const HELP_GUESS = 'Norway';

/**
 * The rules' example: a round after one guess; null if the list lacks its countries.
 * @param spoilers countries that the player may be guessing: never the example's answer
 */
export function helpExample(
  countries: Countries,
  spoilers: readonly (string | undefined)[],
): Round | null {
  const answer = HELP_ANSWERS.find((name) => !spoilers.includes(name));
  const round = answer && newRound(findCountry(countries, answer));
  const landmark = findLandmark(countries, HELP_GUESS);
  return round && landmark ? addGuess(round, HELP_GUESS, landmark) : null;
}
