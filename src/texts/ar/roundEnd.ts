import type { Texts } from '../texts';
import { isolate, localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'لعب خريطة ماضية',
  practice: 'تدريب على دولة عشوائية',
  challenge: 'تحدي الأصدقاء',
  result: {
    statistics: 'إحصائياتك',
    countdown: (time) => `الخريطة التالية بعد ${time}`,
    newMap: (next) => `خريطة جديدة عند 00:00 بتوقيت UTC (${isolate(localTime(next))} بتوقيتك)`,
  },
  statistics: {
    none: 'لا توجد جولات بعد',
    played: 'الجولات',
    winRate: 'نسبة الفوز',
    currentStreak: 'السلسلة الحالية',
    longestStreak: 'أطول سلسلة',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'توزيع المحاولات',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? '، منها هذه الجولة' : ''}`,
    note: 'تُحتسب الخريطة اليومية وحدها. وتنتهي السلسلة بجولة خاسرة أو يوم فائت.',
  },
  share: 'مشاركة',
};
