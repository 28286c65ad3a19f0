import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent, as what something covers. */
const SHARES = [
  [5, 'جزءًا صغيرًا من الصورة'],
  [10, 'عُشر الصورة'],
  [20, 'خُمس الصورة'],
  [25, 'ربع الصورة'],
  [35, 'ثلث الصورة'],
  [45, 'قرابة نصف الصورة'],
  [55, 'نصف الصورة'],
  [60, 'أكثر من نصف الصورة'],
  [70, 'ثلثي الصورة'],
  [80, 'ثلاثة أرباع الصورة'],
  [90, 'معظم الصورة'],
  [95, 'الصورة كلها تقريبًا'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const UNITS = { m: 'م', ft: 'قدم' };

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join(' و');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text}.`,
  gap: ' ',
  across: (width) => `عرض الصورة نحو ${width}.`,
  news: (sentences) => `الجديد: ${sentences}`,
  still: (parts) => `وما زال يظهر: ${parts.join('، ')}.`,
  ofAtlas: (description) => `كما في الأطلس المدمج: ${description}`,
  none: {
    sea: 'لا يظهر بحر.',
    lake: 'لا تظهر بحيرات.',
    river: 'لا يظهر نهر كبير.',
    'sea lake': 'لا يظهر بحر ولا بحيرات.',
    'sea river': 'لا يظهر بحر ولا نهر كبير.',
    'lake river': 'لا تظهر بحيرات ولا نهر كبير.',
    'sea lake river': 'لا يظهر بحر ولا بحيرات ولا نهر كبير.',
  },

  height: (height, unit) => `${number(height)} ${UNITS[unit]}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'في الوسط';
    if (places.includes('*')) return 'في كل الأنحاء';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `في ${names(near)}`;
    const farSides = far.length > 0 && `في أقصى ${names(far)}`;
    return [nearSides, farSides].filter(Boolean).join(' و');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'الصورة كلها',

  // All but the sea, the coast and the rivers are feminine: verbs and pronouns below agree.
  things: {
    sea: 'البحر',
    coast: 'ساحل',
    island: 'الجزيرة',
    lake: 'بحيرة',
    plain: 'أرض منبسطة',
    hills: 'تلال',
    plateau: 'هضبة',
    mountains: 'جبال',
    snow: 'ثلوج',
    forest: 'غابات',
    green: 'مراعٍ أو حقول',
    dry: 'أراضٍ بنية جافة',
    desert: 'صحراء',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'جزيرة', two: 'جزيرتان', other: '# جزر' }) : 'جزر كثيرة',
  lakes: (count) =>
    count < MANY
      ? plural(count, { one: 'بحيرة أصغر', two: 'بحيرتان أصغر', other: '# بحيرات أصغر' })
      : 'بحيرات كثيرة أصغر',
  partOfLake: 'جزء من بحيرة',
  rivers: ['نهر عظيم', 'نهر كبير'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} يغطي ${share}، ${where}`,
  runs: (thing, course, where) =>
    course ? `${thing} يمتد من ${course.join(' إلى ')}، ${where}` : `${thing} متعرج ${where}`,
  isLong: (thing, length, where) => `${thing} طولها نحو ${length}، ${where}`,
  covers: (thing, share, where) => `${thing} تغطي ${share}${where ? `، ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}، ارتفاعها نحو ${height}`,
  reaches: (thing, height) => `${thing}، يتجاوز ارتفاعها ${height}`,
  onIsland: (length, course) =>
    `العلامة على جزيرة طولها نحو ${length}${course ? `، تمتد من ${course.join(' إلى ')}` : ''}`,
};
