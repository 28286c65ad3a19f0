import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Zoomle-archief',
  subtitle: 'Alle eerdere kaarten, wanneer je maar wilt. Ze tellen niet mee voor je statistieken.',
  description: (first) =>
    `Alle kaarten van Zoomle sinds ${writtenOut(first)}, wanneer je maar wilt.`,
  years: 'Jaren',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `${played}/${days} gespeeld`,
  random: 'Verras me',
  allPlayed: 'Je hebt alle dagen gespeeld.',
  closed: (date) => `gesloten, weer open op ${writtenOut(date)}`,
  closedTitle: 'Deze kaart is nu even gesloten',
  closedNote: (date) => `Hij gaat weer open op ${writtenOut(date)}.`,
  noPuzzle: 'Geen kaart voor deze dag',
  noPuzzleNote: (first) =>
    `In het archief vind je elke dag van ${writtenOut(first)} tot en met gisteren (UTC).`,
  open: 'Naar het archief',
};
