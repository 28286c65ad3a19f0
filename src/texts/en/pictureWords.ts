import type { Where } from '../../domain/pictureFacts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'a sliver of'],
  [10, 'a tenth of'],
  [20, 'a fifth of'],
  [25, 'a quarter of'],
  [35, 'a third of'],
  [45, 'almost half of'],
  [55, 'half of'],
  [60, 'more than half of'],
  [70, 'two thirds of'],
  [80, 'three quarters of'],
  [90, 'most of'],
  [95, 'almost all of'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join(' and ');

/** The names of the two compass points between which something runs; undefined where it winds. */
type Course = readonly [from: string, to: string] | undefined;

/**
 * What pictures show: whole sentences, and parts of them without a capital or a full stop.
 * `thing`, `where` and `share` are made by other functions of these.
 */
export const pictureWords = {
  sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  /** Between sentences. */
  gap: ' ',
  across: (width: string) => `About ${width} across.`,
  news: (sentences: string) => `New: ${sentences}`,
  still: (parts: readonly string[]) => `Still there: ${parts.join(', ')}.`,
  /** Where the picture on the screen is another one. */
  ofAtlas: (description: string) => `As the embedded atlas shows it: ${description}`,
  /** By what there is none of. */
  none: {
    sea: 'No sea.',
    lake: 'No lake.',
    river: 'No great river.',
    'sea lake': 'No sea or lake.',
    'sea river': 'No sea or great river.',
    'lake river': 'No lake or great river.',
    'sea lake river': 'No sea, lake or great river.',
  } as Readonly<Record<string, string>>,

  height: (height: number, unit: 'm' | 'ft') => `${number(height)} ${unit}`,
  point: directionName,
  /** On which sides of the crosshair; lower case is near it, upper case far. */
  where: (...places: readonly Where[]) => {
    if (places.includes('.')) return 'in the middle';
    if (places.includes('*')) return 'all around';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `to the ${names(near)}`;
    const farSides = far.length > 0 && `far to the ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' and ');
  },
  /** @param percent of the picture, 1 to 100 */
  share: (percent: number) =>
    `${SHARES.find(([most]) => percent <= most)?.[1] ?? 'all of'} the picture`,

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
  islands: (count: number) =>
    count < MANY ? plural(count, { one: 'an island', other: '# islands' }) : 'many islands',
  lakes: (count: number) =>
    count < MANY
      ? plural(count, { one: 'a smaller lake', other: '# smaller lakes' })
      : 'many smaller lakes',
  partOfLake: 'part of a lake',
  rivers: ['a great river', 'a large river'] as readonly [string, string],

  lies: (thing: string, where: string) => `${thing} ${where}`,
  fills: (thing: string, share: string, where: string) => `${thing} fills ${share}, ${where}`,
  runs: (thing: string, course: Course, where: string) =>
    `${thing} ${course ? `runs from ${course.join(' to ')},` : 'winds'} ${where}`,
  isLong: (thing: string, length: string, where: string) =>
    `${thing} about ${length} long, ${where}`,
  /** @param where undefined where it is all over the picture */
  covers: (thing: string, share: string, where: string | undefined) =>
    `${thing} over ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing: string, height: string) => `${thing}, about ${height} high`,
  reaches: (thing: string, height: string) => `${thing}, rising above ${height}`,
  onIsland: (length: string, course: Course) =>
    `the crosshair is on an island about ${length} long${course ? `, from ${course.join(' to ')}` : ''}`,
};
