import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Zagraj na mapie z archiwum',
  practice: 'Potrenuj na losowym kraju',
  challenge: 'Rzuć komuś wyzwanie',
  result: {
    statistics: 'Twoje statystyki',
    countdown: (time) => `Następna mapa za ${time}`,
    newMap: (next) => `Nowa mapa o 00:00 UTC (u ciebie o ${localTime(next)})`,
  },
  statistics: {
    none: 'Jeszcze żadnej rundy',
    played: 'Rozegrane',
    winRate: 'Wygrane',
    currentStreak: 'Obecna seria',
    longestStreak: 'Najlepsza seria',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'Rozkład prób',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', w tym ta runda' : ''}`,
    note: 'Liczy się tylko mapa dnia. Serię kończy przegrana runda lub opuszczony dzień.',
  },
  share: 'Udostępnij',
};
