// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('ar');

/** A name, a date or a number with a sign that keeps its own direction within a line. */
const isolate = (text: string) => `\u2068${text}\u2069`;

const attempts = (count: number) =>
  plural(count, { one: 'محاولة واحدة', two: 'محاولتان', few: '# محاولات', other: '# محاولة' });

const countriesLeft = (count: number) =>
  plural(count, {
    one: 'بقيت دولة واحدة.',
    two: 'بقيت دولتان.',
    few: 'بقيت # دول.',
    other: 'بقيت # دولة.',
  });

export const later: LaterTexts = {
  archive: {
    title: 'أرشيف Zoomle',
    subtitle: 'كل الخرائط الماضية، للعب في أي وقت. وهي لا تؤثر في إحصائياتك.',
    description: (first) => `كل خرائط Zoomle الماضية منذ ${writtenOut(first)}، للعب في أي وقت.`,
    years: 'السنوات',
    month: monthAndYear,
    // The short names of weekdays are the whole ones: too wide for a column.
    weekday: (date) => weekday(date, 'narrow'),
    played: (played, days) => `لُعبت ${played} من ${days}`,
    random: 'مفاجأة!',
    allPlayed: 'أحسنت! لُعبت كل الخرائط.',
    closed: (date) => `مغلقة، تُفتح من جديد في ${writtenOut(date)}`,
    closedTitle: 'هذه الخريطة مغلقة حاليًا',
    closedNote: (date) =>
      `اللعب بها الآن يكشف جواب اليوم أو الغد. تُفتح من جديد في ${writtenOut(date)}.`,
    noPuzzle: 'لا خريطة لهذا اليوم',
    noPuzzleNote: (first) => `في الأرشيف كل الأيام من ${writtenOut(first)} حتى أمس (UTC).`,
    open: 'فتح الأرشيف',
  },
  challenge: {
    subtitle: 'خمس خرائط، هي نفسها لكليكما.',
    description: 'تحدٍّ بين الأصدقاء في خمس خرائط من Zoomle: كل شيء في الرابط.',
    invitation: 'خمس خرائط ترسلها إلى صديق. والفوز لأقل عدد من المحاولات.',
    about:
      'خمس دول عشوائية في رابط واحد. كل من يفتحه يجد الخرائط الخمس نفسها، واحدة تلو الأخرى. وإن لعبتها بنفسك أيضًا حمل الرابط نتيجتك معه.',
    make: 'إنشاء تحدٍّ',
    makeAnother: 'تحدٍّ جديد',
    send: 'إرسال إلى صديق',
    honesty:
      'لا يحفظ أي خادم شيئًا من هذا: كل ما هناك هو الرابط. ويمكن تعديل الروابط، فالتحدي مكانه بين الأصدقاء.',
    intro: {
      title: 'تحدي Zoomle',
      friends: (total) => `نتيجة صديقك: ${attempts(total)}. هل يمكنك التفوق عليها؟`,
      game: 'نقطة على صورة فضائية: المطلوب تخمين دولتها في ست محاولات. ومع كل خطأ يتسع المشهد.',
      rules: (lost) =>
        `الفوز لأقل عدد من المحاولات، والخريطة التي لا تُحل تُحسب ${attempts(lost)}. التحديات لا تؤثر في إحصائياتك.`,
      start: 'بدء اللعب',
      goOn: 'متابعة',
    },
    board: {
      next: 'الخريطة التالية',
      result: 'عرض النتيجة',
      friends: (guesses) => `نتيجة صديقك: ${attempts(guesses)}. وأنت؟`,
      friendsLost: 'لم يحلّها صديقك. وأنت؟',
      both: (mine, theirs) => `أنت ${mine}، صديقك ${theirs}`,
    },
    result: {
      title: 'تحدي Zoomle: النتيجة',
      alone: (mine) => `نتيجتك ${attempts(mine)} لخمس خرائط.`,
      won: (mine, theirs) => `الفوز لك: ${mine} مقابل ${attempts(theirs)}.`,
      lost: (mine, theirs) => `الفوز لصديقك: ${theirs} مقابل ${attempts(mine)}.`,
      draw: (mine) => `تعادل: ${attempts(mine)} لكل منكما.`,
      table: 'المحاولات لكل خريطة',
      columns: { map: 'الخريطة', country: 'الدولة', mine: 'أنت', theirs: 'صديقك' },
      total: 'المجموع',
      lostNote: (lost) => `X: لم تُحل، وتُحسب ${attempts(lost)}.`,
      places: 'الأماكن الخمسة',
      reply: 'الرد بالنتيجة',
    },
    share: {
      action: 'مشاركة الرابط',
      invitation: 'تحدي Zoomle: خمس خرائط، هي نفسها لكلينا. من يحلها بمحاولات أقل؟',
      result: (mine) => `تحدي Zoomle: نتيجتي ${attempts(mine)} لخمس خرائط. هل يمكنك التفوق عليها؟`,
      reply: (verdict) => `تحدي Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `الفوز لي، ${mine} مقابل ${attempts(theirs)}!`,
        lost: (mine, theirs) => `الفوز لك، ${theirs} مقابل ${attempts(mine)}.`,
        draw: (mine) => `تعادل، ${attempts(mine)} لكل منا.`,
      },
    },
    open: {
      heading: 'تحدياتك الجارية',
      link: (played, of) => `متابعة: لُعبت ${played} من ${of} خرائط`,
    },
    refused: {
      title: 'تعذّر فتح هذا التحدي',
      damaged: 'الرابط ناقص أو أطول من اللازم أو فيه حرف خاطئ. يمكنك طلب إرساله كاملًا من جديد.',
      otherList:
        'أُنشئ الرابط بقائمة دول أخرى، في إصدار أقدم أو أحدث من الموقع. يمكنك إعادة تحميل الصفحة والمحاولة من جديد، أو إنشاء تحدٍّ جديد.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'لم تُلعب',
    result: {
      playing: () => 'لم تكتمل',
      won: (guesses) =>
        plural(guesses, {
          one: 'حُلّت في محاولة واحدة',
          two: 'حُلّت في محاولتين',
          other: 'حُلّت في # محاولات',
        }),
      lost: () => 'لم تُحل',
    },
  },
  earth: {
    description: 'كل دولة تتعرّف عليها تضيء على كوكبك.',
    count: (lit, all) => `${lit} من أصل ${all} دولة`,
    globe: 'الكرة الأرضية: أدرها بمفاتيح الأسهم، وكبّرها وصغّرها بزائد وناقص',
    zoom: 'التكبير والتصغير',
    nearer: 'تكبير',
    farther: 'تصغير',
    whole: 'الأرض كلها',
    noGlobe: 'لا يمكن عرض الكرة الأرضية في هذا المتصفح. تجد كل دولك في القوائم.',
    continents: ['أفريقيا', 'آسيا', 'أوروبا', 'أمريكا الشمالية', 'أمريكا الجنوبية', 'أوقيانوسيا'],
    allCountries: 'كل الدول',
    last: (country) => `آخر ما أضاء: ${country}`,
    another: 'إضاءة دولة أخرى',
    notLit: 'لم تضئ بعد',
    lightUp: (continent) => `إضاءة ${continent}`,
    of: (lit, all) => `${lit} من أصل ${all}`,
    litIn: (country, progress, continent) => `${country}: ${progress} في ${continent}`,
    staysDark: (country, progress, continent) =>
      `لم تضئ بعد: ${country}. ${progress} في ${continent}`,
    noneToDraw: (continent) =>
      `لا توجد الآن في ${continent} دولة غير مضاءة يمكن اختيارها. جرّب قارة أخرى، أو عد بعد بضعة أيام.`,
    toGo: (continent, count) => `${continent}: ${countriesLeft(count)}`,
    ten: (country) => `${country}: الدولة العاشرة. بدأ كوكبك يضيء.`,
    twentyFive: (country) => `${country}: الدولة الخامسة والعشرون. أضاء ثُمن الأرض.`,
    fifty: (country) => `${country}: الدولة الخمسون. أضاء ربع الأرض.`,
    hundred: (country) => `${country}: الدولة المئة. أضاء نصف الأرض.`,
    hundredFifty: (country) => `${country}: الدولة المئة والخمسون. أضاءت ثلاثة أرباع الأرض.`,
    continent: (continent) => `${continent}: أضاءت كل الدول.`,
    complete: (continent, progress) => `${continent} مكتملة: ${progress}`,
    wholeSince: (date, all) => `الأرض كلها مضيئة منذ ${writtenOut(date)}: كل الدول (${all}).`,
    again: 'إعادة مشهد الإضاءة',
    all: 'أضاء كوكبك كله: تعرّفت على كل الدول.',
  },
  pages: {
    practiceOffline:
      'التدريب يحتاج إلى اتصال بالإنترنت، وهو غير متاح حاليًا. أما خريطة اليوم فيمكن لعبها بدونه.',
    source: 'الشيفرة المصدرية للموقع',
    allPosts: 'كل التدوينات',
    postsLanguage: 'التدوينات بالإنجليزية.',
    contact: {
      coordinate: {
        action: 'الإبلاغ عن إحداثيات خاطئة',
        title: 'إحداثيات خاطئة: ',
        questions: ['الدولة:', 'المعلم:', 'ما الخطأ، وأين يقع المعلم فعلًا:', 'مصدر المعلومة:'],
      },
      bug: {
        action: 'الإبلاغ عن خلل',
        title: 'خلل: ',
        questions: [
          'ما الذي حدث:',
          'ما الذي كان متوقعًا:',
          'كيف يمكن تكرار ذلك:',
          'المتصفح والجهاز:',
        ],
      },
      date: (today) => `تاريخ الخريطة (UTC): ${isolate(today)}`,
      inEnglish: 'يُرجى الكتابة بالإنجليزية إن أمكن.',
      note: 'كل رابط يفتح بلاغًا جديدًا في مستودع المشروع، وفيه الأسئلة المطلوب الإجابة عنها، ويلزم لذلك حساب هناك. البلاغات علنية، والبلاغ عن خريطة اليوم يكشف جوابها: يُرجى الانتظار حتى ينتهي اليوم.',
    },
  },
  progress: {
    title: 'تقدّمك',
    description:
      'إحصائياتك في Zoomle: الفوز والسلاسل وعدد المحاولات. احفظ تقدّمك في ملف أو رمز، واستعده على جهاز آخر.',
    open: 'نقل تقدّمك إلى جهاز آخر',
    intro:
      'تقدّمك محفوظ في هذا المتصفح وعلى هذا الجهاز فقط. يمكنك الاحتفاظ بنسخة منه، أو نقله إلى جهاز آخر.',
    export: {
      heading: 'التصدير',
      note: 'يشمل التصدير الجولات اليومية والأرشيف والدول المضيئة على كوكبك، دون الجولات الأخرى والإعدادات. ويحمل الرمز البيانات نفسها: يمكنك لصقه في رسالة إلى نفسك.',
      save: 'حفظ في ملف',
      copy: 'نسخ رمز',
      fileName: (date) => `zoomle-progress-${date}.json`,
    },
    persist: {
      heading: 'حماية تقدّمك',
      note: 'قد يمسح المتصفح ما تخزّنه المواقع عندما تضيق مساحة الجهاز. يمكنك الطلب منه أن يحمي تقدّمك، وقد يطلب تأكيدًا.',
      ask: 'حماية تقدّمي',
      granted: 'سيحتفظ المتصفح بتقدّمك إلى أن يُمسح يدويًا.',
      refused: 'لم يوافق المتصفح على ذلك. يُستحسن تصدير نسخة من حين إلى آخر.',
    },
    offline: {
      heading: 'اللعب دون اتصال',
      ready: 'حفظ هذا المتصفح الموقع: يمكنك اللعب دون اتصال أيضًا.',
      unsupported:
        'لا يسمح هذا المتصفح للموقع بالعمل دون اتصال. هذا شائع في النوافذ الخاصة وفي العناوين من دون https.',
      changed:
        'يتعذّر حفظ الموقع للعب دون اتصال: تصل ملفاته معدَّلة، ربما بسبب شبكتك أو إحدى الإضافات. ستُعاد المحاولة في زيارتك القادمة.',
      incomplete:
        'لم يُحفظ الموقع كاملًا بعد للعب دون اتصال: تعذّر تحميل بعض ملفاته. ستُعاد المحاولة في زيارتك القادمة.',
    },
    import: {
      heading: 'الاستيراد',
      note: 'يظهر لك أثر الاستيراد قبل أن يتغير أي شيء. ولا تُستبدل أبدًا خريطة مكتملة.',
      file: 'من ملف',
      choose: 'اختيار ملف',
      code: 'من رمز',
      preview: 'معاينة',
      outcome: {
        kinds: { daily: 'الخرائط اليومية', archive: 'الأرشيف', practice: 'التدريب' },
        added: (count) => plural(count, '# جديدة'),
        improved: (count) => plural(count, '# تُكمل ما لديك'),
        unchanged: (count) => plural(count, '# موجودة هنا من قبل'),
        keptMine: (count) => plural(count, '# مختلفة، وتبقى نسختك'),
        sentence: (kind, clauses) => `${kind}: ${clauses.join('، ')}.`,
      },
      nothingNew: 'لا جديد فيه.',
      confirm: 'استيراد',
      decline: 'إلغاء',
      declined: 'لم يتغير شيء.',
      imported: (count) =>
        plural(count, {
          zero: 'لم تُستورد أي خريطة.',
          one: 'تم استيراد خريطة واحدة.',
          two: 'تم استيراد خريطتين.',
          few: 'تم استيراد # خرائط.',
          other: 'تم استيراد # خريطة.',
        }),
      notStored: 'لا يستطيع هذا المتصفح حفظها الآن: قد تضيع عند مغادرة الصفحة.',
      refused: {
        damaged:
          'تعذّرت قراءة هذا: فهو تالف أو ناقص، أو فيه تواريخ لم تحن بعد بحسب ساعة هذا الجهاز. لم يتغير شيء.',
        foreign: 'هذه البيانات ليست مُصدَّرة من Zoomle. لم يتغير شيء.',
        newer:
          'صُدّرت هذه البيانات من إصدار أحدث من إصدار Zoomle المفتوح هنا. لم يتغير شيء. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.',
        oversized:
          'حجم هذه البيانات أكبر من 2 ميغابايت، فلا يمكن أن تكون مُصدَّرة من Zoomle. لم يتغير شيء.',
        unavailable:
          'تعذّر تحميل جزء من الموقع يلزم لذلك. يُرجى التحقق من الشبكة وإعادة تحميل الصفحة والمحاولة من جديد.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: رقم قياسي جديد.`,
    bestMonth: (month) => `${month}: أفضل شهر لك حتى الآن.`,
    readMore: (country) => `المزيد عن ${country} في ويكيبيديا`,
    newTab: '(يُفتح في علامة تبويب جديدة)',
    seen: 'كنت تنظر إلى المنطقة المحيطة بهذا المكان:',
    area: 'المساحة',
    squares: (area, unit) =>
      plural(
        area,
        unit === 'km'
          ? '# كم²'
          : { few: '# أميال مربعة', many: '# ميلًا مربعًا', other: '# ميل مربع' },
      ),
    rank: (rank, count) => `المرتبة ${rank} من ${count}`,
    borders: 'الدول المجاورة',
    noBorders: 'لا حدود برية',
    beyond: 'خارج الخريطة',
    offMap: (place) => `${place} (خارج خريطة الدولة)`,
    notStored: 'غير متاح دون اتصال',
    views: { country: 'الدولة', guesses: 'محاولاتك', neighbours: 'الجوار' },
    map: (country, place, misses) =>
      `خريطة ${misses > 0 ? 'فيها خط من كل تخمين خاطئ إلى' : 'يظهر عليها'} ${isolate(place)}، ${country}`,
    answersMap: 'خريطة العالم وعليها الأماكن بأرقامها',
    more: (country) => `أماكن أخرى في ${country}`,
    moreFailed: (country) => `تعذّر تحميل أماكن أخرى في ${country}.`,
    yourStatistics: 'إحصائياتك',
    countdown: (time) => `الخريطة التالية بعد ${time}`,
    nextPastMap: (date) => `الخريطة التالية: ${writtenOut(date)}`,
    share: 'مشاركة',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'سؤال إضافي: اذكر جارتها الوحيدة',
        two: 'سؤال إضافي: اذكر جارتيها',
        few: 'سؤال إضافي: اذكر جاراتها الـ#',
        other: 'سؤال إضافي: اذكر جاراتها الـ#',
      }),
    askNearest: 'سؤال إضافي: اذكر أقرب الدول',
    input: 'اذكر دولة مجاورة',
    inputNearest: 'اذكر دولة قريبة',
    missesLeft: (count) => `أخطاء ما زالت مسموحة: ${count}`,
    wrong: (country, own) => `${country}: لا حدود مع ${own}.`,
    farther: (country) => `${country}: ليست من الأقرب.`,
    otherView: (country, holder) =>
      `${country}: تختلف وجهات النظر. هنا تعود هذه الحدود إلى دولة أخرى: ${holder}.`,
    away: (distance) => `المسافة: ${distance}.`,
    again: (country) => `ذُكرت من قبل: ${country}`,
    own: (country) => `${country}: هي دولة هذه الجولة.`,
    show: 'إظهارها',
    result: (found, asked) => `الدول: ${found} من ${asked}.`,
    all: 'كلها!',
    beyond: (countries) => `خارج الخريطة: ${countries}`,
    failed: 'تعذّر تحميل الدول.',
    named: (countries) => `ذُكرت: ${countries}`,
    open: (directions) => `لم تُذكر بعد، حسب الاتجاه: ${directions}`,
    total: (found, asked) => `دول ذُكرت في السؤال الإضافي: ${found} من ${asked}`,
  },
  sharing: {
    month: (name) => `مشاركة ${name}`,
    heading: (name, won, days) => `Zoomle، ${name}: ${won} من أصل ${days}`,
    picture: 'مشاركة كصورة',
    question: 'هل تعرف أين هذا المكان؟',
    practice: 'خريطة تدريب',
    challenge: (guesses) => `خرائط التحدي: ${attempts(guesses)}`,
    saved: (file) => `تم الحفظ في التنزيلات: ${isolate(file)}`,
    notShared: 'لم يشارك المتصفح الصورة.',
    blocked:
      'حمايةً لخصوصيتك، لا يسمح هذا المتصفح للموقع بحفظ الصور. يمكنك التقاط صورة للشاشة بدلًا من ذلك.',
  },
  statistics: {
    none: 'لا توجد جولات بعد',
    played: 'الجولات',
    winRate: 'نسبة الفوز',
    currentStreak: 'السلسلة الحالية',
    longestStreak: 'أطول سلسلة',
    average: 'متوسط المحاولات',
    bestMonth: (month) => `مرات الفوز في أفضل شهر (${monthAndYear(month)})`,
    distribution: 'توزيع المحاولات',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? '، منها هذه الجولة' : ''}`,
    note: 'تُحتسب الخريطة اليومية وحدها. وتنتهي السلسلة بخسارة جولة أو تفويت يوم.',
  },
  settings: {
    units: 'وحدة المسافة',
    km: 'كيلومتر',
    mi: 'ميل',
    highContrast: 'تباين عالٍ',
    highContrastNote: 'الأزرق والبرتقالي بدل الأخضر، وخطوط أوضح.',
    describesPicture: 'وصف الصورة',
    describesPictureNote:
      'سطر تحت الخريطة يصف ما تُظهره الصورة، دون أسماء. وتقرؤه برامج قراءة الشاشة بعد كل محاولة.',
  },
};
