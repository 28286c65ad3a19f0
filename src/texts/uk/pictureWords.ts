import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** After “на”. */
const LOCATIVES: Record<string, string> = {
  N: 'півночі',
  NE: 'північному сході',
  E: 'сході',
  SE: 'південному сході',
  S: 'півдні',
  SW: 'південному заході',
  W: 'заході',
  NW: 'північному заході',
};

/** From where something runs. */
const ORIGINS: Record<string, string> = {
  N: 'з півночі',
  NE: 'з північного сходу',
  E: 'зі сходу',
  SE: 'з південного сходу',
};

/** On how much of the picture something is, for shares of up to so many percent. */
const SHARES = [
  [5, 'на клаптику знімка'],
  [10, 'на десятій частині знімка'],
  [20, 'на п’ятій частині знімка'],
  [25, 'на чверті знімка'],
  [35, 'на третині знімка'],
  [45, 'майже на половині знімка'],
  [55, 'на половині знімка'],
  [60, 'більш ніж на половині знімка'],
  [70, 'на двох третинах знімка'],
  [80, 'на трьох чвертях знімка'],
  [90, 'на більшій частині знімка'],
  [95, 'майже на всьому знімку'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => LOCATIVES[point.toUpperCase()] ?? point).join(' та ');

const courseText = ([from, to]: readonly [string, string]) =>
  `${ORIGINS[from] ?? from} на ${directionName(to)}`;

/** Numbers stand in the nominative: units may be written out. */
export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Ширина — приблизно ${width}.`,
  news: (sentences) => `Нове: ${sentences}`,
  still: (parts) => `Досі видно: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Так це показує вбудований атлас: ${description}`,
  none: {
    sea: 'Моря немає.',
    lake: 'Озер немає.',
    river: 'Великих річок немає.',
    'sea lake': 'Немає ні моря, ні озер.',
    'sea river': 'Немає ні моря, ні великих річок.',
    'lake river': 'Немає ні озер, ні великих річок.',
    'sea lake river': 'Немає ні моря, ні озер, ні великих річок.',
  },

  height: (height, unit) =>
    unit === 'm'
      ? `${number(height)} м`
      : plural(height, { one: '# фут', few: '# фути', many: '# футів', other: '# фута' }),
  // The course's two points are declined where it is told.
  point: (point) => point,
  where: (...places) => {
    if (places.includes('.')) return 'посередині';
    if (places.includes('*')) return 'довкола';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `на ${names(near)}`;
    const farSides = far.length > 0 && `далеко на ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' та ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'на всьому знімку',

  things: {
    sea: 'море',
    coast: 'узбережжя',
    island: 'острів',
    lake: 'озеро',
    plain: 'рівнина',
    hills: 'пагорби',
    plateau: 'плато',
    mountains: 'гори',
    snow: 'сніг',
    forest: 'ліс',
    green: 'луки або поля',
    dry: 'суха бура земля',
    desert: 'пустеля',
  },
  islands: (count) =>
    count < MANY
      ? plural(count, { one: 'острів', few: '# острови', many: '# островів', other: '# острова' })
      : 'багато островів',
  lakes: (count) =>
    count < MANY
      ? plural(count, {
          one: 'менше озеро',
          few: '# менші озера',
          many: '# менших озер',
          other: '# меншого озера',
        })
      : 'багато менших озер',
  partOfLake: 'частина озера',
  rivers: ['дуже велика річка', 'велика річка'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} ${share}, ${where}`,
  runs: (thing, course, where) =>
    `${thing} ${course ? `тягнеться ${courseText(course)},` : 'звивається'} ${where}`,
  isLong: (thing, length, where) => `${thing} (довжина — приблизно ${length}) ${where}`,
  covers: (thing, share, where) => [`${thing} ${share}`, where].filter(Boolean).join(', '),
  isHigh: (thing, height) => `${thing}, висота — приблизно ${height}`,
  reaches: (thing, height) => `${thing}, вершини понад ${height}`,
  onIsland: (length, course) =>
    `хрестик стоїть на острові (довжина — приблизно ${length})${course ? `, що тягнеться ${courseText(course)}` : ''}`,
};
