import { parseUtcDate, type UtcDate } from './calendar';
import { entriesOf } from './entriesOf';
import type { Round } from './round';

/**
 * Names a round: `daily:2026-11-20` is the day's puzzle for everybody, `dev:2026-11-20+1` the one
 * that a developer reached by advancing the day's offset, `archive:2026-11-01` a past day's puzzle
 * played later, `practice:3` the third random country. Only daily rounds count.
 */
export type RoundId =
  `daily:${string}` | `dev:${string}+${number}` | `archive:${string}` | `practice:${number}`;

/** The id of the round that a day and a dev offset call for. */
export function roundIdOf(date: UtcDate, offset = 0): RoundId {
  return offset === 0 ? `daily:${date}` : `dev:${date}+${offset}`;
}

export const archiveRoundId = (date: UtcDate): RoundId => `archive:${date}`;
export const practiceRoundId = (number: number): RoundId => `practice:${number}`;

/** The day whose puzzle a round is, or null for practice. */
export function roundDate(id: RoundId): UtcDate | null {
  return parseUtcDate(id.slice(id.indexOf(':') + 1).slice(0, 'YYYY-MM-DD'.length));
}

/** Which practice round it is, from 1; 0 for a round of another kind. */
export function practiceNumber(id: RoundId): number {
  return id.startsWith('practice:') ? Number(id.slice('practice:'.length)) : 0;
}

/** The day of a daily round, or null for a round of another kind. */
export function dailyDate(id: RoundId): UtcDate | null {
  return id.startsWith('daily:') ? roundDate(id) : null;
}

export function isDaily(id: RoundId): boolean {
  return id.startsWith('daily:');
}

export function isArchive(id: RoundId): boolean {
  return id.startsWith('archive:');
}

/** Whether the round is the player's own choice, not what the day calls for. */
export function isExtra(id: RoundId): boolean {
  return isArchive(id) || practiceNumber(id) > 0;
}

/** The rounds of one kind, such as `isDaily`, by the day whose puzzle they are. */
export function roundsByDate(
  rounds: Readonly<Record<RoundId, Round>>,
  isOfKind: (id: RoundId) => boolean,
): Record<UtcDate, Round> {
  const byDate: Record<UtcDate, Round> = {};
  for (const [id, round] of entriesOf(rounds)) {
    const date = isOfKind(id) ? roundDate(id) : null;
    if (date) byDate[date] = round;
  }
  return byDate;
}

/** The rounds that are kept from one visit to the next and have a guess to lose. */
export const begunRounds = (rounds: Readonly<Record<RoundId, Round>>): Record<RoundId, Round> =>
  Object.fromEntries(
    entriesOf(rounds).filter(([id, { guesses }]) => parseRoundId(id) && guesses.length > 0),
  );

/** The id that a text spells, or null. Dev rounds are nothing to come back to. */
export function parseRoundId(text: string): RoundId | null {
  const [kind, name = '', ...rest] = text.split(':');
  if (rest.length > 0) return null;
  if (kind === 'practice')
    return /^[1-9]\d{0,8}$/.test(name) ? practiceRoundId(Number(name)) : null;
  const date = parseUtcDate(name);
  if (!date) return null;
  if (kind === 'daily') return roundIdOf(date);
  return kind === 'archive' ? archiveRoundId(date) : null;
}
