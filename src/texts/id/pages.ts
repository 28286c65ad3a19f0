import type { Texts } from '../texts';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'Latihan perlu koneksi internet, dan saat ini tidak ada. Peta hari ini bisa dimainkan tanpa koneksi.',
  },
  about: {
    source: 'Kode sumber situs ini',
  },
  blog: {
    allPosts: 'Semua tulisan',
    language: 'Tulisannya dalam bahasa Inggris.',
  },
  contact: {
    coordinate: {
      action: 'Laporkan koordinat salah',
      title: 'Koordinat salah: ',
      body: (today) =>
        [
          'Kalau bisa, tulislah dalam bahasa Inggris.',
          '',
          'Negara:',
          'Tempat:',
          'Apa yang salah, dan di mana letak sebenarnya:',
          'Dari mana kamu tahu:',
          '',
          `Tanggal peta (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Laporkan bug',
      title: 'Bug: ',
      body: (today) =>
        [
          'Kalau bisa, tulislah dalam bahasa Inggris.',
          '',
          'Apa yang terjadi:',
          'Apa yang seharusnya terjadi:',
          'Cara memunculkannya lagi:',
          'Browser dan perangkat:',
          '',
          `Tanggal peta (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Setiap link membuka issue baru di repositori proyek, lengkap dengan pertanyaannya. Kamu perlu akun di sana. Issue terbuka untuk umum, dan laporan tentang peta hari ini akan membocorkan jawabannya: tunggulah sampai hari berganti.',
  },
};
