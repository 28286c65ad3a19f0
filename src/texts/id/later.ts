// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('id');

export const later: LaterTexts = {
  archive: {
    title: 'Arsip Zoomle',
    subtitle: 'Semua peta lama, mainkan kapan saja. Peta lama tidak memengaruhi statistikmu.',
    description: (first) => `Semua peta Zoomle sejak ${writtenOut(first)}, mainkan kapan saja.`,
    years: 'Tahun',
    month: monthAndYear,
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `${played} dari ${days} sudah dimainkan`,
    random: 'Beri aku kejutan',
    allPlayed: 'Semua peta sudah kamu mainkan.',
    closed: (date) => `ditutup, dibuka lagi pada ${writtenOut(date)}`,
    closedTitle: 'Peta ini ditutup untuk sementara',
    closedNote: (date) =>
      `Memainkannya sekarang akan membocorkan jawaban hari ini atau besok. Peta ini dibuka lagi pada ${writtenOut(date)}.`,
    noPuzzle: 'Tidak ada peta untuk tanggal ini',
    noPuzzleNote: (first) =>
      `Arsip memuat peta setiap hari dari ${writtenOut(first)} sampai kemarin (UTC).`,
    open: 'Buka arsip',
  },
  challenge: {
    subtitle: 'Lima peta, sama untuk kalian berdua.',
    description: 'Tantang temanmu di lima peta Zoomle: semuanya ada di dalam link.',
    invitation: 'Kirim lima peta ke teman. Tebakan paling sedikit menang.',
    about:
      'Lima negara acak menjadi satu link. Siapa pun yang membukanya mendapat lima peta yang sama, satu per satu. Kalau kamu ikut main, hasilmu terbawa di link itu.',
    make: 'Buat tantangan',
    makeAnother: 'Tantangan baru',
    send: 'Kirim ke teman',
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
    },
    board: {
      next: 'Peta berikutnya',
      result: 'Lihat hasilnya',
      friends: (guesses) => `Temanmu butuh ${guesses} tebakan. Kamu?`,
      friendsLost: 'Temanmu tidak berhasil menebaknya. Kamu bisa?',
      both: (mine, theirs) => `Kamu ${mine}, temanmu ${theirs}`,
    },
    result: {
      title: 'Tantangan Zoomle: hasil',
      alone: (mine) => `Kamu butuh ${mine} tebakan untuk lima peta.`,
      won: (mine, theirs) => `Kamu menang: ${mine} lawan ${theirs} tebakan.`,
      lost: (mine, theirs) => `Temanmu menang: ${theirs} lawan ${mine} tebakan.`,
      draw: (mine) => `Seri: sama-sama ${mine} tebakan.`,
      table: 'Tebakan per peta',
      columns: { map: 'Peta', country: 'Negara', mine: 'Kamu', theirs: 'Temanmu' },
      total: 'Total',
      lostNote: (lost) => `X: tidak terjawab, dihitung ${lost}.`,
      places: 'Kelima tempat',
      reply: 'Kirim balik',
    },
    share: {
      action: 'Bagikan link',
      invitation:
        'Tantangan Zoomle: lima peta, sama untuk kita berdua. Siapa yang tebakannya lebih sedikit?',
      result: (mine) =>
        `Tantangan Zoomle: aku butuh ${mine} tebakan untuk lima peta. Bisa kalahkan aku?`,
      reply: (verdict) => `Tantangan Zoomle: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `aku menang, ${mine} lawan ${theirs} tebakan!`,
        lost: (mine, theirs) => `kamu menang, ${theirs} lawan ${mine} tebakan.`,
        draw: (mine) => `seri, sama-sama ${mine} tebakan.`,
      },
    },
    open: {
      heading: 'Tantanganmu yang belum selesai',
      link: (played, of) => `Lanjutkan: ${played} dari ${of} peta dimainkan`,
    },
    refused: {
      title: 'Tantangan ini tidak bisa dibuka',
      damaged:
        'Link-nya tidak lengkap, terlalu panjang, atau ada karakter yang salah. Minta temanmu mengirim ulang link lengkapnya.',
      otherList:
        'Link ini dibuat dengan daftar negara lain, dari versi situs yang lebih lama atau lebih baru. Muat ulang halaman lalu coba lagi, atau buat tantangan baru.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'belum dimainkan',
    result: {
      playing: () => 'belum selesai',
      won: (guesses) => `terjawab dalam ${guesses} tebakan`,
      lost: () => 'tidak terjawab',
    },
  },
  earth: {
    description: 'Setiap negara yang kamu kenali menyala di Bumimu.',
    count: (lit, all) => `${lit} dari ${all} negara`,
    globe: 'Bola dunia: putar dengan tombol panah, perbesar atau perkecil dengan plus dan minus',
    zoom: 'Zoom',
    nearer: 'Perbesar',
    farther: 'Perkecil',
    whole: 'Seluruh Bumi',
    noGlobe: 'Bola dunia tidak bisa ditampilkan di browser ini. Semua negaramu ada di daftar.',
    continents: ['Afrika', 'Asia', 'Eropa', 'Amerika Utara', 'Amerika Selatan', 'Oseania'],
    allCountries: 'Semua negara',
    last: (country) => `Terakhir menyala: ${country}`,
    another: 'Nyalakan negara lain',
    notLit: 'Belum menyala',
    lightUp: (continent) => `Nyalakan ${continent}`,
    of: (lit, all) => `${lit} dari ${all}`,
    litIn: (country, progress, continent) => `${country}: ${progress} di ${continent}`,
    staysDark: (country, progress, continent) =>
      `Masih gelap: ${country}. ${progress} di ${continent}`,
    noneToDraw: (continent) =>
      `Saat ini tidak ada negara gelap di ${continent} yang bisa diundi. Pilih benua lain, atau kembali beberapa hari lagi.`,
    toGo: (continent, count) => `${continent}: tinggal ${count} negara lagi.`,
    ten: (country) => `${country}: negara kesepuluh. Bumimu mulai bersinar.`,
    twentyFive: (country) => `${country}: negara kedua puluh lima. Seperdelapan Bumi bersinar.`,
    fifty: (country) => `${country}: negara kelima puluh. Seperempat Bumi bersinar.`,
    hundred: (country) => `${country}: negara keseratus. Separuh Bumi bersinar.`,
    hundredFifty: (country) =>
      `${country}: negara keseratus lima puluh. Tiga perempat Bumi bersinar.`,
    continent: (continent) => `${continent}: semua negara menyala.`,
    complete: (continent, progress) => `${continent} lengkap: ${progress}`,
    wholeSince: (date, all) =>
      `Seluruh Bumi bersinar sejak ${writtenOut(date)}: semua ${all} negara.`,
    again: 'Lihat Bumi menyala lagi',
    all: 'Seluruh Bumimu bersinar: kamu mengenali setiap negara.',
  },
  pages: {
    practiceOffline:
      'Latihan perlu koneksi internet, dan saat ini tidak ada. Peta hari ini bisa dimainkan tanpa koneksi.',
    source: 'Kode sumber situs ini',
    allPosts: 'Semua tulisan',
    postsLanguage: 'Tulisannya dalam bahasa Inggris.',
    contact: {
      coordinate: {
        action: 'Laporkan koordinat salah',
        title: 'Koordinat salah: ',
        questions: [
          'Negara:',
          'Tempat:',
          'Apa yang salah, dan di mana letak sebenarnya:',
          'Dari mana kamu tahu:',
        ],
      },
      bug: {
        action: 'Laporkan bug',
        title: 'Bug: ',
        questions: [
          'Apa yang terjadi:',
          'Apa yang seharusnya terjadi:',
          'Cara memunculkannya lagi:',
          'Browser dan perangkat:',
        ],
      },
      date: (today) => `Tanggal peta (UTC): ${today}`,
      inEnglish: 'Kalau bisa, tulislah dalam bahasa Inggris.',
      note: 'Setiap link membuka issue baru di repositori proyek, lengkap dengan pertanyaannya. Kamu perlu akun di sana. Issue terbuka untuk umum, dan laporan tentang peta hari ini akan membocorkan jawabannya: tunggulah sampai hari berganti.',
    },
  },
  progress: {
    title: 'Progresmu',
    description:
      'Statistik Zoomle-mu: kemenangan, runtunan, dan tebakan. Simpan progresmu sebagai file atau kode, lalu pulihkan di perangkat lain.',
    open: 'Pindahkan progres ke perangkat lain',
    intro:
      'Progresmu hanya tersimpan di browser ini, di perangkat ini. Simpan salinannya, atau pindahkan ke perangkat lain.',
    export: {
      heading: 'Ekspor',
      note: 'Ekspor berisi ronde harian dan arsip serta negara di Bumimu, tanpa ronde lain atau pengaturan. Kode memuat data yang sama: tempelkan di pesan untuk dirimu sendiri.',
      save: 'Simpan sebagai file',
      copy: 'Salin sebagai kode',
      fileName: (date) => `zoomle-progres-${date}.json`,
    },
    persist: {
      heading: 'Lindungi progresmu',
      note: 'Saat ruang di perangkat habis, browser bisa menghapus data yang disimpan situs. Kamu bisa memintanya melindungi progresmu; mungkin kamu perlu mengonfirmasi.',
      ask: 'Lindungi progresku',
      granted: 'Browser akan mempertahankan progresmu sampai kamu menghapusnya.',
      refused: 'Browser menolaknya. Ekspor salinannya sesekali.',
    },
    offline: {
      heading: 'Main offline',
      ready: 'Browser ini sudah menyimpan situs: kamu juga bisa main tanpa jaringan.',
      unsupported:
        'Browser ini tidak mengizinkan situs berjalan offline. Jendela privat dan alamat tanpa https sering begitu.',
      changed:
        'Situs tidak bisa disimpan untuk main offline: file-filenya tiba dalam keadaan berubah, mungkin oleh jaringanmu atau sebuah ekstensi. Situs akan mencoba lagi saat kamu berkunjung lagi.',
      incomplete:
        'Situs belum tersimpan sepenuhnya untuk main offline: beberapa file tidak bisa dimuat. Situs akan mencoba lagi saat kamu berkunjung lagi.',
    },
    import: {
      heading: 'Impor',
      note: 'Kamu akan melihat dulu hasil impornya sebelum ada yang berubah. Peta yang sudah selesai tidak pernah diganti.',
      file: 'Dari file',
      choose: 'Pilih file',
      code: 'Dari kode',
      preview: 'Pratinjau',
      outcome: {
        kinds: { daily: 'Peta harian', archive: 'Arsip', practice: 'Latihan' },
        added: (count) => plural(count, '# baru'),
        improved: (count) => plural(count, '# melanjutkan milikmu'),
        unchanged: (count) => plural(count, '# sudah ada di sini'),
        keptMine: (count) => plural(count, '# berbeda, milikmu dipertahankan'),
        sentence: (kind, clauses) => `${kind}: ${clauses.join('; ')}.`,
      },
      nothingNew: 'Tidak ada yang baru di dalamnya.',
      confirm: 'Impor',
      decline: 'Batal',
      declined: 'Tidak ada yang berubah.',
      imported: (count) => plural(count, '# peta diimpor.'),
      notStored:
        'Browser ini sedang tidak bisa menyimpannya: semuanya bisa hilang saat kamu keluar.',
      refused: {
        damaged:
          'Ini tidak bisa dibaca: rusak, tidak lengkap, atau berisi tanggal di masa depan menurut jam perangkat ini. Tidak ada yang berubah.',
        foreign: 'Ini bukan ekspor Zoomle. Tidak ada yang berubah.',
        newer:
          'Ekspor ini dibuat dengan versi Zoomle yang lebih baru daripada yang terbuka di sini. Tidak ada yang berubah. Muat ulang halaman lalu coba lagi.',
        oversized:
          'Ukurannya lebih dari 2 MB, jadi ini bukan ekspor Zoomle. Tidak ada yang berubah.',
        unavailable:
          'Bagian situs yang diperlukan untuk ini tidak bisa dimuat. Periksa jaringan, muat ulang halaman, lalu coba lagi.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: rekor baru.`,
    bestMonth: (month) => `${month}: bulan terbaikmu sejauh ini.`,
    readMore: (country) => `Baca tentang ${country} di Wikipedia`,
    newTab: '(terbuka di tab baru)',
    seen: 'Yang kamu lihat adalah daerah di sekitar',
    area: 'Luas',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mil²'),
    rank: (rank, count) => `peringkat ${rank} dari ${count}`,
    borders: 'Negara tetangga',
    noBorders: 'Tanpa perbatasan darat',
    beyond: 'Di luar peta',
    offMap: (place) => `${place} (di luar peta negara)`,
    notStored: 'Tidak tersedia saat offline',
    views: { country: 'Negaranya', guesses: 'Tebakanmu', neighbours: 'Sekitar' },
    map: (country, place, misses) =>
      `Peta yang menunjukkan ${misses > 0 ? 'garis dari setiap tebakan yang salah ke ' : ''}${place}, ${country}`,
    answersMap: 'Peta dunia dengan tempat-tempat bernomor',
    more: (country) => `Tempat lain di ${country}`,
    moreFailed: (country) => `Tempat lain di ${country} tidak bisa dimuat.`,
    yourStatistics: 'Statistikmu',
    countdown: (time) => `Peta berikutnya dalam ${time}`,
    nextPastMap: (date) => `Peta berikutnya: ${writtenOut(date)}`,
    share: 'Bagikan',
  },
  neighbours: {
    ask: (count) =>
      plural(
        count,
        count === 1 ? 'Bonus: sebutkan satu-satunya tetangganya' : 'Bonus: sebutkan # tetangganya',
      ),
    askNearest: 'Bonus: sebutkan negara-negara terdekat',
    input: 'Sebutkan satu tetangga',
    inputNearest: 'Sebutkan negara di dekatnya',
    missesLeft: (count) => plural(count, 'boleh salah # kali lagi'),
    wrong: (country, own) => `${country} tidak berbatasan dengan ${own}.`,
    farther: (country) => `${country} bukan salah satu yang terdekat.`,
    otherView: (country, holder) =>
      `${country}: pandangan berbeda-beda. Di sini perbatasan itu milik negara lain: ${holder}.`,
    away: (distance) => `Jaraknya ${distance}.`,
    again: (country) => `Sudah disebutkan: ${country}`,
    own: (country) => `${country} adalah negara di ronde ini.`,
    show: 'Tampilkan',
    result: (found, asked) => `${found} dari ${asked} negara.`,
    all: 'Semuanya!',
    beyond: (countries) => `Di luar peta: ${countries}`,
    failed: 'Daftar negaranya tidak bisa dimuat.',
    named: (countries) => `Sudah disebutkan: ${countries}`,
    open: (directions) => `Belum disebutkan, menurut arah: ${directions}`,
    total: (found, asked) => `Negara yang disebutkan di bonus: ${found} dari ${asked}`,
  },
  sharing: {
    month: (name) => `Bagikan ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} dari ${days}`,
    picture: 'Bagikan sebagai gambar',
    question: 'Tahu ini di mana?',
    practice: 'Peta latihan',
    challenge: (guesses) => `Peta tantangan: ${guesses} tebakan`,
    saved: (file) => `Disimpan di unduhanmu: ${file}`,
    notShared: 'Browser tidak membagikan gambarnya.',
    blocked:
      'Demi privasimu, browser ini tidak mengizinkan situs menyimpan gambar. Kamu bisa mengambil tangkapan layar.',
  },
  statistics: {
    none: 'Belum ada ronde',
    played: 'Dimainkan',
    winRate: 'Menang',
    currentStreak: 'Runtunan saat ini',
    longestStreak: 'Runtunan terpanjang',
    average: 'Rata-rata tebakan',
    bestMonth: (month) => `Menang di bulan terbaik (${monthAndYear(month)})`,
    distribution: 'Distribusi tebakan',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', termasuk ronde ini' : ''}`,
    note: 'Hanya peta harian yang dihitung. Runtunan berakhir kalau kamu kalah atau melewatkan satu hari.',
  },
  settings: {
    units: 'Satuan jarak',
    km: 'Kilometer',
    mi: 'Mil',
    highContrast: 'Kontras tinggi',
    highContrastNote: 'Biru dan oranye menggantikan hijau, dengan garis yang lebih tegas.',
    describesPicture: 'Deskripsikan gambar',
    describesPictureNote:
      'Sebaris teks di bawah peta menjelaskan apa yang terlihat, tanpa menyebut nama. Pembaca layar membacakannya setelah setiap tebakan.',
  },
};
