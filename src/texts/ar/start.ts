// The words of the start: bars, home, the board, the result of a round, the rules, errors. Others: later.ts.
import { formatsIn } from '../languages';
import type { StartTexts } from '../texts';

const { localTimeNote, measures, oneOf, plural, writtenOut } = formatsIn('ar');

/** A name, a date or a number with a sign that keeps its own direction within a line. */
const isolate = (text: string) => `\u2068${text}\u2069`;

export const start: StartTexts = {
  site: {
    date: writtenOut,
    skip: 'الانتقال إلى المحتوى',
    backToHome: 'الصفحة الرئيسية',
    loading: 'جارٍ تحميل الصفحة',
    footer: 'تذييل الصفحة',
    privacy: 'الخصوصية',
    about: 'عن اللعبة',
    contact: 'تواصل معنا',
    blog: 'المدونة',
  },
  storage: {
    unavailable:
      'لا يسمح هذا المتصفح للموقع بحفظ أي شيء: اللعب ممكن، لكن محاولاتك ستضيع عند المغادرة.',
    full: 'لم تعد في هذا المتصفح مساحة للموقع: قد يضيع الجديد عند المغادرة. وكل ما حُفظ من قبل في أمان.',
    newer:
      'تقدّمك على هذا الجهاز محفوظ بإصدار أحدث من الموقع. لن يُمس ما حُفظ، وقد تضيع المحاولات التي تُجرى هنا عند المغادرة. يُرجى إعادة تحميل الصفحة.',
    damaged:
      'جزء من التقدّم المحفوظ على هذا الجهاز كان تالفًا. وُضعت نسخة منه جانبًا، وبقي كل ما أمكنت قراءته.',
    dismiss: 'إخفاء',
  },
  copying: {
    copied: 'تم النسخ إلى الحافظة',
    byHand: 'نص للنسخ',
    byHandNote: 'لا يسمح هذا المتصفح للموقع بالنسخ نيابة عنك. النص محدد وجاهز للنسخ.',
  },
  release: {
    found: 'يتوفر إصدار جديد من Zoomle.',
    applying: 'جارٍ تحميل الإصدار الجديد…',
    apply: 'تحميل الإصدار الجديد',
  },
  descriptions: {
    home: 'Zoomle لعبة جغرافيا يومية: ما الدولة التي تظهر في الخريطة الفضائية؟ ومع كل محاولة يتسع المشهد.',
    game: 'أي دولة تظهر في الخريطة الفضائية؟ ست محاولات، كل منها تُظهر بُعدك عن الجواب واتجاهه، وتفتح مستوى تكبير جديدًا.',
  },
  errors: {
    title: 'خطأ غير متوقع في التطبيق!',
    notFound: { title: 'الصفحة غير موجودة', note: 'لا توجد صفحة في هذا العنوان.' },
    broken:
      'تعذّر عرض هذه الصفحة. ربما انقطع الاتصال بالشبكة، أو يتوفر إصدار جديد من الموقع. محاولاتك محفوظة على هذا الجهاز.',
    home: 'الصفحة الرئيسية',
    sections: {
      map: 'الخريطة',
      input: 'خانة التخمين',
      rows: 'قائمة محاولاتك',
      recap: 'نهاية الجولة',
      help: 'القواعد',
      earth: 'كوكبك',
      statistics: 'إحصائياتك',
      settings: 'إعداداتك',
      card: 'خريطة اليوم',
      result: 'نتيجة اليوم',
      preview: 'المعاينة',
    },
    section: (name) => `تعذّر عرض ${name}. قد تفيد إعادة تحميل الصفحة.`,
    reload: 'إعادة التحميل',
    report: 'نسخ تقرير',
    startOver: {
      title: 'إذا تكرر ذلك',
      note: 'يمكنك البدء من جديد بلوحة فارغة: تُحذف الجولات غير المكتملة من الأرشيف والتحديات والتدريب، وتبقى محاولاتك اليومية وإحصائياتك وإعداداتك. يُرجى أولًا إغلاق علامات التبويب الأخرى للموقع، فقد تعيد تلك الجولات.',
      action: 'البدء من جديد',
    },
  },
  game: {
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
    didYouMean: 'هل المقصود:',
    corrections: (countries) => `لا توجد دولة بهذا الاسم. هل المقصود ${oneOf(countries)}؟`,
    alias: '، أو ',
    part: '، وتشمل ',
    guessed: 'سبق تخمينها',
    guessAgain: 'سبق تخمينها. تخمينها مرة أخرى؟',
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
    directions: {
      N: 'الشمال',
      NE: 'الشمال الشرقي',
      E: 'الشرق',
      SE: 'الجنوب الشرقي',
      S: 'الجنوب',
      SW: 'الجنوب الغربي',
      W: 'الغرب',
      NW: 'الشمال الغربي',
    },
    distanceFrom: (distance, from) => `${distance}، ${from}`,
    repeated: (country) => `${country}، تخمين مكرر`,
    guessesLeft: (count) =>
      plural(count, {
        zero: 'لم تبق محاولات',
        one: 'بقيت محاولة واحدة',
        two: 'بقيت محاولتان',
        few: 'بقيت # محاولات',
        other: 'بقيت # محاولة',
      }),
    announceMiss: (country, distance, direction, near, left) =>
      `${country}: ${distance}، نحو ${direction}، نسبة القرب ${isolate(near)}، ${left}`,
    friends: (score, of) => `صديقك: ${score}/${of}`,
    announceDay: (date) => `خريطة ${writtenOut(date)}`,
    announceWin: (country) => `${country}: صحيح!`,
    announceLoss: (country, answer) =>
      `${country}: خطأ، وكانت هذه المحاولة الأخيرة. الجواب: ${answer}.`,
    zoomLevel: 'مستوى التكبير',
    zoomStatus: (zoom, index, count) => `مستوى التكبير: ${zoom} (${index}/${count})`,
    zoomStep: (index, count) => `المستوى ${index} من ${count}`,
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
      failed: 'تعذّر تحميل الصورة الفضائية.',
      canGuess: 'ما زال التخمين ممكنًا.',
      retry: 'إعادة المحاولة',
      fallback: 'خدمة الخرائط لا تستجيب. يُعرض الأطلس المدمج بدلًا منها.',
    },
    menu: {
      help: 'طريقة اللعب',
      statistics: 'الإحصائيات',
      settings: 'الإعدادات',
      archive: 'الأرشيف',
      practice: 'التدريب',
      earth: 'كوكبك',
      challenge: 'تحدي الأصدقاء',
      close: 'إغلاق',
    },
  },
  help: {
    title: 'طريقة اللعب',
    nearCloseUp: 'خريطتك تبدأ من مسافة أقرب من هذه.',
    guess:
      'المطلوب تخمين الدولة في ست محاولات. بعد كل محاولة خاطئة يظهر بُعد الجواب واتجاهه، ونسبة قربك منه.',
    exampleLabel: 'مثال على محاولة',
    wider: 'ومع كل محاولة يتسع المشهد مستوى واحدًا.',
    more: 'المزيد',
    described: 'لكل صورة وصف مكتوب.',
    greatCircle:
      'تُقاس المسافة والاتجاه من معلم الدولة التي خمّنتها إلى المكان تحت العلامة، على الدائرة العظمى، وهي أقصر طريق على سطح الأرض. لذلك لا تكون المسافة بين جارتين صفرًا، وقد يبدو السهم غريبًا على خريطة مسطحة.',
    percent: `${isolate('100%')} هي المكان نفسه، و${isolate('0%')} الطرف المقابل من الأرض. ويزداد المقياس دقة كلما اقتربت.`,
    day: (next) =>
      `الخريطة نفسها للجميع في اليوم نفسه. وتصل خريطة جديدة عند الساعة 00:00 بتوقيت UTC${localTimeNote(next, (time) => ` (${isolate(time)} بتوقيتك)`)}.`,
    play: 'بدء اللعب',
  },
  home: {
    title: 'Zoomle: ألعاب جغرافيا',
    headline: 'نلعب. نخمّن. نفوز.',
    tagline: 'مجموعة ألعاب تتحدى ذهنك وتختبر معرفتك بالعالم.',
    darkMode: 'الوضع الداكن',
    signIn: 'تسجيل الدخول',
    games: 'الألعاب',
    zoomle: {
      description: 'ما الدولة في الخريطة الفضائية؟ خريطة جديدة كل يوم عند 00:00 بتوقيت UTC.',
      play: 'لعب خريطة اليوم',
      goOn: 'متابعة',
      look: 'عرض خريطة اليوم',
      waiting: 'خريطة اليوم بانتظارك.',
      used: (count, of) => `محاولات اليوم: ${count} من ${of}`,
      keepGoing: (days) =>
        plural(days, {
          two: 'يومان متتاليان. لنواصل!',
          few: '# أيام متتالية. لنواصل!',
          many: '# يومًا متتاليًا. لنواصل!',
          other: '# يوم متتالٍ. لنواصل!',
        }),
      won: (count, of) => `حُلّت في ${count} من ${of}`,
      lost: 'لم تُحل اليوم',
      week: 'آخر سبعة أيام',
      links: 'المزيد من Zoomle',
    },
    puzzlia: {
      comingSoon: 'قريبًا',
      description: 'مغامرة ألغاز جغرافية، تنطلق في الربع الثالث من عام 2024.',
      more: 'كيف ستكون Puzzlia؟',
    },
  },
  language: {
    menu: (language) => `اللغة: ${language}`,
    offer: 'تتوفر Zoomle بالعربية أيضًا.',
    accept: 'المتابعة بالعربية',
    decline: 'لا، شكرًا',
    notStored: (language) =>
      `لغة ${isolate(language)} غير محفوظة على هذا الجهاز بعد. يكفي فتحها مرة واحدة مع الاتصال بالشبكة، لتبقى متاحة من دونه أيضًا.`,
  },
  streak: (days) =>
    plural(days, {
      two: 'يومان متتاليان',
      few: '# أيام متتالية',
      many: '# يومًا متتاليًا',
      other: '# يوم متتالٍ',
    }),
  list: (parts) => parts.join('، '),
  labelled: (label, value) => `${label}: ${value}`,
  units: measures({
    km: '# كم',
    m: '# م',
    mi: { few: '# أميال', many: '# ميلًا', other: '# ميل' },
    ft: { few: '# أقدام', many: '# قدمًا', other: '# قدم' },
  }),
};
