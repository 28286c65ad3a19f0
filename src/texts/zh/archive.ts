import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Zoomle 往期题目',
  subtitle: '往期题目想玩就玩，不影响你的统计。',
  description: (first) => `${writtenOut(first)}以来的全部 Zoomle 往期题目，想玩就玩。`,
  years: '年份',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `已玩 ${played}/${days}`,
  random: '随便来一题',
  allPlayed: '每一天你都玩过了。',
  closed: (date) => `暂时关闭，${writtenOut(date)}重新开放`,
  closedTitle: '这道题暂时关闭',
  closedNote: (date) => `${writtenOut(date)}重新开放。`,
  noPuzzle: '这一天没有题目',
  noPuzzleNote: (first) => `往期题目从${writtenOut(first)}到昨天（UTC），每天一题。`,
  open: '打开往期题目',
};
