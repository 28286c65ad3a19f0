import { formatChallenge } from '../../src/domain/challengeCode';
import { roundsImported } from '../../src/features/events';
import {
  aCountry,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
} from './builders';

export const SOUTHLAND = aCountry('Southland', -10, 0);

/** Enough countries for a challenge: Origin, Northland, Eastland, Farland, Southland, Westland. */
export const LIST = [...COUNTRIES, SOUTHLAND, aCountry('Westland', 0, -10)];

/** The code of a challenge with Origin, Northland, Eastland, Farland and Southland. */
export const codeWith = (result: number[] | null = null) =>
  formatChallenge({ positions: [0, 1, 2, 3, 4], result }, LIST);

export const CODE = codeWith();
/** With the result of a friend who needed 1, 2, 3 and 4 guesses, and lost the last map. */
export const ANSWERED = codeWith([1, 2, 3, 4, 7]);

/** A round of each of its maps, which count 2, 1, 1, 1 and 7. */
export const ROUNDS = [
  aRound(ORIGIN, NORTHLAND, ORIGIN),
  aRound(NORTHLAND, NORTHLAND),
  aRound(EASTLAND, EASTLAND),
  aRound(FARLAND, FARLAND),
  aRound(SOUTHLAND, ...SIX_MISSES),
];

/** A challenge's first maps have been played like this. */
export const played = (rounds = ROUNDS, code = CODE) =>
  roundsImported(
    Object.fromEntries(rounds.map((round, index) => [`challenge:${code}:${index + 1}`, round])),
  );
