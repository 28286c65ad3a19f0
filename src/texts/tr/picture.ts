import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { capitalized, plural } = formatsIn('tr');

/** A direction's name with the ending that goes with its vowels: güneyde, but batıda. */
const withEnding = (name: string, front: string, back: string) =>
  `${name}${name.endsWith('ey') ? front : back}`;

export const picture: PictureTexts = {
  sentence: (text) => `${capitalized(text)}.`,
  gap: ' ',
  across: (width) => `Yaklaşık ${width} genişliğinde.`,
  news: (sentences) => `Yeni: ${sentences}`,
  still: (things) => `Hâlâ görünenler: ${things}.`,
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
  middle: 'ortada',
  around: 'her yanda',
  side: (name) => withEnding(name, 'de', 'da'),
  and: (parts) => parts.join(' ve '),
  near: (sides) => sides,
  far: (sides) => `uzakta ${sides}`,
  course: (from, to) => `${withEnding(from, 'den', 'dan')} ${withEnding(to, 'e', 'ya')} uzanan`,
  shares: [
    'görüntünün küçük bir kısmını',
    'görüntünün onda birini',
    'görüntünün beşte birini',
    'görüntünün dörtte birini',
    'görüntünün üçte birini',
    'görüntünün neredeyse yarısını',
    'görüntünün yarısını',
    'görüntünün yarısından fazlasını',
    'görüntünün üçte ikisini',
    'görüntünün dörtte üçünü',
    'görüntünün çoğunu',
    'görüntünün neredeyse tamamını',
    'görüntünün tamamını',
  ],

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
  islands: (count) => plural(count, { one: 'bir ada', other: '# ada' }),
  lakes: (count) => plural(count, { one: 'daha küçük bir göl', other: 'daha küçük # göl' }),
  many: { islands: 'çok sayıda ada', lakes: 'çok sayıda küçük göl' },
  partOfLake: 'bir gölün bir bölümü',
  rivers: ['çok büyük bir nehir', 'büyük bir nehir'],

  lies: (thing, where) => `${where} ${thing}`,
  fills: (thing, share, where) => `${where}, ${share} ${thing} kaplıyor`,
  runs: (thing, course, where) => `${where}${course ? `, ${course}` : ' kıvrılan'} ${thing}`,
  isLong: (thing, length, where) => `${where} yaklaşık ${length} uzunluğunda ${thing}`,
  covers: (thing, share, where) => `${where ? `${where}, ` : ''}${share} ${thing} kaplıyor`,
  isHigh: (thing, height) => `${thing}, yaklaşık ${height} yükseklikte`,
  reaches: (thing, height) => `${thing}, en yüksek yeri ${height} üzerinde`,
  onIsland: (length, course) =>
    `nişangâh, yaklaşık ${length} uzunluğunda${course ? `, ${course}` : ''} bir adanın üzerinde`,
};
