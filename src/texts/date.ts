const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
export const writtenOut = (date: string) => DATE_FORMAT.format(new Date(date));
