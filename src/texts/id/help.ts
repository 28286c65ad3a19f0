import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Cara main',
  near: 'Tanda bidik menunjuk sebuah tempat terkenal. Di negara mana?',
  nearCloseUp:
    'Petamu mulai lebih dekat dari ini: sebuah tempat terkenal, dilihat dari dekat sekali. Di negara mana?',
  guess:
    'Kamu punya enam tebakan. Setiap tebakan yang salah menunjukkan jarak ke jawaban, arahnya, dan kedekatanmu dalam persen.',
  exampleLabel: 'Contoh tebakan',
  wider:
    'Setiap tebakan juga membuka satu tingkat zoom yang lebih jauh. Teks gambar menjelaskan apa yang terlihat.',
  more: 'Selengkapnya',
  greatCircle:
    'Jarak dan arah diukur dari tempat terkenal di negara tebakanmu ke tempat di bawah tanda bidik, mengikuti lingkaran besar, yaitu jalur terpendek di permukaan Bumi. Jadi, negara tetangga jaraknya tidak 0 km, dan panah bisa tampak aneh di peta datar.',
  percent:
    '100% berarti tepat di tempatnya, 0% di sisi lain Bumi. Makin dekat, makin teliti skalanya.',
  day: (next) =>
    `Semua orang mendapat peta yang sama di hari yang sama. Peta baru muncul pukul 00.00 UTC (${localTime(next)} waktu setempat).`,
};
