import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: ألعاب جغرافيا',
  headline: 'نلعب. نخمّن. نفوز.',
  tagline: 'مجموعة ألعاب تتحدى ذهنك وتختبر معرفتك بالعالم.',
  darkMode: 'الوضع الداكن',
  signIn: 'تسجيل الدخول',
  games: 'الألعاب',
  zoomle: {
    name: 'Zoomle',
    description: 'ما الدولة في الخريطة الفضائية؟ خريطة جديدة كل يوم عند 00:00 بتوقيت UTC.',
    play: 'لعب خريطة اليوم',
    goOn: 'متابعة',
    look: 'عرض خريطة اليوم',
    waiting: 'خريطة اليوم بانتظارك.',
    used: (count, of) => `محاولات اليوم: ${count} من ${of}`,
    keepGoing: (days) =>
      plural(days, {
        two: 'يومان متتاليان. لنواصل!',
        few: '# أيام. لنواصل!',
        many: '# يومًا. لنواصل!',
        other: '# يوم. لنواصل!',
      }),
    won: (count, of) => `حُلّت في ${count} من ${of}`,
    lost: 'لم تُحل اليوم',
    week: 'آخر سبعة أيام',
    links: 'المزيد من Zoomle',
    challenge: 'تحدي الأصدقاء',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'قريبًا',
    description: 'مغامرة ألغاز جغرافية، تنطلق في الربع الثالث من عام 2024.',
    more: 'ماذا ستكون Puzzlia؟',
  },
};
