import { type Countries, findCountry } from '../../domain/countries';
import { addGuess, landmarkOf, newRound, type Round } from '../../domain/round';

/** The daily rule picks none of these for years. */
export const HELP_ANSWERS = ['Tunisia', 'Madagascar', 'Ireland'] as const;
export const HELP_GUESS = 'Norway';

/**
 * The rules' example: a round after one guess; null where the list lacks the countries.
 * @param spoilers countries that the player may be guessing, never used as the answer
 */
export function helpExample(
  countries: Countries,
  spoilers: readonly (string | null | undefined)[],
): Round | null {
  const answer = HELP_ANSWERS.find((name) => !spoilers.includes(name));
  const round = answer && newRound(findCountry(countries, answer));
  const guessed = findCountry(countries, HELP_GUESS);
  return round && guessed ? addGuess(round, guessed.name, landmarkOf(guessed)) : null;
}
