import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Parameters<Texts['progress']['import']['outcome']>[0]['daily'];

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { other: '# baru di sini' }),
    improved > 0 && plural(improved, { other: '# melanjutkan milikmu' }),
    unchanged > 0 && plural(unchanged, { other: '# sudah ada di sini' }),
    keptMine > 0 && plural(keptMine, { other: '# berbeda, milikmu dipertahankan' }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}: ${clauses.join('; ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Progresmu',
  description:
    'Statistik Zoomle-mu: kemenangan, runtunan, dan tebakan. Simpan progresmu sebagai file atau kode, lalu pulihkan di perangkat lain.',
  open: 'Pindahkan progres ke perangkat lain',
  intro:
    'Progresmu hanya tersimpan di browser ini, di perangkat ini. Simpan salinannya, atau pindahkan ke perangkat lain.',
  export: {
    heading: 'Ekspor',
    nothing: 'Belum ada yang bisa diekspor: buat dulu tebakan pertamamu.',
    note: 'Ekspor berisi ronde harian dan arsip, tanpa latihan, tantangan, atau pengaturan. Kode memuat data yang sama: tempelkan di pesan untuk dirimu sendiri.',
    save: 'Simpan sebagai file',
    copy: 'Salin sebagai kode',
    fileName: (date) => `zoomle-progres-${date}.json`,
  },
  keep: {
    heading: 'Pertahankan',
    note: 'Saat ruang di perangkat habis, browser bisa menghapus data yang disimpan situs. Kamu bisa memintanya mempertahankan progresmu; mungkin kamu perlu mengonfirmasi.',
    ask: 'Minta browser menyimpannya',
    kept: 'Browser akan menyimpan progresmu sampai kamu menghapusnya.',
    refused: 'Browser tidak bisa menjamin. Ekspor salinannya sesekali.',
  },
  import: {
    heading: 'Impor',
    note: 'Kamu akan melihat dulu hasil impornya sebelum ada yang berubah. Peta yang sudah selesai tidak pernah diganti.',
    file: 'Dari file',
    code: 'Dari kode',
    preview: 'Pratinjau',
    outcome: (counts) => [
      ...outcome('Peta harian', counts.daily),
      ...outcome('Arsip', counts.archive),
    ],
    nothingNew: 'Tidak ada yang baru di dalamnya.',
    confirm: 'Impor',
    decline: 'Batal',
    declined: 'Tidak ada yang berubah.',
    imported: (count) => plural(count, { other: '# peta diimpor.' }),
    notStored: 'Browser ini sedang tidak bisa menyimpannya: semuanya bisa hilang saat kamu keluar.',
    refused: {
      damaged:
        'Ini tidak bisa dibaca: rusak, tidak lengkap, atau berisi tanggal di masa depan menurut jam perangkat ini. Tidak ada yang berubah.',
      foreign: 'Ini bukan ekspor Zoomle. Tidak ada yang berubah.',
      newer:
        'Ekspor ini dibuat dengan versi Zoomle yang lebih baru daripada yang terbuka di sini. Tidak ada yang berubah. Muat ulang halaman lalu coba lagi.',
      oversized: 'Ukurannya lebih dari 1 MB, jadi ini bukan ekspor Zoomle. Tidak ada yang berubah.',
      unavailable:
        'Bagian situs yang diperlukan untuk ini tidak bisa dimuat. Periksa jaringan, muat ulang halaman, lalu coba lagi.',
    },
  },
};
