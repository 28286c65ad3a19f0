import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'أرشيف Zoomle',
  subtitle: 'كل الخرائط الماضية، للعب في أي وقت. وهي لا تؤثر في إحصائياتك.',
  description: (first) => `كل خرائط Zoomle الماضية منذ ${writtenOut(first)}، للعب في أي وقت.`,
  years: 'السنوات',
  month: monthAndYear,
  // The short names of weekdays are the whole ones: too wide for a column.
  weekday: (date) => weekday(date, 'narrow'),
  played: (played, days) => `لُعبت ${played} من ${days}`,
  random: 'مفاجأة!',
  allPlayed: 'أحسنت! لُعبت كل الأيام.',
  closed: (date) => `مغلقة، تُفتح من جديد في ${writtenOut(date)}`,
  closedTitle: 'هذه الخريطة مغلقة حاليًا',
  closedNote: (date) => `تُفتح من جديد في ${writtenOut(date)}.`,
  noPuzzle: 'لا خريطة لهذا اليوم',
  noPuzzleNote: (first) => `في الأرشيف كل الأيام من ${writtenOut(first)} حتى أمس (UTC).`,
  open: 'فتح الأرشيف',
};
