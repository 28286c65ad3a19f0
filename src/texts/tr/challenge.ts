import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `berabere, ikimiz de ${mine} tahminde bitirdik.`;
  return mine < theirs
    ? `ben kazandım! Ben ${mine}, sen ${theirs} tahmin.`
    : `sen kazandın! Sen ${theirs}, ben ${mine} tahmin.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Arkadaşınla düello',
  subtitle: 'İkinize de aynı beş harita.',
  description: 'Arkadaşınla beş haritalık Zoomle düellosu yap: her şey bağlantının içinde.',
  invitation: 'Arkadaşına beş harita gönder. En az tahmin yapan kazanır.',
  about:
    'Rastgele beş ülkeden bir bağlantı oluşur. Onu açan herkes aynı beş haritayı sırayla oynar. Sen de oyna, sonucun bağlantıyla birlikte gitsin.',
  make: 'Düello oluştur',
  makeAnother: 'Yeni düello',
  honesty:
    'Bunların hiçbiri bir sunucuda tutulmaz, her şey bağlantının içinde. Bağlantılar değiştirilebilir, o yüzden iş arkadaşların birbirine güvenine kalıyor.',
  intro: {
    title: 'Zoomle düellosu',
    friends: (total) => `Arkadaşın ${total} tahminde bitirdi. Onu geçebilir misin?`,
    game: 'Uydu görüntüsünde bir nokta: ülkeyi altı tahminde bul. Her yanlışta görüntü biraz daha uzaklaşır.',
    rules: (lost) =>
      `Daha az tahmin yapan kazanır. Bilinemeyen harita ${lost} tahmin sayılır. Düellolar istatistiklerini etkilemez.`,
    start: 'Başla',
    goOn: 'Devam et',
    send: 'Arkadaşına gönder',
  },
  board: { next: 'Sonraki harita', result: 'Sonucu gör' },
  result: {
    title: 'Zoomle düellosu: sonuç',
    alone: (mine) => `Beş haritayı ${mine} tahminde bitirdin.`,
    won: (mine, theirs) => `Kazandın! Sen ${mine}, arkadaşın ${theirs} tahmin.`,
    lost: (mine, theirs) => `Arkadaşın kazandı: o ${theirs}, sen ${mine} tahmin.`,
    draw: (mine) => `Berabere: ikiniz de ${mine} tahmin.`,
    table: 'Haritalara göre tahminler',
    columns: { map: 'Harita', country: 'Ülke', mine: 'Sen', theirs: 'Arkadaşın' },
    total: 'Toplam',
    lostMap: 'X',
    lostNote: (lost) => `X: bilinemedi, ${lost} tahmin sayılır.`,
    places: 'Beş yer',
    reply: 'Geri gönder',
    send: 'Arkadaşına gönder',
  },
  share: {
    action: 'Bağlantıyı paylaş',
    invitation: (link) =>
      `Zoomle düellosu: ikimize de aynı beş harita. Kim daha az tahminle bilecek?\n${link}`,
    result: (mine, link) =>
      `Zoomle düellosu: beş haritayı ${mine} tahminde bitirdim. Beni geçebilir misin?\n${link}`,
    reply: (mine, theirs, link) => `Zoomle düellosu: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Süren düelloların',
    link: (played, of) => `Devam et: ${played}/${of} harita oynandı`,
  },
  refused: {
    title: 'Bu düello açılamıyor',
    reasons: {
      damaged:
        'Bağlantı eksik, fazla uzun ya da içinde yanlış bir karakter var. Arkadaşından bağlantının tamamını yeniden göndermesini iste.',
      otherList:
        'Bağlantı, sitenin daha eski ya da daha yeni bir sürümünde, başka bir ülke listesiyle oluşturulmuş. Sayfayı yenileyip tekrar dene ya da yeni bir düello oluştur.',
    },
  },
};
