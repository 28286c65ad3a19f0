import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName, fromThe, toThe } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent. */
const SHARES = [
  [5, 'une toute petite partie de l’image'],
  [10, 'un dixième de l’image'],
  [20, 'un cinquième de l’image'],
  [25, 'un quart de l’image'],
  [35, 'un tiers de l’image'],
  [45, 'presque la moitié de l’image'],
  [55, 'la moitié de l’image'],
  [60, 'plus de la moitié de l’image'],
  [70, 'les deux tiers de l’image'],
  [80, 'les trois quarts de l’image'],
  [90, 'la plus grande partie de l’image'],
  [95, 'presque toute l’image'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const sides = (points: readonly Where[]) =>
  points.map((point) => toThe(directionName(point.toUpperCase()))).join(' et ');

const course = (from: string, to: string) => `${fromThe(from)} ${toThe(to)}`;

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Environ ${width} de large.`,
  news: (sentences) => `Nouveau\u00A0: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`,
  still: (parts) => `Toujours là\u00A0: ${parts.join(', ')}.`,
  ofAtlas: (description) => `D’après l’atlas intégré\u00A0: ${description}`,
  none: {
    sea: 'Pas de mer.',
    lake: 'Pas de lac.',
    river: 'Pas de grand cours d’eau.',
    'sea lake': 'Ni mer ni lac.',
    'sea river': 'Ni mer ni grand cours d’eau.',
    'lake river': 'Ni lac ni grand cours d’eau.',
    'sea lake river': 'Ni mer, ni lac, ni grand cours d’eau.',
  },

  height: (height, unit) => `${number(height)}\u00A0${unit === 'm' ? 'm' : 'pieds'}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'au centre';
    if (places.includes('*')) return 'tout autour';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const farSides = far.length > 0 && `loin ${sides(far)}`;
    return [sides(near), farSides].filter(Boolean).join(' et ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'toute l’image',

  things: {
    sea: 'la mer',
    coast: 'une côte',
    island: 'l’île',
    lake: 'un lac',
    plain: 'de la plaine',
    hills: 'des collines',
    plateau: 'un plateau',
    mountains: 'des montagnes',
    snow: 'de la neige',
    forest: 'de la forêt',
    green: 'des prairies ou des champs',
    dry: 'des terres brunes et sèches',
    desert: 'du désert',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'une île', other: '# îles' }) : 'de nombreuses îles',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'un lac plus petit', other: '# lacs plus petits' })
      : 'de nombreux lacs plus petits',
  partOfLake: 'une partie d’un lac',
  rivers: ['un grand fleuve', 'une grande rivière'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} occupe ${share}, ${where}`,
  runs: (thing, run, where) => `${where}, ${thing} ${run ? `va ${course(...run)}` : 'serpente'}`,
  isLong: (thing, length, where) => `${thing} d’environ ${length} de long, ${where}`,
  covers: (thing, share, where) => `${thing} sur ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, à environ ${height} d’altitude`,
  reaches: (thing, height) => `${thing}, culminant à plus de ${height}`,
  onIsland: (length, run) =>
    `le viseur est sur une île d’environ ${length} de long${run ? `, ${course(...run)}` : ''}`,
};
