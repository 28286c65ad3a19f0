import { formatsIn } from '../languages';

const formats = formatsIn('fr');

/** The first of a month is an ordinal, which `Intl` does not know: 1er janvier. */
const withOrdinal = (date: string) => date.replace(/\b1(?= )/, '1er');

export const writtenOut = (date: string) => withOrdinal(formats.writtenOut(date));
export const withWeekday = (date: string) => withOrdinal(formats.withWeekday(date));
export const { localTime, monthAndYear, number, oneOf, plural, weekday } = formats;
