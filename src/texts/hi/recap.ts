import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `विकिपीडिया पर ${country} के बारे में पढ़ें`,
  newTab: '(नए टैब में खुलता है)',
  views: { country: 'देश', guesses: 'आपके अनुमान' },
  map: (country, place, misses) =>
    `नक्शा: ${misses > 0 ? 'हर गलत अनुमान से एक रेखा, यहाँ तक: ' : ''}${place}, ${country}`,
  answersMap: 'दुनिया का नक्शा, जिस पर जगहों के नंबर लगे हैं',
  more: (country) => `${country} में और जगहें`,
  moreFailed: (country) => `${country} की और जगहें लोड नहीं हो सकीं।`,
  look: 'ऊपर के नक्शे पर देखने के लिए कोई जगह चुनें।',
};
