import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `भाषा: ${language}`,
  offer: 'Zoomle हिन्दी में भी है।',
  accept: 'हिन्दी में जारी रखें',
  decline: 'नहीं, धन्यवाद',
  notStored: (language) =>
    `${language} अभी इस डिवाइस पर सेव नहीं है। नेटवर्क रहते इसे एक बार खोल लें, फिर यह बिना नेटवर्क के भी मिलेगी।`,
};
