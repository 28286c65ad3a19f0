import { isArchived } from './archive';
import { nextUtcDate, type UtcDate } from './calendar';
import { packRound } from './packedRound';
import type { Round } from './round';
import { asPractice, kindOf, roundDate, type RoundId } from './roundId';
import { filterRounds, persistedRounds, roundEntries, type Rounds, undatedWins } from './rounds';

/** In characters, and for a file in bytes. */
export const MAX_EXPORT_SIZE = 1_000_000;

/** Version 1 had no times, and no practice rounds. */
export const EXPORT_VERSION = 2;

/**
 * Whether a round can be exported and imported: dated ones up to tomorrow, since a clock may be a day ahead;
 * later ones, made by a wrong clock, would be over before their day. Of practice, only wins.
 */
export function canExport(id: RoundId, { status }: Round, today: UtcDate): boolean {
  const date = roundDate(id);
  if (date === null) return kindOf(id) === 'practice' && status === 'won';
  const tomorrow = nextUtcDate(today);
  return kindOf(id) === 'daily' ? date <= tomorrow : isArchived(date, tomorrow);
}

/** Begun daily and archive rounds, and each country's first win in practice and challenges. */
export const exportableRounds = (rounds: Rounds, today: UtcDate): Rounds => ({
  ...filterRounds(
    persistedRounds(rounds),
    (id, round) => roundDate(id) !== null && canExport(id, round, today),
  ),
  ...Object.fromEntries(undatedWins(rounds).map(({ id, round }) => [asPractice(id), round])),
});

/** What an export has of a round, besides its id. */
export const packForExport = (round: Round) => [
  ...packRound(round),
  ...(round.openedAt === undefined ? [] : [round.openedAt]),
];

/** Formats rounds compactly for `parseExport`. */
export const formatExport = (rounds: Rounds): string =>
  JSON.stringify({
    zoomle: EXPORT_VERSION,
    rounds: roundEntries(rounds).map(([id, round]) => [id, ...packForExport(round)]),
  });
