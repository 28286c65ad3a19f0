// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('tr');

export const later: LaterTexts = {
  archive: {
    title: 'Zoomle arşivi',
    subtitle:
      'Geçmiş haritaların hepsi burada, dilediğin zaman oyna. İstatistiklerini etkilemezler.',
    description: (first) =>
      `Zoomle’ın ${writtenOut(first)} tarihinden beri çıkan bütün haritaları: dilediğin zaman oyna.`,
    years: 'Yıllar',
    month: monthAndYear,
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `Oynanan gün: ${played}/${days}`,
    random: 'Şaşırt beni',
    allPlayed: 'Bütün haritaları oynadın.',
    closed: (date) => `kapalı (yeniden açılış: ${writtenOut(date)})`,
    closedTitle: 'Bu harita şimdilik kapalı',
    closedNote: (date) =>
      `Şimdi oynamak, bugünün ya da yarının cevabını ele verir. Yeniden açılış tarihi: ${writtenOut(date)}.`,
    noPuzzle: 'Bu güne ait harita yok',
    noPuzzleNote: (first) =>
      `Arşivde ${writtenOut(first)} tarihinden düne kadar her gün var (UTC).`,
    open: 'Arşivi aç',
  },
  challenge: {
    subtitle: 'İkinize de aynı beş harita.',
    description: 'Arkadaşınla beş haritalık Zoomle düellosu yap: her şey bağlantının içinde.',
    invitation: 'Arkadaşına beş harita gönder. En az tahmin yapan kazanır.',
    about:
      'Rastgele beş ülkeden bir bağlantı oluşur. Onu açan herkes aynı beş haritayı sırayla oynar. Sen de oyna, sonucun bağlantıyla birlikte gitsin.',
    make: 'Düello oluştur',
    makeAnother: 'Yeni düello',
    send: 'Arkadaşına gönder',
    honesty:
      'Bunların hiçbiri bir sunucuda tutulmaz, her şey bağlantının içinde. Bağlantılar değiştirilebilir, yani bu oyun arkadaşlar arasındaki güvene dayanır.',
    intro: {
      title: 'Zoomle düellosu',
      friends: (total) => `Arkadaşın ${total} tahminde bitirdi. Onu geçebilir misin?`,
      game: 'Uydu görüntüsünde bir nokta: ülkeyi altı tahminde bul. Her yanlışta görüntü biraz daha uzaklaşır.',
      rules: (lost) =>
        `Daha az tahmin yapan kazanır. Bilinemeyen harita ${lost} tahmin sayılır. Düellolar istatistiklerini etkilemez.`,
      start: 'Başla',
      goOn: 'Devam et',
    },
    board: {
      next: 'Sonraki harita',
      result: 'Sonucu gör',
      friends: (guesses) => `Arkadaşın ${guesses} tahminde bildi. Ya sen?`,
      friendsLost: 'Arkadaşın bilemedi. Ya sen?',
      both: (mine, theirs) => `Sen ${mine}, arkadaşın ${theirs}`,
    },
    result: {
      title: 'Zoomle düellosu: sonuç',
      alone: (mine) => `Beş haritayı ${mine} tahminde bitirdin.`,
      won: (mine, theirs) => `Kazandın! Sen ${mine}, arkadaşın ${theirs} tahmin.`,
      lost: (mine, theirs) => `Arkadaşın kazandı: o ${theirs}, sen ${mine} tahmin.`,
      draw: (mine) => `Berabere: ikiniz de ${mine} tahminde bitirdiniz.`,
      table: 'Haritalara göre tahminler',
      columns: { map: 'Harita', country: 'Ülke', mine: 'Sen', theirs: 'Arkadaşın' },
      total: 'Toplam',
      lostNote: (lost) => `X: bilinemedi, ${lost} tahmin sayılır.`,
      places: 'Beş yer',
      reply: 'Sonucu geri gönder',
    },
    share: {
      action: 'Bağlantıyı paylaş',
      invitation: 'Zoomle düellosu: ikimize de aynı beş harita. Kim daha az tahminle bilecek?',
      result: (mine) =>
        `Zoomle düellosu: beş haritayı ${mine} tahminde bitirdim. Beni geçebilir misin?`,
      reply: (verdict) => `Zoomle düellosu: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `ben kazandım! Ben ${mine}, sen ${theirs} tahmin.`,
        lost: (mine, theirs) => `sen kazandın! Sen ${theirs}, ben ${mine} tahmin.`,
        draw: (mine) => `berabere, ikimiz de ${mine} tahminde bitirdik.`,
      },
    },
    open: {
      heading: 'Süren düelloların',
      link: (played, of) => `Devam et: ${played}/${of} harita oynandı`,
    },
    refused: {
      title: 'Bu düello açılamıyor',
      damaged:
        'Bağlantı eksik, fazla uzun ya da içinde yanlış bir karakter var. Arkadaşından bağlantının tamamını yeniden göndermesini iste.',
      otherList:
        'Bağlantı, sitenin daha eski ya da daha yeni bir sürümünde, başka bir ülke listesiyle oluşturulmuş. Sayfayı yenileyip tekrar dene ya da yeni bir düello oluştur.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'oynanmadı',
    result: {
      playing: () => 'bitmedi',
      won: (guesses) => `${guesses}. tahminde bilindi`,
      lost: () => 'bilinemedi',
    },
  },
  earth: {
    description: 'Tanıdığın her ülke Dünyanda ışıldar.',
    count: (lit, all) => `${lit}/${all} ülke`,
    globe: 'Yerküre: ok tuşlarıyla döndür, artı ve eksiyle yakınlaştır ve uzaklaştır',
    zoom: 'Yakınlaştırma',
    nearer: 'Yakınlaştır',
    farther: 'Uzaklaştır',
    whole: 'Tüm Dünya',
    noGlobe: 'Bu tarayıcı yerküreyi gösteremiyor. Tüm ülkelerin listelerde.',
    continents: ['Afrika', 'Asya', 'Avrupa', 'Kuzey Amerika', 'Güney Amerika', 'Okyanusya'],
    allCountries: 'Tüm ülkeler',
    last: (country) => `Son ışıldayan: ${country}`,
    another: 'Bir ülke daha ışıldat',
    notLit: 'Henüz ışıldamıyor',
    lightUp: (continent) => `${continent} kıtasını ışıldat`,
    of: (lit, all) => `${lit}/${all}`,
    litIn: (country, progress, continent) => `${country}: ${continent} kıtasında ${progress}`,
    staysDark: (country, progress, continent) =>
      `Karanlık kaldı: ${country}. ${continent} kıtasında ${progress}`,
    noneToDraw: (continent) =>
      `${continent} kıtasında şu anda çıkabilecek karanlık bir ülke yok. Başka bir kıta seç ya da birkaç gün sonra yine gel.`,
    toGo: (continent, count) => `${continent}: ${count} ülke kaldı.`,
    ten: (country) => `${country}: onuncu ülken. Dünyan ışıldamaya başlıyor.`,
    twentyFive: (country) => `${country}: yirmi beşinci ülken. Dünya’nın sekizde biri ışıldıyor.`,
    fifty: (country) => `${country}: ellinci ülken. Dünya’nın dörtte biri ışıldıyor.`,
    hundred: (country) => `${country}: yüzüncü ülken. Dünya’nın yarısı ışıldıyor.`,
    hundredFifty: (country) => `${country}: yüz ellinci ülken. Dünya’nın dörtte üçü ışıldıyor.`,
    continent: (continent) => `${continent}: bütün ülkeler ışıldıyor.`,
    complete: (continent, progress) => `${continent} tamam: ${progress}`,
    wholeSince: (date, all) =>
      `Bütün Dünya ${writtenOut(date)} gününden beri ışıldıyor: ${all} ülkenin hepsi.`,
    again: 'Yeniden ışıldamasını izle',
    all: 'Bütün Dünyan ışıldıyor: her ülkeyi tanıdın.',
  },
  pages: {
    practiceOffline:
      'Alıştırma için internet gerekiyor, şu anda bağlantı yok. Bugünkü harita bağlantısız da oynanır.',
    source: 'Sitenin kaynak kodu',
    allPosts: 'Bütün yazılar',
    postsLanguage: 'Yazılar İngilizce.',
    contact: {
      coordinate: {
        action: 'Yanlış koordinat bildir',
        title: 'Yanlış koordinat: ',
        questions: ['Ülke:', 'Yer:', 'Yanlış olan ne, yer gerçekte nerede:', 'Nereden biliyorsun:'],
      },
      bug: {
        action: 'Hata bildir',
        title: 'Hata: ',
        questions: [
          'Ne oldu:',
          'Ne olmasını bekliyordun:',
          'Hata nasıl tekrarlanır:',
          'Tarayıcı ve cihaz:',
        ],
      },
      date: (today) => `Haritanın tarihi (UTC): ${today}`,
      inEnglish: 'Mümkünse lütfen İngilizce yaz.',
      note: 'Her bağlantı, projenin deposunda soruları hazır yeni bir kayıt (issue) açar. Bunun için orada bir hesabın olmalı. Kayıtlar herkese açıktır; bugünün haritasıyla ilgili bir kayıt cevabı ele verir, lütfen günün bitmesini bekle.',
    },
  },
  progress: {
    title: 'İlerlemen',
    description:
      'Zoomle’daki istatistiklerin: galibiyetler, seriler ve tahminler. İlerlemeni dosya ya da kod olarak kaydet, başka bir cihazda geri yükle.',
    open: 'İlerlemeni başka bir cihaza taşı',
    intro:
      'İlerlemen yalnızca bu cihazda, bu tarayıcıda kayıtlı, başka hiçbir yerde değil. Bir kopyasını sakla ya da başka bir cihaza taşı.',
    export: {
      heading: 'Dışa aktar',
      note: 'Günlük ve arşiv turları ile Dünyandaki ülkeler dışa aktarılır; başka turlar ve ayarlar aktarılmaz. Kodda da aynı veriler var: kendine attığın bir mesaja yapıştırabilirsin.',
      save: 'Dosya olarak kaydet',
      copy: 'Kod olarak kopyala',
      fileName: (date) => `zoomle-ilerleme-${date}.json`,
    },
    persist: {
      heading: 'İlerlemeni koru',
      note: 'Cihazda yer kalmayınca tarayıcı, sitelerin kaydettiklerini silebilir. Ondan ilerlemeni korumasını isteyebilirsin; senden onay isteyebilir.',
      ask: 'İlerlememi koru',
      granted: 'Tarayıcı, sen silene kadar ilerlemeni koruyacak.',
      refused: 'Tarayıcı bunu kabul etmedi. Ara sıra bir kopya al.',
    },
    offline: {
      heading: 'Çevrimdışı oynama',
      ready: 'Bu tarayıcı siteyi kaydetti: internet olmadan da oynayabilirsin.',
      unsupported:
        'Bu tarayıcı sitenin çevrimdışı çalışmasına izin vermiyor. Gizli pencerelerde ve https olmayan adreslerde çoğu zaman böyledir.',
      changed:
        'Site çevrimdışı oynamak için kaydedilemiyor: dosyaları değişmiş olarak geliyor; nedeni ağın veya bir eklenti olabilir. Bir sonraki ziyaretinde yeniden denenecek.',
      incomplete:
        'Site çevrimdışı oynamak için henüz tam kaydedilmedi: bazı dosyaları yüklenemedi. Bir sonraki ziyaretinde yeniden denenecek.',
    },
    import: {
      heading: 'İçe aktar',
      note: 'Hiçbir şey değişmeden önce, içe aktarınca ne olacağını göreceksin. Bitmiş bir haritanın yerine asla başkası konmaz.',
      file: 'Dosyadan',
      choose: 'Dosya seç',
      code: 'Koddan',
      preview: 'Önizle',
      outcome: {
        kinds: { daily: 'Günlük haritalar', archive: 'Arşiv', practice: 'Alıştırma' },
        added: (count) => plural(count, '# tanesi yeni'),
        improved: (count) => plural(count, '# tanesi seninkinin devamı'),
        unchanged: (count) => plural(count, '# tanesi zaten burada'),
        keptMine: (count) => plural(count, '# tanesi farklı, seninki kalır'),
        sentence: (kind, clauses) => `${kind}: ${clauses.join('; ')}.`,
      },
      nothingNew: 'İçinde yeni bir şey yok.',
      confirm: 'İçe aktar',
      decline: 'Vazgeç',
      declined: 'Hiçbir şey değişmedi.',
      imported: (count) => plural(count, '# harita içe aktarıldı.'),
      notStored: 'Bu tarayıcı şu anda onları kaydedemiyor: sayfadan ayrılınca kaybolabilirler.',
      refused: {
        damaged:
          'Okunamadı: veri bozuk ya da eksik, ya da bu cihazın saatine göre gelecekte kalan tarihler içeriyor. Hiçbir şey değişmedi.',
        foreign: 'Bu, Zoomle’dan dışa aktarılmış bir veri değil. Hiçbir şey değişmedi.',
        newer:
          'Bu veri, burada açık olandan daha yeni bir Zoomle sürümünden aktarılmış. Hiçbir şey değişmedi. Sayfayı yenileyip tekrar dene.',
        oversized: 'Bu 2 MB’tan büyük, Zoomle’dan aktarılmış olamaz. Hiçbir şey değişmedi.',
        unavailable:
          'Sitenin bunun için gereken bir parçası yüklenemedi. Bağlantını kontrol et, sayfayı yenile ve tekrar dene.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: yeni rekor.`,
    bestMonth: (month) => `${month}: şimdiye kadarki en iyi ayın.`,
    readMore: (country) => `Vikipedi’de oku: ${country}`,
    newTab: '(yeni sekmede açılır)',
    seen: 'Baktığın bölge şu yerin çevresiydi:',
    area: 'Yüzölçümü',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mil²'),
    rank: (rank, count) => `${count} ülke arasında ${rank}.`,
    borders: 'Sınır komşuları',
    noBorders: 'Kara sınırı yok',
    beyond: 'Harita dışında',
    offMap: (place) => `${place} (ülke haritasının dışında)`,
    notStored: 'Çevrimdışıyken yok',
    views: { country: 'Ülke', guesses: 'Tahminlerin', neighbours: 'Çevresi' },
    map: (country, place, misses) =>
      `Harita: ${place}, ${country}${misses > 0 ? '; her yanlış tahminden buraya bir çizgi' : ''}`,
    answersMap: 'Yerlerin numaralarıyla işaretlendiği dünya haritası',
    more: (country) => `Başka yerler: ${country}`,
    moreFailed: (country) => `Başka yerler yüklenemedi: ${country}`,
    yourStatistics: 'İstatistiklerin',
    countdown: (time) => `Sonraki haritaya kalan: ${time}`,
    nextPastMap: (date) => `Sonraki harita: ${writtenOut(date)}`,
    share: 'Paylaş',
  },
  neighbours: {
    ask: (count) =>
      plural(count, count === 1 ? 'Bonus: tek komşusunu söyle' : 'Bonus: # komşusunu söyle'),
    askNearest: 'Bonus: en yakın ülkeleri söyle',
    input: 'Bir komşusunu yaz',
    inputNearest: 'Yakındaki bir ülkeyi yaz',
    missesLeft: (count) => plural(count, '# hata hakkı kaldı'),
    wrong: (country, own) => `${country}: ${own} ile sınırı yok.`,
    farther: (country) => `${country}: en yakın ülkelerden biri değil.`,
    otherView: (country, holder) =>
      `${country}: görüşler farklı. Burada bu sınır başka bir ülkenin: ${holder}.`,
    away: (distance) => `Uzaklık: ${distance}.`,
    again: (country) => `Zaten söylendi: ${country}`,
    own: (country) => `${country}, zaten bu turun ülkesi.`,
    show: 'Göster',
    result: (found, asked) => `Ülkeler: ${found}/${asked}.`,
    all: 'Hepsi!',
    beyond: (countries) => `Haritanın dışında: ${countries}`,
    failed: 'Ülkeler yüklenemedi.',
    named: (countries) => `Söylenenler: ${countries}`,
    open: (directions) => `Henüz söylenmeyenler, yönlerine göre: ${directions}`,
    total: (found, asked) => `Bonusta söylenen ülkeler: ${found}/${asked}`,
  },
  sharing: {
    month: (name) => `${name} ayını paylaş`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won}/${days}`,
    picture: 'Görüntü olarak paylaş',
    question: 'Burası neresi, biliyor musun?',
    practice: 'Bir alıştırma haritası',
    challenge: (guesses) => `Düello haritaları: ${guesses} tahmin`,
    saved: (file) => `İndirilenlere kaydedildi: ${file}`,
    notShared: 'Tarayıcı görüntüyü paylaşmadı.',
    blocked:
      'Bu tarayıcı, gizliliğini korumak için sitenin görüntü kaydetmesine izin vermiyor. Bunun yerine ekran görüntüsü alabilirsin.',
  },
  statistics: {
    none: 'Henüz tur yok',
    played: 'Oyun',
    winRate: 'Kazanma',
    currentStreak: 'Mevcut seri',
    longestStreak: 'En uzun seri',
    average: 'Ortalama tahmin',
    bestMonth: (month) => `En iyi ayındaki galibiyet (${monthAndYear(month)})`,
    distribution: 'Tahmin dağılımı',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', bu tur dahil' : ''}`,
    note: 'Yalnızca günlük harita sayılır. Kaybedersen ya da bir gün oynamazsan seri biter.',
  },
  settings: {
    units: 'Mesafe birimi',
    km: 'Kilometre',
    mi: 'Mil',
    highContrast: 'Yüksek kontrast',
    highContrastNote: 'Yeşil yerine mavi ve turuncu, daha belirgin çizgiler.',
    describesPicture: 'Görüntüyü anlat',
    describesPictureNote:
      'Haritanın altındaki bir satır, görüntüde ne olduğunu ad vermeden anlatır. Ekran okuyucular her tahminden sonra okur.',
  },
};
