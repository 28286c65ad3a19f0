/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
export const writtenOut = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The time of an instant on the player's own clock: 1:00 AM. */
export const localTime = (instant: number) =>
  new Date(instant).toLocaleTimeString(undefined, { timeStyle: 'short' });
