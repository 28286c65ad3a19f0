import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Terjadi kesalahan tak terduga!',
  notFound: { title: 'Halaman tidak ditemukan', note: 'Tidak ada halaman di alamat ini.' },
  broken:
    'Halaman ini tidak bisa ditampilkan. Mungkin jaringan terputus, atau ada versi baru situs ini. Tebakanmu tersimpan di perangkat ini.',
  home: 'Ke beranda',
  sections: {
    map: 'Peta',
    input: 'Kotak tebakan',
    rows: 'Daftar tebakanmu',
    recap: 'Akhir ronde',
    help: 'Aturan main',
    statistics: 'Statistikmu',
    settings: 'Pengaturanmu',
    card: 'Peta hari ini',
    result: 'Hasil hari ini',
    preview: 'Pratinjau',
  },
  section: (name) => `${name} tidak bisa ditampilkan. Coba muat ulang halaman.`,
  reload: 'Muat ulang',
  report: 'Salin laporan',
  startOver: {
    title: 'Kalau terjadi lagi',
    note: 'Mulai lagi dari papan kosong: ronde arsip, tantangan, dan latihan yang belum selesai akan dihapus. Tebakan harian, statistik, dan pengaturanmu tetap ada. Tutup dulu tab lain situs ini, karena ronde tadi bisa muncul lagi dari sana.',
    action: 'Mulai lagi',
  },
};
