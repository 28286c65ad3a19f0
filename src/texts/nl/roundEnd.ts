import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Speel een eerdere kaart',
  practice: 'Oefen met een willekeurig land',
  challenge: 'Daag iemand uit',
  result: {
    statistics: 'Je statistieken',
    countdown: (time) => `Volgende kaart over ${time}`,
    newMap: (next) => `Nieuwe kaart om 00:00 UTC (bij jou om ${localTime(next)})`,
  },
  statistics: {
    none: 'Nog geen rondes',
    played: 'Gespeeld',
    winRate: 'Gewonnen',
    currentStreak: 'Huidige reeks',
    longestStreak: 'Langste reeks',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'Verdeling van pogingen',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', met deze ronde erbij' : ''}`,
    note: 'Alleen de kaart van de dag telt mee. Een reeks stopt bij een verloren ronde of een gemiste dag.',
  },
  share: 'Delen',
};
