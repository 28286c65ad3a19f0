import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('pt');

/** Where something lies: ao norte, a leste. */
const towards = (name: string) => `${/^(norte|sul)$/.test(name) ? 'ao' : 'a'} ${name}`;

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Cerca de ${width} de largura.`,
  news: (sentences) => `Novo: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`,
  still: (things) => `Ainda se vê: ${things}.`,
  ofAtlas: (description) => `Segundo o atlas offline: ${description}`,
  none: {
    sea: 'Sem mar.',
    lake: 'Sem lagos.',
    river: 'Sem rios grandes.',
    'sea lake': 'Sem mar nem lagos.',
    'sea river': 'Sem mar nem rios grandes.',
    'lake river': 'Sem lagos nem rios grandes.',
    'sea lake river': 'Sem mar, lagos nem rios grandes.',
  },
  middle: 'no centro',
  around: 'por todos os lados',
  side: (name) => towards(name),
  and: (parts) => parts.join(' e '),
  near: (sides) => sides,
  far: (sides) => `bem ${sides.replaceAll(' e ', ' e bem ')}`,
  course: (from, to) => `de ${from} a ${to}`,
  shares: [
    'uma pequena parte da imagem',
    'um décimo da imagem',
    'um quinto da imagem',
    'um quarto da imagem',
    'um terço da imagem',
    'quase metade da imagem',
    'metade da imagem',
    'mais da metade da imagem',
    'dois terços da imagem',
    'três quartos da imagem',
    'a maior parte da imagem',
    'quase toda a imagem',
    'toda a imagem',
  ],

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
  islands: (count) => plural(count, { one: 'uma ilha', other: '# ilhas' }),
  lakes: (count) => plural(count, { one: 'um lago menor', other: '# lagos menores' }),
  many: { islands: 'muitas ilhas', lakes: 'muitos lagos menores' },
  partOfLake: 'parte de um lago',
  rivers: ['um rio muito grande', 'um rio grande'],

  lies: (thing, where) => `${thing} ${where}`,
  // Only the sea fills a share.
  fills: (thing, share, where) => `o ${thing} ocupa ${share}, ${where}`,
  runs: (thing, course, where) => `${thing} ${course ? `vai ${course},` : 'serpenteia'} ${where}`,
  isLong: (thing, length, where) => `${thing} com cerca de ${length} de comprimento, ${where}`,
  covers: (thing, share, where) => `${thing} em ${share}${where ? `, ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}, a cerca de ${height} de altitude`,
  reaches: (thing, height) => `${thing}, com mais de ${height} de altitude`,
  onIsland: (length, course) =>
    `a mira está em uma ilha com cerca de ${length} de comprimento${course ? `, ${course}` : ''}`,
};
