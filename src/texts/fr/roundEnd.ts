import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Jouer une carte passée',
  practice: 'S’entraîner sur un pays au hasard',
  challenge: 'Lancer un défi',
  result: {
    statistics: 'Vos statistiques',
    countdown: (time) => `Prochaine carte dans ${time}`,
    newMap: (next) => `Nouvelle carte à 00:00 UTC (${localTime(next)} chez vous)`,
  },
  statistics: {
    none: 'Aucune partie pour l’instant',
    played: 'Parties',
    winRate: 'Victoires',
    currentStreak: 'Série en cours',
    longestStreak: 'Meilleure série',
    percent: (share) => `${Math.round(share * 100)}\u00A0%`,
    distribution: 'Répartition des essais',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}\u00A0: ${rounds}${isThisRound ? ', dont cette partie' : ''}`,
    note: 'Seule la carte du jour compte. Une partie perdue ou un jour manqué met fin à la série.',
  },
  share: 'Partager',
};
