import type { Texts } from '../texts';
import { plural, weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}\u00A0: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'pas encore joué',
  result: {
    playing: () => 'pas terminé',
    won: (guesses) => plural(guesses, { one: 'trouvé en # essai', other: 'trouvé en # essais' }),
    lost: () => 'pas trouvé',
  },
};
