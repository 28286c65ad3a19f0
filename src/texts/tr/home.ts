import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: coğrafya oyunları',
  headline: 'Oyna. Tahmin et. Kazan.',
  tagline: 'Dünyayı ne kadar tanıdığını sınayan, zihni zorlayan oyunlar.',
  darkMode: 'Koyu mod',
  signIn: 'Giriş yap',
  games: 'Oyunlar',
  zoomle: {
    name: 'Zoomle',
    description: 'Uydu haritasından ülkeyi bul. Her gün 00:00 UTC’de yenisi var.',
    play: 'Bugünkü haritayı oyna',
    goOn: 'Devam et',
    look: 'Bugünkü haritaya bak',
    waiting: 'Bugünün haritası seni bekliyor.',
    used: (count, of) => `Bugün ${count} tahmin yaptın, ${of - count} hakkın kaldı`,
    keepGoing: (days) => plural(days, { other: '# gün oldu. Böyle devam' }),
    won: (count) => `${count}. tahminde bildin`,
    lost: 'Bugün bilinemedi',
    week: 'Son yedi gün',
    links: 'Zoomle’da daha fazlası',
    challenge: 'Arkadaşınla düello',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Yakında',
    description: 'Bulmacalarla dolu bir coğrafya macerası, 2024’ün üçüncü çeyreğinde geliyor.',
    more: 'Puzzlia nasıl olacak?',
  },
};
