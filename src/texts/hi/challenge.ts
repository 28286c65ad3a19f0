import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `बराबरी, दोनों के ${mine} अनुमान।`;
  return mine < theirs
    ? `जीत मेरी, ${mine} बनाम ${theirs} अनुमान!`
    : `जीत आपकी, ${theirs} बनाम ${mine} अनुमान।`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'दोस्त को चुनौती दें',
  subtitle: 'पाँच नक्शे, दोनों के लिए एक जैसे।',
  description: 'Zoomle के पाँच नक्शों पर दोस्त को चुनौती दें: सब कुछ लिंक में है।',
  about:
    'कोई भी पाँच देश मिलकर एक लिंक बनते हैं। जो भी उसे खोले, उसे वही पाँच नक्शे एक-एक करके मिलते हैं। आप खुद भी खेलें, तो लिंक के साथ आपका नतीजा भी जाएगा।',
  make: 'चुनौती बनाएँ',
  makeAnother: 'नई चुनौती',
  honesty:
    'यह किसी सर्वर पर नहीं रहता: जो कुछ है, लिंक में है। लिंक बदले जा सकते हैं, इसलिए यह दोस्तों के भरोसे की बात है।',
  intro: {
    title: 'Zoomle चुनौती',
    friends: (total) => `दोस्त ने ${total} अनुमान लगाए। क्या इससे कम में हो पाएगा?`,
    rules: (lost) =>
      `जिसके अनुमान सबसे कम, उसकी जीत; जो नक्शा हल न हो, उसके ${lost} अनुमान गिने जाते हैं। चुनौतियों का आपके आँकड़ों पर असर नहीं पड़ता।`,
    start: 'शुरू करें',
    goOn: 'जारी रखें',
    send: 'दोस्त को भेजें',
  },
  board: { next: 'अगला नक्शा', result: 'नतीजा देखें' },
  result: {
    title: 'Zoomle चुनौती: नतीजा',
    alone: (mine) => `पाँच नक्शों में आपके ${mine} अनुमान लगे।`,
    won: (mine, theirs) => `जीत आपकी: ${mine} बनाम ${theirs} अनुमान।`,
    lost: (mine, theirs) => `जीत दोस्त की: ${theirs} बनाम ${mine} अनुमान।`,
    draw: (mine) => `बराबरी: दोनों के ${mine} अनुमान।`,
    table: 'हर नक्शे के अनुमान',
    columns: { map: 'नक्शा', country: 'देश', mine: 'आप', theirs: 'दोस्त' },
    total: 'कुल',
    lostMap: 'X',
    lostNote: (lost) => `X: हल नहीं हुआ, ${lost} गिना जाता है।`,
    places: 'पाँचों जगहें',
    reply: 'जवाब भेजें',
    send: 'दोस्त को भेजें',
  },
  share: {
    action: 'लिंक शेयर करें',
    invitation: (link) => `Zoomle चुनौती: पाँच नक्शे, हम दोनों के लिए एक जैसे। किसके अनुमान कम लगेंगे?\n${link}`,
    result: (mine, link) =>
      `Zoomle चुनौती: पाँच नक्शों में मेरे ${mine} अनुमान लगे। क्या इससे कम में हो पाएगा?\n${link}`,
    reply: (mine, theirs, link) => `Zoomle चुनौती: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'आपकी अधूरी चुनौतियाँ',
    link: (played, of) => `जारी रखें: ${of} में से ${played} नक्शे खेले`,
  },
  refused: {
    title: 'यह चुनौती नहीं खुल सकती',
    reasons: {
      damaged: 'लिंक अधूरा है, ज़रूरत से लंबा है या उसमें कोई गलत अक्षर है। दोस्त से पूरा लिंक फिर से मँगवाएँ।',
      otherList:
        'यह लिंक देशों की किसी दूसरी सूची से बना है, साइट के पुराने या नए वर्शन में। पेज रीलोड करके फिर कोशिश करें या नई चुनौती बनाएँ।',
    },
  },
};
