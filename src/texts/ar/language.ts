import type { Texts } from '../texts';
import { isolate } from './formats';

export const languageTexts: Texts['language'] = {
  menu: (language) => `اللغة: ${language}`,
  offer: 'تتوفر Zoomle بالعربية أيضًا.',
  accept: 'المتابعة بالعربية',
  decline: 'لا، شكرًا',
  notStored: (language) =>
    `لغة ${isolate(language)} غير محفوظة على هذا الجهاز بعد. يكفي فتحها مرة واحدة مع الاتصال بالشبكة، لتبقى متاحة من دونه أيضًا.`,
};
