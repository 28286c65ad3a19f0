import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'وحدة المسافة',
  km: 'كيلومتر',
  mi: 'ميل',
  highContrast: 'تباين عالٍ',
  highContrastNote: 'الأزرق والبرتقالي بدل الأخضر، وخطوط أوضح.',
  describesPicture: 'وصف الصورة',
  describesPictureNote:
    'سطر تحت الخريطة يصف ما تُظهره الصورة، دون أسماء. وتقرؤه برامج قراءة الشاشة بعد كل محاولة.',
};
