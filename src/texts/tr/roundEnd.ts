import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'Eski bir haritayı oyna',
  practice: 'Rastgele bir ülkeyle alıştırma',
  challenge: 'Arkadaşınla düello',
  result: {
    statistics: 'İstatistiklerin',
    countdown: (time) => `Sonraki haritaya kalan: ${time}`,
    newMap: (next) => `Yeni harita 00:00 UTC’de (yerel saatinle ${localTime(next)})`,
  },
  statistics: {
    none: 'Henüz tur yok',
    played: 'Oyun',
    winRate: 'Kazanma',
    currentStreak: 'Mevcut seri',
    longestStreak: 'En uzun seri',
    percent: (share) => `%${Math.round(share * 100)}`,
    distribution: 'Tahmin dağılımı',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', bu tur dahil' : ''}`,
    note: 'Yalnızca günlük harita sayılır. Kaybedersen ya da bir gün oynamazsan seri biter.',
  },
  share: 'Paylaş',
};
