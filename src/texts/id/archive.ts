import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Arsip Zoomle',
  subtitle: 'Semua peta lama, mainkan kapan saja. Peta lama tidak memengaruhi statistikmu.',
  description: (first) => `Semua peta Zoomle sejak ${writtenOut(first)}, mainkan kapan saja.`,
  years: 'Tahun',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `${played} dari ${days} sudah dimainkan`,
  random: 'Beri aku kejutan',
  allPlayed: 'Semua hari sudah kamu mainkan.',
  closed: (date) => `ditutup, dibuka lagi pada ${writtenOut(date)}`,
  closedTitle: 'Peta ini ditutup untuk sementara',
  closedNote: (date) => `Peta ini dibuka lagi pada ${writtenOut(date)}.`,
  noPuzzle: 'Tidak ada peta untuk tanggal ini',
  noPuzzleNote: (first) =>
    `Arsip memuat peta setiap hari dari ${writtenOut(first)} sampai kemarin (UTC).`,
  open: 'Buka arsip',
};
