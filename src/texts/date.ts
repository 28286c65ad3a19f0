const MONTHS_IN_A_ROW =
  'January February March April May June July August September October November December';

/** Their names. A browser's own formatter takes a phone as long as all else at the start of the site. */
export const MONTHS = MONTHS_IN_A_ROW.split(' ');

/** A UTC date (`YYYY-MM-DD`) written out: November 20, 2026. */
export function writtenOut(date: string) {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
