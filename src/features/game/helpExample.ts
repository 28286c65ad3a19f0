import { type Countries, findCountry } from '../../domain/countries';
import { addGuess, landmarkOf, newRound } from '../../domain/round';

/** Neither comes up as a daily map for years. */
export const HELP_EXAMPLE = { answer: 'Tunisia', guess: 'Norway' };

/** The round of the rules after its one guess; null where the countries lack them. */
export function helpExample(countries: Countries) {
  const round = newRound(findCountry(countries, HELP_EXAMPLE.answer));
  const guessed = findCountry(countries, HELP_EXAMPLE.guess);
  return round && guessed ? addGuess(round, guessed.name, landmarkOf(guessed)) : null;
}
