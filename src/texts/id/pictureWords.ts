import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'sebagian kecil'],
  [10, 'sepersepuluh'],
  [20, 'seperlima'],
  [25, 'seperempat'],
  [35, 'sepertiga'],
  [45, 'hampir separuh'],
  [55, 'separuh'],
  [60, 'lebih dari separuh'],
  [70, 'dua pertiga'],
  [80, 'tiga perempat'],
  [90, 'sebagian besar'],
  [95, 'hampir seluruh'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join(' dan ');

const counted = (count: number, thing: string) => {
  if (count === 1) return `sebuah ${thing}`;
  return count < MANY ? `${count} ${thing}` : `banyak ${thing}`;
};

const stretching = ([from, to]: readonly [string, string]) => `membentang dari ${from} ke ${to}`;

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Lebarnya sekitar ${width}.`,
  news: (sentences) => `Baru: ${sentences}`,
  still: (parts) => `Masih terlihat: ${parts.join(', ')}.`,
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

  height: (height, unit) => `${number(height)} ${unit}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'di tengah';
    if (places.includes('*')) return 'di semua sisi';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `di ${names(near)}`;
    const farSides = far.length > 0 && `jauh di ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' dan ');
  },
  share: (percent) => `${SHARES.find(([most]) => percent <= most)?.[1] ?? 'seluruh'} gambar`,

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
  partOfLake: 'sebagian danau',
  rivers: ['sungai yang sangat besar', 'sungai besar'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} meliputi ${share}, ${where}`,
  runs: (thing, course, where) =>
    course ? `${thing} ${stretching(course)}, ${where}` : `${thing} berkelok-kelok ${where}`,
  isLong: (thing, length, where) => `${thing} sepanjang sekitar ${length}, ${where}`,
  covers: (thing, share, where) => `${thing} meliputi ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, ketinggian sekitar ${height}`,
  reaches: (thing, height) => `${thing}, tingginya di atas ${height}`,
  onIsland: (length, course) =>
    `tanda bidik berada di pulau sepanjang sekitar ${length}${course ? `, ${stretching(course)}` : ''}`,
};
