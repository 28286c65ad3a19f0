import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, '画面的一小部分'],
  [10, '画面的十分之一左右'],
  [20, '画面的五分之一左右'],
  [25, '画面的四分之一左右'],
  [35, '画面的三分之一左右'],
  [45, '画面近一半'],
  [55, '画面的一半左右'],
  [60, '画面一半以上'],
  [70, '画面的三分之二左右'],
  [80, '画面的四分之三左右'],
  [90, '画面的大部分'],
  [95, '画面的绝大部分'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

/** 1 to 9, before a measure word. */
const numeral = (count: number) => '一两三四五六七八九'.charAt(count - 1);

const names = (points: readonly Where[]) =>
  points.map((point) => `${directionName(point.toUpperCase())}边`).join('和');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text}。`,
  gap: '',
  across: (width) => `宽约 ${width}。`,
  news: (sentences) => `新出现：${sentences}`,
  still: (parts) => `仍能看到：${parts.join('，')}。`,
  ofAtlas: (description) => `内置图集中的画面：${description}`,
  none: {
    sea: '没有海。',
    lake: '没有湖。',
    river: '没有大河。',
    'sea lake': '没有海，也没有湖。',
    'sea river': '没有海，也没有大河。',
    'lake river': '没有湖，也没有大河。',
    'sea lake river': '没有海、湖和大河。',
  },

  height: (height, unit) => `${number(height)} ${unit === 'm' ? '米' : '英尺'}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return '中央';
    if (places.includes('*')) return '四周';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const farSides = far.length > 0 && `${names(far)}远处`;
    return [names(near), farSides].filter(Boolean).join('和');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? '整个画面',

  things: {
    sea: '海',
    coast: '一段海岸线',
    island: '一座岛',
    lake: '一个湖',
    plain: '平地',
    hills: '丘陵',
    plateau: '高原',
    mountains: '山地',
    snow: '积雪',
    forest: '森林',
    green: '草地或农田',
    dry: '干燥褐色土地',
    desert: '沙漠',
  },
  islands: (count) => (count < MANY ? `${numeral(count)}座岛` : '许多岛屿'),
  lakes: (count) => (count < MANY ? `${numeral(count)}个较小的湖` : '许多较小的湖'),
  partOfLake: '部分湖面',
  rivers: ['一条大河', '一条较大的河'],

  lies: (thing, where) => `${where}有${thing}`,
  fills: (thing, share, where) => `${where}是${thing}，占${share}`,
  runs: (thing, course, where) =>
    `${where}有${thing}，${course ? `从${course.join('向')}延伸` : '蜿蜒曲折'}`,
  isLong: (thing, length, where) => `${where}有${thing}，长约 ${length}`,
  covers: (thing, share, where) => `${where ? `${where}的` : ''}${thing}占${share}`,
  isHigh: (thing, height) => `${thing}，海拔约 ${height}`,
  reaches: (thing, height) => `${thing}，海拔超过 ${height}`,
  onIsland: (length, course) =>
    `十字标记在一座岛上，岛长约 ${length}${course ? `，从${course.join('向')}延伸` : ''}`,
};
