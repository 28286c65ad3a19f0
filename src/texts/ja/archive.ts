import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Zoomle アーカイブ',
  subtitle: 'これまでの問題を好きなときに遊べます。成績には影響しません。',
  description: (first) =>
    `${writtenOut(first)}から昨日までのZoomleの全問題を、好きなときに遊べます。`,
  years: '年',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `${days}問中${played}問プレイ済み`,
  random: 'おまかせで1問',
  allPlayed: 'すべての日をプレイ済みです。',
  closed: (date) => `公開停止中（${writtenOut(date)}に再公開）`,
  closedTitle: 'この問題は現在お休み中です',
  closedNote: (date) => `${writtenOut(date)}にまた遊べるようになります。`,
  noPuzzle: 'この日の問題はありません',
  noPuzzleNote: (first) =>
    `アーカイブにあるのは、${writtenOut(first)}から昨日（UTC）までの問題です。`,
  open: 'アーカイブを開く',
};
