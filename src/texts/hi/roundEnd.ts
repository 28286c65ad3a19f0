import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: 'पुराना नक्शा खेलें',
  practice: 'किसी भी देश पर अभ्यास करें',
  challenge: 'दोस्त को चुनौती दें',
  result: {
    statistics: 'आपके आँकड़े',
    countdown: (time) => `अगला नक्शा ${time} में`,
    newMap: (next) => `नया नक्शा 00:00 UTC पर (आपके यहाँ ${localTime(next)})`,
  },
  statistics: {
    none: 'अभी तक कोई राउंड नहीं',
    played: 'खेले',
    winRate: 'जीते',
    currentStreak: 'मौजूदा स्ट्रीक',
    longestStreak: 'सबसे लंबी स्ट्रीक',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: 'अनुमानों का वितरण',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', यह राउंड मिलाकर' : ''}`,
    note: 'सिर्फ़ रोज़ का नक्शा गिना जाता है। राउंड हारने या एक दिन छूटने पर स्ट्रीक टूट जाती है।',
  },
  share: 'शेयर करें',
};
