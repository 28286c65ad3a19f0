import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Зіграти минулу мапу',
  practice: 'Тренування з випадковою країною',
  challenge: 'Виклик друзям',
  result: {
    statistics: 'Ваша статистика',
    countdown: (time) => `Наступна мапа через ${time}`,
    newMap: (next) => `Нова мапа о 00:00 UTC (у вас це ${localTime(next)})`,
  },
  statistics: {
    none: 'Ще немає раундів',
    played: 'Зіграно',
    winRate: 'Виграно',
    currentStreak: 'Поточна серія',
    longestStreak: 'Найдовша серія',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'Розподіл спроб',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', разом із цим раундом' : ''}`,
    note: 'Зараховується лише мапа дня. Серію перериває програний раунд або пропущений день.',
  },
  share: 'Поділитися',
};
