import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const archiveTexts: Texts['archive'] = {
  title: 'Arquivo do Zoomle',
  subtitle:
    'Todos os mapas anteriores, para jogar quando quiser. Eles não afetam suas estatísticas.',
  description: (first) =>
    `Todos os mapas do Zoomle desde ${writtenOut(first)}, para jogar quando quiser.`,
  years: 'Anos',
  month: (month) => capitalized(monthAndYear(month)),
  weekday: (date) => weekday(date, 'short').replace('.', ''),
  played: (played, days) => `Jogados: ${played}/${days}`,
  random: 'Quero uma surpresa',
  allPlayed: 'Você já jogou todos os dias.',
  closed: (date) => `fechado, abre de novo em ${writtenOut(date)}`,
  closedTitle: 'Este mapa está fechado por enquanto',
  closedNote: (date) => `Ele abre de novo em ${writtenOut(date)}.`,
  noPuzzle: 'Não há mapa para este dia',
  noPuzzleNote: (first) => `O arquivo tem todos os dias, de ${writtenOut(first)} até ontem (UTC).`,
  open: 'Abrir o arquivo',
};
