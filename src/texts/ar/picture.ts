import { formatsIn } from '../languages';
import type { PictureTexts } from '../texts';

const { plural } = formatsIn('ar');

export const picture: PictureTexts = {
  sentence: (text) => `${text}.`,
  gap: ' ',
  across: (width) => `يبلغ عرض الصورة نحو ${width}.`,
  news: (sentences) => `الجديد: ${sentences}`,
  still: (things) => `وما زال يظهر: ${things}.`,
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
  middle: 'في الوسط',
  around: 'في كل الأنحاء',
  side: (name) => name,
  and: (parts) => parts.join(' و'),
  near: (sides) => `في ${sides}`,
  far: (sides) => `في أقصى ${sides}`,
  course: (from, to) => `من ${from} إلى ${to}`,
  shares: [
    'جزءًا صغيرًا من الصورة',
    'عُشر الصورة',
    'خُمس الصورة',
    'ربع الصورة',
    'ثلث الصورة',
    'قرابة نصف الصورة',
    'نصف الصورة',
    'أكثر من نصف الصورة',
    'ثلثي الصورة',
    'ثلاثة أرباع الصورة',
    'معظم الصورة',
    'الصورة كلها تقريبًا',
    'الصورة كلها',
  ],

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
  islands: (count) => plural(count, { one: 'جزيرة', two: 'جزيرتان', other: '# جزر' }),
  lakes: (count) =>
    plural(count, { one: 'بحيرة أصغر', two: 'بحيرتان أصغر', other: '# بحيرات أصغر' }),
  many: { islands: 'جزر كثيرة', lakes: 'بحيرات كثيرة أصغر' },
  partOfLake: 'جزء من بحيرة',
  rivers: ['نهر عظيم', 'نهر كبير'],

  lies: (thing, where) => `${thing} ${where}`,
  fills: (thing, share, where) => `${thing} يغطي ${share}، ${where}`,
  runs: (thing, course, where) =>
    course ? `${thing} يمتد ${course}، ${where}` : `${thing} متعرج ${where}`,
  isLong: (thing, length, where) => `${thing} طولها نحو ${length}، ${where}`,
  covers: (thing, share, where) => `${thing} تغطي ${share}${where ? `، ${where}` : ''}`,
  isHigh: (thing, height) => `${thing}، ارتفاعها نحو ${height}`,
  reaches: (thing, height) => `${thing}، يتجاوز ارتفاعها ${height}`,
  onIsland: (length, course) =>
    `العلامة على جزيرة طولها نحو ${length}${course ? `، تمتد ${course}` : ''}`,
};
