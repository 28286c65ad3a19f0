import { plural } from './formats';

export const streakText = (days: number) =>
  plural(days, {
    one: '# dzień z rzędu',
    few: '# dni z rzędu',
    many: '# dni z rzędu',
    other: '# dnia z rzędu',
  });
