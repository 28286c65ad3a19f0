import type { UtcDate } from './calendar';
import { isBegun, type Round } from './round';
import {
  asPractice,
  challengeOf,
  isOfTheDay,
  kindOf,
  roundDate,
  type RoundId,
  type RoundKind,
} from './roundId';

export type Rounds = Readonly<Record<RoundId, Round>>;

/** `Object.keys` with typed keys. */
export const roundIds = (rounds: Rounds) => Object.keys(rounds) as RoundId[];

/** `Object.entries` with typed keys. */
export const roundEntries = (rounds: Rounds) => Object.entries(rounds) as [RoundId, Round][];

/** Ids of rounds that `others` lacks or has differently. `Object.entries` takes five times as long. */
export const changedIds = (rounds: Rounds, others: Rounds) =>
  roundIds(rounds).filter((id) => rounds[id] !== others[id]);

export const filterRounds = (
  rounds: Rounds,
  test: (id: RoundId, round: Round) => boolean,
): Record<RoundId, Round> =>
  Object.fromEntries(roundEntries(rounds).filter((entry) => test(...entry)));

/** Begun rounds are stored, except developers'. */
export const isPersisted = (id: RoundId, round: Round): boolean =>
  isBegun(round) && kindOf(id) !== 'dev';

export const persistedRounds = (rounds: Rounds): Rounds => filterRounds(rounds, isPersisted);

export function roundsByDate(rounds: Rounds, kind: RoundKind): Readonly<Record<UtcDate, Round>> {
  return Object.fromEntries(
    roundEntries(rounds).flatMap(([id, round]) =>
      kindOf(id) === kind ? [[roundDate(id), round]] : [],
    ),
  ) as Record<UtcDate, Round>;
}

/** Adds the time of opening to rounds that are not opened on their day. */
export const openedRound = (id: RoundId, round: Round, now: number): Round =>
  isOfTheDay(id) ? round : { ...round, openedAt: now };

/** When a round was played, in ms since the epoch: when it ended, else was opened, else its day, as far as known. */
export const timeOf = (id: RoundId, { openedAt, endedAt }: Round): number =>
  endedAt ?? openedAt ?? Date.parse(roundDate(id) ?? '1970-01-01');

/** A won round. */
export type Win = {
  readonly id: RoundId;
  readonly round: Round;
  /** Its time, as `timeOf` has it. */
  readonly at: number;
};

/**
 * The first win of each country, by name.
 * @param counts whether to consider a round
 */
export function firstWins(
  rounds: Rounds,
  counts: (id: RoundId) => boolean,
): ReadonlyMap<string, Win> {
  const first = new Map<string, Win>();
  for (const [id, round] of roundEntries(rounds)) {
    if (round.status !== 'won' || !counts(id)) continue;
    const at = timeOf(id, round);
    const known = first.get(round.answer.name);
    if (!known || at < known.at) first.set(round.answer.name, { id, round, at });
  }
  return first;
}

/** The first win of each country in practice and challenges. */
export const undatedWins = (rounds: Rounds) => [
  ...firstWins(rounds, (id) => roundDate(id) === null).values(),
];

export const inOrderOpened = (rounds: Rounds, kind: RoundKind): [RoundId, Round][] =>
  roundEntries(rounds)
    .filter(([id]) => kindOf(id) === kind)
    .sort(([, a], [, b]) => (a.openedAt ?? 0) - (b.openedAt ?? 0));

const MAX_CHALLENGES = 20;

/**
 * Adds a round. Retains the last practice round, begun rounds of the last 20 challenges, and each country's
 * first win in either as a practice round.
 */
export function withRound(rounds: Rounds, id: RoundId, round: Round): Record<RoundId, Round> {
  const all: Rounds = { ...rounds, [id]: round };
  const latestFirst = inOrderOpened(persistedRounds(all), 'challenge').reverse();
  const codes = new Set(latestFirst.map(([other]) => challengeOf(other)?.code));
  const lastCodes = [...codes].slice(0, MAX_CHALLENGES);
  const retained = filterRounds(all, (other, each) => {
    if (other === id) return true;
    const challenge = challengeOf(other);
    if (challenge) return isBegun(each) && lastCodes.includes(challenge.code);
    return kindOf(other) !== 'practice' || kindOf(id) !== 'practice';
  });
  for (const win of undatedWins(all))
    if (!retained[win.id]) retained[asPractice(win.id)] = win.round;
  return retained;
}
