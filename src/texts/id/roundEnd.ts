import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Mainkan peta lama',
  practice: 'Latihan dengan negara acak',
  challenge: 'Tantang teman',
  result: {
    statistics: 'Statistikmu',
    countdown: (time) => `Peta berikutnya dalam ${time}`,
    newMap: (next) => `Peta baru pukul 00.00 UTC (${localTime(next)} waktu setempat)`,
  },
  statistics: {
    none: 'Belum ada ronde',
    played: 'Main',
    winRate: 'Menang',
    currentStreak: 'Runtunan saat ini',
    longestStreak: 'Runtunan terlama',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'Distribusi tebakan',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', termasuk ronde ini' : ''}`,
    note: 'Hanya peta harian yang dihitung. Runtunan berakhir kalau kamu kalah atau melewatkan satu hari.',
  },
  share: 'Bagikan',
};
