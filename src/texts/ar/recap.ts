import type { Texts } from '../texts';
import { directionName } from './directions';
import { isolate } from './formats';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `المزيد عن ${country} في ويكيبيديا`,
  newTab: '(يُفتح في علامة تبويب جديدة)',
  guesses: 'محاولاتك',
  answer: 'الجواب',
  map: (country, place, misses) =>
    `خريطة ${misses > 0 ? 'فيها خط من كل تخمين خاطئ إلى' : 'يظهر عليها'} ${isolate(place)}، ${country}`,
  mapFailed: 'تعذّر تحميل خريطة محاولاتك.',
  answersMap: 'خريطة العالم وعليها الأماكن بأرقامها',
  worldMapFailed: 'تعذّر تحميل خريطة العالم.',
  miss: (country, distance, direction) =>
    `${country}: الجواب على بُعد ${distance} نحو ${directionName(direction)}`,
  hit: (country) => `${country}: صحيح`,
  more: (country) => `أماكن أخرى في ${country}`,
  moreFailed: (country) => `تعذّر تحميل أماكن أخرى في ${country}.`,
  look: 'اختر مكانًا لتراه على الخريطة أعلاه.',
};
