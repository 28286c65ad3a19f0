import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'una piccola parte dell’immagine'],
  [10, 'un decimo dell’immagine'],
  [20, 'un quinto dell’immagine'],
  [25, 'un quarto dell’immagine'],
  [35, 'un terzo dell’immagine'],
  [45, 'quasi metà dell’immagine'],
  [55, 'metà dell’immagine'],
  [60, 'più di metà dell’immagine'],
  [70, 'due terzi dell’immagine'],
  [80, 'tre quarti dell’immagine'],
  [90, 'gran parte dell’immagine'],
  [95, 'quasi tutta l’immagine'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const sides = (points: readonly Where[]) =>
  points.map((point) => `a ${directionName(point.toUpperCase())}`).join(' e ');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Circa ${width} di larghezza.`,
  news: (sentences) => `Novità: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`,
  still: (parts) => `Ancora in vista: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Secondo l’atlante del sito: ${description}`,
  none: {
    sea: 'Niente mare.',
    lake: 'Nessun lago.',
    river: 'Nessun grande fiume.',
    'sea lake': 'Né mare né laghi.',
    'sea river': 'Né mare né grandi fiumi.',
    'lake river': 'Né laghi né grandi fiumi.',
    'sea lake river': 'Né mare, né laghi, né grandi fiumi.',
  },

  height: (height, unit) => `${number(height)} ${unit === 'm' ? 'm' : 'piedi'}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'al centro';
    if (places.includes('*')) return 'tutt’intorno';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const farSides = far.length > 0 && `lontano ${sides(far)}`;
    return [sides(near), farSides].filter(Boolean).join(' e ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'tutta l’immagine',

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
  islands: (count) =>
    count < MANY ? plural(count, { one: 'un’isola', other: '# isole' }) : 'molte isole',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'un lago più piccolo', other: '# laghi più piccoli' })
      : 'molti laghi più piccoli',
  partOfLake: 'parte di un lago',
  rivers: ['un grandissimo fiume', 'un grande fiume'],

  lies: (thing, where) => `${thing} ${where}`,
  // Only the sea fills a share.
  fills: (thing, share, where) => `il ${thing} occupa ${share}, ${where}`,
  runs: (thing, run, where) =>
    run ? `${where}, ${thing} va da ${run.join(' a ')}` : `${where} si snoda ${thing}`,
  isLong: (thing, length, where) => `${thing} lungo circa ${length}, ${where}`,
  covers: (thing, share, where) => `${thing} su ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, a circa ${height} di altitudine`,
  reaches: (thing, height) => `${thing}, con cime di oltre ${height}`,
  onIsland: (length, run) =>
    `il mirino è su un’isola lunga circa ${length}${run ? `, da ${run.join(' a ')}` : ''}`,
};
