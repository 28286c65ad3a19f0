import type { Texts } from '../texts';
import { isolate } from './formats';

const IN_ENGLISH = 'يُرجى الكتابة بالإنجليزية إن أمكن.';

/** The hyphens of a date would turn its order around in a line of Arabic. */
const dateOf = (today: string) => `تاريخ الخريطة (UTC): ${isolate(today)}`;

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'التدريب يحتاج إلى اتصال بالإنترنت، وهو غير متاح حاليًا. أما خريطة اليوم فيمكن لعبها بدونه.',
  },
  about: {
    source: 'الشيفرة المصدرية للموقع',
  },
  blog: {
    allPosts: 'كل التدوينات',
    language: 'التدوينات بالإنجليزية.',
  },
  contact: {
    coordinate: {
      action: 'الإبلاغ عن إحداثيات خاطئة',
      title: 'إحداثيات خاطئة: ',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          'الدولة:',
          'المعلم:',
          'ما الخطأ، وأين يقع المعلم فعلًا:',
          'مصدر المعلومة:',
          '',
          dateOf(today),
        ].join('\n'),
    },
    bug: {
      action: 'الإبلاغ عن خلل',
      title: 'خلل: ',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          'ما الذي حدث:',
          'ما الذي كان متوقعًا:',
          'كيف يمكن تكرار ذلك:',
          'المتصفح والجهاز:',
          '',
          dateOf(today),
        ].join('\n'),
    },
    note: 'كل رابط يفتح بلاغًا جديدًا في مستودع المشروع، وفيه الأسئلة المطلوب الإجابة عنها، ويلزم لذلك حساب هناك. البلاغات علنية، والبلاغ عن خريطة اليوم يكشف جوابها: يُرجى الانتظار حتى ينتهي اليوم.',
  },
};
