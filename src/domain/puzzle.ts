import type { UtcDate } from './calendar';
import { type Countries, dailyCountry } from './countries';
import { newRound, type Round } from './round';
import { type RoundId, roundIdOf } from './roundId';

/** A round to be opened. Without a `round`, its country has no place and cannot be played. */
export type Puzzle = { readonly id: RoundId; readonly round: Round | null };

/** The puzzle of a day, as it stands before the first guess. */
export function puzzleOf(countries: Countries, date: UtcDate, offset: number): Puzzle {
  return { id: roundIdOf(date, offset), round: newRound(dailyCountry(countries, date, offset)) };
}
