import { parseUtcDate, type UtcDate } from './calendar';

/**
 * Names a round: `daily:2026-11-20` is the day's puzzle for everybody, `dev:2026-11-20+1` the one
 * that a developer reached by advancing the day's offset.
 */
export type RoundId = `daily:${string}` | `dev:${string}+${number}`;

/** The id of the round that a day and a dev offset call for. */
export function roundIdOf(date: UtcDate, offset = 0): RoundId {
  return offset === 0 ? `daily:${date}` : `dev:${date}+${offset}`;
}

/** The day that a round belongs to. */
export function roundDate(id: RoundId): UtcDate {
  const date = parseUtcDate(id.slice(id.indexOf(':') + 1).slice(0, 'YYYY-MM-DD'.length));
  if (!date) throw new RangeError(`Not a round id: ${id}`);
  return date;
}

export function isDaily(id: RoundId): boolean {
  return id.startsWith('daily:');
}

/** The id of a daily round that a text spells, or null. */
export function parseDailyRoundId(text: string): RoundId | null {
  const date = text.startsWith('daily:') ? parseUtcDate(text.slice('daily:'.length)) : null;
  return date && roundIdOf(date);
}
