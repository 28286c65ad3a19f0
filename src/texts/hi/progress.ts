import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

/** What importing rounds would do, as one sentence; none when there are no rounds. */
function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# नया', other: '# नए' }),
    improved > 0 && plural(improved, { other: '# में आपका खेल आगे बढ़ेगा' }),
    unchanged > 0 && plural(unchanged, { other: '# यहाँ पहले से' }),
    keptMine > 0 &&
      plural(keptMine, { one: '# अलग, इसमें आपका ही रहेगा', other: '# अलग, इनमें आपका ही रहेगा' }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join(', ')}।`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'आपकी प्रगति',
  description:
    'Zoomle में आपके आँकड़े: जीत, स्ट्रीक और अनुमान। अपनी प्रगति फ़ाइल या कोड के रूप में सेव करें और दूसरे डिवाइस पर वापस लाएँ।',
  open: 'अपनी प्रगति दूसरे डिवाइस पर ले जाएँ',
  intro:
    'आपकी प्रगति सिर्फ़ इस डिवाइस के इस ब्राउज़र में सेव है, और कहीं नहीं। इसकी एक कॉपी रखें या इसे दूसरे डिवाइस पर ले जाएँ।',
  export: {
    heading: 'एक्सपोर्ट',
    nothing: 'अभी एक्सपोर्ट करने को कुछ नहीं है: पहला अनुमान लगाएँ।',
    note: 'एक्सपोर्ट में रोज़ के और आर्काइव के राउंड होते हैं; अभ्यास, चुनौतियाँ और सेटिंग नहीं। कोड में भी यही डेटा होता है: उसे खुद को भेजे किसी मैसेज में पेस्ट कर लें।',
    save: 'फ़ाइल में सेव करें',
    copy: 'कोड कॉपी करें',
    fileName: (date) => `zoomle-progress-${date}.json`,
  },
  keep: {
    heading: 'सँभालकर रखें',
    note: 'डिवाइस में जगह कम पड़ने पर ब्राउज़र साइटों का सेव किया डेटा मिटा सकता है। उससे अपनी प्रगति बनाए रखने को कहें; हो सकता है कि वह आपकी मंज़ूरी माँगे।',
    ask: 'ब्राउज़र से इसे बनाए रखने को कहें',
    kept: 'जब तक आप न मिटाएँ, ब्राउज़र आपकी प्रगति बनाए रखेगा।',
    refused: 'ब्राउज़र इसका वादा नहीं करता। समय-समय पर एक कॉपी एक्सपोर्ट करते रहें।',
  },
  import: {
    heading: 'इंपोर्ट',
    note: 'कुछ भी बदलने से पहले दिखाया जाएगा कि इंपोर्ट से क्या होगा। पूरा हो चुका नक्शा कभी नहीं बदलता।',
    file: 'फ़ाइल से',
    code: 'कोड से',
    preview: 'प्रीव्यू',
    outcome: (counts) => [
      ...outcome('रोज़ के नक्शे', counts.daily),
      ...outcome('आर्काइव', counts.archive),
    ],
    nothingNew: 'इसमें कुछ नया नहीं है।',
    confirm: 'इंपोर्ट करें',
    decline: 'रहने दें',
    declined: 'कुछ नहीं बदला।',
    imported: (count) => plural(count, { one: '# नक्शा इंपोर्ट हुआ।', other: '# नक्शे इंपोर्ट हुए।' }),
    notStored: 'यह ब्राउज़र इन्हें अभी सेव नहीं कर सकता: साइट छोड़ने पर ये खो सकते हैं।',
    refused: {
      damaged:
        'इसे पढ़ा नहीं जा सकता: यह खराब या अधूरा है, या इसमें ऐसी तारीखें हैं जो इस डिवाइस की घड़ी के हिसाब से अभी आई ही नहीं। कुछ नहीं बदला।',
      foreign: 'यह Zoomle का एक्सपोर्ट नहीं है। कुछ नहीं बदला।',
      newer:
        'यह एक्सपोर्ट Zoomle के ऐसे वर्शन का है जो यहाँ खुले वर्शन से नया है। कुछ नहीं बदला। पेज रीलोड करके फिर कोशिश करें।',
      oversized: 'यह 1 MB से बड़ा है, इसलिए Zoomle का एक्सपोर्ट नहीं हो सकता। कुछ नहीं बदला।',
      unavailable:
        'इसके लिए ज़रूरी साइट का एक हिस्सा लोड नहीं हो सका। नेटवर्क जाँचें, पेज रीलोड करें और फिर कोशिश करें।',
    },
  },
};
