import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Archiwum Zoomle',
  subtitle: 'Wszystkie poprzednie mapy: graj, kiedy chcesz. Nie wpływają na statystyki.',
  description: (first) => `Wszystkie mapy Zoomle od ${writtenOut(first)}. Graj, kiedy chcesz.`,
  years: 'Lata',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `Rozegrane: ${played} z ${days}`,
  random: 'Zaskocz mnie',
  allPlayed: 'Wszystkie dni rozegrane.',
  closed: (date) => `zamknięta, ponownie dostępna ${writtenOut(date)}`,
  closedTitle: 'Ta mapa jest na razie zamknięta',
  closedNote: (date) => `Będzie znów dostępna ${writtenOut(date)}.`,
  noPuzzle: 'Na ten dzień nie ma mapy',
  noPuzzleNote: (first) => `W archiwum są wszystkie dni od ${writtenOut(first)} do wczoraj (UTC).`,
  open: 'Otwórz archiwum',
};
