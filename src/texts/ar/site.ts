import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'الانتقال إلى المحتوى',
    backToHome: 'الصفحة الرئيسية',
    loading: 'جارٍ تحميل الصفحة',
    copyright: (year) => `© ${year} Zoomle`,
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
      'حفظ إصدار أحدث من الموقع تقدّمك على هذا الجهاز. لن يُمس ما حُفظ، وقد تضيع المحاولات الجارية هنا عند المغادرة. يُرجى إعادة تحميل الصفحة.',
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
};
