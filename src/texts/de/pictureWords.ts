import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent, as objects of a verb. */
const SHARES = [
  [5, 'einen kleinen Teil des Bildes'],
  [10, 'ein Zehntel des Bildes'],
  [20, 'ein Fünftel des Bildes'],
  [25, 'ein Viertel des Bildes'],
  [35, 'ein Drittel des Bildes'],
  [45, 'fast die Hälfte des Bildes'],
  [55, 'die Hälfte des Bildes'],
  [60, 'mehr als die Hälfte des Bildes'],
  [70, 'zwei Drittel des Bildes'],
  [80, 'drei Viertel des Bildes'],
  [90, 'den größten Teil des Bildes'],
  [95, 'fast das ganze Bild'],
] as const;

const MANY = 10;

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join(' und ');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Etwa ${width} breit.`,
  news: (sentences) => `Neu: ${sentences}`,
  still: (parts) => `Weiterhin zu sehen: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Nach dem eingebauten Atlas: ${description}`,
  none: {
    sea: 'Kein Meer.',
    lake: 'Kein See.',
    river: 'Kein großer Fluss.',
    'sea lake': 'Kein Meer und kein See.',
    'sea river': 'Kein Meer und kein großer Fluss.',
    'lake river': 'Kein See und kein großer Fluss.',
    'sea lake river': 'Kein Meer, kein See und kein großer Fluss.',
  },

  height: (height, unit) => `${number(height)} ${unit === 'ft' ? 'Fuß' : unit}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'in der Mitte';
    if (places.includes('*')) return 'ringsum';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `im ${names(near)}`;
    const farSides = far.length > 0 && `weit im ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' und ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'das ganze Bild',

  // All of them are singular: `fills`, `runs` and `covers` have no plural verbs.
  things: {
    sea: 'Meer',
    coast: 'eine Küste',
    island: 'die Insel',
    lake: 'ein See',
    plain: 'flaches Land',
    hills: 'Hügelland',
    plateau: 'eine Hochebene',
    mountains: 'Gebirge',
    snow: 'Schnee',
    forest: 'Wald',
    green: 'Gras- oder Ackerland',
    dry: 'trockenes braunes Land',
    desert: 'Wüste',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'eine Insel', other: '# Inseln' }) : 'viele Inseln',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'ein kleinerer See', other: '# kleinere Seen' })
      : 'viele kleinere Seen',
  partOfLake: 'ein Teil eines Sees',
  rivers: ['ein großer Strom', 'ein großer Fluss'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} füllt ${where} ${share}`,
  runs: (thing, course, where) =>
    course
      ? `${thing} verläuft ${where} von ${course.join(' nach ')}`
      : `${thing} verläuft ${where} in vielen Windungen`,
  isLong: (thing, length, where) => `${thing} ${where}, etwa ${length} lang`,
  covers: (thing, share, where) => [thing, 'bedeckt', where, share].filter(Boolean).join(' '),
  isHigh: (thing, height) => `${thing}, etwa ${height} hoch gelegen`,
  reaches: (thing, height) => `${thing}, mit Höhen über ${height}`,
  onIsland: (length, course) =>
    `das Fadenkreuz liegt auf einer etwa ${length} langen Insel${course ? `, die sich von ${course.join(' nach ')} erstreckt` : ''}`,
};
