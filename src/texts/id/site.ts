import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Langsung ke konten',
    backToHome: 'Kembali ke beranda',
    loading: 'Memuat halaman',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Kaki halaman',
    privacy: 'Privasi',
    about: 'Tentang',
    contact: 'Kontak',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Browser ini tidak mengizinkan situs menyimpan apa pun: kamu bisa bermain, tetapi tebakanmu akan hilang saat kamu keluar.',
    full: 'Tidak ada ruang lagi untuk situs ini di browser: yang baru bisa hilang saat kamu keluar. Semua yang tersimpan sebelumnya aman.',
    newer:
      'Versi situs yang lebih baru telah menyimpan progresmu di perangkat ini. Progres itu dibiarkan apa adanya, dan tebakan yang dibuat di sini bisa hilang saat kamu keluar. Silakan muat ulang halaman.',
    damaged:
      'Sebagian progres yang tersimpan di perangkat ini rusak. Salinannya disisihkan, dan semua yang masih terbaca tetap disimpan.',
    dismiss: 'Tutup',
  },
  copying: {
    copied: 'Disalin ke papan klip',
    byHand: 'Salin teks ini',
    byHandNote: 'Browser ini tidak mengizinkan situs menyalinnya untukmu. Teksnya sudah dipilih.',
  },
  release: {
    found: 'Ada versi baru Zoomle.',
    applying: 'Memuat versi baru…',
    apply: 'Muat versi baru',
  },
};
