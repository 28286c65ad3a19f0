import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('nl');

/** Without “the”: van noord naar zuid. */
const stem = (name: string) => name.replace(/en$/, '');

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Ongeveer ${width} breed.`,
  news: (sentences) => `Nieuw: ${sentences}`,
  still: (things) => `Nog steeds te zien: ${things}.`,
  ofAtlas: (description) => `Volgens de offline atlas: ${description}`,
  none: {
    sea: 'Geen zee.',
    lake: 'Geen meer.',
    river: 'Geen grote rivier.',
    'sea lake': 'Geen zee en geen meer.',
    'sea river': 'Geen zee en geen grote rivier.',
    'lake river': 'Geen meer en geen grote rivier.',
    'sea lake river': 'Geen zee, geen meer en geen grote rivier.',
  },
  middle: 'in het midden',
  around: 'rondom',
  side: (name) => name,
  and: (parts) => parts.join(' en '),
  near: (sides) => `in het ${sides}`,
  far: (sides) => `ver in het ${sides}`,
  course: (from, to) => `van ${stem(from)} naar ${stem(to)}`,
  shares: [
    'een klein stukje van het beeld',
    'een tiende van het beeld',
    'een vijfde van het beeld',
    'een kwart van het beeld',
    'een derde van het beeld',
    'bijna de helft van het beeld',
    'de helft van het beeld',
    'meer dan de helft van het beeld',
    'twee derde van het beeld',
    'driekwart van het beeld',
    'het grootste deel van het beeld',
    'bijna het hele beeld',
    'het hele beeld',
  ],

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
  islands: (count) => plural(count, { one: 'een eiland', other: '# eilanden' }),
  lakes: (count) => plural(count, { one: 'een kleiner meer', other: '# kleinere meren' }),
  many: { islands: 'veel eilanden', lakes: 'veel kleinere meren' },
  partOfLake: 'een deel van een meer',
  rivers: ['een heel grote rivier', 'een grote rivier'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} vult ${where} ${share}`,
  runs: (thing, course, where) =>
    course ? `${thing} loopt ${where} ${course}` : `${thing} kronkelt ${where}`,
  isLong: (thing, length, where) => `${thing} ${where}, ongeveer ${length} lang`,
  covers: (thing, share, where) => [thing, 'bedekt', where, share].filter(Boolean).join(' '),
  isHigh: (thing, height) => `${thing}, op ongeveer ${height} hoogte`,
  reaches: (thing, height) => `${thing}, met toppen boven de ${height}`,
  onIsland: (length, course) =>
    `het kruisje ligt op een eiland van ongeveer ${length} lang${course ? `, ${course}` : ''}`,
};
