import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('pl');

/** Directions after “na”, by their nominatives. */
const LOCATIVES: Record<string, string> = {
  północ: 'północy',
  'północny wschód': 'północnym wschodzie',
  wschód: 'wschodzie',
  'południowy wschód': 'południowym wschodzie',
  południe: 'południu',
  'południowy zachód': 'południowym zachodzie',
  zachód: 'zachodzie',
  'północny zachód': 'północnym zachodzie',
};

/** Directions from where something runs. */
const ORIGINS: Record<string, string> = {
  północ: 'z północy',
  'północny wschód': 'z północnego wschodu',
  wschód: 'ze wschodu',
  'południowy wschód': 'z południowego wschodu',
};

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Szerokość zdjęcia: około ${width}.`,
  news: (sentences) => `Nowe: ${sentences}`,
  still: (things) => `Nadal widać: ${things}.`,
  ofAtlas: (description) => `Tak pokazuje to atlas offline: ${description}`,
  none: {
    sea: 'Nie ma morza.',
    lake: 'Nie ma jezior.',
    river: 'Nie ma dużych rzek.',
    'sea lake': 'Nie ma morza ani jezior.',
    'sea river': 'Nie ma morza ani dużych rzek.',
    'lake river': 'Nie ma jezior ani dużych rzek.',
    'sea lake river': 'Nie ma morza, jezior ani dużych rzek.',
  },
  middle: 'pośrodku',
  around: 'dookoła',
  side: (name) => LOCATIVES[name] ?? name,
  and: (parts) => parts.join(' i '),
  near: (sides) => `na ${sides}`,
  far: (sides) => `daleko na ${sides}`,
  course: (from, to) => `${ORIGINS[from] ?? from} na ${to}`,
  shares: [
    'na skrawku zdjęcia',
    'na jednej dziesiątej zdjęcia',
    'na jednej piątej zdjęcia',
    'na jednej czwartej zdjęcia',
    'na jednej trzeciej zdjęcia',
    'na prawie połowie zdjęcia',
    'na połowie zdjęcia',
    'na ponad połowie zdjęcia',
    'na dwóch trzecich zdjęcia',
    'na trzech czwartych zdjęcia',
    'na większości zdjęcia',
    'na prawie całym zdjęciu',
    'na całym zdjęciu',
  ],

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
    plural(count, { one: 'wyspa', few: '# wyspy', many: '# wysp', other: '# wyspy' }),
  lakes: (count) =>
    plural(count, {
      one: 'mniejsze jezioro',
      few: '# mniejsze jeziora',
      many: '# mniejszych jezior',
      other: '# mniejszego jeziora',
    }),
  many: { islands: 'wiele wysp', lakes: 'wiele mniejszych jezior' },
  partOfLake: 'część jeziora',
  rivers: ['wielka rzeka', 'duża rzeka'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} ${share}, ${where}`,
  runs: (thing, course, where) => `${thing} ${course ? `biegnie ${course},` : 'wije się'} ${where}`,
  isLong: (thing, length, where) => `${thing} o długości około ${length}, ${where}`,
  covers: (thing, share, where) => [`${thing} ${share}`, where].filter(Boolean).join(', '),
  isHigh: (thing, height) => `${thing}, na wysokości około ${height}`,
  reaches: (thing, height) => `${thing}, szczyty powyżej ${height}`,
  onIsland: (length, course) =>
    `celownik jest na wyspie o długości około ${length}${course ? `, ciągnącej się ${course}` : ''}`,
};
