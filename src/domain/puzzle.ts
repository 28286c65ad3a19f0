import type { UtcDate } from './calendar';
import { type Countries, dailyCountry } from './countries';
import { newRound, type Round } from './round';
import { dailyRoundId, type RoundId } from './roundId';

/** A round to open. Its `round` is null where the country has no landmark and cannot be played. */
export type Puzzle = { readonly id: RoundId; readonly round: Round | null };

/** The puzzle of a day, as it stands before the first guess. */
export function puzzleOf(countries: Countries, date: UtcDate, offset: number): Puzzle {
  return { id: dailyRoundId(date, offset), round: newRound(dailyCountry(countries, date, offset)) };
}
