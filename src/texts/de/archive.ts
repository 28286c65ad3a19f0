import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Zoomle-Archiv',
  subtitle:
    'Alle bisherigen Karten, wann immer du Lust hast. Sie zählen nicht für deine Statistik.',
  description: (first) =>
    `Alle Zoomle-Karten seit dem ${writtenOut(first)}, wann immer du Lust hast.`,
  years: 'Jahre',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `${played} von ${days} gespielt`,
  random: 'Überrasch mich',
  allPlayed: 'Du hast alle Tage gespielt.',
  closed: (date) => `geschlossen, wieder offen ab ${writtenOut(date)}`,
  closedTitle: 'Diese Karte ist gerade geschlossen',
  closedNote: (date) => `Ab ${writtenOut(date)} kannst du sie wieder spielen.`,
  noPuzzle: 'Keine Karte für diesen Tag',
  noPuzzleNote: (first) =>
    `Im Archiv findest du jeden Tag vom ${writtenOut(first)} bis gestern (UTC).`,
  open: 'Zum Archiv',
};
