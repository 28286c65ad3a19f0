import type { UtcDate } from './calendar';
import { isBegun, type Round } from './round';
import { challengeOf, kindOf, roundDate, type RoundId, type RoundKind } from './roundId';

export type Rounds = Readonly<Record<RoundId, Round>>;

/** `Object.entries` with typed keys. */
export const roundEntries = (rounds: Rounds) => Object.entries(rounds) as [RoundId, Round][];

/** The rounds that pass a test. */
export const filterRounds = (
  rounds: Rounds,
  test: (id: RoundId, round: Round) => boolean,
): Record<RoundId, Round> =>
  Object.fromEntries(roundEntries(rounds).filter((entry) => test(...entry)));

/** The rounds worth keeping from one visit to the next: begun, and no developer's. */
export const begunRounds = (rounds: Rounds): Rounds =>
  filterRounds(rounds, (id, round) => isBegun(round) && kindOf(id) !== 'dev');

/** The rounds of one kind by their day. */
export function roundsByDate(rounds: Rounds, kind: RoundKind): Readonly<Record<UtcDate, Round>> {
  return Object.fromEntries(
    roundEntries(rounds).flatMap(([id, round]) =>
      kindOf(id) === kind ? [[roundDate(id), round]] : [],
    ),
  ) as Record<UtcDate, Round>;
}

const MAX_CHALLENGES = 20;

/** The codes of the challenges that were played last; one that was only opened is none of them. */
function lastChallenges(rounds: Rounds): string[] {
  const lastFirst = roundEntries(begunRounds(rounds)).reverse();
  const codes = new Set(lastFirst.flatMap(([id]) => challengeOf(id)?.code ?? []));
  return [...codes].slice(0, MAX_CHALLENGES);
}

/**
 * The rounds with one more. Of those for practice only the last is kept, and of challenges the begun
 * ones of the last 20, each of which may have five.
 */
export function withRound(rounds: Rounds, id: RoundId, round: Round): Record<RoundId, Round> {
  const all: Rounds = { ...rounds, [id]: round };
  const challenges = lastChallenges(all);
  return filterRounds(all, (other, each) => {
    if (other === id) return true;
    const challenge = challengeOf(other);
    if (challenge) return isBegun(each) && challenges.includes(challenge.code);
    return kindOf(other) !== 'practice' || kindOf(id) !== 'practice';
  });
}

/**
 * Whether a round belongs to these days or is for practice: such rounds still change, others seldom do.
 * @param earliest the first of these days
 */
export function isRecent(id: RoundId, earliest: UtcDate): boolean {
  if (kindOf(id) === 'practice') return true;
  const date = roundDate(id);
  return kindOf(id) === 'daily' && date !== null && date >= earliest;
}
