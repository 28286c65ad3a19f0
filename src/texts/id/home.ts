import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle: permainan geografi',
  headline: 'Main. Tebak. Menang.',
  tagline: 'Kumpulan permainan pengasah otak untuk menguji pengetahuanmu tentang dunia.',
  darkMode: 'Mode gelap',
  signIn: 'Masuk',
  games: 'Permainan',
  zoomle: {
    name: 'Zoomle',
    description: 'Tebak negara dari peta satelit. Ada yang baru setiap hari pukul 00.00 UTC.',
    play: 'Mainkan peta hari ini',
    goOn: 'Lanjutkan',
    look: 'Lihat peta hari ini',
    waiting: 'Peta hari ini sudah menunggu.',
    used: (count, of) => `${count} dari ${of} tebakan terpakai hari ini`,
    keepGoing: (days) => plural(days, { other: '# hari. Teruskan' }),
    won: (count, of) => `Terjawab dalam ${count} dari ${of} tebakan`,
    lost: 'Tidak terjawab hari ini',
    week: 'Tujuh hari terakhir',
    links: 'Lainnya di Zoomle',
    challenge: 'Tantang teman',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Segera hadir',
    description: 'Petualangan teka-teki geografi, hadir pada kuartal ketiga 2024.',
    more: 'Seperti apa Puzzlia nanti',
  },
};
