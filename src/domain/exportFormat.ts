import { isArchived } from './archive';
import { nextUtcDate, type UtcDate } from './calendar';
import { packRound } from './packedRound';
import { kindOf, roundDate, type RoundId } from './roundId';
import { filterRounds, persistedRounds, roundEntries, type Rounds } from './rounds';

/** In characters, and for a file in bytes. */
export const MAX_EXPORT_SIZE = 1_000_000;

export const EXPORT_VERSION = 1;

/**
 * Whether a round can be exported and imported: its date has come, even by a clock a day ahead. A wrong clock
 * may have made later rounds, which would be over before their day.
 */
export function canExport(id: RoundId, today: UtcDate): boolean {
  const date = roundDate(id);
  if (date === null) return false;
  const tomorrow = nextUtcDate(today);
  return kindOf(id) === 'daily' ? date <= tomorrow : isArchived(date, tomorrow);
}

/** Begun daily and archive rounds. */
export const exportableRounds = (rounds: Rounds, today: UtcDate): Rounds =>
  filterRounds(persistedRounds(rounds), (id) => canExport(id, today));

/** Formats rounds compactly for `parseExport`. */
export const formatExport = (rounds: Rounds): string =>
  JSON.stringify({
    zoomle: EXPORT_VERSION,
    rounds: roundEntries(rounds).map(([id, round]) => [id, ...packRound(round)]),
  });
