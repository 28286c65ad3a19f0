import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const archiveTexts: Texts['archive'] = {
  title: 'Архів Zoomle',
  subtitle: 'Усі минулі мапи: грайте, коли схочете. На статистику вони не впливають.',
  description: (first) =>
    `Усі минулі мапи Zoomle, починаючи з ${writtenOut(first)}, — грайте, коли схочете.`,
  years: 'Роки',
  month: (month) => capitalized(monthAndYear(month)),
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `Зіграно ${played} з ${days}`,
  random: 'Здивуйте мене',
  allPlayed: 'Усі дні зіграно.',
  closed: (date) => `закрито, знову відкриється ${writtenOut(date)}`,
  closedTitle: 'Ця мапа поки що закрита',
  closedNote: (date) => `Вона знову відкриється ${writtenOut(date)}.`,
  noPuzzle: 'На цей день мапи немає',
  noPuzzleNote: (first) => `В архіві є всі дні від ${writtenOut(first)} до вчора (UTC).`,
  open: 'Відкрити архів',
};
