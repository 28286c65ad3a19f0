import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('de');

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Etwa ${width} breit.`,
  news: (sentences) => `Neu: ${sentences}`,
  still: (things) => `Weiterhin zu sehen: ${things}.`,
  ofAtlas: (description) => `Laut Offline-Atlas: ${description}`,
  none: {
    sea: 'Kein Meer.',
    lake: 'Kein See.',
    river: 'Kein großer Fluss.',
    'sea lake': 'Kein Meer und kein See.',
    'sea river': 'Kein Meer und kein großer Fluss.',
    'lake river': 'Kein See und kein großer Fluss.',
    'sea lake river': 'Kein Meer, kein See und kein großer Fluss.',
  },
  middle: 'in der Mitte',
  around: 'ringsum',
  side: (name) => name,
  and: (parts) => parts.join(' und '),
  near: (sides) => `im ${sides}`,
  far: (sides) => `weit im ${sides}`,
  course: (from, to) => `von ${from} nach ${to}`,
  shares: [
    'einen kleinen Teil des Bildes',
    'ein Zehntel des Bildes',
    'ein Fünftel des Bildes',
    'ein Viertel des Bildes',
    'ein Drittel des Bildes',
    'fast die Hälfte des Bildes',
    'die Hälfte des Bildes',
    'mehr als die Hälfte des Bildes',
    'zwei Drittel des Bildes',
    'drei Viertel des Bildes',
    'den größten Teil des Bildes',
    'fast das ganze Bild',
    'das ganze Bild',
  ],

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
  islands: (count) => plural(count, { one: 'eine Insel', other: '# Inseln' }),
  lakes: (count) => plural(count, { one: 'ein kleinerer See', other: '# kleinere Seen' }),
  many: { islands: 'viele Inseln', lakes: 'viele kleinere Seen' },
  partOfLake: 'ein Teil eines Sees',
  rivers: ['ein großer Strom', 'ein großer Fluss'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} füllt ${where} ${share}`,
  runs: (thing, course, where) =>
    course
      ? `${thing} verläuft ${where} ${course}`
      : `${thing} verläuft ${where} in vielen Windungen`,
  isLong: (thing, length, where) => `${thing} ${where}, etwa ${length} lang`,
  covers: (thing, share, where) => [thing, 'bedeckt', where, share].filter(Boolean).join(' '),
  isHigh: (thing, height) => `${thing}, etwa ${height} hoch gelegen`,
  reaches: (thing, height) => `${thing}, mit Höhen über ${height}`,
  onIsland: (length, course) =>
    `das Fadenkreuz liegt auf einer etwa ${length} langen Insel${course ? `, die sich ${course} erstreckt` : ''}`,
};
