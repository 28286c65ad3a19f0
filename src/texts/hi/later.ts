// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('hi');

export const later: LaterTexts = {
  archive: {
    title: 'Zoomle आर्काइव',
    subtitle: 'सभी पुराने नक्शे, जब चाहें खेलें। इनका आपके आँकड़ों पर असर नहीं पड़ता।',
    description: (first) => `${writtenOut(first)} से अब तक के सभी Zoomle नक्शे, जब चाहें खेलें।`,
    years: 'साल',
    month: monthAndYear,
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) =>
      plural(played, { one: `${days} में से # खेला`, other: `${days} में से # खेले` }),
    random: 'कोई रैंडम नक्शा खेलें',
    allPlayed: 'वाह! हर दिन का नक्शा खेला जा चुका है।',
    closed: (date) => `बंद, ${writtenOut(date)} को फिर खुलेगा`,
    closedTitle: 'यह नक्शा अभी बंद है',
    closedNote: (date) =>
      `इसे अभी खेलने से आज या आने वाले कल का जवाब पता चल जाएगा। यह ${writtenOut(date)} को फिर खुलेगा।`,
    noPuzzle: 'इस दिन का कोई नक्शा नहीं',
    noPuzzleNote: (first) => `आर्काइव में ${writtenOut(first)} से लेकर बीते कल (UTC) तक का हर दिन है।`,
    open: 'आर्काइव खोलें',
  },
  challenge: {
    subtitle: 'पाँच नक्शे, दोनों के लिए एक जैसे।',
    description: 'Zoomle के पाँच नक्शों पर दोस्त को चुनौती दें: सब कुछ लिंक में है।',
    invitation: 'दोस्त को पाँच नक्शे भेजें। जिसके अनुमान सबसे कम, उसकी जीत।',
    about:
      'पाँच रैंडम देशों से एक लिंक बनता है। जो भी उसे खोले, उसे वही पाँच नक्शे एक-एक करके मिलते हैं। आप खुद भी खेलें, तो लिंक के साथ आपका नतीजा भी जाएगा।',
    make: 'चुनौती बनाएँ',
    makeAnother: 'नई चुनौती',
    send: 'दोस्त को भेजें',
    honesty:
      'यह किसी सर्वर पर नहीं रहता: जो कुछ है, लिंक में है। लिंक बदले जा सकते हैं, इसलिए यह दोस्तों के भरोसे की बात है।',
    intro: {
      title: 'Zoomle चुनौती',
      friends: (total) => `दोस्त ने ${total} अनुमान लगाए। क्या इससे कम में हो पाएगा?`,
      game: 'सैटेलाइट तस्वीर पर एक जगह: छह अनुमानों में देश पहचानें। हर गलत अनुमान पर तस्वीर और दूर होती जाती है।',
      rules: (lost) =>
        `जिसके अनुमान सबसे कम, उसकी जीत; जो नक्शा हल न हो, उसके ${lost} अनुमान गिने जाते हैं। चुनौतियों का आपके आँकड़ों पर असर नहीं पड़ता।`,
      start: 'शुरू करें',
      goOn: 'जारी रखें',
    },
    board: {
      next: 'अगला नक्शा',
      result: 'नतीजा देखें',
      friends: (guesses) =>
        plural(guesses, {
          one: 'दोस्त ने # अनुमान लगाया। और आप?',
          other: 'दोस्त ने # अनुमान लगाए। और आप?',
        }),
      friendsLost: 'दोस्त से यह नक्शा हल नहीं हुआ। क्या आपसे होगा?',
      both: (mine, theirs) => `आप ${mine}, दोस्त ${theirs}`,
    },
    result: {
      title: 'Zoomle चुनौती: नतीजा',
      alone: (mine) => `पाँच नक्शों में आपके ${mine} अनुमान लगे।`,
      won: (mine, theirs) => `जीत आपकी: ${mine} बनाम ${theirs} अनुमान।`,
      lost: (mine, theirs) => `जीत दोस्त की: ${theirs} बनाम ${mine} अनुमान।`,
      draw: (mine) => `बराबरी: दोनों के ${mine} अनुमान।`,
      table: 'हर नक्शे के अनुमान',
      columns: { map: 'नक्शा', country: 'देश', mine: 'आप', theirs: 'दोस्त' },
      total: 'कुल',
      lostNote: (lost) => `X: हल नहीं हुआ, ${lost} अनुमान गिने जाते हैं।`,
      places: 'पाँचों जगहें',
      reply: 'नतीजा वापस भेजें',
    },
    share: {
      action: 'लिंक शेयर करें',
      invitation: 'Zoomle चुनौती: पाँच नक्शे, हम दोनों के लिए एक जैसे। किसके अनुमान कम लगेंगे?',
      result: (mine) => `Zoomle चुनौती: पाँच नक्शों में मेरे ${mine} अनुमान लगे। क्या इससे कम में हो पाएगा?`,
      reply: (verdict) => `Zoomle चुनौती: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `जीत मेरी, ${mine} बनाम ${theirs} अनुमान!`,
        lost: (mine, theirs) => `जीत आपकी, ${theirs} बनाम ${mine} अनुमान।`,
        draw: (mine) => `बराबरी, दोनों के ${mine} अनुमान।`,
      },
    },
    open: {
      heading: 'आपकी अधूरी चुनौतियाँ',
      link: (played, of) =>
        plural(played, {
          one: `जारी रखें: ${of} में से # नक्शा खेला`,
          other: `जारी रखें: ${of} में से # नक्शे खेले`,
        }),
    },
    refused: {
      title: 'यह चुनौती नहीं खुल सकती',
      damaged: 'लिंक अधूरा है, ज़रूरत से लंबा है या उसमें कोई गलत अक्षर है। दोस्त से पूरा लिंक फिर से मँगवाएँ।',
      otherList:
        'यह लिंक देशों की किसी दूसरी सूची से बना है, साइट के पुराने या नए वर्शन में। पेज रीलोड करके फिर कोशिश करें या नई चुनौती बनाएँ।',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'नहीं खेला',
    result: {
      playing: () => 'अधूरा',
      won: (guesses) => `${guesses} ${guesses === 1 ? 'अनुमान' : 'अनुमानों'} में हल`,
      lost: () => 'हल नहीं हुआ',
    },
  },
  earth: {
    description: 'आप जो भी देश पहचानें, वह आपकी पृथ्वी पर जगमगाता है।',
    count: (lit, all) => `${all} में से ${lit} देश`,
    globe: 'ग्लोब: तीर वाली कुंजियों से घुमाएँ, प्लस और माइनस से ज़ूम करें',
    zoom: 'ज़ूम',
    nearer: 'ज़ूम इन करें',
    farther: 'ज़ूम आउट करें',
    whole: 'पूरी पृथ्वी',
    noGlobe: 'इस ब्राउज़र में ग्लोब नहीं दिखाया जा सकता। आपके सभी देश सूचियों में हैं।',
    continents: ['अफ़्रीका', 'एशिया', 'यूरोप', 'उत्तर अमेरिका', 'दक्षिण अमेरिका', 'ओशिआनिया'],
    allCountries: 'सभी देश',
    last: (country) => `सबसे नया: ${country}`,
    another: 'एक और देश को जगमगाएँ',
    notLit: 'अभी अँधेरे में',
    lightUp: (continent) => `${continent} को जगमगाएँ`,
    of: (lit, all) => `${all} में से ${lit}`,
    litIn: (country, progress, continent) => `${country}: ${continent} में ${progress}`,
    staysDark: (country, progress, continent) =>
      `अब भी अँधेरे में: ${country}। ${continent} में ${progress}`,
    noneToDraw: (continent) =>
      `${continent} का अँधेरे में बचा कोई देश अभी नहीं चुना जा सकता। कोई दूसरा महाद्वीप चुनें या कुछ दिन बाद फिर आएँ।`,
    toGo: (continent, count) =>
      `${continent}: ${plural(count, { one: '# देश बाकी है।', other: '# देश बाकी हैं।' })}`,
    ten: (country) => `${country}: दसवाँ देश। आपकी पृथ्वी जगमगाने लगी है।`,
    twentyFive: (country) => `${country}: पच्चीसवाँ देश। पृथ्वी का आठवाँ हिस्सा जगमगा रहा है।`,
    fifty: (country) => `${country}: पचासवाँ देश। एक चौथाई पृथ्वी जगमगा रही है।`,
    hundred: (country) => `${country}: सौवाँ देश। आधी पृथ्वी जगमगा रही है।`,
    hundredFifty: (country) => `${country}: एक सौ पचासवाँ देश। तीन चौथाई पृथ्वी जगमगा रही है।`,
    continent: (continent) => `${continent}: सभी देश जगमगा रहे हैं।`,
    complete: (continent, progress) => `${continent} पूरा: ${progress}`,
    wholeSince: (date, all) => `${writtenOut(date)} से पूरी पृथ्वी जगमगा रही है: सभी ${all} देश।`,
    again: 'फिर से जगमगाते देखें',
    all: 'आपकी पूरी पृथ्वी जगमगा रही है: आपने हर देश पहचान लिया।',
  },
  pages: {
    practiceOffline: 'अभ्यास के लिए इंटरनेट चाहिए, जो अभी नहीं है। आज का नक्शा इसके बिना भी खेला जा सकता है।',
    source: 'साइट का सोर्स कोड',
    allPosts: 'सभी पोस्ट',
    postsLanguage: 'पोस्ट अंग्रेज़ी में हैं।',
    contact: {
      coordinate: {
        action: 'गलत निर्देशांक की रिपोर्ट करें',
        title: 'गलत निर्देशांक: ',
        questions: ['देश:', 'मशहूर जगह:', 'क्या गलत है, और जगह असल में कहाँ है:', 'यह आपको कैसे पता है:'],
      },
      bug: {
        action: 'बग की रिपोर्ट करें',
        title: 'बग: ',
        questions: [
          'क्या हुआ:',
          'क्या होना चाहिए था:',
          'ऐसा दोबारा कैसे हो सकता है:',
          'ब्राउज़र और डिवाइस:',
        ],
      },
      date: (today) => `नक्शे की तारीख (UTC): ${today}`,
      inEnglish: 'हो सके तो कृपया अंग्रेज़ी में लिखें।',
      note: 'हर लिंक प्रोजेक्ट की रिपॉज़िटरी में एक नया इशू खोलता है, जिसमें जवाब देने के लिए सवाल लिखे होते हैं। इसके लिए वहाँ खाता होना ज़रूरी है। इशू सबको दिखते हैं, और आज के नक्शे का इशू उसका जवाब ज़ाहिर कर देता है: कृपया दिन खत्म होने तक रुकें।',
    },
  },
  progress: {
    title: 'आपकी प्रगति',
    description:
      'Zoomle में आपके आँकड़े: जीत, स्ट्रीक और अनुमान। अपनी प्रगति फ़ाइल या कोड के रूप में सेव करें और दूसरे डिवाइस पर वापस लाएँ।',
    open: 'अपनी प्रगति दूसरे डिवाइस पर ले जाएँ',
    intro:
      'आपकी प्रगति सिर्फ़ इस डिवाइस के इस ब्राउज़र में सेव है, और कहीं नहीं। इसकी एक कॉपी रखें या इसे दूसरे डिवाइस पर ले जाएँ।',
    export: {
      heading: 'एक्सपोर्ट',
      note: 'एक्सपोर्ट में रोज़ के और आर्काइव के राउंड और आपकी पृथ्वी के देश होते हैं; बाकी राउंड और सेटिंग नहीं। कोड में भी यही डेटा होता है: उसे खुद को भेजे किसी मैसेज में पेस्ट कर लें।',
      save: 'फ़ाइल में सेव करें',
      copy: 'कोड कॉपी करें',
      fileName: (date) => `zoomle-progress-${date}.json`,
    },
    persist: {
      heading: 'प्रगति की सुरक्षा',
      note: 'डिवाइस में जगह कम पड़ने पर ब्राउज़र साइटों का सेव किया डेटा मिटा सकता है। उससे अपनी प्रगति सुरक्षित रखने को कहें; हो सकता है कि वह आपकी मंज़ूरी माँगे।',
      ask: 'मेरी प्रगति सुरक्षित रखें',
      granted: 'जब तक आप न मिटाएँ, ब्राउज़र आपकी प्रगति बनाए रखेगा।',
      refused: 'ब्राउज़र ने यह नहीं माना। समय-समय पर एक कॉपी एक्सपोर्ट करते रहें।',
    },
    offline: {
      heading: 'ऑफ़लाइन खेलना',
      ready: 'इस ब्राउज़र ने साइट सेव कर ली है: बिना इंटरनेट के भी खेला जा सकता है।',
      unsupported:
        'यह ब्राउज़र साइट को ऑफ़लाइन नहीं चलने देता। प्राइवेट विंडो और बिना https वाले पतों पर अक्सर ऐसा होता है।',
      changed:
        'साइट ऑफ़लाइन खेलने के लिए सेव नहीं हो पा रही: उसकी फ़ाइलें बदली हुई आ रही हैं, शायद आपके नेटवर्क या किसी एक्सटेंशन की वजह से। अगली बार आने पर फिर कोशिश होगी।',
      incomplete:
        'साइट ऑफ़लाइन खेलने के लिए अभी पूरी सेव नहीं हुई: उसकी कुछ फ़ाइलें लोड नहीं हो सकीं। अगली बार आने पर फिर कोशिश होगी।',
    },
    import: {
      heading: 'इंपोर्ट',
      note: 'कुछ भी बदलने से पहले दिखाया जाएगा कि इंपोर्ट से क्या होगा। पूरा हो चुका नक्शा कभी नहीं बदलता।',
      file: 'फ़ाइल से',
      choose: 'फ़ाइल चुनें',
      code: 'कोड से',
      preview: 'प्रीव्यू',
      outcome: {
        kinds: { daily: 'रोज़ के नक्शे', archive: 'आर्काइव', practice: 'अभ्यास' },
        added: (count) => plural(count, { one: '# नया', other: '# नए' }),
        improved: (count) => plural(count, '# में आपका खेल आगे बढ़ेगा'),
        unchanged: (count) => plural(count, '# यहाँ पहले से'),
        keptMine: (count) =>
          plural(count, { one: '# अलग, इसमें आपका ही रहेगा', other: '# अलग, इनमें आपका ही रहेगा' }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join(', ')}।`,
      },
      nothingNew: 'इसमें कुछ नया नहीं है।',
      confirm: 'इंपोर्ट करें',
      decline: 'रहने दें',
      declined: 'कुछ नहीं बदला।',
      imported: (count) => plural(count, { one: '# नक्शा इंपोर्ट हुआ।', other: '# नक्शे इंपोर्ट हुए।' }),
      notStored: 'यह ब्राउज़र इन्हें अभी सेव नहीं कर सकता: साइट छोड़ने पर ये खो सकते हैं।',
      refused: {
        damaged:
          'इसे पढ़ा नहीं जा सकता: यह खराब या अधूरा है, या इसमें ऐसी तारीखें हैं जो इस डिवाइस की घड़ी के हिसाब से अभी आई ही नहीं हैं। कुछ नहीं बदला।',
        foreign: 'यह Zoomle का एक्सपोर्ट नहीं है। कुछ नहीं बदला।',
        newer:
          'यह एक्सपोर्ट Zoomle के ऐसे वर्शन का है जो यहाँ खुले वर्शन से नया है। कुछ नहीं बदला। पेज रीलोड करके फिर कोशिश करें।',
        oversized: 'यह 2 MB से बड़ा है, इसलिए Zoomle का एक्सपोर्ट नहीं हो सकता। कुछ नहीं बदला।',
        unavailable:
          'इसके लिए ज़रूरी साइट का एक हिस्सा लोड नहीं हो सका। नेटवर्क जाँचें, पेज रीलोड करें और फिर कोशिश करें।',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}।`,
    newBest: (streak) => `${streak}: नया रिकॉर्ड।`,
    bestMonth: (month) => `${month}: अब तक का आपका सबसे अच्छा महीना।`,
    readMore: (country) => `विकिपीडिया पर ${country} के बारे में पढ़ें`,
    newTab: '(नए टैब में खुलता है)',
    seen: 'आप इस जगह के आसपास का इलाका देख रहे थे:',
    area: 'क्षेत्रफल',
    squares: (area, unit) => plural(area, unit === 'km' ? '# वर्ग किमी' : '# वर्ग मील'),
    rank: (rank, count) => `${count} में से स्थान ${rank}`,
    borders: 'पड़ोसी देश',
    noBorders: 'कोई ज़मीनी सीमा नहीं',
    beyond: 'नक्शे से बाहर',
    offMap: (place) => `${place} (देश के नक्शे से बाहर)`,
    notStored: 'ऑफ़लाइन उपलब्ध नहीं',
    views: { country: 'देश', guesses: 'आपके अनुमान', neighbours: 'आसपास' },
    map: (country, place, misses) =>
      `नक्शा: ${misses > 0 ? 'हर गलत अनुमान से एक रेखा, यहाँ तक: ' : ''}${place}, ${country}`,
    answersMap: 'दुनिया का नक्शा, जिस पर जगहों के नंबर लगे हैं',
    more: (country) => `${country} में और जगहें`,
    moreFailed: (country) => `${country} की और जगहें लोड नहीं हो सकीं।`,
    yourStatistics: 'आपके आँकड़े',
    countdown: (time) => `अगला नक्शा ${time} में`,
    nextPastMap: (date) => `अगला नक्शा: ${writtenOut(date)}`,
    share: 'शेयर करें',
  },
  neighbours: {
    ask: (count) =>
      plural(count, count === 1 ? 'बोनस: इसका इकलौता पड़ोसी बताएँ' : 'बोनस: इसके # पड़ोसी बताएँ'),
    askNearest: 'बोनस: सबसे नज़दीकी देश बताएँ',
    input: 'एक पड़ोसी देश बताएँ',
    inputNearest: 'पास का एक देश बताएँ',
    missesLeft: (count) =>
      plural(count, { one: '# गलती और हो सकती है', other: '# गलतियाँ और हो सकती हैं' }),
    wrong: (country, own) => `${country}: ${own} से सीमा नहीं लगती।`,
    farther: (country) => `${country}: सबसे नज़दीकी देशों में नहीं।`,
    otherView: (country, holder) =>
      `${country}: इस पर मत अलग-अलग हैं। यहाँ यह सीमा दूसरे देश की है: ${holder}।`,
    away: (distance) => `दूरी: ${distance}।`,
    again: (country) => `पहले बताया जा चुका है: ${country}`,
    own: (country) => `${country}: इस राउंड का देश यही है।`,
    show: 'उन्हें दिखाएँ',
    result: (found, asked) => `${asked} में से ${found} देश।`,
    all: 'सभी!',
    beyond: (countries) => `नक्शे के बाहर: ${countries}`,
    failed: 'देश लोड नहीं हो सके।',
    named: (countries) => `बताए गए: ${countries}`,
    open: (directions) => `अब तक नहीं बताए गए, दिशा के अनुसार: ${directions}`,
    total: (found, asked) => `बोनस में बताए गए देश: ${asked} में से ${found}`,
  },
  sharing: {
    month: (name) => `${name} शेयर करें`,
    heading: (name, won, days) => `Zoomle, ${name}: ${days} में से ${won}`,
    picture: 'तस्वीर के रूप में शेयर करें',
    question: 'क्या आप पहचान सकते हैं, यह कहाँ है?',
    practice: 'अभ्यास का एक नक्शा',
    challenge: (guesses) => `चुनौती के नक्शे: ${guesses} अनुमान`,
    saved: (file) => `डाउनलोड में सेव हो गया: ${file}`,
    notShared: 'ब्राउज़र ने तस्वीर शेयर नहीं की।',
    blocked:
      'आपकी निजता की सुरक्षा के लिए यह ब्राउज़र साइट को तस्वीरें सेव नहीं करने देता। आप स्क्रीनशॉट ले सकते हैं।',
  },
  statistics: {
    none: 'अभी तक कोई राउंड नहीं',
    played: 'खेले',
    winRate: 'जीते',
    currentStreak: 'मौजूदा स्ट्रीक',
    longestStreak: 'सबसे लंबी स्ट्रीक',
    average: 'औसत अनुमान',
    bestMonth: (month) => `सबसे अच्छे महीने में जीत (${monthAndYear(month)})`,
    distribution: 'अनुमानों का वितरण',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', यह राउंड मिलाकर' : ''}`,
    note: 'सिर्फ़ रोज़ का नक्शा गिना जाता है। राउंड हारने या एक दिन छूटने पर स्ट्रीक टूट जाती है।',
  },
  settings: {
    units: 'दूरी की इकाई',
    km: 'किलोमीटर',
    mi: 'मील',
    highContrast: 'हाई कंट्रास्ट',
    highContrastNote: 'हरे की जगह नीला और नारंगी, और ज़्यादा गहरी रेखाएँ।',
    describesPicture: 'तस्वीर का वर्णन',
    describesPictureNote:
      'नक्शे के नीचे एक पंक्ति बताती है कि तस्वीर में क्या दिख रहा है, बिना नाम लिए। स्क्रीन रीडर हर अनुमान के बाद इसे पढ़कर सुनाते हैं।',
  },
};
