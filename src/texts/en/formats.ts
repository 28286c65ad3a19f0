import { formatsIn } from '../languages';

export const { localTime, monthAndYear, number, oneOf, plural, weekday, withWeekday, writtenOut } =
  formatsIn('en');
