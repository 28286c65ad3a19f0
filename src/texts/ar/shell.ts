import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'تعمل Zoomle في المتصفح وتحتاج إلى JavaScript، وهي معطّلة هنا.',
  slow: 'يستغرق تحميل Zoomle وقتًا طويلًا. يُرجى التحقق من الشبكة، ثم <a href="">إعادة تحميل الصفحة</a>. ويلزم متصفح من عام 2023 أو أحدث. محاولاتك محفوظة على هذا الجهاز.',
  preview: 'صورة فضائية لساحل داخل إطار، وعليها بالإنجليزية: \u2068Play. Guess. Win.\u2069',
};
