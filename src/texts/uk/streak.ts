import { plural } from './formats';

export const streakText = (days: number) =>
  plural(days, {
    one: '# день поспіль',
    few: '# дні поспіль',
    many: '# днів поспіль',
    other: '# дня поспіль',
  });
