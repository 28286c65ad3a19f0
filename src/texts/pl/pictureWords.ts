import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** After “na”. */
const LOCATIVES: Record<string, string> = {
  N: 'północy',
  NE: 'północnym wschodzie',
  E: 'wschodzie',
  SE: 'południowym wschodzie',
  S: 'południu',
  SW: 'południowym zachodzie',
  W: 'zachodzie',
  NW: 'północnym zachodzie',
};

/** From where something runs. */
const ORIGINS: Record<string, string> = {
  N: 'z północy',
  NE: 'z północnego wschodu',
  E: 'ze wschodu',
  SE: 'z południowego wschodu',
};

/** On how much of the picture something is, for shares of up to so many percent. */
const SHARES = [
  [5, 'na skrawku zdjęcia'],
  [10, 'na jednej dziesiątej zdjęcia'],
  [20, 'na jednej piątej zdjęcia'],
  [25, 'na jednej czwartej zdjęcia'],
  [35, 'na jednej trzeciej zdjęcia'],
  [45, 'na prawie połowie zdjęcia'],
  [55, 'na połowie zdjęcia'],
  [60, 'na ponad połowie zdjęcia'],
  [70, 'na dwóch trzecich zdjęcia'],
  [80, 'na trzech czwartych zdjęcia'],
  [90, 'na większości zdjęcia'],
  [95, 'na prawie całym zdjęciu'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => LOCATIVES[point.toUpperCase()] ?? point).join(' i ');

const courseText = ([from, to]: readonly [string, string]) =>
  `${ORIGINS[from] ?? from} na ${directionName(to)}`;

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Szerokość zdjęcia: około ${width}.`,
  news: (sentences) => `Nowe: ${sentences}`,
  still: (parts) => `Nadal widać: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Tak pokazuje to wbudowany atlas: ${description}`,
  none: {
    sea: 'Nie ma morza.',
    lake: 'Nie ma jezior.',
    river: 'Nie ma wielkich rzek.',
    'sea lake': 'Nie ma morza ani jezior.',
    'sea river': 'Nie ma morza ani wielkich rzek.',
    'lake river': 'Nie ma jezior ani wielkich rzek.',
    'sea lake river': 'Nie ma morza, jezior ani wielkich rzek.',
  },

  height: (height, unit) => `${number(height)} ${unit}`,
  // The course's two points are declined where it is told.
  point: (point) => point,
  where: (...places) => {
    if (places.includes('.')) return 'pośrodku';
    if (places.includes('*')) return 'dookoła';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `na ${names(near)}`;
    const farSides = far.length > 0 && `daleko na ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' i ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'na całym zdjęciu',

  things: {
    sea: 'morze',
    coast: 'wybrzeże',
    island: 'wyspa',
    lake: 'jezioro',
    plain: 'równina',
    hills: 'wzgórza',
    plateau: 'płaskowyż',
    mountains: 'góry',
    snow: 'śnieg',
    forest: 'las',
    green: 'łąki lub pola',
    dry: 'sucha brunatna ziemia',
    desert: 'pustynia',
  },
  islands: (count) =>
    count < MANY
      ? plural(count, { one: 'wyspa', few: '# wyspy', many: '# wysp', other: '# wyspy' })
      : 'wiele wysp',
  lakes: (count) =>
    count < MANY
      ? plural(count, {
          one: 'mniejsze jezioro',
          few: '# mniejsze jeziora',
          many: '# mniejszych jezior',
          other: '# mniejszego jeziora',
        })
      : 'wiele mniejszych jezior',
  partOfLake: 'część jeziora',
  rivers: ['wielka rzeka', 'duża rzeka'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} ${share}, ${where}`,
  runs: (thing, course, where) =>
    `${thing} ${course ? `biegnie ${courseText(course)},` : 'wije się'} ${where}`,
  isLong: (thing, length, where) => `${thing} o długości około ${length}, ${where}`,
  covers: (thing, share, where) => [`${thing} ${share}`, where].filter(Boolean).join(', '),
  isHigh: (thing, height) => `${thing}, na wysokości około ${height}`,
  reaches: (thing, height) => `${thing}, szczyty powyżej ${height}`,
  onIsland: (length, course) =>
    `celownik jest na wyspie o długości około ${length}${course ? `, ciągnącej się ${courseText(course)}` : ''}`,
};
