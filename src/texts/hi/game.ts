import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const guessesLeft = (count: number) => plural(count, { other: '# अनुमान बाकी' });

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'सैटेलाइट नक्शे से आज का देश पहचानें!',
  archiveSubtitle: 'आर्काइव से। इसका आपके आँकड़ों पर असर नहीं पड़ता।',
  practiceTitle: 'Zoomle - अभ्यास',
  practiceSubtitle: 'कोई भी एक देश। इसका आपके आँकड़ों पर असर नहीं पड़ता।',
  challengeTitle: 'Zoomle - चुनौती',
  challengeSubtitle: (map, of) => `नक्शा ${map}/${of}। इसका आपके आँकड़ों पर असर नहीं पड़ता।`,
  revealAnswer: 'जवाब दिखाएँ',
  nextPractice: 'दूसरा देश',
  crosshair: 'बीच का निशान एक मशहूर जगह पर है।',
  inputLabel: 'देश पहचानें',
  inputHint: 'Enter',
  suggestions: 'सुझाव',
  suggestionCount: (count) => plural(count, { other: '# सुझाव' }),
  noSuggestion: 'ऐसा कोई देश नहीं मिला।',
  didYouMean: 'क्या आपका मतलब यह था?',
  corrections: (countries) => `ऐसा कोई देश नहीं मिला। क्या आपका मतलब ${oneOf(countries)} था?`,
  alias: ', यानी ',
  part: ', जिसमें शामिल है ',
  guessed: 'पहले आज़माया',
  guessAgain: 'पहले आज़माया। फिर से?',
  guesses: 'अनुमान',
  correct: '🎉 सही!',
  from: (place) => `${place} से`,
  percent: (near) => `${near}%`,
  near: 'करीब',
  answerWas: (country) => `सही जवाब था: ${country}`,
  solved: [
    'पहले ही अनुमान में! कमाल!',
    'दूसरे अनुमान में सही। बहुत बढ़िया!',
    'तीसरे अनुमान में सही। शानदार!',
    'चौथे अनुमान में सही। शाबाश!',
    'पाँचवें अनुमान में सही।',
    'आख़िरी अनुमान में सही। बाल-बाल बचे!',
  ],
  closest: (country, distance) => `आपका सबसे करीबी अनुमान: ${country}, ${distance}।`,
  newBest: 'नया रिकॉर्ड',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [place && gameTexts.from(place), distance, directionName(direction)]
      .filter(Boolean)
      .join(', ');
    const name = isRepeated ? `${country}, पहले भी आज़माया` : country;
    return `${name}: ${where}, ${percentNear}% करीब, ${guessesLeft(left)}`;
  },
  announceDay: (date) => `${writtenOut(date)} का नक्शा`,
  announceWin: (country) => `${country}: सही!`,
  announceLoss: (country, answer) =>
    `${country}: गलत, और यह आखिरी अनुमान था। सही जवाब था ${answer}।`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'ज़ूम लेवल',
  zoomStatus: (zoom, index, count) => `ज़ूम लेवल: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `${count} में से चरण ${index}`].filter(Boolean).join(', '),
  zoomHint: 'पहला अनुमान लगाते ही ज़ूम खुल जाएगा',
  onePicture: 'इस जगह की एक ही तस्वीर है',
  notice: {
    today: { text: 'आज (UTC) का नया नक्शा आ गया है।', action: 'आज का नक्शा खेलें' },
    yesterday: { text: 'बीते कल का राउंड अभी अधूरा है।', action: 'कल का राउंड पूरा करें' },
  },
  unplayableTitle: 'Zoomle में गड़बड़ी',
  unplayable: 'देशों का डेटा नहीं मिला या गलत है। कृपया countries_with_mapLocations.json फ़ाइल जाँचें।',
  map: {
    alternative: 'जिस जगह को पहचानना है, उसकी सैटेलाइट तस्वीर',
    described: (description) => `जिस जगह को पहचानना है, उसकी सैटेलाइट तस्वीर। ${description}`,
    noDescription: 'वर्णन लोड नहीं हो सका।',
    place: (place) => `${place} की सैटेलाइट तस्वीर`,
    back: (place) => `${place} पर लौटें`,
    loading: 'सैटेलाइट तस्वीर लोड हो रही है',
    unavailable: 'नक्शा उपलब्ध नहीं',
    failed: 'सैटेलाइट तस्वीर लोड नहीं हो सकी। अनुमान फिर भी लगाया जा सकता है।',
    retry: 'फिर कोशिश करें',
    fallback: 'नक्शा सेवा जवाब नहीं दे रही। उसकी जगह ऑफ़लाइन एटलस दिखाया जा रहा है।',
    across: (width) => `चौड़ाई ${width}`,
  },
  menu: {
    help: 'कैसे खेलें',
    statistics: 'आँकड़े',
    settings: 'सेटिंग',
    archive: 'आर्काइव',
    practice: 'अभ्यास',
    close: 'बंद करें',
  },
};
