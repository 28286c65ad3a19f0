import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'नहीं खेला',
  result: {
    playing: () => 'अधूरा',
    won: (guesses) => `${guesses} अनुमान में हल`,
    lost: () => 'हल नहीं हुआ',
  },
};
