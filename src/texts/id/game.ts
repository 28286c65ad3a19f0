import type { Texts } from '../texts';
import { directionName } from './directions';
import { oneOf, plural, writtenOut } from './formats';

const measuredFrom = (place: string) => `dari ${place}`;

export const gameTexts: Texts['game'] = {
  title: (date) => `Zoomle - ${writtenOut(date)}`,
  subtitle: 'Tebak negara hari ini dari peta satelit!',
  archiveSubtitle: 'Dari arsip. Tidak memengaruhi statistikmu.',
  practiceTitle: 'Zoomle - Latihan',
  practiceSubtitle: 'Negara acak. Tidak memengaruhi statistikmu.',
  challengeTitle: 'Zoomle - Tantangan',
  challengeSubtitle: (map, of) => `Peta ${map} dari ${of}. Tidak memengaruhi statistikmu.`,
  revealAnswer: 'Tampilkan jawaban',
  nextPractice: 'Negara lain',
  crosshair: 'Tanda bidik menunjuk sebuah tempat terkenal.',
  inputLabel: 'Tebak negaranya',
  inputHint: 'Enter',
  suggestions: 'Saran',
  suggestionCount: (count) => plural(count, { other: '# saran' }),
  noSuggestion: 'Tidak ada negara yang cocok.',
  didYouMean: 'Maksudmu ini?',
  corrections: (countries) => `Tidak ada negara yang cocok. Mungkin maksudmu ${oneOf(countries)}?`,
  alias: ', nama lain: ',
  part: ', termasuk ',
  guessed: 'sudah ditebak',
  guessAgain: 'Sudah ditebak. Tebak lagi?',
  guesses: 'Tebakan',
  correct: '🎉 Benar!',
  from: measuredFrom,
  percent: (near) => `${near}%`,
  near: 'dekat',
  answerWas: (country) => `Jawaban yang benar: ${country}`,
  solved: [
    'Sekali tebak langsung benar! Luar biasa!',
    'Terjawab di tebakan ke-2. Hebat sekali!',
    'Terjawab di tebakan ke-3. Mantap!',
    'Terjawab di tebakan ke-4. Bagus!',
    'Terjawab di tebakan ke-5.',
    'Terjawab di tebakan terakhir. Nyaris saja!',
  ],
  closest: (country, distance) => `Tebakan terdekatmu: ${country}, ${distance}.`,
  newBest: 'Rekor baru',
  direction: directionName,
  announceMiss: (country, isRepeated, distance, place, direction, percentNear, left) => {
    const where = [distance, place && measuredFrom(place)].filter(Boolean).join(' ');
    const name = isRepeated ? `${country}, sudah pernah ditebak` : country;
    const guessesLeft = plural(left, { other: 'sisa # tebakan' });
    return `${name}: ${where}, arah ${directionName(direction)}, ${percentNear}% dekat, ${guessesLeft}`;
  },
  announceDay: (date) => `Peta ${writtenOut(date)}`,
  announceWin: (country) => `${country}: benar!`,
  announceLoss: (country, answer) =>
    `${country}: salah, dan itu tebakan terakhir. Jawabannya: ${answer}.`,
  result: (country, result) => `${country}: ${result}`,
  zoomLevel: 'Tingkat zoom',
  zoomStatus: (zoom, index, count) => `Tingkat zoom: ${zoom} (${index}/${count})`,
  zoomValue: (width, index, count) =>
    [width, `tingkat ${index} dari ${count}`].filter(Boolean).join(', '),
  zoomHint: 'Buat tebakan pertama untuk membuka zoom',
  onePicture: 'Hanya ada satu gambar tempat ini',
  notice: {
    today: { text: 'Ada peta baru untuk hari ini (UTC).', action: 'Mainkan peta hari ini' },
    yesterday: {
      text: 'Ronde kemarin belum selesai.',
      action: 'Selesaikan ronde kemarin',
    },
  },
  unplayableTitle: 'Kesalahan Zoomle',
  unplayable:
    'Data negara tidak ada atau tidak valid. Periksa file countries_with_mapLocations.json.',
  map: {
    alternative: 'Citra satelit tempat yang harus ditebak',
    described: (description) => `Citra satelit tempat yang harus ditebak. ${description}`,
    noDescription: 'Deskripsinya tidak bisa dimuat.',
    place: (place) => `Citra satelit ${place}`,
    back: (place) => `Kembali ke ${place}`,
    loading: 'Memuat citra satelit',
    unavailable: 'Peta tidak tersedia',
    failed: 'Citra satelit tidak bisa dimuat. Kamu tetap bisa menebak.',
    retry: 'Coba lagi',
    fallback: 'Layanan peta tidak merespons. Sebagai gantinya, atlas bawaan ditampilkan.',
    across: (width) => `lebar ${width}`,
  },
  menu: {
    help: 'Cara main',
    statistics: 'Statistik',
    settings: 'Pengaturan',
    archive: 'Arsip',
    practice: 'Latihan',
    close: 'Tutup',
  },
};
