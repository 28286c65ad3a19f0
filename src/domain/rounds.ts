import { previousUtcDate, type UtcDate } from './calendar';
import { hasEnded, type Round } from './round';
import { dailyRoundId, kindOf, roundDate, type RoundId, type RoundKind } from './roundId';

export type Rounds = Readonly<Record<RoundId, Round>>;

/** `Object.entries` with typed keys. */
export const roundEntries = (rounds: Rounds) => Object.entries(rounds) as [RoundId, Round][];

/** The rounds that pass a test. */
export const filterRounds = (
  rounds: Rounds,
  test: (id: RoundId, round: Round) => boolean,
): Record<RoundId, Round> =>
  Object.fromEntries(roundEntries(rounds).filter((entry) => test(...entry)));

/** Whether the archive only shows how a day's round went that was finished on its day. */
function isCopy(rounds: Rounds, id: RoundId): boolean {
  const date = kindOf(id) === 'archive' ? roundDate(id) : null;
  const original = date && rounds[dailyRoundId(date)];
  return !!original && hasEnded(original);
}

/** The rounds worth keeping from one visit to the next: begun, no copies, and no developer's. */
export const begunRounds = (rounds: Rounds): Rounds =>
  filterRounds(
    rounds,
    (id, { guesses }) => guesses.length > 0 && kindOf(id) !== 'dev' && !isCopy(rounds, id),
  );

/** The rounds of one kind by their day. */
export function roundsByDate(rounds: Rounds, kind: RoundKind): Readonly<Record<UtcDate, Round>> {
  return Object.fromEntries(
    roundEntries(rounds).flatMap(([id, round]) =>
      kindOf(id) === kind ? [[roundDate(id), round]] : [],
    ),
  ) as Record<UtcDate, Round>;
}

/** Whether a round belongs to today, yesterday or practice: these still change, the others seldom do. */
export function isRecent(id: RoundId, today: UtcDate): boolean {
  const date = roundDate(id);
  if (date === null) return true;
  return kindOf(id) === 'daily' && date >= previousUtcDate(today);
}
