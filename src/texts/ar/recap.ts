import type { Texts } from '../texts';
import { isolate } from './formats';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `المزيد عن ${country} في ويكيبيديا`,
  newTab: '(يُفتح في علامة تبويب جديدة)',
  views: { country: 'البلد', guesses: 'محاولاتك' },
  map: (country, place, misses) =>
    `خريطة ${misses > 0 ? 'فيها خط من كل تخمين خاطئ إلى' : 'يظهر عليها'} ${isolate(place)}، ${country}`,
  answersMap: 'خريطة العالم وعليها الأماكن بأرقامها',
  more: (country) => `أماكن أخرى في ${country}`,
  moreFailed: (country) => `تعذّر تحميل أماكن أخرى في ${country}.`,
  look: 'اختر مكانًا لتراه على الخريطة أعلاه.',
};
