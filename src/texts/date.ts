import { msUntilNextUtcMidnight } from '../domain/calendar';

/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
export const writtenOut = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** When the next UTC day begins, on the player's own clock: 1:00 AM. */
export const localTimeOfUtcMidnight = (now: number) =>
  new Date(now + msUntilNextUtcMidnight(now)).toLocaleTimeString(undefined, { timeStyle: 'short' });
