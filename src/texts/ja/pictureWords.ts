import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, '写真のごく一部'],
  [10, '写真の約10分の1'],
  [20, '写真の約5分の1'],
  [25, '写真の約4分の1'],
  [35, '写真の約3分の1'],
  [45, '写真の半分近く'],
  [55, '写真の約半分'],
  [60, '写真の半分以上'],
  [70, '写真の約3分の2'],
  [80, '写真の約4分の3'],
  [90, '写真の大部分'],
  [95, '写真のほぼ全体'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join('と');

/** How many there are; a single one is only named. */
function counted(thing: string, count: number) {
  if (count >= MANY) return `多くの${thing}`;
  return count === 1 ? thing : plural(count, { other: `${thing}が#つ` });
}

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text}。`,
  gap: '',
  across: (width) => `幅は約${width}。`,
  news: (sentences) => `新たに見えるもの：${sentences}`,
  still: (parts) => `引き続き見えるもの：${parts.join('、')}。`,
  ofAtlas: (description) => `内蔵の画像での説明：${description}`,
  none: {
    sea: '海はなし。',
    lake: '湖はなし。',
    river: '大きな川はなし。',
    'sea lake': '海も湖もなし。',
    'sea river': '海も大きな川もなし。',
    'lake river': '湖も大きな川もなし。',
    'sea lake river': '海も湖も大きな川もなし。',
  },

  height: (height, unit) => (unit === 'm' ? `${number(height)} m` : `${number(height)}フィート`),
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return '中央';
    if (places.includes('*')) return '周囲一帯';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const farSides = far.length > 0 && `遠く${names(far)}`;
    return [names(near), farSides].filter(Boolean).join('と');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? '写真全体',

  things: {
    sea: '海',
    coast: '海岸線',
    island: '島',
    lake: '湖',
    plain: '平地',
    hills: '丘陵',
    plateau: '高原',
    mountains: '山地',
    snow: '雪',
    forest: '森林',
    green: '草地や畑',
    dry: '乾いた茶色の土地',
    desert: '砂漠',
  },
  islands: (count) => counted('島', count),
  lakes: (count) => counted('小さめの湖', count),
  partOfLake: '湖の一部',
  rivers: ['大河', '大きな川'],

  lies: (thing, where) => `${where}に${thing}`,
  fills: (thing, share, where) => `${where}に${thing}、${share}`,
  runs: (thing, course, where) =>
    course
      ? `${where}に${thing}、${course.join('から')}へのびる`
      : `${where}に曲がりくねった${thing}`,
  isLong: (thing, length, where) => `${where}に${thing}、長さ約${length}`,
  covers: (thing, share, where) => (where ? `${where}に${thing}、${share}` : `${share}に${thing}`),
  isHigh: (thing, height) => `${thing}、標高約${height}`,
  reaches: (thing, height) => `${thing}、標高${height}超`,
  onIsland: (length, course) =>
    `十字マークは${course ? `${course.join('から')}へのびる` : ''}島の上、島の長さは約${length}`,
};
