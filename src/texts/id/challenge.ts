import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `seri, sama-sama ${mine} tebakan.`;
  return mine < theirs
    ? `aku menang, ${mine} lawan ${theirs} tebakan!`
    : `kamu menang, ${theirs} lawan ${mine} tebakan.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Tantang teman',
  subtitle: 'Lima peta, sama untuk kalian berdua.',
  description: 'Tantang temanmu di lima peta Zoomle: semuanya ada di dalam link.',
  invitation: 'Kirim lima peta ke teman. Tebakan paling sedikit menang.',
  about:
    'Lima negara acak menjadi satu link. Siapa pun yang membukanya mendapat lima peta yang sama, satu per satu. Kalau kamu ikut main, hasilmu terbawa di link itu.',
  make: 'Buat tantangan',
  makeAnother: 'Tantangan baru',
  honesty:
    'Tidak ada server yang menyimpan ini: semuanya hanya ada di link. Isi link bisa diubah, jadi ini permainan antarteman saja.',
  intro: {
    title: 'Tantangan Zoomle',
    friends: (total) => `Temanmu butuh ${total} tebakan. Bisa lebih sedikit?`,
    game: 'Satu titik di citra satelit: tebak negaranya dalam enam kesempatan. Tiap tebakan salah, gambar menjauh.',
    rules: (lost) =>
      `Yang tebakannya paling sedikit menang; peta yang tidak terjawab dihitung ${lost}. Tantangan tidak memengaruhi statistikmu.`,
    start: 'Mulai',
    goOn: 'Lanjutkan',
    send: 'Kirim ke teman',
  },
  board: { next: 'Peta berikutnya', result: 'Lihat hasilnya' },
  result: {
    title: 'Tantangan Zoomle: hasil',
    alone: (mine) => `Kamu butuh ${mine} tebakan untuk lima peta.`,
    won: (mine, theirs) => `Kamu menang: ${mine} lawan ${theirs} tebakan.`,
    lost: (mine, theirs) => `Temanmu menang: ${theirs} lawan ${mine} tebakan.`,
    draw: (mine) => `Seri: sama-sama ${mine} tebakan.`,
    table: 'Tebakan per peta',
    columns: { map: 'Peta', country: 'Negara', mine: 'Kamu', theirs: 'Temanmu' },
    total: 'Total',
    lostMap: 'X',
    lostNote: (lost) => `X: tidak terjawab, dihitung ${lost}.`,
    places: 'Kelima tempat',
    reply: 'Kirim balik',
    send: 'Kirim ke teman',
  },
  share: {
    action: 'Bagikan link',
    invitation: (link) =>
      `Tantangan Zoomle: lima peta, sama untuk kita berdua. Siapa yang tebakannya lebih sedikit?\n${link}`,
    result: (mine, link) =>
      `Tantangan Zoomle: aku butuh ${mine} tebakan untuk lima peta. Bisa kalahkan aku?\n${link}`,
    reply: (mine, theirs, link) => `Tantangan Zoomle: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Tantanganmu yang belum selesai',
    link: (played, of) => `Lanjutkan: ${played} dari ${of} peta dimainkan`,
  },
  refused: {
    title: 'Tantangan ini tidak bisa dibuka',
    reasons: {
      damaged:
        'Link-nya tidak lengkap, terlalu panjang, atau ada karakter yang salah. Minta temanmu mengirim ulang link lengkapnya.',
      otherList:
        'Link ini dibuat dengan daftar negara lain, dari versi situs yang lebih lama atau lebih baru. Muat ulang halaman lalu coba lagi, atau buat tantangan baru.',
    },
  },
};
