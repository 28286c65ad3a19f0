import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const archiveTexts: Texts['archive'] = {
  title: 'Archivo de Zoomle',
  subtitle: 'Todos los mapas anteriores, para jugar cuando quieras. No afectan a tus estadísticas.',
  description: (first) =>
    `Todos los mapas de Zoomle desde el ${writtenOut(first)}, para jugar cuando quieras.`,
  years: 'Años',
  month: (month) => capitalized(monthAndYear(month)),
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `Jugados: ${played} de ${days}`,
  random: 'Sorpréndeme',
  allPlayed: 'Ya jugaste todos los días.',
  closed: (date) => `cerrado, se vuelve a abrir el ${writtenOut(date)}`,
  closedTitle: 'Este mapa está cerrado por ahora',
  closedNote: (date) => `Se vuelve a abrir el ${writtenOut(date)}.`,
  noPuzzle: 'No hay mapa para este día',
  noPuzzleNote: (first) =>
    `El archivo tiene todos los días desde el ${writtenOut(first)} hasta ayer (UTC).`,
  open: 'Abrir el archivo',
};
