import type { Texts } from '../texts';
import { plural } from './formats';

/** Of five maps, so there are never fewer than five. */
const attempts = (count: number) => plural(count, { few: '# محاولات', other: '# محاولة' });

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `تعادل، ${attempts(mine)} لكل منا.`;
  return mine < theirs
    ? `الفوز لي، ${mine} مقابل ${attempts(theirs)}!`
    : `الفوز لك، ${theirs} مقابل ${attempts(mine)}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'تحدي الأصدقاء',
  subtitle: 'خمس خرائط، هي نفسها للطرفين.',
  description: 'تحدٍّ بين الأصدقاء في خمس خرائط من Zoomle: كل شيء في الرابط.',
  invitation: 'خمس خرائط ترسلها إلى صديق. والفوز لأقل عدد من المحاولات.',
  about:
    'خمس دول عشوائية في رابط واحد. كل من يفتحه يجد الخرائط الخمس نفسها، واحدة تلو الأخرى. وإن لعبتها بنفسك أيضًا حمل الرابط نتيجتك معه.',
  make: 'إنشاء تحدٍّ',
  makeAnother: 'تحدٍّ جديد',
  honesty:
    'لا يحفظ أي خادم شيئًا من هذا: كل ما هناك هو الرابط. ويمكن تعديل الروابط، فالتحدي مكانه بين الأصدقاء.',
  intro: {
    title: 'تحدي Zoomle',
    friends: (total) => `النتيجة التي وصلتك: ${attempts(total)}. هل يمكنك التفوق عليها؟`,
    game: 'نقطة على صورة فضائية: المطلوب تخمين دولتها في ست محاولات. ومع كل خطأ يتسع المشهد.',
    rules: (lost) =>
      `الفوز لأقل عدد من المحاولات، والخريطة التي لا تُحل تُحسب ${attempts(lost)}. التحديات لا تؤثر في إحصائياتك.`,
    start: 'بدء اللعب',
    goOn: 'متابعة',
    send: 'إرسال إلى صديق',
  },
  board: { next: 'الخريطة التالية', result: 'عرض النتيجة' },
  result: {
    title: 'تحدي Zoomle: النتيجة',
    alone: (mine) => `نتيجتك ${attempts(mine)} لخمس خرائط.`,
    won: (mine, theirs) => `الفوز لك: ${mine} مقابل ${attempts(theirs)}.`,
    lost: (mine, theirs) => `الفوز للطرف الآخر: ${theirs} مقابل ${attempts(mine)}.`,
    draw: (mine) => `تعادل: ${attempts(mine)} لكل طرف.`,
    table: 'المحاولات لكل خريطة',
    columns: { map: 'الخريطة', country: 'الدولة', mine: 'أنت', theirs: 'الطرف الآخر' },
    total: 'المجموع',
    lostMap: 'X',
    lostNote: (lost) => `X: لم تُحل، وتُحسب ${attempts(lost)}.`,
    places: 'الأماكن الخمسة',
    reply: 'الرد بالنتيجة',
    send: 'إرسال إلى صديق',
  },
  share: {
    action: 'مشاركة الرابط',
    invitation: (link) =>
      `تحدي Zoomle: خمس خرائط، هي نفسها لكلينا. من يحلها بمحاولات أقل؟\n${link}`,
    result: (mine, link) =>
      `تحدي Zoomle: نتيجتي ${attempts(mine)} لخمس خرائط. هل يمكنك التفوق عليها؟\n${link}`,
    reply: (mine, theirs, link) => `تحدي Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'تحدياتك الجارية',
    link: (played, of) => `متابعة: لُعبت ${played} من ${of} خرائط`,
  },
  refused: {
    title: 'تعذّر فتح هذا التحدي',
    reasons: {
      damaged: 'الرابط ناقص أو أطول من اللازم أو فيه حرف خاطئ. يمكنك طلب إرساله كاملًا من جديد.',
      otherList:
        'أُنشئ الرابط بقائمة دول أخرى، في إصدار أقدم أو أحدث من الموقع. يمكنك إعادة تحميل الصفحة والمحاولة من جديد، أو إنشاء تحدٍّ جديد.',
    },
  },
};
