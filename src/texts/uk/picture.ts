import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('uk');

/** Directions after “на”, by their nominatives. */
const LOCATIVES: Record<string, string> = {
  північ: 'півночі',
  'північний схід': 'північному сході',
  схід: 'сході',
  'південний схід': 'південному сході',
  південь: 'півдні',
  'південний захід': 'південному заході',
  захід: 'заході',
  'північний захід': 'північному заході',
};

/** Directions from where something runs. */
const ORIGINS: Record<string, string> = {
  північ: 'з півночі',
  'північний схід': 'з північного сходу',
  схід: 'зі сходу',
  'південний схід': 'з південного сходу',
};

/** Numbers stand in the nominative: units may be written out. */
export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Ширина — приблизно ${width}.`,
  news: (sentences) => `Нове: ${sentences}`,
  still: (things) => `Досі видно: ${things}.`,
  ofAtlas: (description) => `Так це показує офлайн-атлас: ${description}`,
  none: {
    sea: 'Моря немає.',
    lake: 'Озер немає.',
    river: 'Великих річок немає.',
    'sea lake': 'Немає ні моря, ні озер.',
    'sea river': 'Немає ні моря, ні великих річок.',
    'lake river': 'Немає ні озер, ні великих річок.',
    'sea lake river': 'Немає ні моря, ні озер, ні великих річок.',
  },
  middle: 'посередині',
  around: 'довкола',
  side: (name) => LOCATIVES[name] ?? name,
  and: (parts) => parts.join(' та '),
  near: (sides) => `на ${sides}`,
  far: (sides) => `далеко на ${sides}`,
  course: (from, to) => `${ORIGINS[from] ?? from} на ${to}`,
  shares: [
    'на клаптику знімка',
    'на десятій частині знімка',
    'на п’ятій частині знімка',
    'на чверті знімка',
    'на третині знімка',
    'майже на половині знімка',
    'на половині знімка',
    'більш ніж на половині знімка',
    'на двох третинах знімка',
    'на трьох чвертях знімка',
    'на більшій частині знімка',
    'майже на всьому знімку',
    'на всьому знімку',
  ],

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
    plural(count, { one: 'острів', few: '# острови', many: '# островів', other: '# острова' }),
  lakes: (count) =>
    plural(count, {
      one: 'менше озеро',
      few: '# менші озера',
      many: '# менших озер',
      other: '# меншого озера',
    }),
  many: { islands: 'багато островів', lakes: 'багато менших озер' },
  partOfLake: 'частина озера',
  rivers: ['дуже велика річка', 'велика річка'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} ${share}, ${where}`,
  runs: (thing, course, where) =>
    `${thing} ${course ? `тягнеться ${course},` : 'звивається'} ${where}`,
  isLong: (thing, length, where) => `${thing} (довжина — приблизно ${length}) ${where}`,
  covers: (thing, share, where) => [`${thing} ${share}`, where].filter(Boolean).join(', '),
  isHigh: (thing, height) => `${thing}, висота — приблизно ${height}`,
  reaches: (thing, height) => `${thing}, вершини понад ${height}`,
  onIsland: (length, course) =>
    `хрестик стоїть на острові (довжина — приблизно ${length})${course ? `, що тягнеться ${course}` : ''}`,
};
