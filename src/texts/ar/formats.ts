import { formatsIn } from '../languages';

export const { localTime, monthAndYear, number, oneOf, plural, weekday, withWeekday, writtenOut } =
  formatsIn('ar');

/** A name, a date or a number with a sign that keeps its own direction within a line. */
export const isolate = (text: string) => `\u2068${text}\u2069`;
