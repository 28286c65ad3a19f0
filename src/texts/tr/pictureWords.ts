import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName, fromDirection, inDirection, toDirection } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent, as the object of “kaplıyor”. */
const SHARES = [
  [5, 'küçük bir kısmını'],
  [10, 'onda birini'],
  [20, 'beşte birini'],
  [25, 'dörtte birini'],
  [35, 'üçte birini'],
  [45, 'neredeyse yarısını'],
  [55, 'yarısını'],
  [60, 'yarısından fazlasını'],
  [70, 'üçte ikisini'],
  [80, 'dörtte üçünü'],
  [90, 'çoğunu'],
  [95, 'neredeyse tamamını'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const sides = (points: readonly Where[]) =>
  points.map((point) => inDirection(directionName(point.toUpperCase()))).join(' ve ');

const stretching = ([from, to]: readonly [string, string]) =>
  `${fromDirection(from)} ${toDirection(to)} uzanan`;

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text.charAt(0).toLocaleUpperCase('tr')}${text.slice(1)}.`,
  gap: ' ',
  across: (width) => `Yaklaşık ${width} genişliğinde.`,
  news: (sentences) => `Yeni: ${sentences}`,
  still: (parts) => `Hâlâ görünenler: ${parts.join(', ')}.`,
  ofAtlas: (description) => `Çevrimdışı atlasa göre: ${description}`,
  none: {
    sea: 'Deniz yok.',
    lake: 'Göl yok.',
    river: 'Büyük nehir yok.',
    'sea lake': 'Deniz ya da göl yok.',
    'sea river': 'Deniz ya da büyük nehir yok.',
    'lake river': 'Göl ya da büyük nehir yok.',
    'sea lake river': 'Deniz, göl ya da büyük nehir yok.',
  },

  height: (height, unit) => `${number(height)}\u00A0${unit}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'ortada';
    if (places.includes('*')) return 'her yanda';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const farSides = far.length > 0 && `uzakta ${sides(far)}`;
    return [sides(near), farSides].filter(Boolean).join(' ve ');
  },
  share: (percent) => `görüntünün ${SHARES.find(([most]) => percent <= most)?.[1] ?? 'tamamını'}`,

  things: {
    sea: 'deniz',
    coast: 'bir kıyı',
    island: 'aynı ada',
    lake: 'bir göl',
    plain: 'düz arazi',
    hills: 'tepelik arazi',
    plateau: 'plato',
    mountains: 'dağlık arazi',
    snow: 'kar',
    forest: 'orman',
    green: 'otlak ya da tarla',
    dry: 'kuru kahverengi arazi',
    desert: 'çöl',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'bir ada', other: '# ada' }) : 'çok sayıda ada',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'daha küçük bir göl', other: 'daha küçük # göl' })
      : 'çok sayıda küçük göl',
  partOfLake: 'bir gölün bir bölümü',
  rivers: ['çok büyük bir nehir', 'büyük bir nehir'],

  lies: (thing, where) => `${where} ${thing}`,
  fills: (thing, share, where) => `${where}, ${share} ${thing} kaplıyor`,
  runs: (thing, course, where) =>
    `${where}${course ? `, ${stretching(course)}` : ' kıvrılan'} ${thing}`,
  isLong: (thing, length, where) => `${where} yaklaşık ${length} uzunluğunda ${thing}`,
  covers: (thing, share, where) => `${where ? `${where}, ` : ''}${share} ${thing} kaplıyor`,
  isHigh: (thing, height) => `${thing}, yaklaşık ${height} yükseklikte`,
  reaches: (thing, height) => `${thing}, en yüksek yeri ${height} üzerinde`,
  onIsland: (length, course) =>
    `nişangâh, yaklaşık ${length} uzunluğunda${course ? `, ${stretching(course)}` : ''} bir adanın üzerinde`,
};
