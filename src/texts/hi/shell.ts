import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle ब्राउज़र में चलता है और इसे JavaScript चाहिए, जो यहाँ बंद है।',
  slow: 'Zoomle लोड होने में काफ़ी समय लग रहा है। नेटवर्क जाँचें, फिर <a href="">पेज रीलोड करें</a>। इसके लिए 2023 या उसके बाद का ब्राउज़र चाहिए। आपके अनुमान इस डिवाइस पर सेव हैं।',
  preview: 'व्यूफ़ाइंडर में एक समुद्र तट की सैटेलाइट तस्वीर, जिस पर अंग्रेज़ी में लिखा है: Play. Guess. Win.',
};
