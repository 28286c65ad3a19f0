import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'een klein stukje van het beeld'],
  [10, 'een tiende van het beeld'],
  [20, 'een vijfde van het beeld'],
  [25, 'een kwart van het beeld'],
  [35, 'een derde van het beeld'],
  [45, 'bijna de helft van het beeld'],
  [55, 'de helft van het beeld'],
  [60, 'meer dan de helft van het beeld'],
  [70, 'twee derde van het beeld'],
  [80, 'driekwart van het beeld'],
  [90, 'het grootste deel van het beeld'],
  [95, 'bijna het hele beeld'],
] as const;

const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join(' en ');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Ongeveer ${width} breed.`,
  news: (sentences) => `Nieuw: ${sentences}`,
  still: (parts) => `Nog steeds te zien: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Volgens de ingebouwde atlas: ${description}`,
  none: {
    sea: 'Geen zee.',
    lake: 'Geen meer.',
    river: 'Geen grote rivier.',
    'sea lake': 'Geen zee en geen meer.',
    'sea river': 'Geen zee en geen grote rivier.',
    'lake river': 'Geen meer en geen grote rivier.',
    'sea lake river': 'Geen zee, geen meer en geen grote rivier.',
  },

  height: (height, unit) => `${number(height)} ${unit === 'ft' ? 'voet' : unit}`,
  // From north to south, without “the”: van noord naar zuid.
  point: (point) => directionName(point).replace(/en$/, ''),
  where: (...places) => {
    if (places.includes('.')) return 'in het midden';
    if (places.includes('*')) return 'rondom';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `in het ${names(near)}`;
    const farSides = far.length > 0 && `ver in het ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' en ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'het hele beeld',

  // All of them are singular: `fills`, `runs` and `covers` have no plural verbs.
  things: {
    sea: 'zee',
    coast: 'een kust',
    island: 'het eiland',
    lake: 'een meer',
    plain: 'vlak land',
    hills: 'heuvelland',
    plateau: 'een hoogvlakte',
    mountains: 'bergland',
    snow: 'sneeuw',
    forest: 'bos',
    green: 'gras- of akkerland',
    dry: 'droog bruin land',
    desert: 'woestijn',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'een eiland', other: '# eilanden' }) : 'veel eilanden',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'een kleiner meer', other: '# kleinere meren' })
      : 'veel kleinere meren',
  partOfLake: 'een deel van een meer',
  rivers: ['een heel grote rivier', 'een grote rivier'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} vult ${where} ${share}`,
  runs: (thing, course, where) =>
    course ? `${thing} loopt ${where} van ${course.join(' naar ')}` : `${thing} kronkelt ${where}`,
  isLong: (thing, length, where) => `${thing} ${where}, ongeveer ${length} lang`,
  covers: (thing, share, where) => [thing, 'bedekt', where, share].filter(Boolean).join(' '),
  isHigh: (thing, height) => `${thing}, op ongeveer ${height} hoogte`,
  reaches: (thing, height) => `${thing}, met toppen boven de ${height}`,
  onIsland: (length, course) =>
    `het kruisje ligt op een eiland van ongeveer ${length} lang${course ? `, van ${course.join(' naar ')}` : ''}`,
};
