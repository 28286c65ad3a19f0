import type { Texts } from '../texts';
import { directionName, towards } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'uma pequena parte da'],
  [10, 'um décimo da'],
  [20, 'um quinto da'],
  [25, 'um quarto da'],
  [35, 'um terço da'],
  [45, 'quase metade da'],
  [55, 'metade da'],
  [60, 'mais da metade da'],
  [70, 'dois terços da'],
  [80, 'três quartos da'],
  [90, 'a maior parte da'],
  [95, 'quase toda a'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const names = (points: readonly string[], far = '') =>
  points.map((point) => `${far}${towards(point.toUpperCase())}`).join(' e ');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Cerca de ${width} de largura.`,
  news: (sentences) => `Novo: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`,
  still: (parts) => `Ainda se vê: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Segundo o atlas do site: ${description}`,
  none: {
    sea: 'Sem mar.',
    lake: 'Sem lagos.',
    river: 'Sem rios grandes.',
    'sea lake': 'Sem mar nem lagos.',
    'sea river': 'Sem mar nem rios grandes.',
    'lake river': 'Sem lagos nem rios grandes.',
    'sea lake river': 'Sem mar, lagos nem rios grandes.',
  },

  height: (height, unit) => `${number(height)} ${unit === 'ft' ? 'pés' : unit}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'no centro';
    if (places.includes('*')) return 'por todos os lados';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    return [names(near), names(far, 'bem ')].filter(Boolean).join(' e ');
  },
  share: (percent) => `${SHARES.find(([most]) => percent <= most)?.[1] ?? 'toda a'} imagem`,

  things: {
    sea: 'mar',
    coast: 'uma costa',
    island: 'a ilha',
    lake: 'um lago',
    plain: 'planície',
    hills: 'colinas',
    plateau: 'um planalto',
    mountains: 'montanhas',
    snow: 'neve',
    forest: 'floresta',
    green: 'campos ou plantações',
    dry: 'terra seca e marrom',
    desert: 'deserto',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'uma ilha', other: '# ilhas' }) : 'muitas ilhas',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'um lago menor', other: '# lagos menores' })
      : 'muitos lagos menores',
  partOfLake: 'parte de um lago',
  rivers: ['um rio muito grande', 'um rio grande'],

  lies: (thing, where) => `${thing} ${where}`,
  // Only the sea fills a share.
  fills: (thing, share, where) => `o ${thing} ocupa ${share}, ${where}`,
  runs: (thing, course, where) =>
    `${thing} ${course ? `vai de ${course.join(' a ')},` : 'serpenteia'} ${where}`,
  isLong: (thing, length, where) => `${thing} com cerca de ${length} de comprimento, ${where}`,
  covers: (thing, share, where) => `${thing} em ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, a cerca de ${height} de altitude`,
  reaches: (thing, height) => `${thing}, com mais de ${height} de altitude`,
  onIsland: (length, course) =>
    `a mira está em uma ilha com cerca de ${length} de comprimento${course ? `, de ${course.join(' a ')}` : ''}`,
};
