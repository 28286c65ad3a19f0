import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

/** What importing rounds would do, as one sentence; none when there are no rounds. */
function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { other: '# جديدة هنا' }),
    improved > 0 && plural(improved, { other: '# تُكمل ما لديك' }),
    unchanged > 0 && plural(unchanged, { other: '# موجودة هنا من قبل' }),
    keptMine > 0 && plural(keptMine, { other: '# مختلفة، وتبقى نسختك' }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join('، ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'تقدّمك',
  description:
    'إحصائياتك في Zoomle: الفوز والسلاسل وعدد المحاولات. احفظ تقدّمك في ملف أو رمز، واستعده على جهاز آخر.',
  open: 'نقل تقدّمك إلى جهاز آخر',
  intro:
    'تقدّمك محفوظ في هذا المتصفح وعلى هذا الجهاز فقط. يمكنك الاحتفاظ بنسخة منه، أو نقله إلى جهاز آخر.',
  export: {
    heading: 'التصدير',
    nothing: 'لا شيء للتصدير بعد: كل شيء يبدأ بأول محاولة.',
    note: 'يشمل التصدير الجولات اليومية والأرشيف، دون التدريب والتحديات والإعدادات. ويحمل الرمز البيانات نفسها: يمكنك لصقه في رسالة إلى نفسك.',
    save: 'حفظ في ملف',
    copy: 'نسخ رمز',
    fileName: (date) => `zoomle-progress-${date}.json`,
  },
  keep: {
    heading: 'الاحتفاظ بتقدّمك',
    note: 'قد يمسح المتصفح ما تخزّنه المواقع عندما تضيق مساحة الجهاز. يمكنك مطالبته بالاحتفاظ بتقدّمك، وقد يطلب تأكيدًا.',
    ask: 'طلب الاحتفاظ به',
    kept: 'سيحتفظ المتصفح بتقدّمك إلى أن يُمسح يدويًا.',
    refused: 'المتصفح لا يعد بذلك. يُستحسن تصدير نسخة من حين إلى آخر.',
  },
  import: {
    heading: 'الاستيراد',
    note: 'يظهر لك أثر الاستيراد قبل أن يتغير أي شيء. ولا تُستبدل أبدًا خريطة مكتملة.',
    file: 'من ملف',
    code: 'من رمز',
    preview: 'معاينة',
    outcome: (counts) => [
      ...outcome('الخرائط اليومية', counts.daily),
      ...outcome('الأرشيف', counts.archive),
    ],
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
      foreign: 'هذا ليس تصديرًا من Zoomle. لم يتغير شيء.',
      newer:
        'هذا التصدير من إصدار أحدث من Zoomle المفتوحة هنا. لم يتغير شيء. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.',
      oversized: 'حجم هذا أكبر من 1 ميغابايت، فلا يمكن أن يكون تصديرًا من Zoomle. لم يتغير شيء.',
      unavailable:
        'تعذّر تحميل جزء من الموقع يلزم لذلك. يُرجى التحقق من الشبكة وإعادة تحميل الصفحة والمحاولة من جديد.',
    },
  },
};
