import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('it');

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Circa ${width} di larghezza.`,
  news: (sentences) => `Novità: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`,
  still: (things) => `Ancora in vista: ${things}.`,
  ofAtlas: (description) => `Secondo l’atlante offline: ${description}`,
  none: {
    sea: 'Niente mare.',
    lake: 'Nessun lago.',
    river: 'Nessun grande fiume.',
    'sea lake': 'Né mare né laghi.',
    'sea river': 'Né mare né grandi fiumi.',
    'lake river': 'Né laghi né grandi fiumi.',
    'sea lake river': 'Né mare, né laghi, né grandi fiumi.',
  },
  middle: 'al centro',
  around: 'tutt’intorno',
  side: (name) => name,
  and: (parts) => parts.join(' e '),
  near: (sides) => sides,
  far: (sides) => `lontano ${sides}`,
  // From “a nord” to “da nord”.
  course: (from, to) => `d${from} ${to}`,
  shares: [
    'una piccola parte dell’immagine',
    'un decimo dell’immagine',
    'un quinto dell’immagine',
    'un quarto dell’immagine',
    'un terzo dell’immagine',
    'quasi metà dell’immagine',
    'metà dell’immagine',
    'più di metà dell’immagine',
    'due terzi dell’immagine',
    'tre quarti dell’immagine',
    'gran parte dell’immagine',
    'quasi tutta l’immagine',
    'tutta l’immagine',
  ],

  things: {
    sea: 'mare',
    coast: 'una costa',
    island: 'l’isola',
    lake: 'un lago',
    plain: 'pianura',
    hills: 'colline',
    plateau: 'un altopiano',
    mountains: 'montagne',
    snow: 'neve',
    forest: 'foresta',
    green: 'prati o campi',
    dry: 'terra arida e bruna',
    desert: 'deserto',
  },
  islands: (count) => plural(count, { one: 'un’isola', other: '# isole' }),
  lakes: (count) => plural(count, { one: 'un lago più piccolo', other: '# laghi più piccoli' }),
  many: { islands: 'molte isole', lakes: 'molti laghi più piccoli' },
  partOfLake: 'parte di un lago',
  rivers: ['un grandissimo fiume', 'un grande fiume'],

  lies: (thing, where) => `${thing} ${where}`,
  // Only the sea fills a share.
  fills: (thing, share, where) => `il ${thing} occupa ${share}, ${where}`,
  runs: (thing, course, where) =>
    course ? `${where}, ${thing} va ${course}` : `${where} si snoda ${thing}`,
  isLong: (thing, length, where) => `${thing} lungo circa ${length}, ${where}`,
  covers: (thing, share, where) => `${thing} su ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, a circa ${height} di altitudine`,
  reaches: (thing, height) => `${thing}, con cime di oltre ${height}`,
  onIsland: (length, course) =>
    `il mirino è su un’isola lunga circa ${length}${course ? `, ${course}` : ''}`,
};
