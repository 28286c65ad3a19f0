import type { Texts } from '../texts';
import { monthAndYear, plural, weekday, withWeekday } from './formats';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const archiveTexts: Texts['archive'] = {
  title: 'Archivio di Zoomle',
  subtitle: 'Tutte le mappe passate, da giocare quando vuoi. Non contano per le tue statistiche.',
  // With its weekday a date needs no article, which would depend on the number: dal 7, dall’8.
  description: (first) =>
    `Tutte le mappe di Zoomle da ${withWeekday(first)}, da giocare quando vuoi.`,
  years: 'Anni',
  month: (month) => capitalized(monthAndYear(month)),
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) =>
    plural(played, { one: `# giocata su ${days}`, other: `# giocate su ${days}` }),
  random: 'Sorprendimi',
  allPlayed: 'Hai già giocato tutti i giorni.',
  closed: (date) => `chiusa, riapre ${withWeekday(date)}`,
  closedTitle: 'Questa mappa per ora è chiusa',
  closedNote: (date) => `Riapre ${withWeekday(date)}.`,
  noPuzzle: 'Nessuna mappa per questo giorno',
  noPuzzleNote: (first) => `L’archivio contiene ogni giorno da ${withWeekday(first)} a ieri (UTC).`,
  open: 'Apri l’archivio',
};
