import { isArchived } from './archive';
import { nextUtcDate, type UtcDate } from './calendar';
import { packRound } from './packedRound';
import { kindOf, roundDate, type RoundId } from './roundId';
import { filterRounds, persistedRounds, roundEntries, type Rounds } from './rounds';

/** The longest export, in characters, and as a file in bytes. */
export const MAX_EXPORT_SIZE = 1_000_000;

/** The version of the format. */
export const EXPORT_VERSION = 1;

/**
 * Whether a round can be exported and imported: its date has come, by a clock that may be a day ahead.
 * A later round, which a wrong clock may have made, would be over before its day starts.
 */
export function canExport(id: RoundId, today: UtcDate): boolean {
  const date = roundDate(id);
  if (date === null) return false;
  const tomorrow = nextUtcDate(today);
  return kindOf(id) === 'daily' ? date <= tomorrow : isArchived(date, tomorrow);
}

/** The rounds that a player can take to another device: daily and archive rounds that were begun. */
export const exportableRounds = (rounds: Rounds, today: UtcDate): Rounds =>
  filterRounds(persistedRounds(rounds), (id) => canExport(id, today));

/** Progress as a text that `parseExport` reads: nothing but rounds, each in few characters. */
export const formatExport = (rounds: Rounds): string =>
  JSON.stringify({
    zoomle: EXPORT_VERSION,
    rounds: roundEntries(rounds).map(([id, round]) => [id, ...packRound(round)]),
  });
