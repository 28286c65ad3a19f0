import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Zoomle arşivi',
  subtitle: 'Geçmiş haritaların hepsi burada, dilediğin zaman oyna. İstatistiklerini etkilemezler.',
  description: (first) =>
    `Zoomle’ın ${writtenOut(first)} tarihinden beri çıkan bütün haritaları: dilediğin zaman oyna.`,
  years: 'Yıllar',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `Oynanan gün: ${played}/${days}`,
  random: 'Şaşırt beni',
  allPlayed: 'Bütün günleri oynadın.',
  closed: (date) => `kapalı, yeniden açılacağı gün: ${writtenOut(date)}`,
  closedTitle: 'Bu harita şimdilik kapalı',
  closedNote: (date) => `Yeniden açılacağı gün: ${writtenOut(date)}.`,
  noPuzzle: 'Bu güne ait harita yok',
  noPuzzleNote: (first) => `Arşivde ${writtenOut(first)} tarihinden düne kadar her gün var (UTC).`,
  open: 'Arşivi aç',
};
