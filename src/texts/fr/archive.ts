import type { Texts } from '../texts';
import { monthAndYear, plural, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Archives de Zoomle',
  subtitle:
    'Toutes les cartes passées, à jouer quand vous voulez. Elles ne comptent pas dans vos statistiques.',
  description: (first) =>
    `Toutes les cartes de Zoomle depuis le ${writtenOut(first)}, à jouer quand vous voulez.`,
  years: 'Années',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) =>
    plural(played, { one: `# jouée sur ${days}`, other: `# jouées sur ${days}` }),
  random: 'Surprenez-moi',
  allPlayed: 'Vous avez joué tous les jours.',
  closed: (date) => `fermée, à nouveau ouverte le ${writtenOut(date)}`,
  closedTitle: 'Cette carte est fermée pour l’instant',
  closedNote: (date) => `Elle rouvre le ${writtenOut(date)}.`,
  noPuzzle: 'Pas de carte ce jour-là',
  noPuzzleNote: (first) =>
    `Les archives contiennent tous les jours du ${writtenOut(first)} jusqu’à hier (UTC).`,
  open: 'Ouvrir les archives',
};
