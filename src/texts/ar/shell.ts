import type { shellTexts as English } from '../en/shell';

export const shellTexts: typeof English = {
  noScript: 'تعمل Zoomle في المتصفح وتحتاج إلى JavaScript، وهي معطّلة هنا.',
  slow: 'يستغرق تحميل Zoomle وقتًا طويلًا. يُرجى التحقق من الشبكة، ثم <a href="">إعادة تحميل الصفحة</a>. ويلزم متصفح من عام 2023 أو أحدث. محاولاتك محفوظة على هذا الجهاز.',
  preview: {
    description:
      'لعبة جغرافيا يومية: ما الدولة التي تظهر في الخريطة الفضائية؟ ومع كل محاولة يتسع المشهد.',
    picture: 'صورة فضائية لساحل داخل إطار، وعليها بالإنجليزية: \u2068Play. Guess. Win.\u2069',
  },
};
