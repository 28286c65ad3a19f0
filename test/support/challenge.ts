import { formatChallenge } from '../../src/domain/challengeCode';
import { aCountry, COUNTRIES } from './builders';

export const SOUTHLAND = aCountry('Southland', -10, 0);

/** Enough countries for a challenge: Origin, Northland, Eastland, Farland, Southland, Westland. */
export const LIST = [...COUNTRIES, SOUTHLAND, aCountry('Westland', 0, -10)];

/** The code of a challenge with Origin, Northland, Eastland, Farland and Southland. */
export const codeWith = (result: number[] | null = null) =>
  formatChallenge({ positions: [0, 1, 2, 3, 4], result }, LIST);

export const CODE = codeWith();
/** With the result of a friend who needed 1, 2, 3 and 4 guesses, and lost the last map. */
export const ANSWERED = codeWith([1, 2, 3, 4, 7]);
