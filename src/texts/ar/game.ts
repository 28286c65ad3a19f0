import type { Texts } from '../texts';
import { directionName } from './directions';
import { isolate, oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) =>
  plural(count, {
    zero: 'لم تبق محاولات',
    one: 'بقيت محاولة واحدة',
    two: 'بقيت محاولتان',
    few: 'بقيت # محاولات',
    other: 'بقيت # محاولة',
  });

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${isolate(writtenOut(date))}`,
  subtitle: 'أي دولة تظهر اليوم في الخريطة الفضائية؟',
  archiveSubtitle: 'من الأرشيف. لا تؤثر في إحصائياتك.',
  practiceTitle: 'Zoomle - تدريب',
  practiceSubtitle: 'دولة عشوائية. لا تؤثر في إحصائياتك.',
  challengeTitle: 'Zoomle - تحدٍّ',
  challengeSubtitle: (map, of) => `الخريطة ${map} من ${of}. لا تؤثر في إحصائياتك.`,
  revealAnswer: 'إظهار الجواب',
  nextPractice: 'دولة أخرى',
  crosshair: 'العلامة في وسط الصورة تحدد معلمًا شهيرًا.',
  inputLabel: 'ما هي الدولة؟',
  inputHint: 'Enter',
  suggestions: 'الاقتراحات',
  suggestionCount: (count) =>
    plural(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  noSuggestion: 'لا توجد دولة بهذا الاسم.',
  didYouMean: 'هل المقصود إحدى هذه؟',
  corrections: (countries) => `لا توجد دولة بهذا الاسم. هل المقصود ${oneOf(countries)}؟`,
  alias: '، أو ',
  part: '، وتشمل ',
  guessed: 'سبق تخمينها',
  guessAgain: 'سبق تخمينها. نكررها؟',
  guesses: 'المحاولات',
  correct: '🎉 صحيح!',
  from: (place) => `من ${isolate(place)}`,
  percent: (near) => `${near}%`,
  near: 'قُربًا',
  answerWas: (country) => `الجواب الصحيح: ${country}`,
  solved: [
    'من أول محاولة! مذهل!',
    'أصبت في المحاولة الثانية. رائع!',
    'أصبت في المحاولة الثالثة. ممتاز!',
    'أصبت في المحاولة الرابعة. أحسنت!',
    'أصبت في المحاولة الخامسة.',
    'أصبت في المحاولة الأخيرة. في آخر لحظة!',
  ],
  closest: (country, distance) => `أقرب محاولاتك: ${country}، ${distance}.`,
  newBest: 'رقم قياسي جديد',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && gameTexts.from(place), `نحو ${directionName(direction)}`]
      .filter(Boolean)
      .join('، ');
    const name = isRepeated ? `${country}، تخمين مكرر` : country;
    return `${name}: ${where}، نسبة القرب ${isolate(`${percentNear}%`)}، ${guessesLeft(left)}`;
  },
  announceDay: (date) => `خريطة ${writtenOut(date)}`,
  announceWin: (country) => `${country}: صحيح!`,
  announceLoss: (country, answer) =>
    `${country}: خطأ، وكانت هذه المحاولة الأخيرة. الجواب: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'مستوى التكبير',
  zoomStatus: (zoom, index, count) => `مستوى التكبير: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `الخطوة ${index} من ${count}`].filter(Boolean).join('، '),
  zoomHint: 'يُفتح التحكم في التكبير مع أول محاولة',
  onePicture: 'لهذا المكان صورة واحدة',
  notice: {
    today: { text: 'وصلت خريطة جديدة لهذا اليوم (UTC).', action: 'لعب خريطة اليوم' },
    yesterday: { text: 'جولة أمس لم تكتمل بعد.', action: 'إكمال جولة أمس' },
  },
  unplayableTitle: 'خطأ في Zoomle',
  unplayable:
    'بيانات الدول مفقودة أو غير صالحة. يُرجى التحقق من الملف countries_with_mapLocations.json.',
  map: {
    alternative: 'صورة فضائية للمكان المطلوب تخمينه',
    described: (description) => `صورة فضائية للمكان المطلوب تخمينه. ${description}`,
    noDescription: 'تعذّر تحميل الوصف.',
    place: (place) => `صورة فضائية: ${isolate(place)}`,
    back: (place) => `العودة إلى ${isolate(place)}`,
    loading: 'جارٍ تحميل الصورة الفضائية',
    unavailable: 'الخريطة غير متاحة',
    failed: 'تعذّر تحميل الصورة الفضائية. ما زال التخمين ممكنًا.',
    retry: 'إعادة المحاولة',
    fallback: 'خدمة الخرائط لا تستجيب. يُعرض الأطلس المدمج بدلًا منها.',
    across: (width) => `العرض ${width}`,
  },
  menu: {
    help: 'طريقة اللعب',
    statistics: 'الإحصائيات',
    settings: 'الإعدادات',
    archive: 'الأرشيف',
    practice: 'تدريب',
    close: 'إغلاق',
  },
};
