import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Frühere Karten spielen',
  practice: 'Mit einem zufälligen Land üben',
  challenge: 'Zum Duell herausfordern',
  result: {
    statistics: 'Deine Statistik',
    countdown: (time) => `Nächste Karte in ${time}`,
    newMap: (next) => `Neue Karte um 00:00 UTC (bei dir um ${localTime(next)} Uhr)`,
  },
  statistics: {
    none: 'Noch keine Runden',
    played: 'Gespielt',
    winRate: 'Gewonnen',
    currentStreak: 'Aktuelle Serie',
    longestStreak: 'Längste Serie',
    percent: (share) => `${Math.round(share * 100)}\u202f%`,
    distribution: 'Verteilung der Versuche',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', einschließlich dieser Runde' : ''}`,
    note: 'Nur die Karte des Tages zählt. Eine Serie endet mit einer verlorenen Runde oder einem verpassten Tag.',
  },
  share: 'Teilen',
};
