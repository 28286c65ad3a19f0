import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'short'),
  notPlayed: 'не зіграно',
  result: {
    playing: () => 'не завершено',
    won: (guesses) => `вгадано з ${guesses}-ї спроби`,
    lost: () => 'не вгадано',
  },
};
