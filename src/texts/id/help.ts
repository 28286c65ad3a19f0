import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Cara main',
  nearCloseUp: 'Petamu mulai lebih dekat dari ini.',
  guess:
    'Tebak negaranya. Kamu punya enam tebakan: setiap yang salah menunjukkan jarak ke jawaban, arahnya, dan kedekatanmu dalam persen.',
  exampleLabel: 'Contoh tebakan',
  wider: 'Setiap tebakan juga memperluas pandangan satu tingkat.',
  more: 'Selengkapnya',
  described: 'Teks gambar menjelaskan apa yang terlihat.',
  greatCircle:
    'Jarak dan arah diukur dari tempat terkenal di negara tebakanmu ke tempat di bawah tanda bidik, mengikuti lingkaran besar, yaitu jalur terpendek di permukaan Bumi. Jadi, negara tetangga jaraknya tidak 0 km, dan panah bisa tampak aneh di peta datar.',
  percent:
    '100% berarti tepat di tempatnya, 0% di sisi lain Bumi. Makin dekat, makin teliti skalanya.',
  day: (next) =>
    `Semua orang mendapat peta yang sama di hari yang sama. Peta baru muncul pukul 00.00 UTC (${localTime(next)} waktu setempat).`,
  play: 'Main',
};
