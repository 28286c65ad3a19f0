import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'una pequeña parte de'],
  [10, 'una décima parte de'],
  [20, 'una quinta parte de'],
  [25, 'una cuarta parte de'],
  [35, 'un tercio de'],
  [45, 'casi la mitad de'],
  [55, 'la mitad de'],
  [60, 'más de la mitad de'],
  [70, 'dos tercios de'],
  [80, 'tres cuartas partes de'],
  [90, 'la mayor parte de'],
  [95, 'casi toda'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly string[], far = '') =>
  points.map((point) => `${far}al ${directionName(point.toUpperCase())}`).join(' y ');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Ancho aproximado: ${width}.`,
  news: (sentences) => `Nuevo: ${sentences}`,
  still: (parts) => `Aún se ve: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Según el atlas incluido: ${description}`,
  none: {
    sea: 'No hay mar.',
    lake: 'No hay lagos.',
    river: 'No hay ríos grandes.',
    'sea lake': 'No hay mar ni lagos.',
    'sea river': 'No hay mar ni ríos grandes.',
    'lake river': 'No hay lagos ni ríos grandes.',
    'sea lake river': 'No hay mar, lagos ni ríos grandes.',
  },

  height: (height, unit) => `${number(height)} ${unit === 'ft' ? 'pies' : unit}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'en el centro';
    if (places.includes('*')) return 'por todos lados';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    return [names(near), names(far, 'muy ')].filter(Boolean).join(' y ');
  },
  share: (percent) => `${SHARES.find(([most]) => percent <= most)?.[1] ?? 'toda'} la imagen`,

  things: {
    sea: 'mar',
    coast: 'una costa',
    island: 'la isla',
    lake: 'un lago',
    plain: 'llanura',
    hills: 'colinas',
    plateau: 'una meseta',
    mountains: 'montañas',
    snow: 'nieve',
    forest: 'bosque',
    green: 'prados o cultivos',
    dry: 'tierra seca y parda',
    desert: 'desierto',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'una isla', other: '# islas' }) : 'muchas islas',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'un lago más pequeño', other: '# lagos más pequeños' })
      : 'muchos lagos más pequeños',
  partOfLake: 'parte de un lago',
  rivers: ['un río muy grande', 'un río grande'],

  lies: (thing, where) => `${thing} ${where}`,
  // Only the sea fills a share.
  fills: (thing, share, where) => `el ${thing} ocupa ${share}, ${where}`,
  runs: (thing, course, where) =>
    `${thing} ${course ? `va de ${course.join(' a ')},` : 'serpentea'} ${where}`,
  isLong: (thing, length, where) => `${thing} de cerca de ${length} de largo, ${where}`,
  covers: (thing, share, where) => `${thing} en ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, a cerca de ${height} de altitud`,
  reaches: (thing, height) => `${thing}, con más de ${height} de altitud`,
  onIsland: (length, course) =>
    `la mira está en una isla de cerca de ${length} de largo${course ? `, de ${course.join(' a ')}` : ''}`,
};
