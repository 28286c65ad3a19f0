import { formatsIn } from '../languages';

const { capitalized, plural } = formatsIn('en');

/**
 * Descriptions of pictures: whole sentences, and clauses without a capital or a full stop.
 * `thing`, `where`, `share` and `course` are made of the other words here.
 */
export const picture = {
  sentence: (text: string) => `${capitalized(text)}.`,
  /** Between sentences. */
  gap: ' ',
  across: (width: string) => `About ${width} across.`,
  news: (sentences: string) => `New: ${sentences}`,
  still: (things: string) => `Still there: ${things}.`,
  /** If the screen shows a map service's picture. */
  ofAtlas: (description: string) => `As the offline atlas shows it: ${description}`,
  /** By the kinds of water that are missing. */
  none: {
    sea: 'No sea.',
    lake: 'No lake.',
    river: 'No large river.',
    'sea lake': 'No sea or lake.',
    'sea river': 'No sea or large river.',
    'lake river': 'No lake or large river.',
    'sea lake river': 'No sea, lake or large river.',
  } as Readonly<Record<string, string>>,

  /** Positions: at the crosshair, all around it, or on some sides, near and far. */
  middle: 'in the middle',
  around: 'all around',
  /** @param name one of `directions` in start.ts */
  side: (name: string) => name,
  and: (parts: readonly string[]) => parts.join(' and '),
  /** @param sides one `side` or more, joined by `and` */
  near: (sides: string) => `to the ${sides}`,
  far: (sides: string) => `far to the ${sides}`,
  /** The course of something long: two of `directions`. */
  course: (from: string, to: string) => `from ${from} to ${to}`,
  /** 5 percent of the picture, 10, 20, 25, 35, 45, 55, 60, 70, 80, 90, 95, and all of it. */
  shares: [
    'a sliver of the picture',
    'a tenth of the picture',
    'a fifth of the picture',
    'a quarter of the picture',
    'a third of the picture',
    'almost half of the picture',
    'half of the picture',
    'more than half of the picture',
    'two thirds of the picture',
    'three quarters of the picture',
    'most of the picture',
    'almost all of the picture',
    'all of the picture',
  ],

  things: {
    sea: 'sea',
    coast: 'a coast',
    island: 'the island',
    lake: 'a lake',
    plain: 'flat land',
    hills: 'hills',
    plateau: 'a plateau',
    mountains: 'mountains',
    snow: 'snow',
    forest: 'forest',
    green: 'grassland or fields',
    dry: 'dry brown land',
    desert: 'desert',
  },
  islands: (count: number) => plural(count, { one: 'an island', other: '# islands' }),
  lakes: (count: number) => plural(count, { one: 'a smaller lake', other: '# smaller lakes' }),
  many: { islands: 'many islands', lakes: 'many smaller lakes' },
  partOfLake: 'part of a lake',
  rivers: ['a great river', 'a large river'] as readonly [string, string],

  lies: (thing: string, where: string) => `${thing} ${where}`,
  fills: (thing: string, share: string, where: string) => `${thing} fills ${share}, ${where}`,
  runs: (thing: string, course: string | undefined, where: string) =>
    `${thing} ${course ? `runs ${course},` : 'winds'} ${where}`,
  isLong: (thing: string, length: string, where: string) =>
    `${thing} about ${length} long, ${where}`,
  /** @param where undefined if it covers the whole picture */
  covers: (thing: string, share: string, where: string | undefined) =>
    `${thing} over ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing: string, height: string) => `${thing}, about ${height} high`,
  reaches: (thing: string, height: string) => `${thing}, rising above ${height}`,
  onIsland: (length: string, course: string | undefined) =>
    `the crosshair is on an island about ${length} long${course ? `, ${course}` : ''}`,
};
