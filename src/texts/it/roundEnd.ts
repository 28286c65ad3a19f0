import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Gioca una mappa passata',
  practice: 'Allenati con un paese a caso',
  challenge: 'Lancia una sfida',
  result: {
    statistics: 'Le tue statistiche',
    countdown: (time) => `Prossima mappa tra ${time}`,
    newMap: (next) => `Nuova mappa alle 00:00 UTC (le ${localTime(next)} da te)`,
  },
  statistics: {
    none: 'Ancora nessuna partita',
    played: 'Partite',
    winRate: 'Vittorie',
    currentStreak: 'Serie attuale',
    longestStreak: 'Serie migliore',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'Distribuzione dei tentativi',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', compresa questa partita' : ''}`,
    note: 'Conta solo la mappa del giorno. Una serie finisce con una partita persa o un giorno saltato.',
  },
  share: 'Condividi',
};
