import { type Countries, findCountry } from '../../domain/countries';
import { addGuess, landmarkOf, newRound, type Round } from '../../domain/round';

/** By the default rule, no answer of these, nor the guess, comes up for years. */
export const HELP_ANSWERS = ['Tunisia', 'Madagascar', 'Ireland'] as const;
export const HELP_GUESS = 'Norway';

/**
 * The round of the rules after its one guess; null where the countries lack them.
 * @param spoilers countries that the player may be guessing: none of them is the example
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
