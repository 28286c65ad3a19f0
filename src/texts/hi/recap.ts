import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `विकिपीडिया पर ${country} के बारे में पढ़ें`,
  newTab: '(नए टैब में खुलता है)',
  guesses: 'आपके अनुमान',
  answer: 'जवाब',
  map: (country, place, misses) =>
    `नक्शा: ${misses > 0 ? 'हर गलत अनुमान से एक रेखा, यहाँ तक: ' : ''}${place}, ${country}`,
  mapFailed: 'आपके अनुमानों का नक्शा लोड नहीं हो सका।',
  answersMap: 'दुनिया का नक्शा, जिस पर जगहों के नंबर लगे हैं',
  worldMapFailed: 'दुनिया का नक्शा लोड नहीं हो सका।',
  miss: (country, distance, direction) =>
    `${country}: जवाब ${distance} दूर, ${directionName(direction)} की ओर`,
  hit: (country) => `${country}: सही`,
  more: (country) => `${country} में और जगहें`,
  moreFailed: (country) => `${country} की और जगहें लोड नहीं हो सकीं।`,
  look: 'ऊपर के नक्शे पर देखने के लिए कोई जगह चुनें।',
};
