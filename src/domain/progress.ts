import { isArchived } from './archive';
import { nextUtcDate, type UtcDate } from './calendar';
import { packRound } from './packedRound';
import type { Round } from './round';
import { kindOf, roundDate, type RoundId } from './roundId';
import { filterRounds, keptRounds, roundEntries, type Rounds } from './rounds';

/** The longest export, in characters, and as a file in bytes. */
export const MAX_EXPORT_SIZE = 1_000_000;

/** The version of the format. */
export const EXPORT_VERSION = 1;

/**
 * Whether a round's date is plausible, by a clock that may be a day ahead. Exports leave out later
 * rounds, which a wrong clock may have made. Imports that hold such rounds are refused: the day's
 * puzzle would be over before it starts. Developers' rounds are neither stored nor parsed.
 */
export function canExport(id: RoundId, today: UtcDate): boolean {
  const date = roundDate(id);
  if (date === null) return false;
  const tomorrow = nextUtcDate(today);
  return kindOf(id) === 'daily' ? date <= tomorrow : isArchived(date, tomorrow);
}

/** The rounds that a player can take to another device: daily and archive rounds that were begun. */
export const exportableRounds = (rounds: Rounds, today: UtcDate): Rounds =>
  filterRounds(keptRounds(rounds), (id) => canExport(id, today));

const toTuple = ([id, round]: [RoundId, Round]) => [id, ...packRound(round)];

/** Progress as a text that `parseProgress` reads: nothing but rounds, each in few characters. */
export const formatProgress = (rounds: Rounds): string =>
  JSON.stringify({ zoomle: EXPORT_VERSION, rounds: roundEntries(rounds).map(toTuple) });
