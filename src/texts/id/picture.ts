import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized } = formatsIn('id');

const counted = (count: number, thing: string) =>
  count === 1 ? `sebuah ${thing}` : `${count} ${thing}`;

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Lebarnya sekitar ${width}.`,
  news: (sentences) => `Baru: ${sentences}`,
  still: (things) => `Masih terlihat: ${things}.`,
  ofAtlas: (description) => `Menurut atlas bawaan: ${description}`,
  none: {
    sea: 'Tidak ada laut.',
    lake: 'Tidak ada danau.',
    river: 'Tidak ada sungai besar.',
    'sea lake': 'Tidak ada laut atau danau.',
    'sea river': 'Tidak ada laut atau sungai besar.',
    'lake river': 'Tidak ada danau atau sungai besar.',
    'sea lake river': 'Tidak ada laut, danau, atau sungai besar.',
  },
  middle: 'di tengah',
  around: 'di semua sisi',
  side: (name) => name,
  and: (parts) => parts.join(' dan '),
  near: (sides) => `di ${sides}`,
  far: (sides) => `jauh di ${sides}`,
  course: (from, to) => `membentang dari ${from} ke ${to}`,
  shares: [
    'sebagian kecil gambar',
    'sepersepuluh gambar',
    'seperlima gambar',
    'seperempat gambar',
    'sepertiga gambar',
    'hampir separuh gambar',
    'separuh gambar',
    'lebih dari separuh gambar',
    'dua pertiga gambar',
    'tiga perempat gambar',
    'sebagian besar gambar',
    'hampir seluruh gambar',
    'seluruh gambar',
  ],

  things: {
    sea: 'laut',
    coast: 'garis pantai',
    island: 'pulau',
    lake: 'danau',
    plain: 'dataran',
    hills: 'perbukitan',
    plateau: 'dataran tinggi',
    mountains: 'pegunungan',
    snow: 'salju',
    forest: 'hutan',
    green: 'padang rumput atau ladang',
    dry: 'tanah kering cokelat',
    desert: 'gurun',
  },
  islands: (count) => counted(count, 'pulau'),
  lakes: (count) => counted(count, 'danau kecil'),
  many: { islands: 'banyak pulau', lakes: 'banyak danau kecil' },
  partOfLake: 'sebagian danau',
  rivers: ['sungai yang sangat besar', 'sungai besar'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} meliputi ${share}, ${where}`,
  runs: (thing, course, where) =>
    course ? `${thing} ${course}, ${where}` : `${thing} berkelok-kelok ${where}`,
  isLong: (thing, length, where) => `${thing} sepanjang sekitar ${length}, ${where}`,
  covers: (thing, share, where) => `${thing} meliputi ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, ketinggian sekitar ${height}`,
  reaches: (thing, height) => `${thing}, tingginya di atas ${height}`,
  onIsland: (length, course) =>
    `tanda bidik berada di pulau sepanjang sekitar ${length}${course ? `, ${course}` : ''}`,
};
