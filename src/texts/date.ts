const inEnglish = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
export const writtenOut = (date: string) => inEnglish(date, { dateStyle: 'long' });

/** The same with its weekday: Friday, November 20, 2026. */
export const withWeekday = (date: string) => inEnglish(date, { dateStyle: 'full' });

/** A month (`YYYY-MM`) written out: November 2026. */
export const monthAndYear = (month: string) => inEnglish(month, { month: 'long', year: 'numeric' });

/** The weekday of a UTC date: Fri, or narrow: F. */
export const weekday = (date: string, length: 'short' | 'narrow') =>
  inEnglish(date, { weekday: length });

/** The time of an instant on the player's own clock: 1:00 AM. */
export const localTime = (instant: number) =>
  new Date(instant).toLocaleTimeString(undefined, { timeStyle: 'short' });
