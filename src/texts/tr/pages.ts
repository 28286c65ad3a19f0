import type { Texts } from '../texts';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'Alıştırma için internet gerekiyor, şu anda bağlantı yok. Bugünkü harita bağlantısız da oynanır.',
  },
  about: {
    source: 'Sitenin kaynak kodu',
  },
  blog: {
    allPosts: 'Bütün yazılar',
    language: 'Yazılar İngilizce.',
  },
  contact: {
    coordinate: {
      action: 'Yanlış koordinat bildir',
      title: 'Yanlış koordinat: ',
      body: (today) =>
        [
          'Mümkünse lütfen İngilizce yaz.',
          '',
          'Ülke:',
          'Yer:',
          'Yanlış olan ne, yer gerçekte nerede:',
          'Nereden biliyorsun:',
          '',
          `Haritanın tarihi (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Hata bildir',
      title: 'Hata: ',
      body: (today) =>
        [
          'Mümkünse lütfen İngilizce yaz.',
          '',
          'Ne oldu:',
          'Ne olmasını bekliyordun:',
          'Hata nasıl tekrarlanır:',
          'Tarayıcı ve cihaz:',
          '',
          `Haritanın tarihi (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Her bağlantı, projenin deposunda soruları hazır yeni bir kayıt (issue) açar. Bunun için orada bir hesabın olmalı. Kayıtlar herkese açıktır; bugünün haritasıyla ilgili bir kayıt cevabı ele verir, lütfen günün bitmesini bekle.',
  },
};
