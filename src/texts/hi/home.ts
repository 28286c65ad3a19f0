import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: भूगोल के खेल',
  headline: 'खेलें। पहचानें। जीतें।',
  tagline: 'दिमागी कसरत वाले खेल, जो दुनिया के बारे में आपकी जानकारी परखते हैं।',
  darkMode: 'डार्क मोड',
  signIn: 'साइन इन',
  games: 'खेल',
  zoomle: {
    name: 'Zoomle',
    description: 'सैटेलाइट नक्शे से देश पहचानें। रोज़ 00:00 UTC पर नया नक्शा।',
    play: 'आज का नक्शा खेलें',
    goOn: 'जारी रखें',
    look: 'आज का नक्शा देखें',
    waiting: 'आज का नक्शा आपके इंतज़ार में है।',
    used: (count, of) => `आज ${of} में से ${count} अनुमान लगे`,
    keepGoing: (days) => plural(days, { other: '# दिन हो गए। जारी रखें' }),
    won: (count, of) => `${of} में से ${count} में हल`,
    lost: 'आज हल नहीं हुआ',
    week: 'पिछले सात दिन',
    links: 'Zoomle में और भी',
    challenge: 'दोस्त को चुनौती दें',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'जल्द आ रहा है',
    description: 'भूगोल की पहेलियों का रोमांच, 2024 की तीसरी तिमाही में शुरू।',
    more: 'Puzzlia क्या होगा?',
  },
};
