import { type Countries, findCountry } from '../../domain/countries';
import { addGuess, landmarkOf, newRound, type Round } from '../../domain/round';

/** By the default rule, no answer of these comes up for years. */
export const HELP_EXAMPLES = [
  { answer: 'Tunisia', guess: 'Norway' },
  { answer: 'Madagascar', guess: 'Norway' },
  { answer: 'Ireland', guess: 'Norway' },
] as const;

/**
 * The round of the rules after its one guess; null where the countries lack them.
 * @param spoilers countries that the player may be guessing: none of them is the example
 */
export function helpExample(
  countries: Countries,
  spoilers: readonly (string | null | undefined)[],
): Round | null {
  const example = HELP_EXAMPLES.find(({ answer }) => !spoilers.includes(answer));
  const round = example && newRound(findCountry(countries, example.answer));
  const guessed = example && findCountry(countries, example.guess);
  return round && guessed ? addGuess(round, guessed.name, landmarkOf(guessed)) : null;
}
