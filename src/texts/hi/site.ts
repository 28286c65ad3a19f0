import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'सीधे मुख्य सामग्री पर जाएँ',
    backToHome: 'होम पर लौटें',
    loading: 'पेज लोड हो रहा है',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'फ़ुटर',
    privacy: 'निजता',
    about: 'परिचय',
    contact: 'संपर्क',
    blog: 'ब्लॉग',
  },
  storage: {
    unavailable:
      'यह ब्राउज़र साइट को कुछ भी सेव नहीं करने देता: खेल चलेगा, पर साइट छोड़ने पर आपके अनुमान खो जाएँगे।',
    full: 'इस ब्राउज़र में साइट के लिए जगह नहीं बची: जो नया है, वह साइट छोड़ने पर खो सकता है। पहले का सेव किया सब कुछ सुरक्षित है।',
    newer:
      'साइट के किसी नए वर्शन ने इस डिवाइस पर आपकी प्रगति सेव की है। उसे छेड़ा नहीं गया है, और यहाँ लगाए अनुमान साइट छोड़ने पर खो सकते हैं। कृपया पेज रीलोड करें।',
    damaged:
      'इस डिवाइस पर सेव प्रगति का कुछ हिस्सा खराब था। उसकी एक कॉपी अलग रख दी गई है, और जो कुछ पढ़ा जा सका, वह सब बचा लिया गया है।',
    dismiss: 'छिपाएँ',
  },
  copying: {
    copied: 'क्लिपबोर्ड पर कॉपी हो गया',
    byHand: 'यह टेक्स्ट कॉपी करें',
    byHandNote: 'यह ब्राउज़र साइट को अपने-आप कॉपी नहीं करने देता। टेक्स्ट चुना हुआ है।',
  },
  release: {
    found: 'Zoomle का नया वर्शन आ गया है।',
    applying: 'नया वर्शन लोड हो रहा है…',
    apply: 'नया वर्शन लोड करें',
  },
};
